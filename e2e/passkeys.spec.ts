import { chosenPassword, expect, expectAccessible, open, test } from './browser.ts'
import { confirmIdentity, signUpFreelancer } from './people.ts'

test('a passkey is made with the device and opens the account after the password', async ({
  browser,
  baseURL,
}) => {
  // Passkeys know names: on this machine it is localhost, not its address.
  const context = await browser.newContext({
    baseURL: (baseURL ?? '').replace('127.0.0.1', 'localhost'),
  })
  const page = await context.newPage()
  const { email } = await signUpFreelancer(page.request, { nome: 'Zélia Chaves' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await open(page, '/marketplaceDash/conta')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await page.getByLabel('Nome da chave').fill('Celular da Zélia')
  await page.getByRole('button', { name: 'Criar chave' }).click()
  await confirmIdentity(page)
  const codes = page.getByRole('list', { name: 'Guarde seus códigos de recuperação' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByText('Celular da Zélia')).toBeVisible()
  await expectAccessible(page)
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials.map(({ rpId }) => rpId)).toEqual(['localhost'])

  await context.clearCookies()
  await open(page, '/login')
  await page.getByLabel('Usuário').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(chosenPassword)
  await page.getByRole('button', { name: 'Acessar' }).click()
  const use = page.getByRole('button', { name: 'Usar chave de acesso' })
  await expect(use).toBeVisible()
  await expectAccessible(page)
  await use.click()
  await page.waitForURL('**/marketplaceDash')
  await open(page, '/marketplaceDash/conta')
  await expect(page.getByText(/último uso em/)).toBeVisible()
  await context.close()
})
