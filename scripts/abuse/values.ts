import { makeCnpj, makeCpf } from '../../server/seed/documents.ts'
import type { Random } from '../bench/random.ts'

/** The part of JSON Schema that docs/openapi.json uses. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  default?: unknown
  minimum?: number
  maximum?: number
  pattern?: string
}

/** What passes the rules of a field, so that what is wrong elsewhere gets further. */
const goodByName: Record<string, (random: Random) => unknown> = {
  email: (random) => `pessoa${random.between(1, 400)}@example.com`,
  cpf: (random) => makeCpf(random.between(1, 999_999)),
  cnpj: (random) => makeCnpj(random.between(1, 999_999)),
  cep: () => '13010-001',
  telefone: () => '(11) 98765-4321',
  numbePhone: () => '(11) 98765-4321',
  nascimento: () => '14/03/1985',
  estado: () => 'SP',
  UF: () => 'SP',
  cidade: () => 'Campinas',
  nome: () => 'Helena Prado',
  linkedin: () => 'https://www.linkedin.com/in/example',
  password: () => 'Saude@2026',
  password_user: () => 'Segura#4821',
  confirmacao: () => 'Segura#4821',
  tipo: (random) => random.pick(['Freelancer', 'PF']),
  website: () => '',
}

export function goodValue(name: string, schema: Schema, random: Random): unknown {
  const known = goodByName[name] ?? (/email/.test(name) ? goodByName.email : undefined)
  if (known) return known(random)
  if (schema.enum) return random.pick(schema.enum)
  const variants = schema.anyOf ?? schema.allOf
  if (variants) return goodValue(name, random.pick(variants), random)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [
          key,
          goodValue(key, field, random),
        ]),
      )
    case 'array':
      return [goodValue(name, schema.items ?? {}, random)]
    case 'integer':
    case 'number':
      return random.between(schema.minimum ?? 1, Math.min(schema.maximum ?? 60, 60))
    case 'boolean':
      return random.chance(0.7)
    case 'string':
      return /id|code/i.test(name) ? String(random.between(1, 60)) : 'calibração de bombas'
    default:
      return random.between(1, 60)
  }
}

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as unknown

/** What nobody types by mistake: each is one line of thought of an attacker. */
export const hostileValues: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => 0.1,
  () => '',
  () => ' ',
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => 'x\udc00y',
  () => '\u202e\u200b\ufeff',
  () => '👩‍⚕️'.repeat(50),
  () => 'á'.repeat(300),
  () => 'x'.repeat(10_001),
  () => 'x'.repeat(120_000),
  () => `${'a'.repeat(40_000)}!`,
  () => '%'.repeat(200),
  () => '\\'.repeat(200),
  () => "' OR 1=1; DROP TABLE accounts; --",
  () => '{{7*7}} ${7*7} <%= 7 %>',
  () => '<script>alert(1)</script>',
  () => '../../../../etc/passwd',
  () => 'javascript:alert(1)',
  () => '=HYPERLINK("http://x")',
  () => 'NaN',
  () => 'Infinity',
  () => '1e400',
  () => '0x10',
  () => '99999999999999999999',
  () => '9999-99-99',
  () => '31/02/2025',
  () => [],
  () => ({}),
  () => [[[]]],
  () => nested(7),
  () => nested(200),
  () => Array.from({ length: 5000 }, (_, at) => at),
  () => ({ $ne: null }),
  () => ({ toString: 'x', valueOf: 1 }),
  () => JSON.parse('{"__proto__": {"tipo": "Admin"}}') as unknown,
  () => ({ constructor: { prototype: { tipo: 'Admin' } } }),
]
