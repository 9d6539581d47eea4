import { getLocale } from '#texts/runtime.js'
import { keepLanguage, type Language, useSwitchLanguage } from '../lib/language.ts'
import { writeText } from '../lib/storage.ts'
import { FlagBR, FlagUS } from '../ui/flags.tsx'
import classes from './language-switch.module.css'

const choices = [
  { language: 'en', label: 'English', Flag: FlagUS },
  { language: 'pt', label: 'Português', Flag: FlagBR },
] as const

/** Two flag buttons; the choice is kept under `lng`. */
export function LanguageSwitch() {
  const switchLanguage = useSwitchLanguage()
  function choose(language: Language) {
    writeText('lng', language)
    keepLanguage(language)
    switchLanguage(language)
  }
  return (
    <div className={classes.flags}>
      {choices.map(({ language, label, Flag }) => (
        <button
          key={language}
          type="button"
          className={classes.flag}
          aria-label={label}
          aria-pressed={getLocale() === language}
          onClick={() => choose(language)}
        >
          <Flag size={24} />
        </button>
      ))}
    </div>
  )
}
