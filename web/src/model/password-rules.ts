import { passwordRules } from 'contract/rules/password'
import { m } from '#texts/messages.js'
import { useMessageText } from '../lib/form.ts'

/** What ui/password-rules.tsx shows of a password that is being typed twice. */
export function usePasswordRules(password: string, confirmation: string) {
  const translate = useMessageText()
  const same = password !== '' && password === confirmation
  const rules = [
    ...passwordRules.map(({ id, text, holds }) => ({
      id,
      text: translate(text),
      holds: holds(password),
    })),
    { id: 'match', text: m.password_match(), holds: same },
  ]
  return {
    label: m.password_rules(),
    rules: rules.map((rule) => ({
      ...rule,
      spoken: rule.holds ? m.password_ruleHolds() : m.password_ruleOpen(),
    })),
  }
}
