import { act, screen, waitFor, within } from '@testing-library/react'
import {
  emptyPage,
  getOwnPage,
  type OwnPage,
  publishPage,
  savePageDraft,
} from 'contract/supplier-pages'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { answer, answerLater, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { type PageDraft, usePageDraft } from './page-draft.ts'
import { PageEditor } from './page-editor.tsx'

const page: OwnPage = {
  id: 7,
  slug: 'ana-lima-7',
  exclusive: true,
  visible: true,
  version: 3,
  draft: { ...emptyPage(), headline: 'Registro' },
  savedAt: '2026-11-16T12:00:00.000Z',
  publishedAt: '2026-11-15T12:00:00.000Z',
  changed: false,
  preview: {
    id: 7,
    slug: 'ana-lima-7',
    nome: 'Ana Lima',
    servico: 'Registro na ANVISA',
    site: null,
    email: null,
    cidade_estado: 'Campinas/SP',
    plan: 'MKTPRO',
    Tipo_empresa: 'Autônomo',
    certificados: [],
    categorias: [],
    especialidade: null,
    atendeEm: { brasil: false, estados: [], municipios: [] },
    photo: null,
    com_oque_trabalha: null,
    segmento_empresa: null,
    outras_infos: null,
    responseHours: null,
    updated_at: '2026-11-15T12:00:00.000Z',
    page: null,
  },
}

/** Keeps what it is sent, as the server does. */
function answerSaves() {
  let kept = page
  answer(savePageDraft, ({ body }: { body: { version: number; draft: OwnPage['draft'] } }) => {
    kept = { ...kept, draft: body.draft, version: body.version + 1, changed: true }
    return kept
  })
  answer(publishPage, () => ({ ...kept, changed: false }))
}

const editor = () => show(<PageEditor loaded={page} preview={() => <p>prévia</p>} />)
const headline = () => screen.getByLabelText<HTMLInputElement>(/Frase de apresentação/)
const lastSaved = () =>
  (sentTo(savePageDraft).at(-1) as { version: number; draft: OwnPage['draft'] } | undefined) ?? {
    version: 0,
    draft: emptyPage(),
  }

test('what is typed is saved by itself with the version it began with, then published', async () => {
  answerSaves()
  const { user } = editor()
  const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publicar' })
  expect(publish.disabled).toBe(true)
  await user.type(headline(), ' sem susto')
  await waitFor(() => expect(lastSaved().draft.headline).toBe('Registro sem susto'))
  expect(sentTo(savePageDraft)[0]).toMatchObject({ version: 3 })
  await waitFor(() => expect(publish.disabled).toBe(false))
  await user.click(publish)
  expect(await screen.findByText('Página publicada!')).toBeTruthy()
  expect(sentTo(publishPage)).toEqual([{ version: lastSaved().version + 1 }])
})

test('publishing right after typing saves first', async () => {
  answerSaves()
  const { user } = editor()
  await user.type(headline(), '!')
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(sentTo(publishPage)).toEqual([{ version: 4 }]))
  expect(lastSaved().draft.headline).toBe('Registro!')
})

test('a publishing that fails says so of itself: the draft is saved, and the next one leaves no trace of it', async () => {
  answerSaves()
  disconnect(publishPage)
  const { user } = editor()
  await user.type(headline(), '!')
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('Não conseguimos publicar')).toBeTruthy()
  expect(screen.getByText(/^Rascunho salvo às/)).toBeTruthy()
  expect(screen.queryByText('Não conseguimos salvar')).toBeNull()
  answerSaves()
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('Página publicada!')).toBeTruthy()
  expect(screen.getByText(/^Rascunho salvo às/)).toBeTruthy()
})

test('another window saved: both versions are there, and the person chooses', async () => {
  refuse(savePageDraft, { status: 409, code: 'CHANGED_ELSEWHERE' })
  const { user } = editor()
  await user.type(headline(), ' daqui')
  const box = within(await screen.findByRole('alert'))
  expect(box.getByText(/Nada foi perdido/)).toBeTruthy()
  expect(headline().value).toBe('Registro daqui')

  answerSaves()
  answer(getOwnPage, { ...page, version: 9, draft: { ...page.draft, headline: 'De lá' } })
  await user.click(box.getByRole('button', { name: 'Ficar com esta versão' }))
  await waitFor(() => expect(lastSaved()).toMatchObject({ version: 9 }))
  expect(lastSaved().draft.headline).toBe('Registro daqui')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

  refuse(savePageDraft, { status: 409, code: 'CHANGED_ELSEWHERE' })
  await user.type(headline(), '!')
  await user.click(await screen.findByRole('button', { name: 'Carregar a outra versão' }))
  await waitFor(() => expect(headline().value).toBe('De lá'))
})

test('a choice between two versions that could not be made is told, and can be made again', async () => {
  refuse(savePageDraft, { status: 409, code: 'CHANGED_ELSEWHERE' })
  disconnect(getOwnPage)
  const { user } = editor()
  await user.type(headline(), ' daqui')
  for (const name of ['Ficar com esta versão', 'Carregar a outra versão']) {
    await user.click(await screen.findByRole('button', { name }))
    const notice = await screen.findByText(/^Não conseguimos falar com o servidor\./)
    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(notice.isConnected).toBe(false))
  }
  expect(headline().value).toBe('Registro daqui')
})

test('without a connection saving and publishing say so and keep what was typed', async () => {
  disconnect(savePageDraft)
  const { user } = editor()
  await user.type(headline(), ' offline')
  expect(await screen.findByText('Não conseguimos salvar')).toBeTruthy()
  expect(headline().value).toBe('Registro offline')
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('Não conseguimos publicar')).toBeTruthy()
  expect(sentTo(publishPage)).toEqual([])
})

test('the year of foundation can be corrected letter by letter; half a year is never saved', async () => {
  answerSaves()
  const { user } = show(
    <PageEditor
      loaded={{ ...page, draft: { ...page.draft, facts: { ...page.draft.facts, since: 2015 } } }}
      preview={() => null}
    />,
  )
  const since = screen.getByLabelText<HTMLInputElement>('Desde')
  await user.type(since, '{Backspace}')
  expect(since.value).toBe('201')
  await user.type(since, '9')
  await waitFor(() => expect(lastSaved().draft.facts.since).toBe(2019))
  await user.type(since, '{Backspace}{Backspace}')
  await user.tab()
  expect(since.value).toBe('2019')
  await user.clear(since)
  await waitFor(() => expect(lastSaved().draft.facts.since).toBeNull())
  const saved = sentTo(savePageDraft) as { draft: OwnPage['draft'] }[]
  expect(saved.map(({ draft }) => draft.facts.since)).toEqual([2019, null])
})

test('sections are put in order and switched off with buttons that a keyboard reaches', async () => {
  answerSaves()
  const { user } = editor()
  const down = screen.getByRole('button', { name: 'Mover Sobre para baixo' })
  down.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Sobre agora é a seção 2 de 7.')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Mostrar a seção Galeria' }))
  await waitFor(() =>
    expect(lastSaved().draft.sections.map(({ kind, shown }) => [kind, shown])).toEqual([
      ['services', true],
      ['about', true],
      ['gallery', false],
      ['licences', true],
      ['documents', true],
      ['clients', true],
      ['area', true],
    ]),
  )
})

test('a PDF that is too large is refused before it is sent', async () => {
  const { user } = editor()
  const large = new File(['%PDF-1.7'], 'enorme.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 200 * 1024 * 1024 })
  await user.upload(screen.getByLabelText('Adicionar PDF', { selector: 'input' }), large)
  expect(await screen.findByText('“enorme.pdf” é grande demais: o limite é de 10 MB.')).toBeTruthy()
})

test('the score says what to add next, and where', () => {
  editor()
  const card = within(screen.getByRole('region', { name: 'Quanto a página está completa' }))
  expect(card.getByText('0 de 100')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Fazer agora (+15)' }).getAttribute('href')).toBe(
    '#parte-basics',
  )
})

/** The hook, and what it gave back when it was last drawn. */
function edit() {
  const drawn: PageDraft[] = []
  function Editor() {
    const draft = usePageDraft(page)
    useEffect(() => void drawn.push(draft))
    return <output>{draft.state}</output>
  }
  show(<Editor />)
  return () => drawn.at(-1) as PageDraft
}

test('two changes before anything is drawn again are both saved', async () => {
  answer(savePageDraft, { ...page, version: 4 })
  const held = edit()
  act(() => {
    const { update } = held()
    update({ headline: 'Um' })
    update((now) => ({ about: `${now.headline} e dois` }))
  })
  const both = { headline: 'Um', about: 'Um e dois' }
  await waitFor(() => expect(lastSaved().draft).toMatchObject(both))
})

test('what is typed while a publishing saves is published with it', async () => {
  const reply = answerLater(savePageDraft)
  const held = edit()
  act(() => held().update({ headline: 'Um' }))
  const published = act(() => held().publish())
  act(() => held().update({ headline: 'Dois' }))
  answerSaves()
  reply({ ...page, version: 4 })
  expect([await published, lastSaved().draft.headline]).toEqual([true, 'Dois'])
})

test('a picture that began to be sent while two windows disagreed is saved once they agree', async () => {
  refuse(savePageDraft, { status: 409, code: 'CHANGED_ELSEWHERE' })
  const held = edit()
  act(() => held().update({ headline: 'Daqui' }))
  await screen.findByText('conflict')
  const { update } = held()
  answer(getOwnPage, { ...page, version: 9 })
  answer(savePageDraft, { ...page, version: 10 })
  await act(() => held().takeTheirs())
  act(() => update({ cover: 'a'.repeat(32) }))
  await waitFor(() => expect(lastSaved().draft.cover).toBe('a'.repeat(32)))
})

test('whoever keeps this version after publishing met another saves it, though nothing was typed since', async () => {
  refuse(publishPage, { status: 409, code: 'CHANGED_ELSEWHERE' })
  const held = edit()
  await act(() => held().publish())
  await screen.findByText('conflict')
  answer(getOwnPage, { ...page, version: 9, draft: { ...page.draft, headline: 'De lá' } })
  answer(savePageDraft, { ...page, version: 10 })
  await act(() => held().keepMine())
  expect(lastSaved()).toEqual({ version: 9, draft: page.draft })
  expect(await screen.findByText('saved')).toBeTruthy()
})

test('a moved address takes nothing over of what another window saved', async () => {
  const held = edit()
  act(() => held().takeAddress({ ...page, slug: 'novo-endereco', version: 9 }))
  expect(held().page.slug).toBe('novo-endereco')
  answer(savePageDraft, { ...page, version: 4 })
  act(() => held().update({ headline: 'Daqui' }))
  await waitFor(() => expect(lastSaved().version).toBe(page.version))
})

test('what is given to the parts of the editor stays the same while something is typed', async () => {
  const given: PageDraft[] = []
  function Editor() {
    const draft = usePageDraft(page)
    given.push(draft)
    return (
      <input
        aria-label="Frase"
        value={draft.draft.headline}
        onChange={({ target }) => draft.update({ headline: target.value })}
      />
    )
  }
  answerSaves()
  const { user } = show(<Editor />)
  await user.type(screen.getByLabelText('Frase'), '!')
  const [first, last] = [given[0], given.at(-1)]
  expect(last?.draft.headline).toBe('Registro!')
  expect(last?.update).toBe(first?.update)
  expect(last?.takeAddress).toBe(first?.takeAddress)
  expect(last?.draft.services).toBe(first?.draft.services)
})
