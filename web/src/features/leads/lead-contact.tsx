import { Button, Group } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import type { Lead } from 'contract/leads'
import { mailLink, phoneLink } from 'contract/rules/web-link'
import { m } from '#texts/messages.js'
import { useLeadChange } from './api.ts'

/** Mailbox, phone and chat of who asked. Using one of them takes a new request out of the new ones. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { change } = useLeadChange(lead)
  const used = () => {
    if (lead.status === 'novo') change({ status: 'contato' })
  }
  const phone = phoneLink(lead.telefone)
  const look = { variant: 'light', component: 'a', onClick: used } as const
  return (
    <Group gap="xs">
      <Button {...look} href={letterTo(lead)} leftSection={<IconMail size={18} aria-hidden />}>
        {m.leads_email()}
      </Button>
      {lead.whatsapp && (
        <Button
          {...look}
          href={lead.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          WhatsApp
        </Button>
      )}
      {phone && (
        <Button {...look} href={phone} leftSection={<IconPhone size={18} aria-hidden />}>
          {lead.telefone}
        </Button>
      )}
    </Group>
  )
}

/** A letter that the visitor reads, so it is Portuguese in both languages. */
function letterTo({ nome, email, mensagem }: Lead): string {
  const quoted = mensagem ? `\n\nVocê escreveu:\n${mensagem.replace(/^/gm, '> ')}` : ''
  const body = `Olá, ${nome.split(' ')[0]}!\n\n${quoted}`
  const subject = encodeURIComponent('Seu pedido de contato no Marketplace em Saúde')
  return `${mailLink(email)}?subject=${subject}&body=${encodeURIComponent(body)}`
}
