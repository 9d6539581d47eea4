import { describe, expect, test } from 'vitest'
import { isVerbForm, root, sound, stem } from './stem.ts'

describe('forms of one word', () => {
  test.each([
    ['medico', 'medicas'],
    ['calibracao', 'calibracoes'],
    ['hospital', 'hospitais'],
    ['gas', 'gases'],
    ['descartavel', 'descartaveis'],
    ['auditor', 'auditoras'],
    ['cirurgico', 'cirurgica'],
    ['imagem', 'imagens'],
    ['esteril', 'estereis'],
    ['portatil', 'portateis'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  test.each([
    ['ponta', 'ponto'],
    ['seguro', 'segura'],
    ['caso', 'casas'],
    ['porto', 'portas'],
    ['consultoria', 'consultorio'],
  ])('%s and %s are two words', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })

  test.each([
    ['traduzir', 'traducao', 'tradutora'],
    ['calibrar', 'calibramos', 'calibrado'],
    ['lavar', 'lavagem', 'lavanderia'],
    ['auditar', 'auditoria', 'auditor'],
    ['treinar', 'treinamento', 'treinamentos'],
    ['esterilizar', 'esterilizacao', 'esterilizados'],
    ['reformar', 'reforma', 'reformas'],
  ])('%s, %s and %s have one root', (verb, noun, other) => {
    expect(root(noun)).toBe(root(verb))
    expect(root(other)).toBe(root(verb))
  })

  test.each([
    ['calibrou', 'calibracao'],
    ['multou', 'multa'],
    ['vendeu', 'vender'],
    ['cubro', 'cobrir'],
    ['meco', 'medir'],
  ])('%s is a form of %s', (form, verb) => {
    expect(root(form)).toBe(root(verb))
  })

  test.each([
    ['monitor', 'monitoramento'],
    ['medicamentos', 'medico'],
    ['equipamento', 'equipe'],
    ['equipo', 'equipe'],
    ['contador', 'contas'],
    ['descartaveis', 'descarte'],
    ['hospital', 'hospedagem'],
    ['vetor', 'veterinaria'],
    ['13485', '13486'],
    ['ti', 'tis'],
    ['leite', 'leito'],
    ['passagem', 'passo'],
    ['chapeu', 'chapa'],
    ['video', 'vida'],
    ['lims', 'lins'],
  ])('%s and %s stay apart', (one, other) => {
    expect(root(one)).not.toBe(root(other))
  })
})

test.each([
  ['caindo', true],
  ['multou', true],
  ['venceram', true],
  ['museu', false],
  ['fernando', false],
  ['segundo', false],
])('%s is of a verb: %s', (word, isVerb) => {
  expect(isVerbForm(word)).toBe(isVerb)
})

describe('words that sound alike', () => {
  test.each([
    ['seguransa', 'seguranca'],
    ['acreditasao', 'acreditacao'],
    ['gazes', 'gases'],
    ['limpesa', 'limpeza'],
    ['pasiente', 'paciente'],
    ['ezame', 'esame'],
    ['ospital', 'hospital'],
    ['ijiene', 'higiene'],
    ['rezidos', 'residos'],
  ])('%s sounds like %s', (typed, meant) => {
    expect(sound(typed)).toBe(sound(meant))
  })

  test.each([
    ['mala', 'malha'],
    ['caro', 'chao'],
    ['pena', 'penha'],
  ])('%s does not sound like %s', (one, other) => {
    expect(sound(one)).not.toBe(sound(other))
  })
})
