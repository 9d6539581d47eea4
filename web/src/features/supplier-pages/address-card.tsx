import { Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { asAddress } from 'contract/rules/page-address'
import { type OwnPage, setPageAddress } from 'contract/supplier-pages'
import { type FormEvent, memo, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import { useAppData } from '../../lib/app-data.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { supplierReads } from '../../model/supplier-reads.ts'
import { saveFile } from '../../ui/save-file.ts'
import classes from './page-editor.module.css'

const QrCode = latePart(() => import('../../ui/qr-code.tsx'))

type AddressCardProps = { page: OwnPage; onChange(page: OwnPage): void }

/** Where the page is found: its address, its QR code, and a badge with both to print. */
export const AddressCard = memo(({ page, onChange }: AddressCardProps) => {
  const { publicUrl } = useAppData()
  return (
    <Card component="section" id="parte-address" aria-label={m.pages_address()}>
      <Title order={2} size="h3" mb={4}>
        {m.pages_address()}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {m.pages_addressHelp()}
      </Text>
      <Stack gap="lg">
        <AddressForm page={page} onChange={onChange} />
        <Qr address={`${publicUrl}${urls.supplier(page.slug)}`} slug={page.slug} />
      </Stack>
    </Card>
  )
})

function AddressForm({ page, onChange }: AddressCardProps) {
  const { publicUrl } = useAppData()
  const { textOf, fieldsOf } = useErrorText()
  const [slug, setSlug] = useState(page.slug)
  const [error, setError] = useState<string>()
  const change = useCall(setPageAddress, { changes: supplierReads })
  const wanted = asAddress(slug)
  function submit(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    change.mutate(
      { params: { id: page.id }, body: { slug: wanted } },
      {
        onSuccess(answer) {
          setSlug(answer.slug)
          onChange(answer)
          notifySuccess(m.pages_movedText(), m.pages_moved())
        },
        onError: (problem) => setError(fieldsOf(problem).slug ?? textOf(problem)),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="sm">
        <TextInput
          flex="1 1 16rem"
          label={m.pages_addressEnd()}
          description={`${publicUrl}${urls.supplier(wanted || '…')}`}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={slug}
          error={error}
          onChange={({ target }) => setSlug(target.value)}
        />
        <Button
          type="submit"
          variant="default"
          className={classes.beside}
          loading={change.isPending}
          disabled={wanted === page.slug}
        >
          {m.pages_changeAddress()}
        </Button>
      </Group>
      {wanted !== page.slug && (
        <Alert color="slate" mt="sm">
          {m.pages_oldLeads({ address: urls.supplier(page.slug) })}
        </Alert>
      )}
    </form>
  )
}

function Qr({ address, slug }: { address: string; slug: string }) {
  const box = useRef<HTMLDivElement>(null)
  function save() {
    const drawing = box.current?.querySelector('svg')
    if (!drawing) return
    const text = new XMLSerializer()
      .serializeToString(drawing)
      .replaceAll('var(--mantine-color-black)', '#000')
      .replaceAll('var(--mantine-color-white)', '#fff')
    saveFile({ name: `qr-${slug}.svg`, type: 'image/svg+xml', text })
  }
  return (
    <Group gap="lg" align="center">
      <div ref={box} className={classes.qr}>
        <Suspense fallback={<Skeleton width={208} height={208} />}>
          <QrCode text={address} label={m.pages_qr()} />
        </Suspense>
      </div>
      <Stack gap="sm" flex="1 1 12rem">
        <Text size="sm">{m.pages_qrHelp()}</Text>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={save}
          >
            {m.pages_saveQr()}
          </Button>
          <Button
            component={Link}
            to={urls.pageBadge}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {m.pages_badge()}
          </Button>
        </Group>
      </Stack>
    </Group>
  )
}
