import { answer, confirmIdentity, fill, press, type Screen, steps, untilDialog } from './screen.ts'

const account = '/marketplaceDash/conta'

const twoPasskeys = [
  {
    id: 1,
    name: 'Celular da Ana',
    created_at: '2026-11-02T12:00:00Z',
    last_used_at: '2026-11-14T15:30:00Z',
  },
  { id: 2, name: 'Chrome em Windows', created_at: '2026-11-10T12:00:00Z', last_used_at: null },
]

/** What guards an account: the proof of who asks, the second factor, passkeys. */
export const securityStates: Screen[] = [
  {
    name: 'second-factor-codes',
    path: account,
    as: 'admin',
    act: steps(
      answer('**/api/v1/auth/second-factor/enable', {
        recoveryCodes: Array.from({ length: 10 }, (_, index) => `k7m2-q9x${index}-4hv3`),
      }),
      press('Configurar'),
      confirmIdentity(),
      (page) => page.locator('input[autocomplete=one-time-code]').fill('123456'),
      press('Ativar', 'secondFactor'),
      (page) => page.getByText('k7m2-q9x9-4hv3').scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'second-factor-off',
    path: account,
    as: 'admin',
    act: steps(
      answer('**/api/v1/auth/second-factor', {
        enabled: true,
        app: true,
        passkeys: twoPasskeys,
        passkeyOrigin: 'http://localhost:3000',
        recoveryCodesLeft: 8,
      }),
      answer('**/api/v1/auth/identity', {
        by: 'password',
        secondFactor: { app: true, passkeys: true },
        email: 'admin@example.com',
      }),
      (page) => page.reload(),
      press('Desativar', 'secondFactor'),
      (page) => page.locator('input[autocomplete=one-time-code]').waitFor(),
    ),
  },
  {
    name: 'identity-wrong',
    path: account,
    as: 'pro',
    act: steps(
      fill('Nova senha', 'Outra$Chave9', 'account'),
      fill('Confirme a nova senha', 'Outra$Chave9', 'account'),
      press('Alterar senha', 'account'),
      untilDialog,
      fill('Senha atual', 'Errada@123', 'identity'),
      press('Confirmar', 'identity'),
      (page) => page.getByRole('dialog').locator('[aria-invalid=true]').waitFor(),
    ),
  },
  {
    name: 'identity-by-email',
    path: account,
    as: 'pro',
    act: steps(
      answer('**/api/v1/auth/identity', {
        by: 'email',
        secondFactor: null,
        email: 'pro@example.com',
      }),
      answer('**/api/v1/auth/identity/code', { message: '', retryAfter: 60 }),
      fill('Nova senha', 'Outra$Chave9', 'account'),
      fill('Confirme a nova senha', 'Outra$Chave9', 'account'),
      press('Alterar senha', 'account'),
      untilDialog,
      press('Enviar código', 'identity'),
      (page) => page.locator('input[autocomplete=one-time-code]').waitFor(),
    ),
  },
]
