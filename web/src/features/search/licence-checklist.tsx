import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { certificatesQuery } from './api.ts'
import classes from './licence-checklist.module.css'

type LicenceChecklistProps = { chosen: string[]; onChange(chosen: string[]): void }

/**
 * The 15 licences, and what is chosen beyond them. What is typed above narrows the list and finds
 * whatever suppliers declare ('AFE', 'ISO 13485'); what is chosen stays chosen.
 */
export function LicenceChecklist({ chosen, onChange }: LicenceChecklistProps) {
  const [text, setText] = useState('')
  const typed = plainText(text)
  const { declared, isSettled } = useDeclared(typed)
  const names = [...licences, ...chosen, ...declared.map(({ nome }) => nome)]
  const plain = names.map(plainText)
  const shown = names.filter(
    (_, index) => plain[index]?.includes(typed) && plain.indexOf(plain[index]) === index,
  )
  return (
    <Checkbox.Group label={m.suppliers_certificados()} value={chosen} onChange={onChange}>
      <TextInput
        type="search"
        mt="xs"
        placeholder={m.suppliers_searchCertificates()}
        aria-label={m.suppliers_searchCertificates()}
        description={m.suppliers_searchCertificatesHelp()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter in this field means the list, not the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Stack className={classes.list} gap="sm" mt="sm">
        {shown.map((name) => (
          <Checkbox key={name} value={name} label={name} />
        ))}
        {shown.length === 0 && isSettled && (
          <Text size="sm" c="dimmed" role="status">
            {m.suppliers_noCertificate()}
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  )
}

/** What suppliers declare that has this text in it. */
function useDeclared(typed: string) {
  const [settled] = useDebouncedValue(typed, 200)
  const enabled = settled.length >= 2 && typed.length >= 2
  const { data, isFetching } = useQuery({
    ...certificatesQuery(settled),
    enabled,
    placeholderData: keepPreviousData,
  })
  return {
    declared: enabled && data ? data : [],
    isSettled: settled === typed && !isFetching,
  }
}
