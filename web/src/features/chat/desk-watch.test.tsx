import { screen, waitFor } from '@testing-library/react'
import { urlOf } from 'contract/endpoint'
import { deskNewsEvents, getDeskNews } from 'contract/chat'
import { anonymous, type LoginInfo } from 'contract/session'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { Stream, withStreams } from '../../../test/stream.ts'
import { DashboardMenu } from '../../layout/dashboard-menu.tsx'
import { Head } from '../../layout/head.tsx'
import { writeText } from '../../lib/storage.ts'
import DeskWatch from './desk-watch.tsx'

const admin: LoginInfo = { ...anonymous, tipo: 'Admin', permissions: [['marketplace_all']] }
const supplier: LoginInfo = { ...anonymous, tipo: 'Freelancer', permissions: [['MKTPRO']] }

withStreams()
let tones = 0
beforeEach(() => {
  tones = 0
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      createGain = () => ({
        gain: { setValueAtTime() {}, linearRampToValueAtTime() {} },
        connect: () => ({}),
      })
      createOscillator = () => ({
        frequency: { value: 0 },
        connect: () => ({ connect() {} }),
        start: () => tones++,
        stop() {},
      })
    },
  )
})

const page = (
  <>
    <DeskWatch />
    <Head title="Denúncias" />
    <DashboardMenu />
  </>
)
/** The menu's entry in which this is said. */
const entryOf = async (text: string) =>
  (await screen.findByText(text)).closest('a')?.getAttribute('href')

test('who waits stands in the menu and before the tab’s title, on any page, live', async () => {
  answer(getDeskNews, { waiting: 0, unread: 0, messages: 0, reviews: 0, reports: 0, requests: 0 })
  show(page, { session: admin, at: '/marketplaceDash/denuncias' })
  expect(document.title).toBe('Denúncias · Marketplace em Saúde')
  const [stream] = Stream.opened
  expect(stream?.url).toBe(`/api${urlOf(deskNewsEvents)}`)
  stream?.tell('news', { waiting: 2, unread: 1, messages: 4, reviews: 0, reports: 0, requests: 0 })
  expect(await entryOf('3 novidades')).toBe('/marketplaceDash/atendimentos')
  expect(await entryOf('4 novidades')).toBe('/marketplaceDash/mensagens')
  await waitFor(() => expect(document.title).toBe('(3) Denúncias · Marketplace em Saúde'))
  stream?.tell('news', { waiting: 0, unread: 0, messages: 0, reviews: 0, reports: 0, requests: 0 })
  await waitFor(() => expect(document.title).toBe('Denúncias · Marketplace em Saúde'))
  expect(screen.queryByText(/novidade/)).toBeNull()
})

test('it makes a sound only for who asked for it, and only when there is more than before', async () => {
  answer(getDeskNews, { waiting: 0, unread: 0, messages: 0, reviews: 0, reports: 0, requests: 0 })
  show(page, { session: admin })
  const [stream] = Stream.opened
  const told = async (waiting: number, messages: number) => {
    stream?.tell('news', { waiting, unread: 0, messages })
    await screen.findByText(`${messages} novidades`)
  }
  await told(0, 10)
  await told(1, 20)
  expect(tones).toBe(0)
  writeText('deskSound', 'on')
  await told(2, 30)
  expect(tones).toBe(2)
  await told(1, 40)
  expect(tones).toBe(2)
  // What it hears of its own stream it does not ask for again.
  expect(sentTo(getDeskNews)).toHaveLength(1)
})

test('the menu of a supplier asks nothing of it', async () => {
  show(<DashboardMenu />, { session: supplier })
  expect(await screen.findByText('Minha conta')).toBeTruthy()
  expect(sentTo(getDeskNews)).toEqual([])
  expect(screen.queryByText('Mensagens')).toBeNull()
})
