import { Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { InviteForm } from '../features/invites/invite-form.tsx'
import { Head } from '../layout/head.tsx'
import { LanguageSwitch } from '../layout/language-switch.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { LoginIllustration } from '../ui/illustrations.tsx'
import { SplitPage } from '../ui/split-page.tsx'

export default function InvitePage() {
  return (
    <SplitPage
      aside={
        <>
          <LanguageSwitch />
          <Stack gap="lg" maw={440}>
            <Wordmark size={40} tone="onDark" />
            <Text size="lg">{m.session_welcome()}</Text>
          </Stack>
          <LoginIllustration width={360} />
        </>
      }
    >
      <Head title={m.invites_title()} />
      <Stack gap="lg">
        <Title order={1} size="h2">
          {m.invites_title()}
        </Title>
        <Text>{m.invites_text()}</Text>
        <InviteForm />
      </Stack>
    </SplitPage>
  )
}
