import type { SeveralContacts } from 'contract/contacts'
import type { Supplier } from 'contract/suppliers'

type Asked = Pick<Supplier, 'id' | 'Tipo_empresa'>

/** What the form that asks several suppliers holds, whether its own scripts or the browser send it. */
export const severalIn = (fields: FormData, suppliers: Asked[]) => ({
  nome: text(fields, 'nome'),
  email: text(fields, 'email'),
  telefone: text(fields, 'telefone'),
  mensagem: text(fields, 'mensagem'),
  termos_aceitos: fields.get('termos_aceitos') !== null,
  website: text(fields, 'website'),
  fornecedores: suppliers.map(({ id, Tipo_empresa }) => ({
    id_busness: id,
    type_user: Tipo_empresa,
  })),
})

const text = (fields: FormData, name: keyof SeveralContacts): string =>
  String(fields.get(name) ?? '')

export type Several = ReturnType<typeof severalIn>
