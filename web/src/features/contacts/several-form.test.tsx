import { screen, waitFor } from '@testing-library/react'
import { createContacts } from 'contract/contacts'
import { expect, test, vi } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { readJson, writeJson } from '../../lib/storage.ts'
import { SeveralAnswer } from './several-answer.tsx'
import { SeveralForm } from './several-form.tsx'

const suppliers = [
  { id: 7, slug: 'clinica-norte-7', nome: 'Clínica Norte', Tipo_empresa: 'Empresa' },
  { id: 8, slug: 'ana-prado-8', nome: 'Ana Prado', Tipo_empresa: 'Autônomo' },
] as const
const helena = { nome: 'Helena', email: 'helena@hospital.example', telefone: '11912345678' }
const contact = {
  email: 'dona@norte.example',
  site: null,
  linkedin: null,
  telefone: null,
  whatsapp: null,
  proof: `12.${'a'.repeat(32)}`,
}
const asked = [
  { id_busness: 7, contact },
  { id_busness: 8, contact: null },
]
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

test('one message goes to each of them; it is a form that the browser can send alone', async () => {
  answer(createContacts, asked)
  const onAsked = vi.fn<() => void>()
  const { user, container } = show(<SeveralForm suppliers={[...suppliers]} onAsked={onAsked} />)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/pedir-contato?f=clinica-norte-7,ana-prado-8',
  ])
  await fillIn(user, field(/^Nome/), helena.nome)
  await fillIn(user, field(/^E-?mail/i), helena.email)
  await fillIn(user, field(/^Telefone/), helena.telefone)
  await fillIn(user, field(/precisa/), 'Autoclave')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Pedir contato aos 2' }))
  await waitFor(() => expect(onAsked).toHaveBeenCalledOnce())
  expect(sentTo(createContacts)).toEqual([
    {
      ...helena,
      mensagem: 'Autoclave',
      termos_aceitos: true,
      website: '',
      fornecedores: [
        { id_busness: 7, type_user: 'Empresa' },
        { id_busness: 8, type_user: 'Autônomo' },
      ],
    },
  ])
})

test('a pasted message that is too long is not cut: it is said', async () => {
  const { user } = show(<SeveralForm suppliers={[...suppliers]} onAsked={() => {}} />)
  await fillIn(user, field(/precisa/), 'a'.repeat(1001))
  expect(field(/precisa/).value).toHaveLength(1001)
  expect(screen.getByText('Texto longo demais: corte 1 caractere.')).toBeTruthy()
})

test('wrong input is explained below its field, and what was typed stays', async () => {
  const errors = { email: ['E-mail inválido.'] }
  refuse(createContacts, { status: 400, code: 'INVALID_INPUT', errors })
  const { user } = show(<SeveralForm suppliers={[...suppliers]} onAsked={() => {}} />)
  await fillIn(user, field(/^E-?mail/i), 'helena@')
  await user.click(screen.getByRole('button', { name: 'Pedir contato aos 2' }))
  expect(await screen.findByText('E-mail inválido.')).toBeTruthy()
  expect(field(/^E-?mail/i).value).toBe('helena@')
  expect(document.activeElement).toBe(field(/^E-?mail/i))
})

test('who asked before in this browser finds the form filled in', () => {
  writeJson('visitor', { ...helena, proofs: {} })
  show(<SeveralForm suppliers={[...suppliers]} onAsked={() => {}} />)
  expect([field(/^Nome/).value, field(/^E-?mail/i).value]).toEqual(['Helena', helena.email])
})

test('each answer names how to reach the supplier, or that it left; the proof is kept here', async () => {
  show(<SeveralAnswer suppliers={[...suppliers]} asked={asked} typed={helena} />)
  expect(await screen.findByText('Seu pedido foi enviado a 1 fornecedor')).toBeTruthy()
  expect(screen.getByRole('link', { name: /dona@norte\.example/ }).getAttribute('href')).toBe(
    'mailto:dona@norte.example',
  )
  expect(screen.getByRole('region', { name: 'Ana Prado' }).textContent).toContain(
    'Este fornecedor saiu do diretório e não recebeu o pedido.',
  )
  expect(readJson('visitor')).toEqual({ ...helena, proofs: { 7: contact.proof } })
})

test('when everyone left the directory, no request counts as sent', async () => {
  const gone = asked.map(({ id_busness }) => ({ id_busness, contact: null }))
  show(<SeveralAnswer suppliers={[...suppliers]} asked={gone} typed={helena} />)
  expect(await screen.findByText('Nenhum fornecedor recebeu o pedido')).toBeTruthy()
  expect(screen.queryByText(/Também enviamos/)).toBeNull()
})

test('of a request that this browser made before, its first proof stays: the second opens less', async () => {
  const first = `${contact.proof.split('.')[0]}.${'z'.repeat(32)}`
  writeJson('visitor', { ...helena, proofs: { 7: first } })
  show(<SeveralAnswer suppliers={[...suppliers]} asked={asked} typed={helena} />)
  expect(await screen.findByText('Seu pedido foi enviado a 1 fornecedor')).toBeTruthy()
  expect(readJson('visitor')).toEqual({ ...helena, proofs: { 7: first } })
})
