import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { languages } from 'contract/rules/languages'
import { describe, expect, test } from 'vitest'
import { mailGroups } from './mails.ts'

const root = resolve(import.meta.dirname, '../..')
const source = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'))

const reasons = {
  pt: /--\nMarketplace em Saúde\nVocê recebe .+ porque /,
  en: /--\nMarketplace em Saúde\nYou get .+ because /,
}

/** Empty lines, codes, addresses and the brand. */
const neutral = /^$|^--$|^\d{6}$|^Marketplace em Saúde$|^E-mail: |^Site$|^WhatsApp$/

describe.each(languages)('mails in %s', (language) => {
  const mails = Object.values(mailGroups).flatMap((mailsIn) => mailsIn(language))

  test('each says why one gets it, as text and as HTML of its language', () => {
    const htmlOf = { pt: '<html lang="pt-BR">', en: '<html lang="en">' }
    const wrong = mails.filter(
      ({ text, html }) => !reasons[language].test(text) || !html.includes(htmlOf[language]),
    )
    expect(wrong.map(({ subject }) => subject)).toEqual([])
  })
})

test('nothing of ours is the same in both: only what people wrote', () => {
  const linesIn = (language: (typeof languages)[number]) =>
    Object.values(mailGroups).flatMap((mailsIn) =>
      mailsIn(language).flatMap(({ subject, text }) => [
        subject,
        ...text.split('\n').map((line) => line.replace(/: https?:.*$/, '')),
      ]),
    )
  const portuguese = new Set(linesIn('pt'))
  const same = linesIn('en').filter((line) => portuguese.has(line))
  const need = 'Calibração anual de 40 bombas de infusão e 12 monitores multiparamétricos'
  const aferis =
    'Aferis Metrologia Hospitalar e Calibração de Equipamentos Médicos do Nordeste Ltda.'
  expect([...new Set(same)].filter((line) => !neutral.test(line))).toEqual([
    'Precisamos guardar as notas por cinco anos.',
    'Preciso de calibração de bombas de infusão em Campinas.',
    'Preciso validar duas autoclaves em Campinas até o fim do mês.',
    aferis,
    'Prado Equipamentos',
    'Rodrigo Alencar Tavares',
    'Temos agenda na quinta: aferis.example',
    `${aferis} (Recife/PE)`,
    'Rodrigo Alencar Tavares (Goiânia/GO)',
    'Chegaram na hora e deixaram os certificados no mesmo dia.',
    'Obrigado, Helena.',
    need,
    'Coleta de resíduos',
    'Sim, com certificado.',
    'O preço inclui o deslocamento?',
    `“${need}”`,
  ])
})

test('every mail that the product writes is among them', () => {
  const names = source('server/src/*/mail*.ts').flatMap((text) =>
    [...text.matchAll(/export (?:const|function) (\w*Mail\w*)/g)].map(([, name = '']) => name),
  )
  const shown = source('scripts/screens/mails*.ts').join('\n')
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\(`).test(shown))).toEqual([])
})
