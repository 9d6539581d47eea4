import { Card, Select, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getMailLanguage, setMailLanguage } from 'contract/account'
import { languages } from 'contract/rules/languages'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { mailLanguageQuery } from './api.ts'

const languageNames = { pt: 'Português', en: 'English' } as const
const choices = languages.map((value) => ({ value, label: languageNames[value] }))

/** Pages speak the language of the browser; mails, which may come without one, that of the account. */
export function MailLanguage() {
  const { boxOf } = useErrorText()
  const chosen = useQuery(mailLanguageQuery)
  const { mutate, isPending } = useCall(setMailLanguage, { changes: [getMailLanguage] })
  if (chosen.isLoadingError) return <ErrorBox {...boxOf(chosen)} />
  if (!chosen.data) return null
  return (
    <Card component="section" aria-labelledby="mail-language">
      <Title order={2} size="h3" id="mail-language" mb={4}>
        {m.account_mailLanguage()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.account_mailLanguageText()}
      </Text>
      <Select
        aria-labelledby="mail-language"
        data={choices}
        value={chosen.data.language}
        allowDeselect={false}
        disabled={isPending}
        onChange={(language) =>
          language &&
          mutate(
            { body: { language } },
            {
              onSuccess: () => notifySuccess(m.account_mailLanguageSaved()),
            },
          )
        }
        maw={280}
      />
    </Card>
  )
}
