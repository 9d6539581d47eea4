import { Stack, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import type { CompanyRecord, PersonRecord } from 'contract/profiles'
import { CompanyEdit, PersonEdit } from 'contract/schemas/profiles'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { focusFirstWrongField } from '../../lib/form.ts'
import { useCities, useStates } from '../../model/places.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { BirthDateField } from '../../ui/birth-date-field.tsx'
import {
  type CompanyValues,
  companyOf,
  type OwnerRecord,
  type PersonValues,
  personOf,
} from './company-values.ts'
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

export type CompanyFormProps = {
  record: OwnerRecord
  savePerson(values: PersonValues & { version: number }): Promise<PersonRecord>
  saveCompany(values: CompanyValues & { version: number }): Promise<CompanyRecord>
  reload(): Promise<OwnerRecord>
}

const phoneHelp = {
  telefone_empresa: m.fields_telefone_empresaHelp,
  whatsapp_empresa: m.fields_whatsapp_empresaHelp,
}

/** Owner and company in one form: two calls in parallel. Independent of who is logged in. */
export function CompanyForm({ record, savePerson, saveCompany, reload }: CompanyFormProps) {
  const [current, setCurrent] = useState(record)
  const person = useForm<PersonValues>({
    mode: 'uncontrolled',
    initialValues: personOf(record.pf),
    validate: schemaResolver(PersonEdit, { sync: true }),
  })
  const company = useForm<CompanyValues>({
    mode: 'uncontrolled',
    initialValues: companyOf(record.pj),
    validate: schemaResolver(CompanyEdit, { sync: true }),
  })
  const saving = useSaving({
    failure: m.profiles_companyFailed(),
    setErrors(errors) {
      person.setErrors(errors)
      company.setErrors(errors)
    },
  })
  const dirty = person.isDirty() || company.isDirty()

  const showPerson = (pf: PersonRecord) => {
    setCurrent((shown) => ({ ...shown, pf }))
    person.setInitialValues(personOf(pf))
    person.setValues(personOf(pf))
  }
  const showCompany = (pj: CompanyRecord) => {
    setCurrent((shown) => ({ ...shown, pj }))
    company.setInitialValues(companyOf(pj))
    company.setValues(companyOf(pj))
  }

  /** Both at once; what was saved is kept even when the other failed. */
  async function saveBoth() {
    const results = await Promise.allSettled([
      savePerson({ ...person.getValues(), version: current.pf.version }).then(showPerson),
      saveCompany({ ...company.getValues(), version: current.pj.version }).then(showCompany),
    ])
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  const loadCurrent = async () => {
    const { pf, pj } = await reload()
    showPerson(pf)
    showCompany(pj)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = [person.validate(), company.validate()].some(({ hasErrors }) => hasErrors)
        if (wrong) focusFirstWrongField(null, null, event)
        else void saving.run(saveBoth)
      }}
    >
      <UnsavedGuard active={dirty} />
      <fieldset disabled={saving.busy} className="plain-fieldset">
        <Stack gap="lg">
          {saving.changedElsewhere && (
            <ChangedElsewhere onReload={() => void saving.run(loadCurrent, { quiet: true })} />
          )}
          <FormSection title={m.profiles_personal()}>
            <ReadOnlyField label={fieldLabel('nome')} value={current.pf.nome} />
            <ReadOnlyField label={fieldLabel('email')} value={current.pf.email} />
            <ReadOnlyField label={fieldLabel('cpf')} value={current.pf.cpf} />
            <ProfileField form={person} name="telefone">
              {(field) => <PhoneField {...field} />}
            </ProfileField>
            <ProfileField form={person} name="nascimento">
              {(field) => <BirthDateField {...field} />}
            </ProfileField>
            <ProfileField form={person} name="empresa_trabalha">
              {(field) => <TextInput autoComplete="organization" {...field} />}
            </ProfileField>
            <ReadOnlyField label={fieldLabel('cidade')} value={current.pf.cidade} />
            <ReadOnlyField label={fieldLabel('estado')} value={current.pf.estado} />
          </FormSection>
          <FormSection title={m.profiles_company()} text={m.profiles_pageText()}>
            <ProfileField form={company} name="nome_fantasia">
              {(field) => <TextInput required {...field} />}
            </ProfileField>
            <ProfileField form={company} name="razao_social">
              {(field) => <TextInput required {...field} />}
            </ProfileField>
            <ReadOnlyField label={fieldLabel('cnpj')} value={current.pj.cnpj} />
            <ProfileField form={company} name="site">
              {(field) => <TextInput inputMode="url" autoComplete="url" {...field} />}
            </ProfileField>
            {(['telefone_empresa', 'whatsapp_empresa'] as const).map((name) => (
              <ProfileField key={name} form={company} name={name}>
                {(field) => (
                  <PhoneField autoComplete="off" description={phoneHelp[name]()} {...field} />
                )}
              </ProfileField>
            ))}
            <ProfileField form={company} name="cnae_primario">
              {(field) => (
                <TextInput required description={m.fields_cnae_primarioHelp()} {...field} />
              )}
            </ProfileField>
            <ProfileField form={company} name="cnae_secundario">
              {(field) => (
                <Textarea
                  minRows={1}
                  maxRows={6}
                  description={m.fields_cnae_secundarioHelp()}
                  {...field}
                />
              )}
            </ProfileField>
            <CertificatesField form={company} />
            <ServiceAreaField form={company} />
            <Wide>
              <ProfileField form={company} name="descricaoServico">
                {(field) => <Textarea minRows={5} maxRows={16} {...field} />}
              </ProfileField>
            </Wide>
            <CompanyCategories form={company} speciality={current.pj.segmento_empresa} />
            <Wide>
              <ProfileField form={company} name="outras_infos">
                {(field) => <Textarea maxRows={10} {...field} />}
              </ProfileField>
            </Wide>
          </FormSection>
          <FormSection title={m.profiles_address()} text={m.profiles_addressText()}>
            <CompanyPlace form={company} saved={current.pj} />
            {(['cep', 'logradouro', 'numero', 'complemento', 'bairro'] as const).map((name) => (
              <ReadOnlyField
                key={name}
                label={fieldLabel(name)}
                value={shownAddress(current.pj, name)}
              />
            ))}
          </FormSection>
          <SaveBar
            dirty={dirty}
            busy={saving.busy}
            onDiscard={() => {
              person.reset()
              company.reset()
            }}
          />
        </Stack>
      </fieldset>
    </form>
  )
}

type CompanyPart = { form: UseFormReturnType<CompanyValues> }

function CompanyCategories({ form, speciality }: CompanyPart & { speciality: string | null }) {
  const nome = form.useWatchValue('nome_fantasia')
  return <CategoriesField form={form} speciality={speciality} nome={nome} />
}

/** The city is one of the state's: another state asks for another city. */
function CompanyPlace({ form, saved }: CompanyPart & { saved: CompanyRecord }) {
  const states = useStates()
  const [estado, cidade] = [form.useWatchValue('estado'), form.useWatchValue('cidade')]
  const cities = useCities(estado, cidade, estado === saved.estado ? saved.cidade : '')
  return (
    <>
      <ProfileField form={form} name="estado">
        {(field) => (
          <ChoiceField
            required
            choices={states}
            {...field}
            onChange={(next) => form.setValues({ estado: next, cidade: '' })}
            label={m.profiles_estado_empresa()}
          />
        )}
      </ProfileField>
      <ProfileField form={form} name="cidade">
        {(field) => (
          <ChoiceField required {...field} {...cities} label={m.profiles_cidade_empresa()} />
        )}
      </ProfileField>
    </>
  )
}
