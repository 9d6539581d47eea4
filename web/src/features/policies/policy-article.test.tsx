import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { PolicyArticle } from './policy-article.tsx'

const policy = { title: 'Cookies', summary: '', updatedAt: '2026-11-16', html: '' }

test.each([
  ['pt', /16 de novembro de 2026/],
  ['en', /16 November 2026/],
] as const)('the day of the last change is written as every other day: %s', (language, day) => {
  show(<PolicyArticle policy={policy} />, { language })
  expect(screen.getByText(day)).toBeTruthy()
})
