import type { Language } from 'contract/rules/languages'
import { teamMessageMail, waitingMail } from '../../server/src/chat/mail.ts'
import { identityCodeMail } from '../../server/src/identity/mail.ts'
import type { Recipient } from '../../server/src/mail/layout.ts'
import type { Mail } from '../../server/src/mail/outbox.ts'
import { activationMail, suspensionMail } from '../../server/src/moderation/mail.ts'
import {
  privacyCodeMail,
  requestAnswerMail,
  requestReceivedMail,
} from '../../server/src/privacy/mail.ts'
import {
  emailChangeAskedMail,
  emailChangedMail,
  newEmailCodeMail,
} from '../../server/src/profiles/mail.ts'
import { recoveryCodeMail } from '../../server/src/recovery/mail.ts'
import { referralNoticeMail } from '../../server/src/referrals/mail.ts'
import { secondFactorMail } from '../../server/src/second-factor/mail.ts'
import { loginCodeMail, passwordChangedMail } from '../../server/src/session/mail.ts'
import { identityLinkedMail } from '../../server/src/sign-in/mail.ts'
import { signupCodeMail } from '../../server/src/signup/mail.ts'
import { removalMail } from '../../server/src/supplier-pages/mail.ts'
import { contactMails, planMails, reviewMails } from './mails-market.ts'
import { needMails } from './mails-needs.ts'
import { site, to } from './mails-people.ts'
import type { Screen } from './screen.ts'

const code = '482913'
const url = `${site.publicUrl}/qualquer`
const phone = '(11) 4002-8922'
const nome = 'Termovalida Engenharia'
const about = { nome, reason: 'O telefone não atende.', ...site }

const codeMails = (who: Recipient) => [
  signupCodeMail(who, code, { hasAccount: true, loginUrl: url }),
  loginCodeMail(who, code),
  recoveryCodeMail(who, code),
  identityCodeMail(who, code),
  newEmailCodeMail(who, code),
  privacyCodeMail(who, code),
]

const accountMails = (who: Recipient) => [
  passwordChangedMail(who, 'all', url),
  passwordChangedMail(who, 'others', url),
  emailChangeAskedMail(who, 'helena.prado@hospital.example', url),
  emailChangedMail(who, 'helena.prado@hospital.example', phone),
  secondFactorMail(
    who,
    { news: 'passkey-added', passkey: 'Celular da Ana' },
    { ...site, supportPhone: phone },
  ),
  identityLinkedMail(who, 'linkedin', url),
]

const teamMails = (who: Recipient) => [
  suspensionMail({ ...who, ...about }),
  activationMail({ ...who, ...about }),
  removalMail({ ...who, ...about, part: 'about', hasNewer: true }),
  referralNoticeMail(
    {
      nome_indicador: 'Helena Prado',
      email_indicado: to,
      telefone_indicado: '11987654321',
      empresa_freelancer_indicada: 'Prado Equipamentos',
      website: '',
    },
    { refuse: url, myData: `${site.publicUrl}/meus-dados` },
    who.language,
  ),
  requestReceivedMail(who, new Date('2026-12-02T12:00:00Z')),
  requestAnswerMail(who, 'negado', 'Precisamos guardar as notas por cinco anos.'),
  waitingMail(who, 2, url),
  teamMessageMail(
    who,
    {
      nome: 'Helena Prado',
      email: 'helena.prado@hospital.example',
      numbePhone: '(11) 98765-4321',
      mensagem: 'Preciso de calibração de bombas de infusão em Campinas.',
      priority: 0,
    },
    url,
  ),
]

export const mailGroups: Record<string, (language: Language) => Mail[]> = {
  codes: (language) => codeMails({ email: to, language }),
  account: (language) => accountMails({ email: to, language }),
  team: (language) => teamMails({ email: to, language }),
  plans: planMails,
  contacts: contactMails,
  reviews: reviewMails,
  needs: needMails,
}

const bodyOf = ({ html }: Mail): string =>
  html.slice(html.indexOf('<table'), html.indexOf('</body>'))

/** All mails of a kind one below the other, as a mail program shows them. */
function pageOf(mails: readonly Mail[]): string {
  const [first] = mails
  const head = first?.html.slice(0, first.html.indexOf('<table')) ?? ''
  const parts = mails.map((mail) => `<section>${bodyOf(mail)}</section>`)
  return `${head}<main>${parts.join('\n')}</main></body></html>`
}

export const mailScreens: Screen[] = Object.entries(mailGroups).map(([name, mailsIn]) => ({
  name: `mails-${name}`,
  path: '/dev/mail',
  widths: [390, 768],
  whole: true,
  busy: true,
  async act(page, language) {
    // An address of its own: the policy of our pages forbids the styles that mails are made of.
    await page.route('**/mails', (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(mailsIn(language)) }),
    )
    await page.goto('/mails')
  },
}))
