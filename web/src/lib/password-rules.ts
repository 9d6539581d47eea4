import { passwordRules } from 'contract/rules/password'
import { useTranslation } from 'react-i18next'
import { useMessageText } from './form.ts'

/** What ui/password-rules.tsx shows of a password that is being typed twice. */
export function usePasswordRules(password: string, confirmation: string) {
  const { t } = useTranslation()
  const translate = useMessageText()
  const same = password !== '' && password === confirmation
  const rules = [
    ...passwordRules.map(({ id, text, holds }) => ({
      id,
      text: translate(text),
      holds: holds(password),
    })),
    { id: 'match', text: t('password.match'), holds: same },
  ]
  return {
    label: t('password.rules'),
    rules: rules.map((rule) => ({
      ...rule,
      spoken: t(rule.holds ? 'password.ruleHolds' : 'password.ruleOpen'),
    })),
  }
}
