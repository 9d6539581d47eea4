import { Anchor, Group, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { NeedFile, SupplierNeed } from 'contract/needs'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { categoryName } from '../../model/categories.ts'
import { Facts } from '../../ui/data-list.tsx'

type Shown = Pick<
  SupplierNeed,
  | 'categoria'
  | 'quantidade'
  | 'cidade'
  | 'estado'
  | 'prazo'
  | 'tipo'
  | 'licencas'
  | 'created_at'
  | 'expires_at'
  | 'file'
>

/** What a buyer said of a need, beside its text. */
export function NeedFacts({ need }: { need: Shown }) {
  const { day, shortDate } = useFormat()
  // It ends with its last day: a moment earlier is still that day.
  const last = new Date(new Date(need.expires_at).getTime() - 1).toISOString()
  return (
    <Facts
      paired
      facts={[
        { label: m.needs_categoria(), value: categoryName(need.categoria) },
        { label: m.needs_place(), value: `${need.cidade}/${need.estado}` },
        ...(need.quantidade ? [{ label: m.needs_quantidadeLabel(), value: need.quantidade }] : []),
        { label: m.needs_prazo(), value: day(need.prazo) },
        { label: m.needs_tipo(), value: m.needs_tipoName({ tipo: need.tipo }) },
        { label: m.needs_openUntil(), value: shortDate(last) },
        ...(need.licencas.length > 0
          ? [{ label: m.needs_licencasLabel(), value: need.licencas.join(', ') }]
          : []),
        ...(need.file ? [{ label: m.needs_file(), value: <FileLink file={need.file} /> }] : []),
      ]}
    />
  )
}

/** A PDF to be saved. */
export function FileLink({ file: { url, name, bytes } }: { file: NeedFile }) {
  const { fileSize } = useFormat()
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <IconFileTypePdf size={18} aria-hidden style={{ flex: 'none' }} />
      <Anchor href={url} download inherit style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Anchor>
      <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {m.needs_bytes({ size: fileSize(bytes) })}
      </Text>
    </Group>
  )
}
