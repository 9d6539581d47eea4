import { sendChatMessage } from 'contract/chat'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testAssistant } from '../../test/assistant/talk.ts'

const { api, loadNames, say, sayAll } = testAssistant()

test('a quantity alone belongs to the last need: it is for the request to those who were shown', async () => {
  const names = await loadNames()
  const listed = await sayAll('luvas de procedimento')
  const several = await sayAll('luvas de procedimento', '500 caixas')
  expect(several.intent).toBe('quantity')
  expect(several.reply.supplierIds).toEqual(listed.reply.supplierIds)
  expect(several.reply.supplierIds.length).toBeGreaterThan(1)
  for (const id of several.reply.supplierIds) {
    expect(several.reply.texto).toContain(names.get(id))
  }
  expect(several.reply.texto).toContain('(500 caixas) vai no pedido ao fornecedor')
  expect(several.reply.link).toEqual({ label: 'Publicar demanda', to: '/banco-de-negocios' })

  const one = await sayAll(
    'preciso validar uma autoclave em Campinas',
    'quanto custa?',
    '3 unidades',
  )
  expect(one.reply.supplierIds.map((id) => names.get(id))).toEqual(['Termovalida Engenharia'])
  expect(one.reply.texto).toContain(
    'abra a página de Termovalida Engenharia, clique em Ver Contato',
  )
  expect(one.reply.link?.to).toMatch(/^\/fornecedores\/termovalida-engenharia/)

  const english = await sayAll('I need gloves', 'about 500 boxes a month')
  expect(english.intent).toBe('quantity')
  expect(english.reply.texto).toContain('(500 boxes a month) belongs in your request')
  expect(english.reply.link?.label).toBe('Publish a request')
}, 60_000)

test('a quantity beside a need, a place or a question leaves it what it is', async () => {
  const names = await loadNames()
  const first = 'coleta de lixo hospitalar em recife'
  const other = await sayAll(first, '500 caixas de luvas')
  expect(other.intent).toBe('search')
  expect(other.reply.context.wanted?.categoria).toContain('luvas')
  const elsewhere = await sayAll(first, '200 kg por mês em Manaus')
  expect(elsewhere.reply.context.wanted).toMatchObject({ cidade: 'Manaus' })
  expect(elsewhere.reply.context.wanted?.categoria).toBe('coleta de lixo hospitalar')
  const price = await sayAll(first, 'quanto custa 200 kg?')
  expect(price.reply.context.asked).toBe('price')
  expect(price.reply.supplierIds.map((id) => names.get(id))).toEqual(['Resíduo Um Ambiental'])
  const nobody = await sayAll('fornecedor de helicóptero em recife', '3 unidades')
  expect(nobody.intent).toBe('quantity')
  expect(nobody.reply.supplierIds).toEqual([])
  expect(nobody.reply.texto).toContain('(3 unidades) vai no pedido: publique no Banco de negócios')
}, 60_000)

test('two questions about the site in one message are both answered, and a remark beside one is none', async () => {
  const { reply } = await sayAll('tem que pagar? e meus dados, vao pra quem')
  expect(reply.texto).toContain('Para quem procura, é tudo gratuito')
  expect(reply.texto).toContain('Só o fornecedor a quem você pede contato recebe')
  const remarked = await sayAll('Quais são os grupos de residuos de saude? caiu na auditoria')
  expect(remarked.reply.supplierIds).toEqual([])
  expect(remarked.reply.texto).not.toContain('auditoria')
}, 60_000)

test('a question about the site or the field and a search in one message are both answered', async () => {
  const names = await loadNames()
  for (const [says, text, supplier] of [
    [
      'boa tarde, duas coisas: quanto custa o plano corporativo e tem alguem de engenharia clinica em porto alegre?',
      'R$ 200 por mês',
      'Clinengi Engenharia Clínica',
    ],
    [
      'quais os planos? e preciso de calibração em goiania',
      'São quatro planos',
      'Rodrigo Alencar Tavares',
    ],
    ['o que é PGRSS e quem faz em manaus?', 'PGRSS é o Plano', 'Tainá Ribeiro Cavalcante'],
  ] as const) {
    const { reply } = await sayAll(says)
    expect(reply.texto).toContain(text)
    expect(reply.texto).toContain('Encontrei 1 fornecedor')
    expect(reply.supplierIds.map((id) => names.get(id))).toEqual([supplier])
  }
  const one = await sayAll('o que vcs fazem com meus dados? vendem pra alguem?')
  expect(one.reply.supplierIds).toEqual([])
}, 60_000)

test('greetings are given back, and all of Brazil is not offered where it is shown already', async () => {
  expect((await sayAll('bom dia!')).reply.texto).toMatch(/^Bom dia! /)
  expect((await sayAll('boa noite, tudo bem?')).reply.texto).toMatch(/^Boa noite! /)
  expect((await sayAll('oi')).reply.texto).toMatch(/^Olá! /)
  expect((await sayAll('good afternoon')).reply.texto).toMatch(/^Good afternoon! /)
  expect((await sayAll('luvas em recife')).reply.suggestions).not.toContain('E em todo o Brasil?')
  expect((await sayAll('lavanderia em manaus')).reply.suggestions).toContain('E em todo o Brasil?')
}, 60_000)

test('what a profile says of hours, delivery and reviews is told in its words', async () => {
  const texto = async (...messages: string[]) => (await sayAll(...messages)).reply.texto
  expect(await texto('oxivale', 'atende emergencia de madrugada?')).toContain(
    '“Entrega programada e emergência 24 horas em raio de 250 km”',
  )
  expect(await texto('Rodrigo Alencar Tavares', 'ele atende sábado?')).toContain('aos sábados')
  expect(await texto('Leito Certo', 'em quanto tempo entregam?')).toContain('até seis horas')
  expect(await texto('Aferis', 'atendem aos sábados?')).toContain('Horário de atendimento: ')
  expect(await texto('a Trama Branca aceita pedido de 5 peças?')).toMatch(/20 peças/)
  expect(await texto('qual o horário da Termovalida?')).toContain('Segunda a sexta, 7h às 19h')
  expect(await texto('Aferis', 'eles falam inglês?')).toContain('“Idiomas: ')
  expect(await texto('Aferis', 'tem garantia?')).toContain('não traz isso com essas palavras')
  expect(await texto('oxivale', 'é confiavel? tem avaliação?')).toMatch(/ nota.*avaliações/)
  expect(await texto('Insumos do Cerrado', 'ele entrega em Belém?')).toContain('atende em MT')
  expect(await texto('Resíduo Um Ambiental', 'eles têm AFE?')).toContain('entre outras')
  expect(await texto('Resíduo Um', 'manda o whatsapp')).toContain('WhatsApp')
}, 60_000)

test('a visitor talks without a phone number, and the answer comes with real cards', async () => {
  const visitor = api.visitor()
  const ask = async (mensage: string) =>
    (await visitor.call(sendChatMessage, { body: { mensage } })).reply
  const campinas = await ask('preciso validar uma autoclave em Campinas')
  expect(campinas.suppliers[0]?.nome).toBe('Termovalida Engenharia')
  const price = await ask('quanto custa?')
  expect(price.suppliers.map(({ nome }) => nome)).toEqual(['Termovalida Engenharia'])
  expect(price.data).toContain('Ver Contato')
  expect(price.data).not.toMatch(/R\$|\(\d\d\)/)
}, 60_000)

test('all licences of a supplier are told where its plan shows them; one that is asked for always', async () => {
  const { rows } = await api.db.execute<{ id: number; shows: boolean; papers: string[] }>(sql`
    SELECT DISTINCT ON (plan = 'MKTFREE') id, plan <> 'MKTFREE' AS shows, certificados AS papers
    FROM suppliers WHERE cardinality(certificados) BETWEEN 2 AND 5 AND marketplace
    ORDER BY plan = 'MKTFREE', id`)
  expect(rows.map(({ shows }) => shows)).toEqual([true, false])
  for (const { id, shows, papers } of rows) {
    const context = { suppliers: [id], about: id }
    const all = await say('quais licenças eles têm?', context)
    expect(papers.map((paper) => all.reply.texto.includes(paper))).toEqual(papers.map(() => shows))
    expect(all.reply.texto).not.toContain('não informa')
    const one = await say(`eles têm ${papers[0]}?`, context)
    expect(one.reply.texto).toContain(`informa: ${papers[0]}`)
  }
})

test('whoever spoke of despair and then asks for something gets it, and the number again', async () => {
  const { reply } = await sayAll(
    'tem hora que penso em sumir de vez',
    'deixa pra la. vcs tem jaleco?',
  )
  expect(reply.supplierIds.length).toBeGreaterThan(0)
  expect(reply.texto).toMatch(/CVV atende no 188 \(grátis, 24 horas, com sigilo\)\.$/)
  const later = await sayAll('tem hora que penso em sumir de vez', 'vcs tem jaleco?', 'e luvas?')
  expect(later.reply.texto).not.toContain('188')
})

test('of several things each has its supplier, and what nobody has there comes from elsewhere', async () => {
  const { reply } = await sayAll(
    'preciso de uniforme pra enfermagem, mascara n95 e curso de nr32 em Joinville',
  )
  expect(reply.texto.split('\n')).toEqual([
    'Procurei cada coisa:',
    '• uniforme para enfermagem, de outros lugares: Ponto Alto Uniformes da Saúde (Londrina/PR)',
    '• mascara n95: Barreira Clara EPI (Joinville/SC)',
    '• curso de nr32, de outros lugares: Jaleco Escola (Natal/RN); Wellington Cruz Amorim (São Luís/MA)',
  ])
})
