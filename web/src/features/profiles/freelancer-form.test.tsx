import { screen, waitFor } from '@testing-library/react'
import { findPlaces } from 'contract/lookups'
import { expect, test, vi } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { freelancerRecord } from '../../../test/people.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { CallError } from '../../lib/call.ts'
import { IdentityContext, type Prove } from '../../model/identity.ts'
import { FreelancerForm, type FreelancerFormProps } from './freelancer-form.tsx'

const record = freelancerRecord({
  empresa_trabalha: 'Prado Equipamentos',
  numero: '100',
  complemento: '.',
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function edit(save: () => Promise<never> = () => Promise.reject(new CallError({}))) {
  return show(
    <FreelancerForm
      record={record}
      save={save}
      confirmEmail={() => Promise.resolve(record)}
      reload={() => Promise.resolve(record)}
    />,
  )
}

test("an address without a complement does not show the wire's '.'", () => {
  edit()
  expect(field('Complemento').value).toBe('—')
  expect(field('Número').value).toBe('100')
})

test('a save without an answer says why, beside the words of the specification', async () => {
  const { user } = edit(() => Promise.reject(new CallError({ code: 'NO_ANSWER' })))
  await user.click(field('Empresa em que trabalha'))
  await user.paste(' Sul')
  await user.click(screen.getByText('Salvar alterações'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ocorreu um erro ao salvar os dados. Sem resposta do servidor. O que você digitou continua aqui: tente de novo.',
  )
  expect(field('Empresa em que trabalha').value).toBe('Prado Equipamentos Sul')
})

test('a new e-mail goes with a proof of who asks; without one nothing is sent, and an edit of the rest asks for none', async () => {
  const save = vi.fn<FreelancerFormProps['save']>(async () => record)
  const prove = vi.fn<Prove>(async () => undefined)
  const { user } = show(
    <IdentityContext value={prove}>
      <FreelancerForm
        record={record}
        save={save}
        confirmEmail={() => Promise.resolve(record)}
        reload={() => Promise.resolve(record)}
      />
    </IdentityContext>,
  )
  const press = () => user.click(screen.getByText('Salvar alterações'))
  const email = screen.getByLabelText<HTMLInputElement>(/^E-mail/)
  await user.clear(email)
  await fillIn(user, email, 'nova@example.com')
  await press()
  await waitFor(() => expect(prove).toHaveBeenCalledOnce())
  expect(save).not.toHaveBeenCalled()
  expect(email.value).toBe('nova@example.com')
  prove.mockResolvedValue('prova')
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    email: 'nova@example.com',
    identityProof: 'prova',
  })
  await user.type(field('Empresa em que trabalha'), ' Sul')
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[0]).not.toHaveProperty('identityProof')
  expect(prove).toHaveBeenCalledTimes(2)
})

test('a new e-mail that still waits can be confirmed later, and what is typed beside it stays', async () => {
  const email = 'nova@example.com'
  const save = vi.fn<FreelancerFormProps['save']>(async () => ({
    ...record,
    email_pendente: email,
    version: 2,
  }))
  const confirm = vi.fn<FreelancerFormProps['confirmEmail']>(async () => ({ ...record, email }))
  const { user } = show(
    <FreelancerForm
      record={{ ...record, email_pendente: email }}
      save={save}
      confirmEmail={confirm}
      reload={() => Promise.resolve(record)}
    />,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.type(field('Empresa em que trabalha'), ' Sul')
  await user.click(screen.getByRole('button', { name: 'Digitar o código' }))
  await user.type(await screen.findByLabelText(/^Código/), '222222')
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith(email, '222222'))
  await waitFor(() => expect(screen.queryByText('Novo e-mail à espera do código')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(email)
  expect(field('Empresa em que trabalha').value).toBe('Prado Equipamentos Sul')
  expect(save).not.toHaveBeenCalled()
})

const area = () => screen.getByLabelText('Atende em', { selector: 'input' })

test('where a freelancer works: the country, states, and cities of all Brazil', async () => {
  answer(findPlaces, ({ query }) =>
    query.get('q') === 'recife' ? [{ cidade: 'Recife', uf: 'PE' }] : [],
  )
  const save = vi.fn<() => Promise<never>>(() => Promise.reject(new CallError({})))
  const { user } = edit(save)
  expect(screen.getAllByText('Rio de Janeiro (RJ)')).not.toEqual([])
  expect(screen.getByText('Juiz de Fora/MG')).toBeTruthy()
  await user.type(area(), 'minas{Enter}')
  expect(screen.queryByText('Juiz de Fora/MG')).toBeNull()
  await user.type(area(), 'recife')
  await user.click(await screen.findByRole('option', { name: 'Recife/PE' }))
  await user.click(screen.getByText('Salvar alterações'))
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ atendeEm: ['RJ', 'MG', 'Recife/PE'] }),
    ),
  )
})

test('who was logged out meanwhile is told so, and that nothing typed is lost', async () => {
  const ended = new CallError({ status: 401, code: 'NOT_LOGGED_IN' })
  const { user } = edit(vi.fn<() => Promise<never>>(() => Promise.reject(ended)))
  await user.type(field('Empresa em que trabalha'), ' Sul')
  await user.click(screen.getByText('Salvar alterações'))
  expect(
    await screen.findByText(/Ocorreu um erro ao salvar os dados\. Sua sessão terminou/),
  ).toBeTruthy()
  expect(field('Empresa em que trabalha').value).toMatch(/ Sul$/)
})

test.each([
  ['TOO_MANY_REQUESTS', 429, 'Muitas tentativas seguidas.', ' Muitas tentativas seguidas.'],
  ['INVALID_INPUT', 400, 'Confira os dados enviados.', ''],
  ['CHANGED_ELSEWHERE', 409, 'Os dados mudaram.', ''],
] as const)(
  'a save refused with %s tells what no field or box tells',
  async (code, status, detail, told) => {
    const { user } = edit(() => Promise.reject(new CallError({ status, code, detail })))
    await user.type(field('Empresa em que trabalha'), ' Sul')
    await user.click(screen.getByText('Salvar alterações'))
    const notice = await screen.findByText(/^Ocorreu um erro ao salvar os dados\./)
    expect(notice.textContent).toBe(`Ocorreu um erro ao salvar os dados.${told}`)
  },
)

test('what is no place is refused below the field', async () => {
  answer(findPlaces, [])
  const save = vi.fn<() => Promise<never>>(() => Promise.reject(new CallError({})))
  const { user } = edit(save)
  await user.type(area(), 'Nárnia{Enter}')
  await user.click(screen.getByText('Salvar alterações'))
  expect(
    await screen.findByText('Escolha da lista: Brasil todo, estados ou cidades (Ex: Recife/PE).'),
  ).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
})
