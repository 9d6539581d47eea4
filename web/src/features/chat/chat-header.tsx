import { ActionIcon, Text, ThemeIcon } from '@mantine/core'
import { IconDots, IconMessageChatbot, IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './chat.module.css'
import type { ChatMenuProps } from './chat-menu.tsx'
import { keepSound, soundIsOn } from './sounds.ts'

const ChatMenu = lazy(() => import('./chat-menu.tsx'))

type ChatHeaderProps = ChatMenuProps & { onClose?(): void }

export function ChatHeader({ onClose, ...menu }: ChatHeaderProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.header}>
      <ThemeIcon size="lg" visibleFrom="xs">
        <IconMessageChatbot size={22} aria-hidden />
      </ThemeIcon>
      <div className={classes.title}>
        <Text fw={700} truncate>
          {t('chat.assistant')}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {t('chat.subtitle')}
        </Text>
      </div>
      <SoundSwitch />
      <MenuOpener {...menu} />
      {onClose && (
        <ActionIcon size={44} aria-label={t('chat.closeChat')} onClick={onClose}>
          <IconX />
        </ActionIcon>
      )}
    </div>
  )
}

function MenuOpener(menu: ChatMenuProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  const button = (
    <ActionIcon
      size={44}
      aria-label={t('chat.menu')}
      aria-haspopup="menu"
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <IconDots />
    </ActionIcon>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <ChatMenu {...menu} button={button} />
    </Suspense>
  )
}

function SoundSwitch() {
  const { t } = useTranslation()
  const [on, setOn] = useState(true)
  useEffect(() => setOn(soundIsOn()), [])
  return (
    <ActionIcon
      size={44}
      role="switch"
      aria-checked={on}
      aria-label={t('chat.sound')}
      onClick={() => {
        keepSound(!on)
        setOn(!on)
      }}
    >
      {on ? <IconVolume /> : <IconVolumeOff />}
    </ActionIcon>
  )
}
