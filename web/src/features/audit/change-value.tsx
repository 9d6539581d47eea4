import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Fragment, useState } from 'react'
import { categoryList } from 'contract/rules/category-choice'
import { m } from '#texts/messages.js'
import { categoryName } from '../../model/categories.ts'
import classes from './audit.module.css'
import { useChangeTexts } from './change-texts.ts'
import { listDifference, type Piece, shortened, wordDifference } from './word-difference.ts'

type ChangeValueProps = { field: string; before: unknown; after: unknown }

/** What of a field's value went and what came. */
export function ChangeValue({ field, before, after }: ChangeValueProps) {
  const { valueOf } = useChangeTexts()
  const [oldList, list] = [listOf(field, before), listOf(field, after)]
  if (oldList && list) return <Pieces pieces={listDifference(oldList, list)} separator=", " />
  const [old, present] = [valueOf(field, before), valueOf(field, after)]
  // Words of the product, such as a plan's name, are one value each: only what people wrote is compared.
  if (old === before && present === after) return <TextChange before={old} after={present} />
  const pieces: Piece[] = [
    { kind: 'removed' as const, text: old },
    { kind: 'added' as const, text: present },
  ].filter(({ text }) => text !== '—')
  return <Pieces pieces={pieces} separator=" → " />
}

/** Licences, places served and categories are lists, also where a record joins them into a text. */
const joined = ['certificados', 'atendeEm']

function listOf(field: string, value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.map(String)
  if (field === 'categorias') return categoryList(String(value ?? '')).map(categoryName)
  return joined.includes(field) && typeof value === 'string' && value
    ? value.split(', ')
    : undefined
}

function TextChange({ before, after }: { before: string; after: string }) {
  const [whole, setWhole] = useState(false)
  const pieces = wordDifference(before, after)
  const short = shortened(pieces)
  const isCut = short.some(({ text }, index) => text !== pieces[index]?.text)
  return (
    <>
      <Pieces pieces={whole ? pieces : short} separator="" />
      {isCut && (
        <UnstyledButton className={classes.more} onClick={() => setWhole(!whole)}>
          {whole ? m.audit_shortText() : m.audit_wholeText()}
        </UnstyledButton>
      )}
    </>
  )
}

type PiecesProps = { pieces: readonly Piece[]; separator: string }

/** Readable without colours, and said in words to a screen reader. */
function Pieces({ pieces, separator }: PiecesProps) {
  return (
    <span className={classes.text}>
      {pieces.map(({ kind, text }, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          {kind === 'same' && text}
          {kind === 'removed' && (
            <del className={classes.removed}>
              <VisuallyHidden>{m.audit_removed()} </VisuallyHidden>
              {text}
            </del>
          )}
          {kind === 'added' && (
            <ins className={classes.added}>
              <VisuallyHidden>{m.audit_added()} </VisuallyHidden>
              {text}
            </ins>
          )}
        </Fragment>
      ))}
    </span>
  )
}
