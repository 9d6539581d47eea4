import { Box, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { ArrivalNotice } from '../features/session/arrival-notice.tsx'
import { DemoLogins } from '../features/session/demo-logins.tsx'
import { LoginForm } from '../features/session/login-form.tsx'
import { logInByForm } from '../features/session/login-post.ts'
import { Head } from '../layout/head.tsx'
import { LanguageSwitch } from '../layout/language-switch.tsx'
import { useAppData } from '../lib/app-data.ts'
import { errorOf } from '../lib/form-post.ts'
import { Wordmark } from '../ui/brand.tsx'
import { LoginIllustration } from '../ui/illustrations.tsx'
import { SplitPage } from '../ui/split-page.tsx'
import type { Route } from './+types/login.ts'

export const action = ({ request, context }: Route.ActionArgs) => logInByForm(request, context)

export default function LoginPage({ actionData }: Partial<Route.ComponentProps>) {
  return (
    <LoginFrame>
      <LoginForm
        email={actionData?.email}
        failure={errorOf(actionData?.refusal)}
        step={actionData?.step}
      />
    </LoginFrame>
  )
}

/** Also where Google and LinkedIn send people back to. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { demo } = useAppData()
  return (
    <SplitPage
      aside={
        <>
          <LanguageSwitch />
          <Stack gap="lg" maw={440}>
            <Wordmark size={40} tone="onDark" />
            <Title order={1}>{m.session_welcome()}</Title>
            <Text size="lg">{m.session_welcomeText()}</Text>
          </Stack>
          <Box visibleFrom="md">
            <LoginIllustration width={360} />
          </Box>
        </>
      }
    >
      <Head title={m.session_title()} />
      <Stack gap="lg">
        <ArrivalNotice />
        <Title order={2}>{m.session_title()}</Title>
        {children}
        {demo && <DemoLogins />}
      </Stack>
    </SplitPage>
  )
}
