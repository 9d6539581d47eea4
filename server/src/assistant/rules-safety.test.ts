import { describe, expect, test } from 'vitest'
import { readMessage } from './rules-message.ts'
import { dangerIn } from './rules-safety.ts'

const danger = (text: string) => dangerIn(readMessage(text))

describe('what buyers ask for is no danger', () => {
  test.each([
    'fornecedor de desfibrilador',
    'curso de primeiros socorros',
    'ambulância para evento',
    'manutenção de ventilador pulmonar',
    'treinamento para atender convulsão',
    'distribuidora de antibióticos',
    'que cuidados devo tomar com resíduos infectantes?',
    'preciso tomar providências para a vistoria',
    'controle de infecção hospitalar',
    'palestra de prevenção ao suicídio',
    'o fornecedor não responde',
    'supplier of defibrillators',
    'a maca quebrou o pé da roda',
    'quebrou a perna da cama hospitalar',
    'detergente enzimático para endoscópio',
    'first aid training',
  ])('%s', (text) => expect(danger(text)).toBeUndefined())
})

describe('danger is read whatever stands beside it', () => {
  test.each([
    ['emergency', 'preciso de calibração mas meu colega desmaiou'],
    ['emergency', 'minha mãe está com dor no peito, conhece empresa de ambulância?'],
    ['emergency', 'DOR NO PEITO'],
    ['emergency', 'he is not breathing, which company rents oxygen?'],
    ['suicide', 'fornecedor nenhum responde, quero morrer'],
    ['emergency', 'fornecedor de saneantes? minha filha engoliu alvejante'],
    ['emergency', 'meu funcionário caiu e bateu a cabeça'],
    ['medical', 'estou com dor de cabeça, onde compro dipirona?'],
    ['medical', 'posso tomar dipirona com ibuprofeno'],
  ])('%s: %s', (expected, text) => expect(danger(text)).toBe(expected))
})
