import { urls } from 'contract/urls'
import { type ComponentProps, useState } from 'react'
import { m } from '#texts/messages.js'
import { Action } from '../../ui/action.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const ReferralDialog = lazyDialog(async () => ({
  default: (await import('./referral-dialog.tsx')).ReferralDialog,
}))

/** 'Indique': a dialog over the page, or a page of its own until the scripts are there. */
export function RecommendButton({ look }: Pick<ComponentProps<typeof Action>, 'look'>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <form
        action={urls.recommend}
        onSubmit={(event) => {
          event.preventDefault()
          setOpened(true)
        }}
      >
        <Action type="submit" look={look}>
          {m.home_recommend()}
        </Action>
      </form>
      <ReferralDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
