import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'

const photoPage = '/marketplaceDash/foto'

type Drawing = { width: number; height: number; ground: string; disc?: string }

/** A photo: a disc in the middle of a wide rectangle. */
const photo: Drawing = { width: 1200, height: 800, ground: 'teal', disc: 'gold' }
const wideLogo: Drawing = { width: 2000, height: 300, ground: '#ff0000' }

/** Chooses a picture that the browser itself has made. */
async function choosePicture(page: Page, drawing: Drawing): Promise<void> {
  const data = await page.evaluate(({ width, height, ground, disc }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.fillStyle = disc ?? ground
    context.arc(width / 2, height / 2, height * 0.375, 0, 7)
    context.fill()
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, drawing)
  await chooseFile(page, Buffer.from(data, 'base64'))
}

async function chooseFile(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher imagem' }).click()
  await (await chooser).setFiles({ name: 'eu.png', mimeType: 'image/png', buffer })
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ajustar foto' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' })
const shownPhoto = (page: Page) => page.getByRole('img', { name: /^Foto de/ })

async function removePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remover foto' }).click()
  await expect(shownPhoto(page)).toHaveCount(0)
}

test('a supplier crops a photo and sees it everywhere; a failed upload leaves it as it was', async ({
  page,
}) => {
  await logInAs(page, 'fabio.morita')
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function keep(done, type, quality) {
      const { width, height } = this
      document.documentElement.dataset.made = JSON.stringify({ width, height, type, quality })
      toBlob.call(this, done, type, quality)
    }
  })
  await open(page, photoPage)
  await expectAccessible(page)
  await chooseFile(page, Buffer.from('<?php echo 1; ?>'))
  await expect(page.getByText('Escolha um arquivo de imagem (JPEG, PNG ou WebP).')).toBeVisible()
  const dialog = dialogOf(page)
  await expect(dialog).toBeHidden()
  await choosePicture(page, photo)
  await expect(confirm(page)).toBeEnabled()
  await expect(dialog.getByRole('button', { name: 'Diminuir zoom' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Aumentar zoom' }).click()
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.1')
  await zoom.press('End')
  await expect(zoom).toHaveAttribute('aria-valuenow', '3')
  await expect(dialog.getByRole('button', { name: 'Aumentar zoom' })).toBeDisabled()
  await expectAccessible(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await confirm(page).click()
  expect((await sent).url()).toContain('/api/v1/Photos/photo/plan')
  const made = await page.evaluate(() => document.documentElement.dataset.made ?? '')
  expect(JSON.parse(made)).toEqual({
    width: 1000,
    height: 1000,
    type: 'image/jpeg',
    quality: 0.9,
  })
  await expect(page.getByText('Foto atualizada com sucesso!')).toBeVisible()
  const address = (await shownPhoto(page).getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/photos\/[0-9a-f]{32}\/320\.webp$/)

  const info = (await (await page.request.get('/api/v1/auth/me')).json()) as {
    user: { id: number }
  }
  const list = await page.request.get('/api/v1/Fornecedores/suppliers')
  const suppliers = (await list.json()) as {
    id: number
    slug: string
    photo: string | null
  }[]
  const card = suppliers.find(({ id }) => id === info.user.id)
  expect(address).toContain(card?.photo ?? 'no photo in the directory')

  await open(page, `/fornecedores/${card?.slug}`)
  await expect(page.locator(`img[src*="${card?.photo}"]`).first()).toBeVisible()
  await open(page, photoPage)
  await page.route('**/api/v1/Photos/photo/plan**', (route) => route.abort())
  await choosePicture(page, photo)
  await confirm(page).click()
  await expect(page.getByText('Não conseguimos falar com o servidor')).toBeVisible()
  // The chosen picture is still there, to be sent once more.
  await expect(confirm(page)).toBeEnabled()
  await page.unroute('**/api/v1/Photos/photo/plan**')
  await page.reload()
  expect(await shownPhoto(page).getAttribute('src')).toBe(address)
  await removePhoto(page)
})

test('a wide logo is shown whole, and what is transparent stays so', async ({ page }) => {
  await logInAs(page, 'fabio.morita', photoPage)
  const dialog = dialogOf(page)
  await choosePicture(page, wideLogo)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  // The same file once more.
  await choosePicture(page, wideLogo)
  await expect(dialog.getByRole('radio', { name: 'Mostrar inteira' })).toBeChecked()
  await dialog.locator('label').filter({ hasText: 'Fundo transparente' }).click()
  await expectAccessible(page)
  /** Middle, both ends of the logo, a corner of the photo and what lies above the logo. */
  const pixels = () =>
    page.evaluate(async () => {
      const shown = document.querySelector<HTMLImageElement | HTMLCanvasElement>(
        '[role=dialog] canvas[aria-label="A foto inteira"], img[alt^="Foto de"]',
      )
      const canvas = document.createElement('canvas')
      canvas.width = 100
      canvas.height = 100
      const context = canvas.getContext('2d')
      if (!shown || !context) return []
      if (shown instanceof HTMLImageElement) await shown.decode()
      context.drawImage(shown, 0, 0, 100, 100)
      const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
      return [at(50, 50), at(6, 50), at(93, 50), at(1, 1), at(50, 30)].map(([red, , , alpha]) =>
        alpha === 0 ? 'nothing' : (red ?? 0) > 200 ? 'red' : 'other',
      )
    })
  const whole = ['red', 'red', 'red', 'nothing', 'nothing']
  expect(await pixels()).toEqual(whole)
  await confirm(page).click()
  await expect(dialog).toBeHidden()
  await expect(shownPhoto(page)).toBeVisible()
  expect(await pixels()).toEqual(whole)
  await removePhoto(page)
})
