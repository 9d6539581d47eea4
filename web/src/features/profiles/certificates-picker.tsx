import { TagsInput } from '@mantine/core'
import { certificateList } from 'contract/rules/certificates'
import { licences } from 'contract/rules/licences'
import { fold } from 'contract/rules/text'
import { useTranslation } from 'react-i18next'

type CertificatesPickerProps = {
  value: string[]
  onChange(value: string[]): void
  error?: string | undefined
}

const all: string[] = [...licences]

/** The 15 licences of the directory's filter, or anything typed; a pasted list becomes entries. */
export function CertificatesPicker({ value, onChange, error }: CertificatesPickerProps) {
  const { t } = useTranslation()
  return (
    <TagsInput
      label={t('fields.certificados')}
      description={t('profiles.certificadosHelp')}
      data={all}
      value={value}
      onChange={(next) => onChange(certificateList(next))}
      splitChars={[',', ';', '\n']}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t('profiles.clearCertificates') }}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && fold(option.label).includes(fold(search)))
      }
      maxDropdownHeight={260}
      error={error}
      errorProps={{ role: 'alert' }}
    />
  )
}
