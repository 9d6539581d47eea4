import { isTalk } from './around.ts'
import { list } from './message.ts'
import type { Directory } from './need.ts'

/** The houses of this market, and of whom they ask. */
export const asker =
  /^(hospital|hospitais|hospitalar(es)?|clinicas?|farmacias?|drogarias?|laboratorios?|labs?|consultorios?|setor(es)?|postos?|ubs|upa|maternidades?|cliente|mae|pai|avo|familia)$/
/** Whoever does it: 'preciso de um técnico' tells nothing of what. */
const anybody =
  /^(tecnic[oa]s?|profissional|profissionais|especialistas?|empresas?|firmas?|fornecedor(es)?)$/
/** Who asks, mostly, or whoever does it: 'o hospital', 'a clínica', 'um técnico'. */
export const isAsker = (word: string): boolean => asker.test(word) || anybody.test(word)
/** Words that belong to many needs, and are none by themselves. */
const vague = list(`
  entrega entregas frete contrato contratos contratual acordo anual anuais mensal mensais semanal diario trimestral semestral programa programas
  plano planos carga cargas data datas peca pecas montar repor preparar presencial presenciais online remoto remota
  unidade unidades loja lojas sede casa irma irmao socio socia socios predio unit branch ficar muda mudanca mudou algo
  turma turmas aluno alunos participantes pessoas
  trabalho trabalhos caso casos problema problemas motivo assunto area areas parte partes processo processos
  cliente clientes paciente pacientes funcionario funcionarios responsavel ano anos vale atras produto produtos
  aparelho aparelhos equipamento equipamentos maquina maquinas material materiais dispositivo dispositivos item itens escala escalas
  posso consigo entrego peco pego faco caro cara caros preso presa vendedor vendedora botao link contato cupom show bola chefe
  papelada burocracia tramite tramites
  solucao solucoes apoio situacao questao opiniao exemplo medida numero numeros modelo modelos
`)
export const isVague = (word: string): boolean =>
  vague.has(word) || isTalk(word) || /^\d+$/.test(word)

const role =
  /^(equipes?|times?|evento|eventos|advogad[oa]|enfermeir[oa]|engenheir[oa]|medic[oa]|consultor(a|es|ia)?|assessor(a|es|ia)?|equipamentos?|aparelhos?|maquinas?|recursos)$/
/** Who does it, or what kind of thing: of a longer need it is too little. */
export const saysLittle = (word: string): boolean => isVague(word) || role.test(word)

/** In which language it has to be: nobody who works in others is an answer. */
export const isLanguage = (word: string): boolean =>
  /^(mandarim|chines|japones|coreano|russo|arabe|hebraico|italiano|holandes|sueco|turco|polones|libras|frances|ingles|espanhol|alemao)$/.test(
    word,
  )

/** 'contrato anual do hospital': nobody is named for such words alone. */
export const namesNothing = (
  words: readonly string[],
  { isEveryday, isPhrase }: Pick<Directory, 'isEveryday' | 'isPhrase'>,
): boolean =>
  words.length > 0 &&
  words.every((word) => isVague(word) || isAsker(word) || isEveryday(word)) &&
  !(words.length > 1 && isPhrase(words))
