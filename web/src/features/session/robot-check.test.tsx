import { screen, waitFor } from '@testing-library/react'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { getProofChallenge } from 'contract/proof'
import { anonymous, login } from 'contract/session'
import { expect, test } from 'vitest'
import { answer, answerWithProof, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { LoginForm } from './login-form.tsx'

test('a login that needs a proof does the work by itself, and says so meanwhile', async () => {
  const secrets = { hmacSignatureSecret: 'challenge', hmacKeySignatureSecret: 'key' }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    counter: 300,
    deriveKey,
    ...secrets,
  })
  answer(getProofChallenge, challenge)
  const proofs: string[] = []
  answerWithProof(login, (proof) => {
    proofs.push(proof)
    return anonymous
  })
  const { user } = show(<LoginForm />)
  await user.type(screen.getByLabelText('Usuário'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
  const status = screen.getByRole('status')
  await waitFor(() => expect(status.textContent).toBe('Verificando se você não é um robô ...'))
  await waitFor(() => expect(status.textContent).toMatch(/^Este acesso é protegido contra robôs/))
  expect(sentTo(login)).toHaveLength(2)
  const text = atob(proofs[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
  const { verified } = await verifySolution({ ...JSON.parse(text), deriveKey, ...secrets })
  expect(verified).toBe(true)
})
