import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { keepSound, type SoundKey, soundIsOn } from './sounds.ts'

export function SoundSwitch({ of, label }: { of: SoundKey; label: string }) {
  const [on, setOn] = useState(of === 'chatSound')
  useEffect(() => setOn(soundIsOn(of)), [of])
  return (
    <ActionIcon
      size={44}
      role="switch"
      aria-checked={on}
      aria-label={label}
      title={label}
      onClick={() => {
        keepSound(of, !on)
        setOn(!on)
      }}
    >
      {on ? <IconVolume /> : <IconVolumeOff />}
    </ActionIcon>
  )
}
