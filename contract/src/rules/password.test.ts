import { describe, expect, test } from 'vitest'
import { passwordProblem } from './password.ts'

describe('a new password is checked in the order of the specification', () => {
  test.each([
    ['a', 'b', 'As senhas não coincidem'],
    ['', '', 'A senha deve ter no mínimo 8 caracteres'],
    ['Aa1#567', 'Aa1#567', 'A senha deve ter no mínimo 8 caracteres'],
    ['12345678', '12345678', 'A senha deve conter pelo menos uma letra minúscula'],
    ['abcdefgh', 'abcdefgh', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['Abcdefgh', 'Abcdefgh', 'A senha deve conter pelo menos um número'],
    ['Abcdefg1', 'Abcdefg1', 'A senha deve conter pelo menos um caractere especial'],
    ['Ação é 12', 'Ação é 12', 'A senha deve conter pelo menos um caractere especial'],
    ['Segura#4821', 'Segura#4821', undefined],
  ])('%s / %s: %s', (password, confirmation, problem) =>
    expect(passwordProblem(password, { confirmation })).toBe(problem),
  )
})

test.each([
  'P@ssw0rd',
  'Password1!',
  'Passw0rd@',
  'Senha@123',
  'S3nh@2026',
  'Mudar@123',
  'Admin@123',
  '@Dmin1234',
  'Qwerty123!',
  'Abc@12345',
  'Aa@123456',
  'Aa123456@',
  '123@Mudar',
  '@Dmin#1234',
  '12P@ssw0rd!7',
  'Brasil@2026',
  'Teste@1234',
  'Welcome#1',
  'Saude@2026',
  'Saúde@2026',
  'Farmacia#2026',
])('%s is among the commonest', (password) =>
  expect(passwordProblem(password)).toBe('Esta senha é muito comum. Escolha outra.'),
)

test.each(['Segura#4821', 'Correto-Cavalo7', 'xK9$mQ2vLp', 'Abelha&Mel77'])(
  '%s is not',
  (password) => expect(passwordProblem(password)).toBeUndefined(),
)

test('the e-mail or its name must not be inside', () => {
  const email = 'Helena.Prado@example.com'
  const problem = 'A senha não pode conter o seu e-mail.'
  expect(passwordProblem('#1Helena.Prado', { email })).toBe(problem)
  expect(passwordProblem('1!HELENA.PRADO@example.com', { email })).toBe(problem)
  expect(passwordProblem('Helena#4821', { email })).toBeUndefined()
  expect(passwordProblem('Banana#4821', { email: 'ana@example.com' })).toBeUndefined()
  expect(passwordProblem('1!Ana@Example.com', { email: ' ana@example.com ' })).toBe(problem)
  expect(passwordProblem('Joao#4821', { email: 'joao@example.com' })).toBe(problem)
})
