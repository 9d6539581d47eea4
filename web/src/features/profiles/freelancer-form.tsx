import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import type { EditableFreelancer, FreelancerRecord } from 'contract/profiles'
import { FreelancerEdit } from 'contract/schemas/profiles'
import { categoryList } from 'contract/rules/category-choice'
import { certificateList } from 'contract/rules/certificates'
import { areaList } from 'contract/rules/service-area'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { focusFirstWrongField } from '../../lib/form.ts'
import { useProve } from '../../model/identity.ts'
import { Alert } from '../../ui/alert.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { BirthDateField } from '../../ui/birth-date-field.tsx'
import { EmailDialog } from './email-dialog.tsx'
import {
  ChangedElsewhere,
  FormSection,
  ReadOnlyField,
  SaveBar,
  shownAddress,
  UnsavedGuard,
  Wide,
} from './form-parts.tsx'
import { ProfileField } from './profile-field.tsx'
import { CategoriesField, CertificatesField, ServiceAreaField } from './profile-lists.tsx'
import { useSaving } from './saving.ts'

function valuesOf(record: FreelancerRecord) {
  return {
    nome: record.nome,
    email: record.email,
    telefone: record.telefone ?? '',
    nascimento: record.nascimento ?? '',
    empresa_trabalha: record.empresa_trabalha ?? '',
    linkedin: record.linkedin ?? '',
    com_oque_trabalha: record.com_oque_trabalha ?? '',
    certificados: certificateList(record.certificados),
    atendeEm: areaList(record.atendeEm),
    descricaoServico: record.descricaoServico,
    categorias: categoryList(record.categorias),
  }
}
export type FreelancerValues = ReturnType<typeof valuesOf>

/** The version that was edited; a new e-mail comes with a proof of who asks for it. */
type Based = { version: number; identityProof?: string }

export type FreelancerFormProps = {
  record: EditableFreelancer
  /** Sends the values with the version they are based on; the record as it is now. */
  save(values: FreelancerValues & Based): Promise<EditableFreelancer>
  /** Confirms the new e-mail with the code that was sent to it. */
  confirmEmail(email: string, code: string): Promise<FreelancerRecord>
  reload(): Promise<EditableFreelancer>
}

/** Knows nothing of who is logged in: an administrator edits others with the same form. */
export function FreelancerForm({ record, save, confirmEmail, reload }: FreelancerFormProps) {
  const prove = useProve()
  const [current, setCurrent] = useState(record)
  const [asksForCode, setAsksForCode] = useState(false)
  const newEmail = current.email_pendente
  const form = useForm<FreelancerValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(record),
    validate: schemaResolver(FreelancerEdit, { sync: true }),
  })
  /** What is typed and not saved stays. */
  const renew = (next: EditableFreelancer) => {
    setCurrent(next)
    form.setInitialValues(valuesOf(next))
  }
  const show = (next: EditableFreelancer) => {
    renew(next)
    form.setValues(valuesOf(next))
    form.clearErrors()
  }
  const saving = useSaving({ failure: m.profiles_freelancerFailed(), setErrors: form.setErrors })
  const dirty = form.isDirty()
  const saveProved = async (values: FreelancerValues) => {
    const isSameEmail = values.email.trim().toLowerCase() === current.email
    const identityProof = isSameEmail ? '' : await prove()
    if (identityProof === undefined) return
    await saving.run(async () => {
      const proof = identityProof && { identityProof }
      const saved = await save({ ...values, version: current.version, ...proof })
      show(saved)
      setAsksForCode(!isSameEmail)
    })
  }
  const submit = form.onSubmit((values) => void saveProved(values), focusFirstWrongField)

  return (
    <>
      {newEmail && asksForCode && (
        <EmailDialog
          email={newEmail}
          confirm={(code) => confirmEmail(newEmail, code)}
          askAgain={async () =>
            renew(await save({ ...valuesOf(current), email: newEmail, version: current.version }))
          }
          onConfirmed={(confirmed) => {
            renew({ ...confirmed, email_pendente: null })
            form.setFieldValue('email', confirmed.email)
          }}
          onClose={() => setAsksForCode(false)}
        />
      )}
      <form onSubmit={submit} noValidate>
        <UnsavedGuard active={dirty} />
        <fieldset disabled={saving.busy} className="plain-fieldset">
          <Stack gap="lg">
            {saving.changedElsewhere && (
              <ChangedElsewhere
                onReload={() => void saving.run(async () => show(await reload()), { quiet: true })}
              />
            )}
            {newEmail && <EmailWaiting email={newEmail} onType={() => setAsksForCode(true)} />}
            <FormSection title={m.profiles_personal()}>
              <ProfileField form={form} name="nome">
                {(field) => <TextInput autoComplete="name" required {...field} />}
              </ProfileField>
              <ProfileField form={form} name="email">
                {(field) => <EmailField required description={m.profiles_emailHelp()} {...field} />}
              </ProfileField>
              <ProfileField form={form} name="telefone">
                {(field) => <PhoneField {...field} />}
              </ProfileField>
              <ProfileField form={form} name="nascimento">
                {(field) => <BirthDateField {...field} />}
              </ProfileField>
              <ReadOnlyField label={fieldLabel('cpf')} value={current.cpf} />
              <ProfileField form={form} name="empresa_trabalha">
                {(field) => <TextInput autoComplete="organization" {...field} />}
              </ProfileField>
            </FormSection>
            <FormSection title={m.profiles_page()} text={m.profiles_pageText()}>
              <ProfileField form={form} name="com_oque_trabalha">
                {(field) => <TextInput {...field} />}
              </ProfileField>
              <ProfileField form={form} name="linkedin">
                {(field) => <TextInput inputMode="url" autoComplete="url" {...field} />}
              </ProfileField>
              <CertificatesField form={form} />
              <ServiceAreaField form={form} />
              <Wide>
                <ProfileField form={form} name="descricaoServico">
                  {(field) => <Textarea minRows={5} maxRows={16} {...field} />}
                </ProfileField>
              </Wide>
              <FreelancerCategories form={form} />
            </FormSection>
            <FormSection title={m.profiles_address()} text={m.profiles_readOnlyText()}>
              {(
                [
                  'cep',
                  'logradouro',
                  'numero',
                  'complemento',
                  'bairro',
                  'cidade',
                  'estado',
                ] as const
              ).map((name) => (
                <ReadOnlyField
                  key={name}
                  label={fieldLabel(name)}
                  value={shownAddress(current, name)}
                />
              ))}
            </FormSection>
            <SaveBar dirty={dirty} busy={saving.busy} onDiscard={() => form.reset()} />
          </Stack>
        </fieldset>
      </form>
    </>
  )
}

function FreelancerCategories({ form }: { form: UseFormReturnType<FreelancerValues> }) {
  return <CategoriesField form={form} speciality={form.useWatchValue('com_oque_trabalha')} />
}

type EmailWaitingProps = { email: string; onType(): void }

/** Who closed the dialog, or came back from the mail to a page that was loaded anew, still has a place for the code. */
const EmailWaiting = ({ email, onType }: EmailWaitingProps) => (
  <Alert role="status" title={m.profiles_emailWaiting()}>
    <Stack gap="sm" align="flex-start">
      <Text>{m.profiles_emailWaitingText({ email })}</Text>
      <Button size="sm" variant="default" onClick={onType}>
        {m.profiles_emailTypeCode()}
      </Button>
    </Stack>
  </Alert>
)
