import { Button, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { longestMessage } from 'contract/chat'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { m } from '#texts/messages.js'
import classes from './chat.module.css'

export type MessageDraft = { text: string; keep(text: string): void }

type ComposerProps = {
  onSend(text: string): void
  /** Beside the field, e.g. the ready replies. */
  tools?: (insert: (text: string) => void) => ReactNode
  field?: RefObject<HTMLTextAreaElement | null>
  /** What was typed here before, and where it is kept. */
  draft?: MessageDraft
}

/** Enter sends, Shift+Enter makes a new line; an empty message is not sent. */
export function Composer({ onSend, tools, field, draft }: ComposerProps) {
  const [text, setText] = useState(draft?.text ?? '')
  useEffect(() => {
    draft?.keep(text)
  }, [draft, text])

  function send(): void {
    if (text.trim() === '') return
    onSend(text)
    setText('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {tools?.((insert) => setText((before) => (before ? `${before}\n${insert}` : insert)))}
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={m.chat_message()}
        placeholder={m.chat_placeholder()}
        minRows={1}
        maxRows={5}
        maxLength={longestMessage}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        rightSection={<IconSend size={18} aria-hidden className={classes.sendIcon} />}
        px="md"
        miw="fit-content"
      >
        {m.chat_send()}
      </Button>
    </form>
  )
}
