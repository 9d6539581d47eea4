import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'
import { useId, useState } from 'react'
import { m } from '#texts/messages.js'
import { type Counts, certificatesQuery } from './api.ts'
import { Count } from './count.tsx'
import form from './filter-form.module.css'
import classes from './licence-checklist.module.css'

type LicenceChecklistProps = {
  chosen: string[]
  counts?: Counts | undefined
  onChange(chosen: string[]): void
}

/**
 * The 15 licences, and what is chosen beyond them; of a search first what those who were found
 * declare. What is typed above narrows the list and finds whatever suppliers declare ('AFE',
 * 'ISO 13485'); what is chosen stays chosen.
 */
export function LicenceChecklist({ chosen, counts, onChange }: LicenceChecklistProps) {
  const id = useId()
  const [text, setText] = useState('')
  const typed = plainText(text)
  const { declared, isSettled } = useDeclared(typed)
  const counted = counts?.certificados ?? []
  const names = [
    ...counted.map(({ value }) => value),
    ...licences,
    ...chosen,
    ...declared.map(({ nome }) => nome),
  ]
  const plain = names.map(plainText)
  const shown = names.filter(
    (_, index) => plain[index]?.includes(typed) && plain.indexOf(plain[index]) === index,
  )
  const number = (name: string) => counted.find(({ value }) => value === name)?.fornecedores
  // One that is chosen stays where it was, and one of another spelling is the same.
  const isChosen = (name: string) => chosen.some((one) => plainText(one) === plainText(name))
  function toggle(name: string) {
    const others = chosen.filter((one) => plainText(one) !== plainText(name))
    onChange(isChosen(name) ? others : [...others, name])
  }
  return (
    <fieldset className={form.group}>
      <legend>{m.suppliers_certificados()}</legend>
      <input
        type="search"
        className={classes.search}
        placeholder={m.suppliers_searchCertificatesHint()}
        aria-label={m.suppliers_searchCertificates()}
        aria-describedby={id}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter in this field means the list, not the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p id={id} className={classes.help}>
        {m.suppliers_searchCertificatesHelp()}
      </p>
      <div className={classes.list}>
        {shown.map((name) => (
          <label key={name} className={form.choice}>
            <input
              type="checkbox"
              name="certificados"
              value={name}
              checked={isChosen(name)}
              onChange={() => toggle(name)}
            />
            <span>{name}</span>
            {counts && <Count of={number(name)} counts={counts} />}
          </label>
        ))}
        {shown.length === 0 && isSettled && (
          <p className={classes.help} role="status">
            {m.suppliers_noCertificate()}
          </p>
        )}
      </div>
    </fieldset>
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
