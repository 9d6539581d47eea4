import { screen, waitFor, within } from '@testing-library/react'
import { listReferrals, type Referral, setReferralStatus } from 'contract/referrals'
import { expect, test } from 'vitest'
import { answer, answerLater, disconnect, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { ReferralsTable } from './referrals-table.tsx'

const waiting: Referral = {
  id: 7,
  nome_indicador: 'Helena Prado',
  email_indicado: 'calibra@example.com',
  telefone_indicado: '(11) 91234-5678',
  empresa_freelancer_indicada: 'Calibra Serviços',
  status: 'aguardando',
}
const contacted: Referral = {
  ...waiting,
  id: 8,
  empresa_freelancer_indicada: 'Gás Norte',
  status: 'contactado',
}

const table = () => screen.findByRole('table', { name: 'Indicações' })

/** The colour of a button, as the theme calls it, and its picture. */
const lookOf = (button: HTMLElement) => ({
  color: button.style.getPropertyValue('--ai-bg').replace(/^.*color-(\w+)-.*$/, '$1'),
  icon: /tabler-icon-(\w+)/.exec(button.querySelector('svg')?.getAttribute('class') ?? '')?.[1],
})

test('referrals stand in the columns of the specification', async () => {
  answer(listReferrals, [waiting])
  show(<ReferralsTable />)
  const headings = within(await table()).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Indicador',
    'E-mail do indicado',
    'Telefone do indicado',
    'Nome do indicado',
    'Status',
  ])
  const cells = within(await table()).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Helena Prado',
    'calibra@example.com',
    '(11) 91234-5678',
    'Calibra Serviços',
    'aguardando',
  ])
})

test('a referral that waits has an orange eye, one that was contacted a green check', async () => {
  answer(listReferrals, [waiting, contacted])
  show(<ReferralsTable />)
  const rows = within(await table())
  const eye = rows.getByRole('button', { name: /Calibra Serviços/ })
  const check = rows.getByRole('button', { name: /Gás Norte/ })
  expect(lookOf(eye)).toEqual({ color: 'orange', icon: 'eye' })
  expect(lookOf(check)).toEqual({ color: 'green', icon: 'check' })
})

test('the button marks a referral as contacted and back', async () => {
  answer(listReferrals, [waiting])
  answer(setReferralStatus, ({ query }) => ({
    ...waiting,
    status: query.get('status') as Referral['status'],
  }))
  const { user } = show(<ReferralsTable />)
  const row = within(await table()).getByRole('row', { name: /Calibra/ })
  await user.click(within(row).getByRole('button'))
  expect(await within(row).findByText('contactado')).toBeTruthy()
  await user.click(within(row).getByRole('button'))
  expect(await within(row).findByText('aguardando')).toBeTruthy()
  const statuses = sentTo(setReferralStatus).map((url) => {
    const { pathname, searchParams } = new URL(String(url))
    return [pathname, searchParams.get('status')]
  })
  expect(statuses).toEqual([
    ['/api/v1/indicacao/update/7', 'contactado'],
    ['/api/v1/indicacao/update/7', 'aguardando'],
  ])
})

test('of two quick clicks the last one holds, however slow the first was', async () => {
  answer(listReferrals, [waiting])
  const first = answerLater(setReferralStatus)
  const { user, client } = show(<ReferralsTable />)
  const row = within(await table()).getByRole('row', { name: /Calibra/ })
  await user.click(within(row).getByRole('button'))
  await waitFor(() => expect(sentTo(setReferralStatus)).toHaveLength(1))
  answer(setReferralStatus, waiting)
  expect(await within(row).findByText('contactado')).toBeTruthy()
  await user.click(within(row).getByRole('button'))
  expect(await within(row).findByText('aguardando')).toBeTruthy()
  first({ ...waiting, status: 'contactado' })
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(sentTo(setReferralStatus)).toHaveLength(2)
  expect(within(row).getByText('aguardando')).toBeTruthy()
})

test('a state that could not be saved is taken back and said', async () => {
  answer(listReferrals, [waiting])
  disconnect(setReferralStatus)
  const { user } = show(<ReferralsTable />)
  const row = within(await table()).getByRole('row', { name: /Calibra/ })
  await user.click(within(row).getByRole('button'))
  expect(await screen.findByText(/Não conseguimos falar com o servidor/)).toBeTruthy()
  expect(within(row).getByText('aguardando')).toBeTruthy()
})

test('state and words narrow what the server is asked for; nothing found says so', async () => {
  answer(listReferrals, ({ query }) => (query.get('busca') ? [] : [waiting]))
  const { user } = show(<ReferralsTable />)
  await table()
  await user.click(screen.getByRole('radio', { name: 'Contactado' }))
  await user.click(screen.getByRole('searchbox'))
  await user.paste('nada disso')
  expect(await screen.findByText('Nenhuma indicação encontrada')).toBeTruthy()
  const asked = new URL(String(sentTo(listReferrals).at(-1))).searchParams
  expect([asked.get('status'), asked.get('busca')]).toEqual(['contactado', 'nada disso'])
  const exported = screen.getByRole('link', { name: 'Exportar CSV' }).getAttribute('href')
  expect(exported).toContain('/api/v1/exports/referrals.csv?')
  expect(exported).toContain('status=contactado')
})

test('what was marked under one filter is found under another that was looked at before', async () => {
  let { status } = waiting
  answer(listReferrals, ({ query }) =>
    query.get('status') === status ? [{ ...waiting, status }] : [],
  )
  answer(setReferralStatus, () => {
    status = 'contactado'
    return { ...waiting, status }
  })
  const { user } = show(<ReferralsTable />, { at: '/?status=contactado' })
  expect(await screen.findByText('Nenhuma indicação encontrada')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Aguardando' }))
  await user.click(within(await table()).getByRole('button'))
  await waitFor(() => expect(sentTo(setReferralStatus)).toHaveLength(1))
  await user.click(screen.getByRole('radio', { name: 'Contactado' }))
  await waitFor(() => expect(sentTo(listReferrals)).toHaveLength(3))
  expect(within(await table()).getByText('contactado')).toBeTruthy()
})
