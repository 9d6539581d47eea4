import { Anchor } from '@mantine/core'
import { urls } from 'contract/urls'
import type { ReactNode } from 'react'

const inNewTab = (href: string) =>
  function PolicyLink({ children }: { children?: ReactNode }) {
    return (
      <Anchor href={href} target="_blank">
        {children}
      </Anchor>
    )
  }

/** The marks of a text that asks for consent: what is agreed to can be read without leaving the form. */
export const policyLinks = {
  terms: inNewTab(urls.terms),
  privacy: inNewTab(urls.policy('privacidade')),
}
