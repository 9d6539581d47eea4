import { describe, expect, test } from 'vitest'
import { readMessage } from '../understanding/message.ts'
import { dangerIn } from './safety.ts'

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
    'preciso de carrinho de parada cardíaca e desfibrilador pra clinica',
    'preciso de oximetro pra quem tem falta de ar',
    'desfibrilador para academia, tenho medo de infarto de aluno',
    'preciso de tipoia pro meu braço quebrado',
    'a balança está torta de um lado',
    'não consigo mexer no site',
    'meu paciente não responde as mensagens',
    'estou desesperada por um fornecedor de luvas',
    'quero sumir da lista de emails',
    'não vejo sentido em pagar o plano',
    'vou me matar de rir',
    'to morrendo de trabalhar, preciso de faturista',
    'acabar com tudo que é praga na clínica',
    'meu pai saiu do hospital e precisa de cama hospitalar em fortaleza',
    'minha mãe está com escara no quadril',
    'minha mãe tem uma distribuidora e quer anunciar',
    'cadeira de rodas para minha avó',
    'bom dia minha filha, tudo bem com vc?',
    'coleta de agulhas e perfurocortantes',
    'caixa para descarte de agulha e bisturi',
    'projeto de prevenção e combate a incêndio para o hospital',
    'juntei medicamentos vencidos para descarte',
    'guardando comprimidos vencidos para descarte na clínica',
    'alarme de incêndio na clínica',
    'treinamento de acidente com perfurocortante para técnicos de enfermagem',
    'respirador e ambu para a uti',
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

describe('whoever speaks of death, their own or of somebody they know', () => {
  test.each([
    'to cansada de tudo, não vejo mais sentido em continuar aqui',
    'as vezes penso em me mata',
    'quero morre',
    'um colega disse que seria melhor se ele sumisse do mundo',
    'meu amigo falou em se matar',
    'minha filha está se cortando',
    'queria dormir e não acordar mais',
    'minha vida não tem mais sentido',
    'ninguém ia sentir minha falta',
    'melhor se eu não existisse',
    'I feel like ending it all',
    'estou desesperado e não sei o que fazer da vida',
    'minha irmã disse que quer morrer',
    'meu filho não quer mais viver',
    'tô no fundo do poço',
    'o mundo ficaria melhor sem mim',
    'não quero mais estar aqui',
    'to pensando em besteira',
    'eu só queria que tudo acabasse',
    'meu marido falou que vai se enforcar',
    'acho que a vida não é pra mim',
    'sou um peso pra todo mundo',
    'me sinto sozinho e sem esperança',
    'i cant go on anymore',
    'my daughter cuts herself',
    'my friend wants to kill himself',
    'nobody would miss me',
    'everything feels pointless and I have been saving up my pills',
    'to juntando comprimidos pra tomar tudo de uma vez',
    'já escrevi a carta de despedida',
    'mn se eu sumisse ngm ia nem notar, já até escrevi a carta',
    'que quantidade de insulina precisa pra pessoa não acordar mais',
    'uma enfermeira minha mandou msg se despedindo e disse que ta com os comprimidos na mao, o q eu faço',
    'nada mais importa pra mim',
    'fiquei olhando pra caixa de ampola. acho q ninguem ia notar se eu nao voltasse',
  ])('%s', (text) => expect(danger(text)).toBe('suicide'))
})

describe('somebody who is taken ill', () => {
  test.each([
    'minha mae ta toda torta de um lado e falando enrolado',
    'meu pai infartou',
    'ela não consegue mexer o braço esquerdo',
    'minha mae nao responde',
    'meu tio tá com o lado direito dormente',
    'meu avô tá com a fala arrastada',
    'minha avó não reage',
    'minha mãe caiu e não levanta',
    'meu pai tá suando frio e com dor no braço esquerdo',
    'socoro minha vo caiu nao ta respirano',
    'meu colega desmaio aqui na sala',
    'explodiu um cilindro de oxigenio aqui no hospital tem gente queimada e fogo',
    'tem fogo aqui na clínica',
    'teve um acidente com perfurocortante, a técnica furou o dedo com agulha de paciente agora',
    'me furei com uma agulha usada',
    'espirrou sangue no meu olho',
    'o aparelho de ar do meu pai apitou e morreu, ele ta com a boca cor de uva e nao responde direito',
    'gente a nenem pôs na boca a pilha redondinha do oximetro e acho q desceu!!',
    'my coworker collapsed and is not waking up, please help',
  ])('%s', (text) => expect(danger(text)).toBe('emergency'))
})

describe('a body that ails is nothing to look for', () => {
  test.each([
    'estou gravida posso usar isso?',
    'minha perna ta inchada',
    'minha mae acamada ta com uma ferida nas costas feia, saindo pus, o que eu passo?',
    'meu joelho está doendo muito',
    'tô amamentando, posso passar creme com ácido?',
    'estou enjoada e tonta',
    'apareceu uma mancha na minha pele',
    'meu coração tá acelerado',
    'minha vista escureceu do nada',
    'my leg is swollen',
  ])('%s', (text) => expect(danger(text)).toBe('medical'))
})

describe('somebody is spoken of and nothing asked for: who helps is named, nobody who sells', () => {
  test.each([
    'meu filho não sai do quarto há dias',
    'meu amigo anda muito estranho',
    'oi, minha irmã só chora',
    'my brother is acting strange',
  ])('%s', (text) => expect(danger(text)).toBe('concern'))
})
