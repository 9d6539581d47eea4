import { screen, waitFor } from '@testing-library/react'
import { createContact, revealContact } from 'contract/contacts'
import { beforeEach, expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { readJson, readText, writeJson, writeText } from '../../lib/storage.ts'
import { rememberTerm } from '../../model/search-origin.ts'
import { ContactGate } from './contact-gate.tsx'

const clinic = {
  id: 7,
  slug: 'clinica-norte-7',
  nome: 'Clínica Norte',
  Tipo_empresa: 'Empresa',
} as const
const lab = {
  id: 8,
  slug: 'laboratorio-sul-8',
  nome: 'Laboratório Sul',
  Tipo_empresa: 'Empresa',
} as const
const contact = {
  email: 'dona@norte.example',
  site: 'https://norte.example/',
  linkedin: null,
  telefone: null,
  whatsapp: null,
}
const proof = `12.${'a'.repeat(32)}`
const kept = {
  nome: 'Helena Prado',
  email: 'helena@hospital.example',
  telefone: '(11) 91234-5678',
  proofs: { 7: proof },
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const seeContact = () => screen.findByRole('button', { name: 'Ver Contato' })

beforeEach(() => answer(revealContact, contact))

async function askFor(supplier: typeof clinic | typeof lab) {
  const { user, unmount } = show(<ContactGate supplier={supplier} />)
  await user.click(await seeContact())
  await screen.findByLabelText(/Nome/)
  return { user, unmount }
}

test('what was asked for is revealed, with what the visitor needs sent along', async () => {
  rememberTerm(clinic.id, 'autoclave')
  answer(createContact, { ...contact, proof })
  const { user } = await askFor(clinic)
  for (const [label, text] of [
    [/Nome/, kept.nome],
    [/E-mail/, kept.email],
    [/Telefone/, kept.telefone],
    [/O que você precisa/, 'Calibrar 12 bombas'],
  ] as const) {
    await user.click(field(label))
    await user.paste(text)
  }
  expect(screen.getByText(/de 1\.000 caracteres/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  const title = await screen.findByRole('heading', { name: 'Contato do fornecedor' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByRole('link', { name: /dona@norte\.example/ })).toBeTruthy()
  expect(sentTo(createContact)).toEqual([
    {
      nome: kept.nome,
      email: kept.email,
      telefone: kept.telefone,
      mensagem: 'Calibrar 12 bombas',
      termos_aceitos: true,
      id_busness: 7,
      type_user: 'Empresa',
      search_term: 'autoclave',
    },
  ])
  expect(readJson('visitor')).toEqual(kept)
})

test('a failure says what the specification says, and keeps what was typed', async () => {
  disconnect(createContact)
  const { user } = await askFor(clinic)
  for (const [label, text] of [
    [/Nome/, kept.nome],
    [/E-mail/, kept.email],
    [/Telefone/, kept.telefone],
  ] as const) {
    await user.click(field(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText(/^Erro ao enviar seus dados\. Tente novamente\./)).toBeTruthy()
  expect([field(/Nome/).value, field(/E-mail/).value]).toEqual([kept.nome, kept.email])
  expect(screen.queryByRole('link', { name: /dona@norte\.example/ })).toBeNull()
})

test('after a reload it is still there, read anew with the proof, and takes no focus', async () => {
  writeJson('visitor', kept)
  show(<ContactGate supplier={clinic} />)
  await screen.findByRole('link', { name: /dona@norte\.example/ })
  expect(sentTo(revealContact)).toEqual([{ proof }])
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByText('Também enviamos estes dados para o seu e-mail.')).toBeNull()
  expect(readText('visitor')).not.toContain('dona@norte.example')
})

test("the next supplier's form is filled in, and its contact asks for the form", async () => {
  writeJson('visitor', kept)
  const { user } = await askFor(lab)
  expect(field(/Nome/).value).toBe(kept.nome)
  expect(field(/E-mail/).value).toBe(kept.email)
  expect(field(/Telefone/).value).toBe(kept.telefone)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Esquecer meus dados' }))
  expect(field(/Nome/).value).toBe('')
  expect(field(/E-mail/).value).toBe('')
  expect(field(/Telefone/).value).toBe('')
  expect(readText('visitor')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Esquecer meus dados' })).toBeNull()
})

test('who is forgotten sees the closed gate again', async () => {
  writeJson('visitor', kept)
  const { user } = show(<ContactGate supplier={clinic} />)
  await user.click(await screen.findByRole('button', { name: 'Esquecer meus dados' }))
  expect(document.activeElement).toBe(await seeContact())
  expect(screen.queryByRole('link', { name: /dona@norte\.example/ })).toBeNull()
  expect(readText('visitor')).toBeNull()
})

test.each([
  ['that is not in the directory now is asked for anew; what opens the request stays', 404, kept],
  ['whose proof is none is asked for anew; the visitor stays known', 400, { ...kept, proofs: {} }],
] as const)('a supplier %s', async (_, status, left) => {
  refuse(revealContact, { status, code: status === 404 ? 'NOT_FOUND' : 'INVALID_INPUT' })
  writeJson('visitor', kept)
  const { user } = show(<ContactGate supplier={clinic} />)
  await user.click(await seeContact())
  expect(await screen.findByLabelText(/Nome/)).toBeTruthy()
  expect(readJson('visitor')).toEqual(left)
})

test('without a connection it says so and can be tried again', async () => {
  disconnect(revealContact)
  writeJson('visitor', kept)
  const { user } = show(<ContactGate supplier={clinic} />)
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  answer(revealContact, contact)
  await user.click(retry)
  expect(await screen.findByRole('link', { name: /dona@norte\.example/ })).toBeTruthy()
})

test.each(['null', '7', '{"nome":3,"proofs":"x"}', '{'])(
  'nonsense in the storage (%s) is as good as nothing',
  async (text) => {
    writeText('visitor', text)
    await askFor(clinic)
    expect(field(/Nome/).value).toBe('')
  },
)
