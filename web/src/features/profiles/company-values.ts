import type { CompanyRecord, PersonRecord } from 'contract/profiles'
import { categoryList } from 'contract/rules/category-choice'
import { certificateList } from 'contract/rules/certificates'
import { areaList } from 'contract/rules/service-area'

export const personOf = (pf: PersonRecord) => ({
  telefone: pf.telefone ?? '',
  nascimento: pf.nascimento ?? '',
  empresa_trabalha: pf.empresa_trabalha ?? '',
})

export const companyOf = (pj: CompanyRecord) => ({
  nome_fantasia: pj.nome_fantasia,
  razao_social: pj.razao_social,
  cnae_primario: pj.cnae_primario,
  cnae_secundario: pj.cnae_secundario ?? '',
  site: pj.site ?? '',
  telefone_empresa: pj.telefone_empresa ?? '',
  whatsapp_empresa: pj.whatsapp_empresa ?? '',
  cidade: pj.cidade,
  estado: pj.estado,
  descricaoServico: pj.descricaoServico,
  outras_infos: pj.outras_infos ?? '',
  certificados: certificateList(pj.certificados),
  categorias: categoryList(pj.categorias),
  atendeEm: areaList(pj.atendeEm),
})

export type PersonValues = ReturnType<typeof personOf>
export type CompanyValues = ReturnType<typeof companyOf>
export type OwnerRecord = { pf: PersonRecord; pj: CompanyRecord }
