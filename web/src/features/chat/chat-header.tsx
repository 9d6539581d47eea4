import { ActionIcon, Button, Text, ThemeIcon } from '@mantine/core'
import { IconHeadset, IconMessageChatbot, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { ReadyDialog } from '../../ui/ready-dialog.tsx'
import classes from './chat.module.css'
import { SoundSwitch } from './sound-switch.tsx'

type ChatHeaderProps = {
  /** Who answers, while a person does. */
  attendant: string | null
  /** Left out while it makes no sense: a person is there or awaited, nothing was said. */
  onPerson: (() => void) | undefined
  onErase: (() => void) | undefined
  onClose: (() => void) | undefined
}

export function ChatHeader({ attendant, onPerson, onErase, onClose }: ChatHeaderProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.header}>
      <ThemeIcon size="lg" className={classes.wide}>
        {attendant ? (
          <IconHeadset size={22} aria-hidden />
        ) : (
          <IconMessageChatbot size={22} aria-hidden />
        )}
      </ThemeIcon>
      <div className={classes.title} role="status">
        <Text fw={700} lineClamp={2} lh={1.25}>
          {attendant ? t('chat.attendedBy', { name: attendant }) : t('chat.assistant')}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {t(attendant ? 'chat.team' : 'chat.subtitle')}
        </Text>
      </div>
      {onPerson && (
        <Button
          variant="light"
          className={classes.person}
          aria-label={t('chat.person')}
          title={t('chat.person')}
          onClick={onPerson}
        >
          <IconHeadset size={20} aria-hidden />
          <span className={classes.wide}>{t('chat.person')}</span>
        </Button>
      )}
      {onErase && <EraseButton onErase={onErase} />}
      <SoundSwitch of="chatSound" label={t('chat.sound')} />
      {onClose && (
        <ActionIcon size={44} aria-label={t('chat.closeChat')} onClick={onClose}>
          <IconX />
        </ActionIcon>
      )}
    </div>
  )
}

function EraseButton({ onErase }: { onErase(): void }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <ActionIcon
        size={44}
        aria-label={t('chat.erase')}
        title={t('chat.erase')}
        onClick={() => setAsking(true)}
      >
        <IconTrash />
      </ActionIcon>
      <ReadyDialog
        opened={asking}
        onClose={close}
        title={t('chat.eraseTitle')}
        closeLabel={t('common.close')}
      >
        <Text mb="md">{t('chat.eraseText')}</Text>
        <DialogActions onClose={close} closeLabel={t('common.close')}>
          <Button
            color="red"
            onClick={() => {
              close()
              onErase()
            }}
          >
            {t('chat.erase')}
          </Button>
        </DialogActions>
      </ReadyDialog>
    </>
  )
}
