import { Button, Skeleton, Stack, Text } from '@mantine/core'
import type { Contact } from 'contract/contacts'
import type { Supplier } from 'contract/suppliers'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactReveal } from './contact-reveal.tsx'

// Fields and their rules load when somebody wants to write.
const ContactForm = lazy(() => import('./contact-form.tsx'))

type ContactGateProps = { supplier: Pick<Supplier, 'id' | 'nome' | 'Tipo_empresa'> }
type Step = 'closed' | 'form' | Contact

/** 'Ver Contato', then the form, then what it reveals. */
export function ContactGate({ supplier }: ContactGateProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>('closed')
  if (step === 'closed') {
    return (
      <Stack gap="sm" align="stretch">
        <Text size="sm" c="dimmed">
          {t('contacts.gateText')}
        </Text>
        <Button color="coral" onClick={() => setStep('form')}>
          {t('contacts.see')}
        </Button>
      </Stack>
    )
  }
  if (step === 'form') {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <ContactForm supplier={supplier} onReveal={setStep} onBack={() => setStep('closed')} />
      </Suspense>
    )
  }
  return <ContactReveal contact={step} />
}
