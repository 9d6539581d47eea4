import { readText, writeText } from '../../lib/storage.ts'

/** Two short tones, made on the spot: nothing is downloaded for them. */
const tones = {
  sent: [660, 880],
  received: [880, 587],
} as const

const toneSeconds = 0.09
const volume = 0.06

let audio: AudioContext | undefined

export const soundIsOn = (): boolean => readText('chatSound') !== 'off'

export function keepSound(on: boolean): void {
  writeText('chatSound', on ? 'on' : 'off')
}

export function playSound(which: keyof typeof tones): void {
  if (!soundIsOn() || typeof AudioContext === 'undefined') return
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
