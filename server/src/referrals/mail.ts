import type { ReferralInput } from 'contract/referrals'
import { holdsWebAddress } from 'contract/rules/fields'
import { periodOf, retention } from 'contract/rules/retention'
import { mailOf } from '../mail/layout.ts'

type Links = { refuse: string; myData: string }

/** The one mail to somebody who was recommended. Names carry no link of the sender's. */
export function referralNoticeMail(referral: ReferralInput, links: Links) {
  const { nome_indicador, empresa_freelancer_indicada: named } = referral
  const whom = holdsWebAddress(named) ? 'você' : `você (${named})`
  const { count } = periodOf(retention.referrals.seconds)
  return mailOf({
    to: referral.email_indicado,
    subject: 'Você foi indicado ao Marketplace em Saúde',
    heading: 'Olá!',
    paragraphs: [
      `${nome_indicador} indicou ${whom} para o Marketplace em Saúde, o diretório em que hospitais, clínicas e farmácias encontram fornecedores, e nos informou este e-mail e um telefone.`,
      `Por isso a nossa equipe pode falar com você para convidar ao cadastro. Guardamos nome, e-mail e telefone só para esse convite, por no máximo ${count} ano.`,
      'Este é o único aviso automático. Se você não quer contato, diga pelo botão abaixo: apagamos os seus dados, e nenhuma indicação deste e-mail volta a ser guardada.',
      `Para ver, corrigir ou apagar o que guardamos: ${links.myData}`,
    ],
    action: { label: 'Não quero contato', url: links.refuse },
  })
}
