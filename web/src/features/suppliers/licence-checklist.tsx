import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './licence-checklist.module.css'

type LicenceChecklistProps = { chosen: string[]; onChange(chosen: string[]): void }

/** The 15 licences; what is typed above narrows the list, what is chosen stays chosen. */
export function LicenceChecklist({ chosen, onChange }: LicenceChecklistProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const shown = licences.filter((licence) => plainText(licence).includes(plainText(text)))
  return (
    <Checkbox.Group label={t('suppliers.certificados')} value={chosen} onChange={onChange}>
      <TextInput
        type="search"
        mt="xs"
        placeholder={t('suppliers.searchCertificates')}
        aria-label={t('suppliers.searchCertificates')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter in this field means the list, not the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Stack className={classes.list} gap="sm" mt="sm">
        {shown.map((licence) => (
          <Checkbox key={licence} value={licence} label={licence} />
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t('suppliers.noCertificate')}
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  )
}
