import { screen } from '@testing-library/react'
import { getMailLanguage, setMailLanguage } from 'contract/account'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { MailLanguage } from './mail-language.tsx'

test('the language of the mails is chosen and stays chosen', async () => {
  answer(getMailLanguage, { language: 'pt' })
  const { user } = show(<MailLanguage />)
  const field = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Idioma dos e-mails',
  })
  expect(field.value).toBe('Português')
  answer(setMailLanguage, { language: 'en' })
  answer(getMailLanguage, { language: 'en' })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'English' }))
  expect(await screen.findByText('Os próximos e-mails chegam nesse idioma.')).toBeTruthy()
  expect(sentTo(setMailLanguage)).toEqual([{ language: 'en' }])
  await expect.poll(() => field.value).toBe('English')
})

test('what could not be read says so and can be asked again', async () => {
  refuse(getMailLanguage, { status: 500, code: 'UNEXPECTED' })
  const { user } = show(<MailLanguage />)
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  answer(getMailLanguage, { language: 'en' })
  await user.click(again)
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  expect(field.value).toBe('English')
})
