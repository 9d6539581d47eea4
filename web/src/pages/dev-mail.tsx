import { Container } from '@mantine/core'
import { data } from 'react-router'
import { m } from '#texts/messages.js'
import { MailInbox } from '../features/dev-mail/mail-inbox.tsx'
import { Head } from '../layout/head.tsx'
import { pageRequestOf } from '../lib/ssr.ts'
import type { Route } from './+types/dev-mail.ts'

/** Exists outside production only. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageRequestOf(context)
  if (!page.demo) throw data(null, { status: 404 })
  const { body } = await page.call({ method: 'GET', url: '/api/dev/mail' })
  return body as { to: string; subject: string; text: string; createdAt: string }[]
}

export default function DevMailPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container component="main" id="conteudo" py="xl" size="md">
      <Head title={m.devMail_title()} />
      <MailInbox mails={loaderData} />
    </Container>
  )
}
