import { screen } from '@testing-library/react'
import { emptyPage, type OwnPage, setPageAddress } from 'contract/supplier-pages'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { AddressCard } from './address-card.tsx'

const page = {
  id: 7,
  slug: 'ana-lima-7',
  exclusive: true,
  visible: true,
  version: 1,
  draft: emptyPage(),
  savedAt: null,
  publishedAt: null,
  changed: false,
  preview: {
    id: 7,
    slug: 'ana-lima-7',
    nome: 'Ana Lima',
    servico: '',
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
} satisfies OwnPage

const field = () => screen.getByLabelText<HTMLInputElement>('Final do endereço')

async function ask(text: string) {
  const changed: string[] = []
  const { user } = show(<AddressCard page={page} onChange={({ slug }) => changed.push(slug)} />)
  await user.clear(field())
  await user.type(field(), text)
  await user.click(screen.getByRole('button', { name: 'Mudar endereço' }))
  return { changed }
}

test('what is typed becomes an address; the former is said to lead on', async () => {
  answer(setPageAddress, { ...page, slug: 'clinica-sao-jose' })
  const { changed } = await ask('Clínica São José')
  expect(await screen.findByText('Endereço alterado!')).toBeTruthy()
  expect(sentTo(setPageAddress)).toEqual([{ slug: 'clinica-sao-jose' }])
  expect(changed).toEqual(['clinica-sao-jose'])
  expect(field().value).toBe('clinica-sao-jose')
})

test('an address that is taken is told beside the field, which keeps what was typed', async () => {
  const detail = 'Este endereço já é de outro fornecedor. Escolha outro.'
  refuse(setPageAddress, { status: 409, code: 'PAGE_ADDRESS_TAKEN', detail })
  const { changed } = await ask('rota-sul')
  expect(await screen.findByText(detail)).toBeTruthy()
  expect([field().value, changed]).toEqual(['rota-sul', []])
})
