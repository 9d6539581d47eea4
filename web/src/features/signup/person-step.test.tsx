import { screen, waitFor } from '@testing-library/react'
import { sendEmailCode } from 'contract/signup'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import type { Language } from '../../lib/language.ts'
import { emptyOwner, type OwnerDraft } from './drafts.ts'
import { PersonStep } from './person-step.tsx'

const person = {
  ...emptyOwner,
  nome: 'Helena Prado',
  telefone: '(11) 98765-4321',
  email: 'helena@example.com',
  nascimento: '14/03/1985',
}

function showStep(start: Partial<OwnerDraft>, language: Language = 'pt') {
  const next = vi.fn<() => void>()
  function Step() {
    const [values, setValues] = useState({ ...person, ...start })
    const update = (part: Partial<OwnerDraft>) => setValues((now) => ({ ...now, ...part }))
    return (
      <PersonStep
        draft={{ values, ready: true, update }}
        errors={{}}
        missing="Falta algo"
        next={next}
        back={undefined}
        go={() => {}}
      />
    )
  }
  return { ...show(<Step />, { language }), next }
}

const birthDate = () => screen.getByLabelText(/^Data de nascimento/)
const nextButton = () => screen.getByText('Próximo')

test.each([
  ['4/3/1985', '04/03/1985'],
  ['04/3/1985', '04/03/1985'],
  ['14031985', '14/03/1985'],
])('a date of birth typed as %s shows %s', async (typed, shown) => {
  const { user } = showStep({ nascimento: '' })
  await user.type(birthDate(), typed)
  expect(birthDate()).toHaveProperty('value', shown)
})

test('a date is corrected in place, and completed when the field is left', async () => {
  const { user } = showStep({})
  await user.type(birthDate(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(birthDate()).toHaveProperty('value', '4/03/1985')
  await user.tab()
  expect(birthDate()).toHaveProperty('value', '04/03/1985')
  await user.type(birthDate(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(birthDate()).toHaveProperty('value', '04/03/1985')
})

test('a pasted date replaces what was there', async () => {
  const { user } = showStep({ nascimento: '04/0' })
  await user.click(birthDate())
  await user.paste('1985-03-14')
  expect(birthDate()).toHaveProperty('value', '14/03/1985')
})

test.each([
  [{ nascimento: '01/01/2015' }, 'pt', 'É preciso ter 18 anos ou mais.'],
  [{ nascimento: '01/01/2015' }, 'en', 'You must be 18 or older.'],
  [{ nascimento: '04/03/85' }, 'pt', 'Por favor, insira uma data válida (dd/mm/aaaa).'],
  [{ nome: 'A' }, 'pt', 'Por favor, insira um nome com pelo menos duas letras.'],
  [{ nome: '123 456' }, 'en', 'Please enter a name with at least two letters.'],
] as const)('%j is refused in %s: %s', async (wrong, language, text) => {
  const { user, next } = showStep(wrong, language)
  await user.click(screen.getByText(language === 'pt' ? 'Próximo' : 'Next'))
  // At the field and in the alert.
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(next).not.toHaveBeenCalled()
})

test('a double click, or Enter pressed twice, sends one code', async () => {
  answer(sendEmailCode, { message: 'Verifique sua caixa de email', retryAfter: 60 })
  const { user, next } = showStep({})
  await user.dblClick(nextButton())
  await waitFor(() => expect(next).toHaveBeenCalledOnce())
  expect(sentTo(sendEmailCode)).toEqual([{ email: 'helena@example.com', codeVerify: 'string' }])
  const again = showStep({ email: 'outra@example.com' })
  const form = again.container.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await waitFor(() => expect(again.next).toHaveBeenCalledOnce())
  expect(sentTo(sendEmailCode)).toHaveLength(2)
})
