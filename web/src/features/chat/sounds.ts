import { readText, writeText } from '../../lib/storage.ts'

/** Two short tones, made on the spot: nothing is downloaded for them. */
const tones = {
  sent: [660, 880],
  received: [880, 587],
} as const

const toneSeconds = 0.09
const volume = 0.06

let audio: AudioContext | undefined

/** Visitors hear their chat unless they switch it off; who attends all day chooses to hear it. */
export type SoundKey = 'chatSound' | 'deskSound'

export const soundIsOn = (key: SoundKey): boolean =>
  key === 'chatSound' ? readText(key) !== 'off' : readText(key) === 'on'

export function keepSound(key: SoundKey, on: boolean): void {
  writeText(key, on ? 'on' : 'off')
}

export function playSound(which: keyof typeof tones, key: SoundKey): void {
  if (!soundIsOn(key) || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // Before the first click or key a browser allows no sound: then it stays silent.
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  const context = audio
  for (const [index, frequency] of tones[which].entries()) {
    const start = context.currentTime + index * toneSeconds
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.01)
    gain.gain.linearRampToValueAtTime(0, start + toneSeconds)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + toneSeconds)
  }
}
