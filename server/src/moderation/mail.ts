import { urls } from 'contract/urls'
import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

type Subject = { email: string; nome: string; reason: string; publicUrl: string }

export const suspensionMail = ({ email, nome, reason, publicUrl }: Subject): Mail =>
  mailOf({
    to: email,
    subject: 'Seu cadastro foi desativado no Marketplace em Saúde',
    heading: 'Seu cadastro foi desativado',
    paragraphs: [
      `O cadastro de ${nome} foi desativado pela administração e não aparece mais no diretório.`,
      `Motivo: ${reason}`,
      'Você continua com acesso à sua conta para corrigir os dados. Depois, fale conosco para reativar o cadastro.',
    ],
    action: { label: 'Acessar minha conta', url: `${publicUrl}${urls.login}` },
  })

export const activationMail = ({ email, nome, reason, publicUrl }: Subject): Mail =>
  mailOf({
    to: email,
    subject: 'Seu cadastro está ativo no Marketplace em Saúde',
    heading: 'Seu cadastro está ativo',
    paragraphs: [`O cadastro de ${nome} foi ativado pela administração.`, `Motivo: ${reason}`],
    action: { label: 'Acessar minha conta', url: `${publicUrl}${urls.login}` },
  })
