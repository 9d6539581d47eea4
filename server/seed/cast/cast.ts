import { oneOfEachPlan } from './one-of-each-plan.ts'
import { corporativoCompanies } from './companies-corporativo.ts'
import { basicoCompanies } from './companies-basico.ts'
import { gratisCompanies } from './companies-gratis.ts'
import { profissionalFreelancers } from './freelancers-profissional.ts'
import { basicoFreelancers } from './freelancers-basico.ts'
import { gratisFreelancers } from './freelancers-gratis.ts'
import { productCast } from './products.ts'

export type CastTopic =
  | 'metrologia'
  | 'validacao'
  | 'regulatorio'
  | 'residuos'
  | 'farmacia'
  | 'vigilancia'
  | 'engenharia-clinica'
  | 'opme'
  | 'esterilizacao'
  | 'higienizacao'
  | 'radiologia'
  | 'lgpd'
  | 'ti'
  | 'faturamento'
  | 'acreditacao'
  | 'logistica'
  | 'gases'
  | 'marketing'
  | 'treinamento'
  | 'arquitetura'
  | 'suprimentos'
  | 'locacao'
  | 'traducao'
  | 'auditoria'
  | 'descartaveis'
  | 'nutricao'
  | 'reabilitacao'
  | 'odontologia'
  | 'laboratorio'
  | 'mobiliario'

export type CastSupplier = {
  kind: 'Freelancer' | 'Empresa'
  plan: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO' | 'MKTCORP'
  topic: CastTopic
  email: string
  pessoa: { nome: string; telefone: string; nascimento: string; empresa_trabalha: string }
  nome_fantasia?: string
  razao_social?: string
  cnae_primario?: string
  cnae_secundario?: string
  segmento_empresa?: string
  tipo_negocio?: string
  inscricao_municipal?: string
  outras_infos?: string
  telefone_empresa?: string
  whatsapp_empresa?: string
  descricaoServico: string
  com_oque_trabalha?: string
  site: string
  linkedin: string
  cep: string
  logradouro: string
  numero: string
  bairro: string
  complemento: string
  cidade: string
  estado: string
  /** 'Atende em', from what the texts say; who says nothing leaves it open. */
  atendeEm?: string[]
  certificados: string[]
  marketplace: boolean
  status: boolean
}

/**
 * The demo cast: invented people and companies. Phones stay in a 90xxx block that no mobile line
 * is known to use and landlines begin with a 1, which none does; e-mails and sites are in the
 * reserved example domains: nobody real is reached.
 */
export const cast: CastSupplier[] = [
  ...oneOfEachPlan,
  ...corporativoCompanies,
  ...basicoCompanies,
  ...gratisCompanies,
  ...profissionalFreelancers,
  ...basicoFreelancers,
  ...gratisFreelancers,
  ...productCast,
]
