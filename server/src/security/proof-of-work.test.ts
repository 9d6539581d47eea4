import type { Challenge } from 'altcha-lib'
import { createContact } from 'contract/contacts'
import { definitionOf } from 'contract/api'
import { urlOf } from 'contract/endpoint'
import { getProofChallenge, proofHeader } from 'contract/proof'
import { createReferral } from 'contract/referrals'
import { login } from 'contract/session'
import { sendEmailCode } from 'contract/signup'
import { sendRecoveryCode } from 'contract/recovery'
import { expect, test, vi } from 'vitest'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { solveProof, testApi } from '../../test/api.ts'
import { makeProofChallenge, requireProofOfWork } from './proof-of-work.ts'
import { makeThrottle } from './throttle.ts'

const api = testApi()

const url = `/api${urlOf(createReferral)}`
let person = 0
const referral = () => ({
  nome_indicador: 'Helena Prado',
  email_indicado: `pessoa${++person}@example.com`,
  telefone_indicado: '(11) 91234-5678',
  empresa_freelancer_indicada: 'Calibra',
})
const recommend = (headers: Record<string, string> = {}) =>
  api.visitor().raw({ method: 'POST', url, payload: referral(), headers })

async function becomeSuspicious(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) expect((await recommend()).status).toBe(200)
}

async function newChallenge(): Promise<Challenge> {
  return (await api.visitor().call(getProofChallenge)).reply as Challenge
}

test('who asks suspiciously often is asked for a proof, and passes with one', async () => {
  await becomeSuspicious()
  const { status, problem } = await recommend()
  expect([status, problem.code]).toEqual([428, 'PROOF_OF_WORK_REQUIRED'])
  const proof = await solveProof(await newChallenge())
  expect((await recommend({ [proofHeader]: proof })).status).toBe(200)
})

test('a proof is worth one call, for five minutes', async () => {
  await becomeSuspicious()
  const used = await solveProof(await newChallenge())
  expect((await recommend({ [proofHeader]: used })).status).toBe(200)
  expect((await recommend({ [proofHeader]: used })).status).toBe(428)
  const old = await solveProof(await newChallenge())
  api.clock.advance(5 * 60)
  expect((await recommend({ [proofHeader]: old })).status).toBe(428)
})

test.each([0.1, 100])('it is worth one call also where limits are scaled by %d', async (scale) => {
  const needs = { ...api.parts, throttle: await makeThrottle(api.db, api.clock, scale) }
  const proof = await solveProof((await makeProofChallenge(needs)) as Challenge)
  const spend = () => requireProofOfWork(needs, { [proofHeader]: proof })
  await spend()
  await expect(spend()).rejects.toThrow('PROOF_OF_WORK_REQUIRED')
})

test('while the database is away a proof is not called wrong', async () => {
  await becomeSuspicious()
  const proof = await solveProof(await newChallenge())
  const { throttle } = api.parts
  const { hit } = throttle
  const spent = vi.spyOn(throttle, 'hit').mockImplementation(async (subject, limit) => {
    if (subject.startsWith('proof:')) throw Object.assign(new Error('away'), { code: '57P01' })
    return hit(subject, limit)
  })
  const { status, problem } = await recommend({ [proofHeader]: proof })
  spent.mockRestore()
  expect([status, problem.code]).toEqual([503, 'UNAVAILABLE'])
  expect((await recommend({ [proofHeader]: proof })).status).toBe(200)
})

test('nothing but the work passes', async () => {
  await becomeSuspicious()
  const challenge = await newChallenge()
  const solved = JSON.parse(Buffer.from(await solveProof(challenge), 'base64url').toString()) as {
    challenge: Challenge
    solution: { counter: number; derivedKey: string }
  }
  const asHeader = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url')
  const { parameters } = challenge
  const later = { ...parameters, data: { validUntil: 9e15 } }
  const wrong = [
    '',
    'x',
    asHeader(null),
    asHeader({ challenge: {}, solution: {} }),
    asHeader({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    asHeader({ ...solved, challenge: { ...challenge, parameters: later } }),
    asHeader({ ...solved, challenge: { parameters } }),
    'A'.repeat(5_000),
  ]
  for (const proof of wrong) {
    expect([proof.slice(0, 40), (await recommend({ [proofHeader]: proof })).status]).toEqual([
      proof.slice(0, 40),
      428,
    ])
  }
  const whole = asHeader(solved)
  expect((await recommend({ [proofHeader]: whole })).status).toBe(200)
})

test('a login that succeeds does not count, one that fails does', async () => {
  await makeFreelancer(api.db, { account: { email: 'bruna@example.com' } })
  const logIn = async (password: string) =>
    (
      await api.visitor().raw({
        method: 'POST',
        url: `/api${urlOf(login)}`,
        payload: { email: 'bruna@example.com', password },
      })
    ).status
  for (let turn = 0; turn < 10; turn++) expect(await logIn(testPassword)).toBe(200)
  for (let turn = 0; turn < 4; turn++) expect(await logIn('outra')).toBe(401)
  expect(await logIn(testPassword)).toBe(200)
  for (let turn = 0; turn < 4; turn++) expect(await logIn('outra')).toBe(401)
  expect(await logIn(testPassword)).toBe(428)
})

test('another network is not asked', async () => {
  await becomeSuspicious()
  const other = api.visitor('198.51.100.7')
  expect((await other.call(createReferral, { body: referral() })).status).toBe(200)
})

test('login, codes, contact and recommendation are the calls that ask', () => {
  const asking = [login, sendEmailCode, sendRecoveryCode, createContact, createReferral]
  expect(asking.map((address) => definitionOf(address).proofAfter?.max)).toEqual([8, 6, 3, 5, 4])
})
