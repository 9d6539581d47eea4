import { ActionIcon, Button, Menu, Text, ThemeIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconDots,
  IconHeadset,
  IconMessageChatbot,
  IconTrash,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import classes from './chat.module.css'
import { keepSound, soundIsOn } from './sounds.ts'

type ChatHeaderProps = {
  canAskForPerson: boolean
  canErase: boolean
  onPerson(): void
  onErase(): void
  onClose?(): void
}

export function ChatHeader(props: ChatHeaderProps) {
  const { t } = useTranslation()
  const [erasing, eraseDialog] = useDisclosure(false)
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
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size={44} aria-label={t('chat.menu')}>
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconHeadset size={18} />}
            disabled={!props.canAskForPerson}
            onClick={props.onPerson}
          >
            {t('chat.person')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={18} />}
            disabled={!props.canErase}
            onClick={eraseDialog.open}
          >
            {t('chat.erase')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {props.onClose && (
        <ActionIcon size={44} aria-label={t('chat.closeChat')} onClick={props.onClose}>
          <IconX />
        </ActionIcon>
      )}
      <Dialog
        opened={erasing}
        onClose={eraseDialog.close}
        title={t('chat.eraseTitle')}
        closeLabel={t('common.close')}
      >
        <Text mb="md">{t('chat.eraseText')}</Text>
        <DialogActions onClose={eraseDialog.close} closeLabel={t('common.close')}>
          <Button
            color="red"
            onClick={() => {
              eraseDialog.close()
              props.onErase()
            }}
          >
            {t('chat.erase')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
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
