import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { switchLanguage } from '../i18n/i18n.ts'
import { keepLanguage, type Language } from '../lib/language.ts'
import { writeText } from '../lib/storage.ts'
import { FlagBR, FlagUS } from '../ui/flags.tsx'
import classes from './language-switch.module.css'

const choices = [
  { language: 'en', label: 'English', Flag: FlagUS },
  { language: 'pt', label: 'Português', Flag: FlagBR },
] as const

/** Two flag buttons; the choice is kept under `lng`. */
export function LanguageSwitch() {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  function choose(language: Language) {
    writeText('lng', language)
    keepLanguage(language)
    void switchLanguage(i18n, language)
    // Texts that the server keeps (policies) come again in the new language.
    void revalidate()
  }
  return (
    <div className={classes.flags}>
      {choices.map(({ language, label, Flag }) => (
        <button
          key={language}
          type="button"
          className={classes.flag}
          aria-label={label}
          aria-pressed={i18n.language === language}
          onClick={() => choose(language)}
        >
          <Flag size={24} />
        </button>
      ))}
    </div>
  )
}
