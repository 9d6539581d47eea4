import { Container, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DocumentList } from '../features/signup/document-list.tsx'
import { NextSteps } from '../features/signup/next-steps.tsx'
import { Head } from '../layout/head.tsx'
import { useSession } from '../lib/session.ts'

export default function PanelPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <Container component="main" id="conteudo" py="xl" tabIndex={-1}>
      <Head title={t('panel.title')} />
      <Title order={1} mb="xl">
        {t('panel.hello', { name: user?.nome.split(' ')[0] ?? '' })}
      </Title>
      <Stack gap="2xl">
        <NextSteps />
        <DocumentList />
      </Stack>
    </Container>
  )
}
