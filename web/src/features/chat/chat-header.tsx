import { ActionIcon, Button, Text, ThemeIcon } from '@mantine/core'
import { IconHeadset, IconMessageChatbot, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
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
          {attendant ? m.chat_attendedBy({ name: attendant }) : m.chat_assistant()}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2} lh={1.25} className={classes.wide}>
          {attendant ? m.chat_team() : m.chat_subtitle()}
        </Text>
      </div>
      {onPerson && (
        <Button
          variant="light"
          className={classes.person}
          aria-label={m.chat_person()}
          title={m.chat_person()}
          onClick={onPerson}
        >
          <IconHeadset size={20} aria-hidden />
          <span className={classes.wide}>{m.chat_person()}</span>
        </Button>
      )}
      {onErase && <EraseButton onErase={onErase} />}
      <SoundSwitch of="chatSound" label={m.chat_sound()} />
      {onClose && (
        <ActionIcon size={44} aria-label={m.chat_closeChat()} onClick={onClose}>
          <IconX />
        </ActionIcon>
      )}
    </div>
  )
}

function EraseButton({ onErase }: { onErase(): void }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <ActionIcon
        size={44}
        aria-label={m.chat_erase()}
        title={m.chat_erase()}
        onClick={() => setAsking(true)}
      >
        <IconTrash />
      </ActionIcon>
      <PlainDialog opened={asking} onClose={close} title={m.chat_eraseTitle()}>
        <Text mb="md">{m.chat_eraseText()}</Text>
        <DialogActions onClose={close}>
          <Button
            color="red"
            onClick={() => {
              close()
              onErase()
            }}
          >
            {m.chat_erase()}
          </Button>
        </DialogActions>
      </PlainDialog>
    </>
  )
}
