import { Stack, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { CompanyRecord, PersonRecord } from 'contract/profiles'
import { CompanyEdit, PersonEdit } from 'contract/schemas/profiles'
import { categoryList } from 'contract/rules/category-choice'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { useCategoryChoice } from '../../model/category-choice.ts'
import { useCertificates } from '../../model/certificates.ts'
import { useServiceArea } from '../../model/service-area.ts'
import { focusFirstWrongField, useTranslatedErrors } from '../../lib/form.ts'
import { useCities, useStates } from '../../model/places.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { ChosenList } from '../../ui/chosen-list.tsx'
import { ListPicker } from '../../ui/list-picker.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { dateMask } from '../../ui/date-mask.ts'
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
  const certificates = useCertificates()
  const states = useStates()
  const [current, setCurrent] = useState(record)
  const person = useForm<PersonValues>({
    initialValues: personOf(record.pf),
    validate: schemaResolver(PersonEdit, { sync: true }),
  })
  const company = useForm<CompanyValues>({
    initialValues: companyOf(record.pj),
    validate: schemaResolver(CompanyEdit, { sync: true }),
  })
  const isMoved = company.values.estado !== current.pj.estado
  const cities = useCities(
    company.values.estado,
    company.values.cidade,
    isMoved ? '' : current.pj.cidade,
  )
  const area = useServiceArea(company.values.atendeEm)
  const personError = useTranslatedErrors(person)
  const companyError = useTranslatedErrors(company)
  const categories = useCategoryChoice({
    nome: company.values.nome_fantasia,
    speciality: current.pj.segmento_empresa,
    text: company.values.descricaoServico,
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
      savePerson({ ...person.values, version: current.pf.version }).then(showPerson),
      saveCompany({ ...company.values, version: current.pj.version }).then(showCompany),
    ])
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  const loadCurrent = async () => {
    const { pf, pj } = await reload()
    showPerson(pf)
    showCompany(pj)
  }

  const personField = (name: keyof PersonValues & string) => ({
    label: fieldLabel(name),
    ...person.getInputProps(name),
    error: personError(name),
  })
  const field = (name: keyof CompanyValues & string) => ({
    label: fieldLabel(name),
    ...company.getInputProps(name),
    error: companyError(name),
  })

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
            <PhoneField {...personField('telefone')} />
            <MaskedInput
              mask={dateMask}
              inputMode="numeric"
              autoComplete="bday"
              placeholder={m.fields_datePattern()}
              {...personField('nascimento')}
            />
            <TextInput autoComplete="organization" {...personField('empresa_trabalha')} />
            <ReadOnlyField label={fieldLabel('cidade')} value={current.pf.cidade} />
            <ReadOnlyField label={fieldLabel('estado')} value={current.pf.estado} />
          </FormSection>
          <FormSection title={m.profiles_company()} text={m.profiles_pageText()}>
            <TextInput required {...field('nome_fantasia')} />
            <TextInput required {...field('razao_social')} />
            <ReadOnlyField label={fieldLabel('cnpj')} value={current.pj.cnpj} />
            <TextInput inputMode="url" autoComplete="url" {...field('site')} />
            {(['telefone_empresa', 'whatsapp_empresa'] as const).map((name) => (
              <PhoneField
                key={name}
                autoComplete="off"
                description={phoneHelp[name]()}
                {...field(name)}
              />
            ))}
            <TextInput
              required
              description={m.fields_cnae_primarioHelp()}
              {...field('cnae_primario')}
            />
            <Textarea
              minRows={1}
              maxRows={6}
              description={m.fields_cnae_secundarioHelp()}
              {...field('cnae_secundario')}
            />
            <Wide>
              <ListPicker
                {...certificates}
                label={fieldLabel('certificados')}
                value={company.values.certificados}
                onChange={(list) => company.setFieldValue('certificados', list)}
                error={companyError('certificados')}
              />
            </Wide>
            <Wide>
              <ListPicker
                {...area}
                label={fieldLabel('atendeEm')}
                onChange={(list) => company.setFieldValue('atendeEm', list)}
                error={companyError('atendeEm')}
              />
            </Wide>
            <Wide>
              <Textarea minRows={5} maxRows={16} {...field('descricaoServico')} />
            </Wide>
            <Wide>
              <ChosenList
                {...categories}
                label={fieldLabel('categorias')}
                value={company.values.categorias}
                onChange={(list) => company.setFieldValue('categorias', categoryList(list))}
                error={companyError('categorias')}
              />
            </Wide>
            <Wide>
              <Textarea maxRows={10} {...field('outras_infos')} />
            </Wide>
          </FormSection>
          <FormSection title={m.profiles_address()} text={m.profiles_addressText()}>
            <ChoiceField
              required
              choices={states}
              {...field('estado')}
              value={company.values.estado}
              onChange={(estado) => company.setValues({ estado, cidade: '' })}
              label={m.profiles_estado_empresa()}
            />
            <ChoiceField
              required
              {...field('cidade')}
              {...cities}
              label={m.profiles_cidade_empresa()}
            />
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
