import { Button, Divider, Stack } from '@mantine/core'
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react'
import { type IdentityProvider, startSignIn } from 'contract/sign-in'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useAppData } from '../../lib/app-data.ts'
import { providerNames } from '../../model/identity-providers.ts'
import { useCall } from '../../lib/query.ts'
import { forget, writeText } from '../../lib/storage.ts'
import { useReturnPath } from './arrival.ts'

const icons = { google: IconBrandGoogle, linkedin: IconBrandLinkedin }

/** Those that this installation has; the browser leaves for the provider's own page. */
export function ProviderButtons({ onFailure }: { onFailure(error: unknown): void }) {
  const { signInWith } = useAppData()
  const target = useReturnPath()
  const start = useCall(startSignIn)
  const [chosen, setChosen] = useState<IdentityProvider>()
  if (signInWith.length === 0) return null

  const leaveTo = (provider: IdentityProvider) => () => {
    setChosen(provider)
    onFailure(undefined)
    if (target) writeText('signInTarget', target)
    else forget('signInTarget')
    start.mutate(
      { params: { provider } },
      { onSuccess: ({ url }) => window.location.assign(url), onError: onFailure },
    )
  }

  return (
    <>
      <Divider label={m.session_or()} />
      <Stack gap="sm">
        {signInWith.map((provider) => {
          const Icon = icons[provider]
          return (
            <Button
              key={provider}
              variant="default"
              leftSection={<Icon size={20} aria-hidden />}
              loading={start.isPending && chosen === provider}
              disabled={start.isPending && chosen !== provider}
              onClick={leaveTo(provider)}
            >
              {m.session_social({ provider: providerNames[provider] })}
            </Button>
          )
        })}
      </Stack>
    </>
  )
}
