import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, Checkbox, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import type { StepFields, Values } from './step-form.tsx'

type Consent = Values & { termos_aceitos: boolean; politicas_aceitas: boolean }

/** Both must be ticked; one text says so for the two of them. */
export function ConsentFields({ fields }: { fields: StepFields<Consent> }) {
  const { checkbox, errorOf } = fields
  const error = errorOf('termos_aceitos') ?? errorOf('politicas_aceitas')
  const invalid = (name: 'termos_aceitos' | 'politicas_aceitas') => Boolean(errorOf(name))
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <Stack gap="sm" role="group" aria-label={m.signup_consent()}>
      <Checkbox
        label={
          <ParaglideMessage
            message={m.signup_termos_aceitos}
            markup={{
              terms: ({ children }) => (
                <Anchor component={Link} to={urls.terms} {...newTab}>
                  {children}
                </Anchor>
              ),
            }}
          />
        }
        error={invalid('termos_aceitos')}
        {...checkbox('termos_aceitos')}
      />
      <Checkbox
        label={
          <ParaglideMessage
            message={m.signup_politicas_aceitas}
            markup={{
              privacy: ({ children }) => (
                <Anchor component={Link} to={urls.policy('privacidade')} {...newTab}>
                  {children}
                </Anchor>
              ),
            }}
          />
        }
        error={invalid('politicas_aceitas')}
        {...checkbox('politicas_aceitas')}
      />
      {error && (
        <Text size="sm" c="red.7">
          {error}
        </Text>
      )}
    </Stack>
  )
}
