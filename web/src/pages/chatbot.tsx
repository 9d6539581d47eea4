import { Container, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { conversationQuery } from '../features/chat/api.ts'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { Head } from '../layout/head.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { urls } from '../lib/urls.ts'
import type { Route } from './+types/chatbot.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, [conversationQuery])
export const clientLoader = loadInBrowser

export default function ChatbotPage() {
  const { t } = useTranslation()
  return (
    <Container size="md" py="sm">
      <Head title={t('chat.title')} description={t('chat.description')} canonical={urls.chat} />
      <VisuallyHidden component="h1">{t('chat.title')}</VisuallyHidden>
      <ChatPanel />
    </Container>
  )
}
