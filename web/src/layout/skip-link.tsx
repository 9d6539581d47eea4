import { useTranslation } from 'react-i18next'

/** The first stop of the Tab key: jumps over the header to the page's content. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#conteudo">
      {t('layout.skip')}
    </a>
  )
}
