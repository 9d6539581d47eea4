import { IconPrinter } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { ShareButton } from '../../features/suppliers/share-button.tsx'
import { Action } from '../../ui/action.tsx'

export function PageActions({ name }: { name: string }) {
  return (
    <>
      <ShareButton title={name} />
      <Action
        look="default"
        icon={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {m.pages_print()}
      </Action>
    </>
  )
}
