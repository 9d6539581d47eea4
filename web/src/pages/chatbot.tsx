import { Container, VisuallyHidden } from '@mantine/core'
import { m } from '#texts/messages.js'
import { conversationQuery } from '../features/chat/api.ts'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { Head } from '../layout/head.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { urls } from 'contract/urls'
import type { Route } from './+types/chatbot.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, [conversationQuery])
export const clientLoader = loadInBrowser

export default function ChatbotPage() {
  return (
    <Container size="md" py="sm">
      <Head title={m.chat_title()} description={m.chat_description()} canonical={urls.chat} />
      <VisuallyHidden component="h1">{m.chat_title()}</VisuallyHidden>
      <ChatPanel />
    </Container>
  )
}
