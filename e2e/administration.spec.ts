import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, open, test } from './browser.ts'
import { confirmIdentity } from './people.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')

test('a new administrator chooses a password with the link, and turns the second factor on', async ({
  page,
}) => {
  const email = 'nova-administradora@example.com'
  const { stdout } = await run('node', ['server/src/commands/admin-create.ts', email], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      PUBLIC_URL: 'http://127.0.0.1',
    },
  })
  const token = stdout.trim().split('#').at(-1)
  await open(page, `/convite#${token}`)
  await expectAccessible(page)
  const password = 'Metrologia#81'
  await page.getByLabel('Nova senha').fill(password)
  await page.getByLabel('Confirme a senha').fill(password)
  await page.getByRole('button', { name: 'Criar senha' }).click()
  await expect(page.getByText(`Senha criada para ${email}`)).toBeVisible()

  const logIn = async () => {
    await open(page, '/login')
    await page.getByLabel('Usuário').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Acessar' }).click()
  }
  await logIn()
  await page.waitForURL('**/marketplaceDash')
  await open(page, '/marketplaceDash/conta')
  await page.getByRole('button', { name: 'Configurar' }).click()
  await confirmIdentity(page, password)
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByRole('textbox', { name: 'Código' }).fill('000000')
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page.getByText('Código inválido ou já usado.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Código' }).fill(totp.generate())
  await page.getByRole('button', { name: 'Ativar' }).click()
  const codes = page.getByRole('list', { name: 'Guarde seus códigos de recuperação' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL('**/login')
  await logIn()
  await expect(page.getByText('Falta o código do seu aplicativo')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Código').fill(recovery)
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL('**/marketplaceDash')

  await run('node', ['server/src/commands/admin-disable.ts', email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '' },
  })
  await page.reload()
  await page.waitForURL('**/login?**')
})
