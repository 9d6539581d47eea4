import { Anchor, Checkbox, Stack, Text } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { urls } from '../../lib/urls.ts'
import type { StepFields, Values } from './step-form.tsx'

type Consent = Values & { termos_aceitos: boolean; politicas_aceitas: boolean }

/** Both must be ticked; one text says so for the two of them. */
export function ConsentFields({ fields }: { fields: StepFields<Consent> }) {
  const { t } = useTranslation()
  const { checkbox, errorOf } = fields
  const error = errorOf('termos_aceitos') ?? errorOf('politicas_aceitas')
  const invalid = (name: 'termos_aceitos' | 'politicas_aceitas') => Boolean(errorOf(name))
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <Stack gap="sm" role="group" aria-label={t('signup.consent')}>
      <Checkbox
        label={
          <Trans
            i18nKey="signup.termos_aceitos"
            components={{ terms: <Anchor component={Link} to={urls.terms} {...newTab} /> }}
          />
        }
        error={invalid('termos_aceitos')}
        {...checkbox('termos_aceitos')}
      />
      <Checkbox
        label={
          <Trans
            i18nKey="signup.politicas_aceitas"
            components={{
              privacy: <Anchor component={Link} to={urls.policy('privacidade')} {...newTab} />,
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
