import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type AuditEntry, listChanges } from 'contract/audit'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { AuditList } from './audit-list.tsx'

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T12:00:00.000Z',
  action: 'supplier.edit',
  subject: { kind: 'supplier', id: 7, nome: 'Ana Luz' },
  admin: { id: 2, nome: 'Beatriz' },
  before: {},
  after: {},
  ...more,
})

const lastAsked = () => new URL(String(sentTo(listChanges).at(-1))).searchParams.toString()
const list = (entries: AuditEntry[], at = '/auditoria') => {
  answer(listChanges, { data: entries, total: entries.length })
  return show(<AuditList />, { at })
}
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

test('person and days narrow the list, stay in the address and can be cleared', async () => {
  const { user, address } = list([entry({})])
  await user.type(screen.getByRole('searchbox', { name: 'Pessoa' }), 'bea{Enter}')
  await waitFor(() => expect(lastAsked()).toBe('skip=0&limit=5&pessoa=bea'))
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-11-01' } })
  await waitFor(() => expect(lastAsked()).toBe('skip=0&limit=5&pessoa=bea&de=2026-11-01'))
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-11-15' } })
  await waitFor(() =>
    expect(lastAsked()).toBe('skip=0&limit=5&pessoa=bea&de=2026-11-01&ate=2026-11-15'),
  )
  expect(address()).toBe('/auditoria?pessoa=bea&de=2026-11-01&ate=2026-11-15')
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(address()).toBe('/auditoria'))
  await waitFor(() => expect(screen.getByLabelText('De')).toHaveProperty('value', ''))
  expect(screen.getByRole('searchbox', { name: 'Pessoa' })).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
})

test('a list that was seen or exported is told by its name and filter, not as a change', async () => {
  list([
    entry({
      action: 'list.export',
      subject: { kind: 'list', id: 0, nome: null },
      after: { lista: 'contatos', busca: 'Paulo' },
    }),
  ])
  const searched = await screen.findByText('Paulo')
  expect(searched.closest('ins')).toBeNull()
  expect(textsOf(searched.closest('dl')?.children ?? [])).toEqual([
    'Lista',
    'Pedidos de contato',
    'Busca',
    'Paulo',
  ])
  // What was done, without the id of a whole list.
  expect(screen.getAllByText('Lista exportada (CSV)')).toHaveLength(1)
})

test('an action narrows the list', async () => {
  const { user, address } = list([entry({})])
  await user.click(screen.getByRole('combobox', { name: 'Ação' }))
  await user.click(await screen.findByRole('option', { name: 'Cadastro editado' }))
  await waitFor(() => expect(lastAsked()).toBe('skip=0&limit=5&action=supplier.edit'))
  expect(address()).toBe('/auditoria?acao=supplier.edit')
})

test('an address with filters is read; nonsense in it asks for nothing', async () => {
  list([], '/auditoria?registro=7&pessoa=rui&acao=voar&de=ontem&ate=2026-11-15')
  expect(await screen.findByText('Nenhum registro com estes filtros')).toBeTruthy()
  expect(lastAsked()).toBe('skip=0&limit=5&subject=supplier&id=7&pessoa=rui&ate=2026-11-15')
})

test('a year that is being typed is not asked for, and a last day before the first is told', async () => {
  list([entry({})], '/auditoria?de=2026-11-10')
  await screen.findByText(/Cadastro editado/)
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '0020-11-09' } })
  expect(screen.getByLabelText('Até')).toHaveProperty('value', '0020-11-09')
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-11-09' } })
  expect(await screen.findByText('A data final vem antes da inicial.')).toBeTruthy()
  expect(sentTo(listChanges)).toHaveLength(2)
})

test('changed texts show the words that went and came', async () => {
  list([
    entry({
      before: {
        descricaoServico: 'Calibração de autoclaves em hospitais',
        certificados: 'Licença sanitária, Licença ambiental',
        categorias: 'odontologia, cirurgia-e-opme',
        atendeEm: 'PE, Natal/RN',
        marketplace: true,
        site: null,
      },
      after: {
        descricaoServico: 'Calibração de autoclaves em clínicas',
        certificados: 'Licença sanitária, Licenças de operação',
        categorias: 'odontologia, gestao-e-tecnologia',
        atendeEm: 'PE, AL',
        marketplace: false,
        site: 'https://ana.example',
      },
    }),
  ])
  const change = (label: string) => screen.getByText(label).nextElementSibling as HTMLElement
  await screen.findByText('Descrição do serviço')
  const gone = (label: string) => textsOf(change(label).querySelectorAll('del'))
  const come = (label: string) => textsOf(change(label).querySelectorAll('ins'))
  expect(gone('Descrição do serviço')).toEqual(['removido: hospitais'])
  expect(come('Descrição do serviço')).toEqual(['incluído: clínicas'])
  expect(change('Descrição do serviço').textContent).toContain('Calibração de autoclaves em ')
  expect(gone('Licenças e certificados')).toEqual(['removido: Licença ambiental'])
  expect(come('Licenças e certificados')).toEqual(['incluído: Licenças de operação'])
  expect(gone('Categorias')).toEqual(['removido: Cirurgia e OPME'])
  expect(come('Categorias')).toEqual(['incluído: Gestão e tecnologia'])
  expect(gone('Atende em')).toEqual(['removido: Natal/RN'])
  expect(come('Atende em')).toEqual(['incluído: AL'])
  expect(gone('No marketplace')).toEqual(['removido: Sim'])
  expect(come('No marketplace')).toEqual(['incluído: Não'])
  expect(gone('Site')).toEqual([])
  expect(come('Site')).toEqual(['incluído: https://ana.example'])
})

test('of a long text only what stands beside a change is shown, and all of it on request', async () => {
  const long = Array.from({ length: 80 }, (_, at) => `palavra${at}`).join(' ')
  const { user } = list([
    entry({ before: { outras_infos: `${long} fim` }, after: { outras_infos: `${long} final` } }),
  ])
  const text = (await screen.findByText('Outras informações')).nextElementSibling as HTMLElement
  expect(text.textContent).not.toContain('palavra10')
  await user.click(within(text).getByRole('button', { name: 'Ver texto completo' }))
  expect(text.textContent).toContain(`${long} `)
})
