import { certificateList } from 'contract/rules/certificates'
import { licences } from 'contract/rules/licences'
import { fold } from 'contract/rules/text'
import { useTranslation } from 'react-i18next'

/** Makes a ListPicker one for certificates: it offers the 15 licences of the directory's filter. */
export function useCertificates() {
  const { t } = useTranslation()
  return {
    description: t('fields.certificadosHelp'),
    clearLabel: t('fields.clearCertificates'),
    options: licences,
    matches: (option: string, search: string) => fold(option).includes(fold(search)),
    tidy: certificateList,
  }
}
