import type { Page } from '@playwright/test'
import { expect, open } from './browser.ts'
import { codeFor } from './people.ts'

export const password = 'Segura#4821'

export const next = (page: Page) => page.getByRole('button', { name: 'Próximo' })
export const alertOf = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })
export const stateField = (page: Page) => page.getByRole('combobox', { name: 'Estado' })
export const cityField = (page: Page) => page.getByRole('combobox', { name: 'Cidade' })
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

export async function tick(page: Page, label: string | RegExp, checked: boolean): Promise<void> {
  await page.getByLabel(label).setChecked(checked)
}

export async function choose(page: Page, kind: string, path: string): Promise<void> {
  await open(page, '/registerEnterprise')
  await page.getByRole('radio', { name: kind }).click()
  await next(page).click()
  await page.waitForURL(`**${path}`)
}

export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill('Helena Prado')
  await page.getByLabel('Telefone').pressSequentially('11987654321')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Data de nascimento').pressSequentially('14031985')
}

export async function passCode(page: Page, email: string): Promise<void> {
  // The last digit sends it.
  await page.getByLabel('Código').fill(await codeFor(email))
}

export async function pickCity(page: Page, city: string): Promise<void> {
  await cityField(page).fill(city)
  await page.getByRole('option', { name: city, exact: true }).click()
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('CEP').pressSequentially('13010001')
  await expect(stateField(page)).toHaveValue('São Paulo (SP)')
  await expect(cityField(page)).toHaveValue('Campinas')
  await page.getByLabel('Rua').fill('Rua Barão de Jaguara')
  await page.getByLabel('Número').fill('100')
  await page.getByLabel('Bairro').fill('Centro')
}

export async function fillPasswords(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel('Nova senha').fill(first)
  await page.getByLabel('Confirme a senha').fill(second)
}
