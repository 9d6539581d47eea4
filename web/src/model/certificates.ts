import { certificateList } from 'contract/rules/certificates'
import { licences } from 'contract/rules/licences'
import { fold } from 'contract/rules/text'
import { m } from '#texts/messages.js'

/** Makes a ListPicker one for certificates: it offers the 15 licences of the directory's filter. */
export function useCertificates() {
  return {
    description: m.fields_certificadosHelp(),
    clearLabel: m.fields_clearCertificates(),
    options: licences,
    matches: (option: string, search: string) => fold(option).includes(fold(search)),
    tidy: certificateList,
  }
}
