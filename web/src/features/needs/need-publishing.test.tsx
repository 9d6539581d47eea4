import { screen, waitFor } from '@testing-library/react'
import { listMunicipalities } from 'contract/lookups'
import { addDays, dayOf } from 'contract/rules/calendar'
import { createNeed, sendNeedCode, verifyNeedCode } from 'contract/needs'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { token } from '../../../test/needs.ts'
import { show } from '../../../test/render.tsx'
import { clearNotices } from '../../lib/notify.ts'
import { readJson, writeJson } from '../../lib/storage.ts'
import { NeedPublishing } from './need-publishing.tsx'

describe('describing a need', () => {
  const filled = {
    titulo: 'Luvas',
    descricao: 'Mil caixas de luvas.',
    categoria: 'descartaveis-e-epi',
    quantidade: '',
    estado: 'SP',
    cidade: 'Campinas',
    prazo: addDays(dayOf(new Date()), 14),
    licencas: [],
    tipo: 'Ambos',
    nome: 'Hospital Aurora',
    email: 'compras@aurora.example',
    telefone: '(19) 91234-5678',
  }
  beforeEach(() => answer(listMunicipalities, [{ id: 1, nome: 'Campinas' }]))

  test('a right code publishes and leads to the private link; what was typed is forgotten', async () => {
    writeJson('need', filled)
    answer(sendNeedCode, { message: '', retryAfter: 60 })
    answer(verifyNeedCode, { correct: true, message: 'E-mail confirmado.' })
    answer(createNeed, { token, suppliers: 3 })
    const { user, address } = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    await user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    await user.type(await screen.findByLabelText(/Código/), '123456')
    await waitFor(() => expect(address()).toBe(`/minha-demanda#${token}`))
    expect(sentTo(createNeed)).toMatchObject([{ ...filled, termos_aceitos: true }])
    expect(
      await screen.findByText('3 fornecedores combinam com a sua demanda e podem responder.'),
    ).toBeTruthy()
    expect(readJson('need')).toMatchObject({
      titulo: '',
      email: '',
    })
  })

  test('what a link began can be changed, and a reload of the page leaves it so; another link begins anew', async () => {
    const title = () => screen.findByLabelText<HTMLInputElement>(/O que você precisa\?/)
    const at = '/banco-de-negocios?titulo=luvas'
    const first = show(<NeedPublishing />, { at })
    expect((await title()).value).toBe('luvas')
    await first.user.type(await title(), ' nitrílicas')
    first.unmount()
    const reloaded = show(<NeedPublishing />, { at })
    expect((await title()).value).toBe('luvas nitrílicas')
    reloaded.unmount()
    show(<NeedPublishing />, { at: '/banco-de-negocios?titulo=gaze' })
    expect((await title()).value).toBe('gaze')
  })

  test('a correction within the minute leads back to the code that was sent, also after a reload', async () => {
    writeJson('need', filled)
    answer(sendNeedCode, { message: '', retryAfter: 60 })
    const goOn = async ({ user }: ReturnType<typeof show>) => {
      await user.click(screen.getByRole('button', { name: 'Continuar' }))
      return screen.findByLabelText(/Código/)
    }
    const first = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    await first.user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await goOn(first)
    await first.user.click(screen.getByRole('button', { name: 'Voltar e corrigir' }))
    await goOn(first)
    first.unmount()
    const again = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    await again.user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await goOn(again)
    expect(sentTo(sendNeedCode)).toHaveLength(1)
    // Another address has to be confirmed by a code of its own.
    await again.user.click(screen.getByRole('button', { name: 'Voltar e corrigir' }))
    await again.user.type(screen.getByLabelText(/E-mail/), '.br')
    await goOn(again)
    expect(sentTo(sendNeedCode)).toHaveLength(2)
  })

  test('a day that is over is told before a code is asked for', async () => {
    writeJson('need', { ...filled, prazo: '2020-01-01' })
    const { user } = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    await user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('Escolha um dia a partir de hoje e em até um ano.')).toBeTruthy()
    expect(sentTo(sendNeedCode)).toEqual([])
  })

  test('a lost answer says that it may be published, and what to look at first', async () => {
    writeJson('need', filled)
    answer(sendNeedCode, { message: '', retryAfter: 60 })
    answer(verifyNeedCode, { correct: true, message: 'E-mail confirmado.' })
    disconnect(createNeed)
    const { user } = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    await user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    await user.type(await screen.findByLabelText(/Código/), '123456')
    const unsure = () =>
      screen.queryAllByText(/a sua demanda pode já ter sido publicada\. Antes de/)
    await waitFor(() => expect(unsure()).toHaveLength(2))
    expect(screen.queryByText(/Verifique sua conexão/)).toBeNull()
    // It stays above the form when the notice is gone.
    await clearNotices()
    await waitFor(() => expect(unsure()).toHaveLength(1))
    refuse(createNeed, { status: 400, code: 'INVALID_INPUT', errors: { prazo: ['Outro dia'] } })
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('Outro dia')).toBeTruthy()
    expect(unsure()).toEqual([])
  })

  test('what the server refuses is shown at its field, with everything still there', async () => {
    writeJson('need', filled)
    answer(sendNeedCode, { message: '', retryAfter: 60 })
    answer(verifyNeedCode, { correct: true, message: 'E-mail confirmado.' })
    const text = 'Escolha um dia a partir de hoje e em até um ano.'
    refuse(createNeed, { status: 400, code: 'INVALID_INPUT', errors: { prazo: [text] } })
    const { user } = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    await user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    await user.type(await screen.findByLabelText(/Código/), '123456')
    expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Para quando/)))
    expect(screen.getByLabelText<HTMLInputElement>(/O que você precisa\?/).value).toBe('Luvas')
  })

  test('after a refusal the confirmed address needs no second code, until it is no longer known', async () => {
    writeJson('need', filled)
    answer(sendNeedCode, { message: '', retryAfter: 60 })
    answer(verifyNeedCode, { correct: true, message: 'E-mail confirmado.' })
    refuse(createNeed, { status: 409, code: 'NEED_FILE_GONE' })
    const { user, address } = show(<NeedPublishing />, { at: '/banco-de-negocios' })
    const goOn = () => user.click(screen.getByRole('button', { name: 'Continuar' }))
    await user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await goOn()
    await user.type(await screen.findByLabelText(/Código/), '123456')
    await screen.findByRole('button', { name: 'Continuar' })
    refuse(createNeed, { status: 409, code: 'NEED_EMAIL_UNCONFIRMED' })
    await goOn()
    await waitFor(() => expect(sentTo(createNeed)).toHaveLength(2))
    expect(sentTo(sendNeedCode)).toHaveLength(1)
    answer(createNeed, { token, suppliers: 3 })
    await goOn()
    await user.type(await screen.findByLabelText(/Código/), '123456')
    await waitFor(() => expect(address()).toBe(`/minha-demanda#${token}`))
    expect(sentTo(sendNeedCode)).toHaveLength(2)
  })

  test('a wrong code says so and publishes nothing', async () => {
    writeJson('need', filled)
    answer(sendNeedCode, { message: '', retryAfter: 60 })
    answer(verifyNeedCode, {
      correct: false,
      message: 'Código incorreto. Confira o e-mail e tente novamente.',
    })
    const { user } = show(<NeedPublishing />, { at: '/banco-de-negocios', language: 'en' })
    await user.click(await screen.findByRole('checkbox', { name: /I have read/ }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.type(await screen.findByLabelText(/code/i), '123456')
    expect(await screen.findByText('Wrong code. Check the e-mail and try again.')).toBeTruthy()
    expect(sentTo(createNeed)).toEqual([])
  })
})
