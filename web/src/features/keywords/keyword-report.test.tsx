import { screen, within } from '@testing-library/react'
import { getKeywords, type KeywordReport as Report } from 'contract/keywords'
import { editFreelancer, getFreelancer } from 'contract/profiles'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { freelancer, freelancerRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { KeywordReport } from './keyword-report.tsx'

const lost = {
  term: 'incineração de resíduos',
  searches: 40,
  before: 20,
  found: false,
  lacking: ['incineração'],
}
const report: Report = {
  categorias: ['residuos-e-meio-ambiente'],
  estados: ['PE', 'PB'],
  visible: true,
  searches: 1240,
  found: 1200,
  lost: 40,
  keywords: [
    { term: 'pgrss', searches: 1200, before: null, found: true, lacking: [] },
    lost,
    { ...lost, term: 'mtr', before: 80, lacking: ['mtr'] },
  ],
}

function shown(answered: Report = report) {
  answer(getKeywords, answered)
  return show(<KeywordReport />, { session: freelancer('MKTBASIC') })
}

/** Both the table and the cards of a phone are drawn: one of them is hidden by the width. */
const table = async () =>
  within(await screen.findByRole('table', { name: 'Palavras mais buscadas' }))

test('shows how often each word was searched for, its trend, who was found and what is lacking', async () => {
  shown()
  const rows = (await table()).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' '))).toEqual([
    'pgrss1.200poucas antes1.2000No seu texto',
    'incineração de resíduosFalta no seu texto: incineração40 +100%040Adicionar',
    'mtrFalta no seu texto: mtr40 -50%040Adicionar',
  ])
  expect(screen.getByRole('region', { name: 'Perdidas por falta da palavra' }).textContent).toMatch(
    /40$/,
  )
  expect(
    screen.getByText('O que compradores procuram em Resíduos e meio ambiente (PE, PB).'),
  ).toBeTruthy()
})

test('another period asks for its days', async () => {
  const { user } = shown()
  await user.click(await screen.findByRole('radio', { name: '90 dias' }))
  await screen.findAllByText('Contra os 90 dias anteriores')
  expect(sentTo(getKeywords).map(String)).toEqual([
    expect.stringContaining('days=30'),
    expect.stringContaining('days=90'),
  ])
})

test('a word is added to the text as it is now, once, and the list says so', async () => {
  answer(getFreelancer, freelancerRecord({ descricaoServico: 'Coleta de resíduos.', version: 4 }))
  answer(editFreelancer, freelancerRecord())
  const { user } = shown()
  const name = 'Adicionar “incineração de resíduos” ao meu texto'
  const button = (await table()).getByRole('button', { name })
  answer(getKeywords, { ...report, keywords: [{ ...lost, found: true, lacking: [] }] })
  await user.dblClick(button)
  expect(
    await screen.findByText(/“incineração de resíduos” está agora no fim da descrição/),
  ).toBeTruthy()
  expect(sentTo(editFreelancer)).toEqual([
    {
      descricaoServico: 'Coleta de resíduos.\n\nPalavras-chave: incineração de resíduos.',
      version: 4,
    },
  ])
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a text that changed elsewhere stays, and that is said', async () => {
  answer(getFreelancer, freelancerRecord())
  refuse(editFreelancer, { status: 409, code: 'CHANGED_ELSEWHERE' })
  const { user } = shown()
  await user.click((await table()).getByRole('button', { name: /“mtr”/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Erro')
  expect((await table()).getByRole('button', { name: /“mtr”/ })).toBeTruthy()
})

test('without categories one is asked to choose them; hidden, why nothing finds one', async () => {
  const { unmount } = shown({ ...report, categorias: [], keywords: [] })
  expect(await screen.findByText(/Escolha as categorias do que você oferece/)).toBeTruthy()
  unmount()
  shown({ ...report, visible: false })
  expect(await screen.findByText(/nenhuma busca encontra você/)).toBeTruthy()
})
