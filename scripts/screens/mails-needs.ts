import type { Language } from 'contract/rules/languages'
import * as buyers from '../../server/src/needs/mail.ts'
import * as suppliers from '../../server/src/needs/mail-suppliers.ts'
import { endedMail, endingMail, removedMail } from '../../server/src/needs/mail-time.ts'
import { longName, site, to } from './mails-people.ts'

const link = `${site.publicUrl}/minha-demanda`
const titulo = 'Calibração anual de 40 bombas de infusão e 12 monitores multiparamétricos'

/** The business bank: to whoever published a need, then to suppliers. */
export function needMails(language: Language) {
  const buyer = { email: to, language, titulo }
  const supplier = { email: to, language }
  const timed = { ...buyer, expires_at: new Date('2026-12-02T03:00:00Z'), proposals: 2 }
  const need = {
    titulo,
    categoria: 'engenharia-clinica-e-calibracao',
    quantidade: '52 equipamentos',
    cidade: 'Campinas',
    estado: 'SP',
    prazo: '2026-12-15',
    licencas: ['Registro no CREA', 'Acreditação ABNT NBR ISO/IEC 17025'],
  }
  const contact = { email: to, telefone: '(11) 98765-4321', site: 'https://aferis.example' }
  const person = { nome: 'Helena Prado', email: to, telefone: '(11) 98765-4321' }
  return [
    buyers.needCodeMail(to, '482913', language),
    buyers.publishedMail(timed, 4, link, site),
    buyers.publishedMail(timed, 0, link, site),
    buyers.linksMail(to, language, [
      { titulo, url: link },
      { titulo: 'Coleta de resíduos', url: link },
    ]),
    buyers.proposalMail(
      buyer,
      {
        nome: longName,
        preco: 12400,
        preco_por: 'total',
        entrega_dias: 15,
        validade: '2026-12-20',
      },
      link,
      site,
    ),
    buyers.answerMail(buyer, { nome: longName, texto: 'Sim, com certificado.' }, link, site),
    buyers.acceptedMail(
      buyer,
      { nome: longName, contact: { ...contact, linkedin: null, whatsapp: null } },
      link,
      site,
    ),
    endingMail({ ...timed, extends_to: '2026-12-11' }, link, site),
    endedMail({ ...timed, extends_to: undefined }, link, site),
    removedMail(buyer, { motivo: 'duplicada', note: '' }, site),
    suppliers.newNeedMail(supplier, need, { ...site, token: 'a', oneClick: link }),
    suppliers.questionMail(supplier, { titulo }, 'O preço inclui o deslocamento?', site),
    suppliers.contactMail(supplier, { titulo, ...person }, 'accepted', site),
    suppliers.declinedMail(supplier, { titulo }, { motivo: 'preco', texto: '' }, site),
    suppliers.overMail(supplier, { titulo }, 'outra-proposta', site),
  ]
}
