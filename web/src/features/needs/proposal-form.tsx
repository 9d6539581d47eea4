import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core'
import {
  createProposal,
  type ProposalForm as Form,
  type SupplierNeed,
  uploadProposalFile,
} from 'contract/needs'
import { addDays } from 'contract/rules/calendar'
import { furthestDays, type PriceUnit, priceUnits } from 'contract/rules/needs'
import { ProposalForm as Schema } from 'contract/schemas/needs-proposals'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { upload } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useToday } from '../../lib/today.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { bankReads } from './api.ts'
import { AttachmentField } from './attachment-field.tsx'

const usualValidity = 15

/** Number fields are empty texts until something is typed. */
type Values = {
  texto: string
  preco: number | ''
  preco_por: PriceUnit
  validade: string
  entrega_dias: number | ''
}

export function ProposalForm({ need, onClose }: { need: SupplierNeed; onClose(): void }) {
  const { textOf } = useErrorText()
  const today = useToday()
  const { field, onSubmit, refused } = useContractForm<Values>(Schema, {
    texto: '',
    preco: '',
    preco_por: 'total',
    validade: addDays(today, usualValidity),
    entrega_dias: '',
  })
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number>()
  const [fileError, setFileError] = useState<string>()
  const { mutate, isPending } = useCall(createProposal, { changes: bankReads })
  const params = { id: need.id }

  const submit = onSubmit(async (values) => {
    let stored: { file: string } | undefined
    if (file) {
      try {
        setProgress(0)
        stored = await upload(uploadProposalFile, { params }, file, setProgress)
      } catch (error) {
        return setFileError(textOf(error))
      } finally {
        setProgress(undefined)
      }
    }
    mutate(
      { params, body: { ...(values as Form), ...stored } },
      {
        onSuccess() {
          onClose()
          notifySuccess(m.needs_proposed())
        },
        onError: (error) => refused(error),
      },
    )
  })

  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={isPending || progress !== undefined}
      submitLabel={m.needs_propose()}
      closeLabel={m.contacts_back()}
    >
      <LongTextarea
        label={m.needs_proposalText()}
        description={m.needs_proposalTextHelp()}
        minRows={4}
        maxRows={12}
        most={4000}
        required
        data-autofocus
        {...field('texto')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberInput
          label={m.needs_proposalPrice()}
          prefix="R$ "
          decimalScale={2}
          decimalSeparator=","
          thousandSeparator="."
          allowNegative={false}
          hideControls
          inputMode="decimal"
          required
          {...field('preco')}
        />
        <Select
          label={m.needs_priceFor()}
          data={priceUnits.map((unit) => ({ value: unit, label: m.needs_priceUnit({ unit }) }))}
          allowDeselect={false}
          {...field('preco_por')}
        />
        <NumberInput
          label={m.needs_deliveryDays()}
          allowNegative={false}
          allowDecimal={false}
          hideControls
          inputMode="numeric"
          required
          {...field('entrega_dias')}
        />
        <TextInput
          type="date"
          label={m.needs_validUntil()}
          min={today}
          max={addDays(today, furthestDays)}
          required
          {...field('validade')}
        />
      </SimpleGrid>
      <AttachmentField
        file={file}
        onChange={(chosen) => {
          setFile(chosen)
          setFileError(undefined)
        }}
        progress={progress}
        error={fileError}
      />
    </DialogForm>
  )
}
