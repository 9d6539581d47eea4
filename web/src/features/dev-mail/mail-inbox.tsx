import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'

type Mail = { to: string; subject: string; text: string; createdAt: string }

export function MailInbox({ mails }: { mails: Mail[] }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Title order={1}>{t('devMail.title')}</Title>
      <Text c="dimmed">{t('devMail.text')}</Text>
      {mails.length === 0 && <EmptyState title={t('devMail.empty')} />}
      {mails.map((mail) => (
        <Paper key={`${mail.createdAt}${mail.to}`} p="lg">
          <Text fw={600}>{mail.subject}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('devMail.to')} {mail.to} · {new Date(mail.createdAt).toISOString()}
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{mail.text}</Text>
        </Paper>
      ))}
    </Stack>
  )
}
