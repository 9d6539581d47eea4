import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test, untilReady } from './browser.ts'
import { type OwnServer, ownAdmin, startOwnServer } from './server.ts'

const ownPort = Number(process.env.E2E_PORT ?? 3310) + 20

async function tellPhone(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Qual é o seu telefone?' })
  await dialog.getByLabel('Telefone com DDD').pressSequentially('11987654321')
  await dialog.getByRole('button', { name: 'Começar' }).click()
  await expect(dialog).toBeHidden()
}

const field = (page: Page) => page.getByPlaceholder('Digite aqui a sua mensagem')
const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}

test('a visitor finds a supplier by talking, and the chat is there after a reload', async ({
  page,
}) => {
  await open(page, '/chatbot')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await tellPhone(page)
  expect(await page.evaluate(() => localStorage.getItem('numberForChat'))).toBe('(11) 98765-4321')
  await expect(log(page)).toContainText('Sou o assistente virtual')
  await expect(page.getByText('Guardamos esta conversa por até 180 dias')).toBeVisible()
  await expectAccessible(page)

  await field(page).press('Enter')
  await expect(log(page).getByRole('listitem')).toHaveCount(1)
  await field(page).fill('preciso validar uma autoclave')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('em Campinas')
  await field(page).press('Enter')
  await expect(log(page).getByText('preciso validar uma autoclave\nem Campinas')).toBeVisible()
  await expect(log(page).getByRole('link', { name: /Termovalida Engenharia/ })).toHaveAttribute(
    'href',
    /\/fornecedores\/termovalida/,
  )
  await expect(page.getByText('Guardamos esta conversa')).toBeHidden()
  await expectAccessible(page)

  await say(page, 'quanto custa anunciar?')
  await expect(log(page)).toContainText('R$ 50 por mês')
  const atEnd = () =>
    log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 4)
  await expect.poll(atEnd).toBe(true)

  await page.reload()
  await expect(log(page)).toContainText('R$ 50 por mês')
  await expect(log(page).getByRole('link', { name: /Termovalida Engenharia/ })).toBeVisible()

  await page.getByRole('button', { name: 'Apagar conversa' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar conversa' }).click()
  await expect(log(page).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(log(page).getByRole('listitem')).toHaveCount(1)
})

test('the message area is 70 % of the viewport, and sounds can be switched off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function count(when) {
      const { dataset } = document.documentElement
      dataset.tones = String(Number(dataset.tones ?? 0) + 1)
      start.call(this, when)
    }
  })
  const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0))
  await open(page, '/chatbot')
  await tellPhone(page)
  await say(page, 'oi')
  await expect(log(page).getByRole('listitem')).toHaveCount(3)
  // Two for what was sent, two for the answer.
  await expect.poll(tones).toBe(4)
  const sound = page.getByRole('switch', { name: 'Sons do chat' })
  await expect(sound).toBeChecked()
  await sound.click()
  await say(page, 'oi')
  await expect(log(page).getByRole('listitem')).toHaveCount(5)
  expect(await tones()).toBe(4)
  await page.reload()
  await expect(sound).not.toBeChecked()

  const last = log(page).getByRole('listitem').last()
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 390, height: 664 },
    { width: 1024, height: 480 },
  ]) {
    await page.setViewportSize(viewport)
    await page.reload()
    await untilReady(page)
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await expect(send).toBeInViewport({ ratio: 1 })
    const { height, y } = await boxOf(log(page))
    expect(height / viewport.height, `${viewport.height} px`).toBeCloseTo(0.7, 2)
    const read = await boxOf(last)
    expect(read.y + read.height).toBeLessThanOrEqual((await boxOf(field(page))).y)
    expect(read.y).toBeGreaterThanOrEqual(y)
  }
})

test('the widget opens on public pages and its suggestions answer', async ({ page }) => {
  await open(page, '/landing')
  await page.getByRole('button', { name: 'Falar com o assistente' }).click()
  await tellPhone(page)
  await say(page, 'calibração em Campinas')
  await expect(log(page)).toContainText('calibração')
  await page.getByRole('button', { name: 'E em todo o Brasil?' }).click()
  await expect(log(page).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fechar o chat' }).click()
  await expect(log(page)).toBeHidden()
})

test.describe('on a first visit', () => {
  test.use({ askedAboutCookies: false })

  test('the question about cookies covers neither the field nor the buttons of the chat @phone', async ({
    page,
  }) => {
    await open(page, '/chatbot')
    await tellPhone(page)
    const notice = page.getByRole('region', { name: 'Cookies' })
    const covered = async (part: Locator) => {
      await part.scrollIntoViewIfNeeded()
      const [a, b] = [await boxOf(notice), await boxOf(part)]
      return (
        b.y < a.y + a.height && a.y < b.y + b.height && b.x < a.x + a.width && a.x < b.x + b.width
      )
    }
    const width = page.viewportSize()?.width ?? 0
    const send = page.getByRole('button', { name: 'Enviar', exact: true })
    for (const height of [844, 600, 420]) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => covered(field(page))).toBe(false)
      expect(await covered(send)).toBe(false)
    }
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/landing')
    const widget = page.getByRole('button', { name: 'Falar com o assistente' })
    await expect(notice).toBeVisible()
    await expect.poll(() => covered(widget)).toBe(false)
    await widget.click()
    await expect.poll(() => covered(field(page))).toBe(false)
    expect(await covered(send)).toBe(false)
  })
})

test('with the server stopped a failure is said all the same, and the page stays', async ({
  page,
}) => {
  await open(page, '/chatbot')
  await tellPhone(page)
  await page.route('**/*', (route) => route.abort())
  await field(page).fill('ainda não enviada')
  await page.getByRole('button', { name: 'Falar com atendente' }).click()
  await expect(page.getByRole('alert')).toContainText('Não conseguimos falar com o servidor')
  await expectAccessible(page)
  await expect(field(page)).toHaveValue('ainda não enviada')
})

test.describe('with a person, or nobody there', () => {
  let server: OwnServer
  test.beforeAll(async () => {
    server = await startOwnServer(ownPort, {
      ATTENDANCE_HOURS: '0-6 0-24',
      RATE_LIMIT_SCALE: '1000',
    })
  })
  test.afterAll(() => server?.remove())

  async function visitorPage(browser: Browser): Promise<Page> {
    const page = await (
      await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })
    ).newPage()
    await open(page, '/chatbot')
    await tellPhone(page)
    return page
  }

  async function attendantPage(browser: Browser): Promise<Page> {
    const page = await (
      await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })
    ).newPage()
    await page.request.post('/api/v1/auth/login', { data: ownAdmin })
    await open(page, '/marketplaceDash/atendimentos')
    return page
  }

  /** What a list shows as texts of people, in order. */
  const bubbles = (page: Page) =>
    log(page).evaluate((box) =>
      [...box.querySelectorAll('[class*="bubble"]')].map((bubble) => bubble.textContent ?? ''),
    )

  test('two browsers talk through a lost connection and a restart, and nothing is lost', async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const attendant = await attendantPage(browser)
    await expectAccessible(attendant)
    const visitor = await visitorPage(browser)
    await say(visitor, 'calibração em Campinas')
    await say(visitor, 'quero falar com um atendente')
    await expect(visitor.getByText('A próxima vez é sua')).toBeVisible()
    await visitor.getByLabel('Como podemos chamar você?').fill('Helena Prado')
    await visitor.getByRole('button', { name: 'Confirmar' }).click()
    await expect(visitor.getByRole('region', { name: 'Chat com o assistente' })).toBeFocused()
    await expectAccessible(visitor)

    await expect(attendant).toHaveTitle(/^\(\d+\) Atendimentos/)
    await attendant.getByRole('link', { name: /Helena Prado/ }).click()
    await expect(attendant.getByText('calibração · Campinas/SP')).toBeVisible()
    await attendant.getByRole('button', { name: 'Atender' }).click()
    await expect(visitor.getByText('Você está falando com Administração')).toBeVisible()
    await expectAccessible(attendant)

    const spoken: string[] = []
    async function exchange(from: Page, to: Page, text: string): Promise<void> {
      spoken.push(text)
      await say(from, text)
      await expect(log(to).getByText(text, { exact: true })).toBeVisible()
    }
    await exchange(visitor, attendant, 'mensagem 1 da Helena')
    await exchange(attendant, visitor, 'resposta 1 da equipe')

    await attendant.context().setOffline(true)
    await say(visitor, 'mensagem 2 da Helena')
    await expect(log(visitor).getByText('mensagem 2 da Helena')).toBeVisible()
    await say(attendant, 'resposta 2 da equipe')
    await expect(attendant.getByText('Enviando...')).toBeVisible()
    await attendant.context().setOffline(false)
    await expect(log(attendant).getByText('mensagem 2 da Helena')).toBeVisible()
    await expect(log(visitor).getByText('resposta 2 da equipe')).toBeVisible()
    spoken.push('mensagem 2 da Helena', 'resposta 2 da equipe')

    const restarted = server.restart()
    await say(visitor, 'mensagem 3 da Helena')
    await say(attendant, 'resposta 3 da equipe')
    await restarted
    await expect(log(attendant).getByText('mensagem 3 da Helena')).toBeVisible()
    await expect(log(visitor).getByText('resposta 3 da equipe')).toBeVisible()
    await exchange(visitor, attendant, 'mensagem 4 da Helena')
    await exchange(attendant, visitor, 'resposta 4 da equipe')

    // The same on both sides, each text once, each side's own texts in the order they were said.
    const isTalk = (text: string) => /^(mensagem|resposta) \d/.test(text)
    await expect.poll(async () => (await bubbles(visitor)).filter(isTalk).length).toBe(8)
    await expect.poll(async () => (await bubbles(attendant)).filter(isTalk).length).toBe(8)
    const seen = (await bubbles(visitor)).filter(isTalk)
    expect((await bubbles(attendant)).filter(isTalk)).toEqual(seen)
    for (const word of ['mensagem', 'resposta']) {
      const own = seen.filter((text) => text.startsWith(word))
      expect(own.map((text) => text.split(' ')[1])).toEqual(['1', '2', '3', '4'])
    }

    await attendant.getByRole('button', { name: 'Respostas prontas' }).click()
    await attendant.getByRole('menuitem', { name: 'Posso ajudar em mais alguma coisa?' }).click()
    await attendant.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(log(visitor)).toContainText('Posso ajudar em mais alguma coisa?')
    await attendant.getByRole('button', { name: 'Encerrar atendimento' }).click()
    const dialog = attendant.getByRole('dialog', { name: 'Encerrar o atendimento' })
    await dialog.getByLabel('Nota para a equipe').fill('Indicado um laboratório')
    await dialog.getByRole('button', { name: 'Encerrar atendimento' }).click()
    await expect(attendant.getByText('Nota: Indicado um laboratório')).toBeVisible()
    await expect(log(visitor)).toContainText('Atendimento encerrado')
    await say(visitor, 'obrigada')
    await expect(log(visitor)).toContainText('Por nada!')
  })

  test('outside the hours the visitor leaves a message that reaches the attendants', async ({
    browser,
  }) => {
    const otherDay = (new Date().getUTCDay() + 3) % 7
    await server.restart({ ATTENDANCE_HOURS: `${otherDay}-${otherDay} 9-18` })
    const page = await visitorPage(browser)
    await page.getByRole('button', { name: 'Falar com atendente' }).dblclick()
    await expect(log(page)).toContainText('das 9h às 18h (horário de Brasília)')
    await expect(log(page).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByLabel('Nome').fill('Helena Prado')
    await page.getByLabel('E-mail').fill('helena@example.com')
    await page.getByLabel('Sua mensagem para a equipe').fill('Preciso de ajuda com a assinatura')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(log(page)).toContainText('Recebemos a sua mensagem, Helena.')
    const mails = (await (await page.request.get('/api/dev/mail?to=admin@example.com')).json()) as {
      text: string
    }[]
    expect(mails[0]?.text).toContain('Preciso de ajuda com a assinatura')
  })
})
