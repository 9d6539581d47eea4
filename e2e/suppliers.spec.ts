import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, openBeforeScripts, test } from './browser.ts'

const cards = (page: Page) => page.getByRole('article')
const searchField = (page: Page) => page.getByRole('combobox', { name: 'O que você procura?' })

test('the home page is drawn as the specification says and is accessible @phone', async ({ page }, {
  project,
}) => {
  await open(page, '/landing')
  await expect(page.getByRole('heading', { name: 'Marketplace em Saúde', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saiba mais' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Encontre seu fornecedor!' })).toBeVisible()
  const columns = { 'Em destaque': 2, 'Mais fornecedores': 3, 'Também no diretório': 4 }
  for (const [name, count] of Object.entries(columns)) {
    const section = page.getByRole('region', { name, exact: true })
    const list = section.getByRole('list', { name, exact: true })
    if (project.name === 'phone') {
      // One card and the beginning of the next: the row moves sideways, the page does not.
      expect(await list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
    } else {
      const widths = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
      expect(widths.split(' ')).toHaveLength(count)
    }
  }
  const sizes = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight,
    firstSupplier: document.querySelector('article')?.getBoundingClientRect().top ?? Infinity,
    screen: innerHeight,
  }))
  expect(sizes.sideways).toBe(0)
  if (project.name === 'phone') {
    // 3,050 in Portuguese, and five in a hundred more.
    expect(sizes.height).toBeLessThan(3_203)
    expect(sizes.firstSupplier).toBeLessThan(1.5 * sizes.screen)
  }
  await expectAccessible(page)
})

test('the header has Home and Entrar, folded on a phone; the footer leads to every policy @phone', async ({
  page,
}, { project }) => {
  await open(page, '/planos')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  if (project.name === 'phone') {
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Abrir menu' }).click()
  }
  await expect(menu.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
  await menu.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/landing')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '(11) 4000-2026' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toBeVisible()
  const policies = footer.getByRole('navigation', { name: 'Políticas' }).getByRole('link')
  await expect(policies).toHaveText([
    'Política de cookies',
    'Proteção de dados',
    'Ética e compliance',
    'Política de privacidade',
    'Termos de uso',
    'Meus dados',
  ])
  for (const link of await policies.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('Texto em revisão')
  }
})

test('the filter is kept in the URL and in this browser; the URL wins @phone-alone', async ({
  page,
}) => {
  await open(page, '/landing')
  await page.getByRole('link', { name: 'Filtro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtro' })
  await dialog.getByRole('radio', { name: 'Empresa' }).check()
  await expect(dialog.getByRole('checkbox')).toHaveCount(15)
  await dialog.getByRole('searchbox').fill('SANIT')
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('checkbox', { name: 'Licença sanitária' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pesquisar' }).click()
  await page.waitForURL(/\/filters\?tipo=Empresa&certificados=/)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('filters') ?? 'null'))
  expect(kept).toMatchObject({ tipo: 'Empresa', certificados: ['Licença sanitária'] })

  await open(page, '/filters')
  await page.waitForURL(/\/filters\?tipo=Empresa&certificados=/)
  await open(page, '/filters?cidade=Recife')
  await expect(page.getByRole('link', { name: 'Remover o filtro Recife' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Remover o filtro/ })).toHaveCount(1)
})

test('a search that fails is not an empty one, and can be tried again', async ({ page }) => {
  const results = '**/api/v1/search?**'
  await open(page, '/filters?cidade=Recife')
  await page.route(results, (route) => route.abort())
  await page.getByRole('link', { name: 'Remover o filtro Recife' }).click()
  await expect(page.getByText('Não conseguimos falar com o servidor')).toBeVisible()
  await expect(page.getByText('Nenhum resultado encontrado')).toBeHidden()
  await expectAccessible(page)
  await page.unroute(results)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('link', { name: /^Veja mais sobre/ }).first()).toBeVisible()

  await open(page, '/landing?cidade=Recife')
  await page.route('**/api/v1/Fornecedores/search?**', (route) => route.abort())
  await page.getByRole('link', { name: 'Remover o filtro Recife' }).click()
  await expect(
    page.getByRole('button', { name: 'Tentar novamente: Também no diretório' }),
  ).toBeVisible()
  await expect(page.getByText(/^Nenhum fornecedor/)).toHaveCount(0)
})

test('every condition of a hostile link is only text', async ({ page }) => {
  const text = encodeURIComponent(`"><script>alert(1)</script>' OR 1=1 --`)
  await open(page, `/filters?categoria=${text}&cidade=${text}&estado=XYZ&plan=MKTGOLD`)
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible()
})

test('the public page of a supplier can be shared and read by search engines', async ({ page }) => {
  const list = await page.request.get('/api/v1/Fornecedores/suppliers')
  const [supplier] = (await list.json()) as { slug: string }[]
  const path = `/fornecedores/${supplier?.slug}`
  await open(page, path)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\?lng=en$/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
  const told = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(told.map((text) => JSON.parse(text))).toMatchObject([
    { '@type': 'Organization', name },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { name }] },
  ])
  await expectAccessible(page)

  const former = await page.request.get(path.replace(/\/[^/]*-(\d+)$/, '/nome-antigo-$1'), {
    maxRedirects: 0,
  })
  expect(former.status()).toBe(301)
  expect(former.headers().location).toBe(path)
  expect((await page.request.get('/fornecedores/ninguem-99999999')).status()).toBe(404)
})

test('the files of a page come compressed and are kept for a year; nothing else comes with them', async ({
  request,
}) => {
  const page = await (await request.get('/planos')).text()
  const styles = /\/assets\/[\w.-]+\.css/.exec(page)?.[0] ?? ''
  const file = await request.get(styles, { headers: { 'accept-encoding': 'br' } })
  expect(file.status()).toBe(200)
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/css; charset=utf-8',
  })
  for (const path of ['nope.css', '..%2f..%2fserver%2findex.js', '%2e%2e%2findex.html', '%00']) {
    expect((await request.get(`/assets/${path}`)).status(), path).toBe(404)
  }
})

test('without JavaScript the public forms work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/landing')
  await expect(cards(page).first()).toBeVisible()
  await searchField(page).fill('lavanderia')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.waitForURL('**/filters?categoria=lavanderia')
  await expect(page.getByRole('heading', { name: 'Resultados encontrados' })).toBeVisible()
  await page.goto('/landing')
  await page
    .getByRole('link', { name: /^Veja mais sobre/ })
    .first()
    .click()
  await page.waitForURL('**/fornecedores/**')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/landing')
  await page.getByLabel('Seu e-mail').fill('dona@example.com')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.waitForURL('**/planos?email=dona%40example.com')
  await page.goto('/landing')
  await page.getByRole('button', { name: 'Indique' }).click()
  await page.getByLabel('Seu nome').fill('Helena Prado')
  await page.getByLabel('Empresa ou profissional indicado').fill('Calibra Serviços')
  await page.getByLabel('E-mail do indicado').fill('sem-scripts@example.com')
  await page.getByLabel('Telefone do indicado').fill('119')
  await page.getByRole('button', { name: 'Indicar' }).click()
  await expect(page.getByText('Por favor, insira um telefone válido com DDD.')).toBeVisible()
  await page.getByLabel('Telefone do indicado').fill('11912345678')
  await page.getByRole('button', { name: 'Indicar' }).click()
  await expect(page.getByText('Recebemos sua indicação e, em breve')).toBeVisible()
  await page.goto('/registerEnterprise')
  await page.getByRole('radio', { name: /^Freelancer/ }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.waitForURL('**/RegisterFreelancer')
  await context.close()
})

test('the whole home page in English', async ({ request }) => {
  const html = await (await request.get('/landing?lng=en')).text()
  expect(html).toMatch(/<html[^>]* lang="en"/)
  expect(html).toMatch(/<h2[^>]*>Find your supplier!<\/h2>/)
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/landing\?lng=en"/)
})

test.describe('with motion', () => {
  // Low enough that the section is below the fold.
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 1440, height: 400 },
  })

  test('sections fade in once, over a second', async ({ page }) => {
    await open(page, '/landing')
    const section = page.locator('#fornecedores')
    const durations = () =>
      section.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect?.getTiming().duration)
          .filter((duration) => duration === 1000),
      )
    expect(await durations()).toEqual([])
    await section.scrollIntoViewIfNeeded()
    await expect.poll(durations, { intervals: [50] }).toEqual([1000])
    await expect.poll(durations, { intervals: [50] }).toEqual([])
    await page.mouse.wheel(0, -3000)
    await section.scrollIntoViewIfNeeded()
    expect(await durations()).toEqual([])
  })
})

test('the home page sends at most 140 KB of compressed JavaScript', async ({
  browser,
  baseURL,
}) => {
  // A browser that has never been here: others keep the scripts.
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await open(page, '/landing')
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(140_000)
  await context.close()
})

test('every page of the sitemap tells its address and that of its other language', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(paths).toEqual(
    expect.arrayContaining(['/planos', '/chatbot', '/termos', '/politicas/cookies']),
  )
  for (const path of paths) {
    const page = await (await request.get(path ?? '')).text()
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`))
    expect(page).toMatch(new RegExp(`hrefLang="en" href="http[^"]+${path}\\?lng=en"`, 'i'))
  }
})

test("'Saiba mais' leads to the search, and the header covers none of it", async ({ page }) => {
  await open(page, '/landing')
  await page.getByRole('link', { name: 'Saiba mais' }).click()
  await expect(page).toHaveURL(/#buscar$/)
  const below = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return (document.querySelector('#buscar')?.getBoundingClientRect().top ?? 0) - header
    })
  await expect.poll(below).toBeGreaterThanOrEqual(0)
})

test.describe('cookies', () => {
  test.use({ askedAboutCookies: false })

  test('accepting and refusing are equally easy, and can be changed in the footer', async ({
    page,
    context,
  }) => {
    const choice = async () =>
      (await context.cookies()).find(({ name }) => name === 'consent')?.value
    await open(page, '/landing')
    const notice = page.getByRole('region', { name: 'Cookies' })
    const [accept, reject] = ['Aceitar', 'Recusar'].map((name) =>
      notice.getByRole('button', { name }),
    )
    if (!accept || !reject) throw new Error('no buttons')
    const look = (element: Element) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
      return { color, backgroundColor, fontSize, fontWeight, width: element.clientWidth }
    }
    expect(await accept.evaluate(look)).toEqual(await reject.evaluate(look))
    await expectAccessible(page)
    await reject.click()
    await expect(notice).toBeHidden()
    // With the version of the text and the time.
    expect(await choice()).toMatch(/^rejected\.\d{4}-\d\d-\d\d\.\d{10}$/)
    await open(page, '/landing')
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: 'Preferências de cookies' }).click()
    await notice.getByRole('button', { name: 'Aceitar' }).click()
    expect(await choice()).toMatch(/^accepted\.\d{4}-\d\d-\d\d\.\d{10}$/)
  })

  test('the notice is drawn with the page and answers before the scripts are there', async ({
    page,
    context,
  }) => {
    await openBeforeScripts(page, '/filters?busca=resíduos')
    const notice = page.getByRole('region', { name: 'Cookies' })
    await notice.getByRole('button', { name: 'Aceitar' }).click()
    await expect(notice).toBeHidden()
    await expect(page).toHaveURL(/\/filters\?busca=res/)
    const kept = (await context.cookies()).find(({ name }) => name === 'consent')
    expect(kept?.value).toMatch(/^accepted\.\d{4}-\d\d-\d\d\.\d{10}$/)
  })
})
