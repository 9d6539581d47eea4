import { plainText } from 'contract/rules/text'
import { stem } from '../reading/stem.ts'
import { readSynonyms } from './synonyms.ts'
import { productSynonyms } from './synonyms-products.ts'
import { wordSet } from './word-set.ts'

/**
 * Goods by one word ('oxímetro', 'seringa'): what its suppliers call it, or another name for it. What stands
 * before '>' mostly leads to a good: 'idoso' is none. Goods that lead to each other's sellers are named here.
 */
const goods: ReadonlySet<string> = new Set(
  readSynonyms(
    `seringa | agulha | gaze | atadura | esparadrapo | compressa | algodão | curativo | sonda | equipo | fralda | jaleco | pijama | uniforme | ferida | escara\n${productSynonyms}`,
  )
    .filter(({ said, meant }) => said === meant)
    .flatMap(({ said }) => said)
    .map(plainText)
    .filter((name) => /^[a-z]{4,}$/.test(name))
    .map(stem),
)
export const isGood = (word: string): boolean => goods.has(stem(word))

/** Where on the body, made of what, how big, how it works, how it is packed. */
const attributes = wordSet(`
  personalizado personalizada personalizados personalizadas
  dedo dedos mao maos pe pes braco bracos antebraco perna pernas coxa punho pulso joelho tornozelo ombro cotovelo
  quadril pescoco cabeca testa rosto nariz boca ouvido orelha olho olhos umbilical nasal oral retal auricular axilar
  plastico plastica vidro metal metalico metalica inox aluminio ferro aco madeira borracha silicone tecido papel
  acrilico acrilica algodao couro espuma gel pvc tnt latex vinil vinilica vinilicas nitrila nitrilica nitrilicas
  adulto adulta adultos infantil infantis pediatrico pediatrica pediatricos neonatal bebe bebes crianca criancas obeso
  obesos idoso idosos feminino feminina masculino masculina unissex pequeno pequena medio media grande grandes gg xg
  longo longa curto curta largo larga grosso grossa fino fina leve pesado pesada alto alta baixo baixa
  digital digitais analogico analogica automatico automatica eletronico eletronica eletrico eletrica manual manuais
  mecanico mecanica hidraulico hidraulica infravermelho laser aneroide bluetooth wifi bivolt recarregavel
  portatil portateis retratil articulado articulada dobravel fixo fixa rodizio rodizios bancada parede
  descartavel descartaveis reutilizavel esteril estereis novo nova seminovo seminova
  importado importada nacional original generico
  caixa caixas pacote pacotes rolo rolos frasco frascos galao unidade unidades par pares fardo litro litros avulso
  branco branca preto preta azul verde amarelo amarela vermelho vermelha rosa cinza transparente colorido colorida
`)

/** Said of a good, it tells which of them, and nobody writes it. */
export const isAttribute = (word: string): boolean =>
  attributes.has(word) || /(?:[ai]vel|[ai]veis)$/.test(word)

const packing = wordSet(
  'caixa caixas pacote pacotes rolo rolos frasco frascos galao fardo fardos unidade unidades kit kits lote',
)
export const isPacking = (word: string): boolean => packing.has(word)

/** Who made it: 'micropore 3m', 'monitor mindray'. A brand that stands for a thing is in rules/words/synonyms-brands.ts. */
const makers = wordSet(`
  3m bd braun bbraun baxter medtronic stryker philips siemens mindray drager draeger dixtal omron gtech welch allyn
  littmann olympus fujifilm roche abbott cremer supermax talge nipro mucambo medix polarfix fresenius nestle danone
  hartmann convatec coloplast ethicon covidien johnson ansell kolplast firstlab cristofoli stermax baumer fanem indrel
  elber lifemed samtronic magnamed intermed maquet getinge dentsply ortobras jaguaribe dellamed yuwell
`)
export const isMaker = (word: string): boolean => makers.has(word)

/** What people ask elsewhere for, as it is spelt: no slip of a word of the trade ('café' is no 'cabe'). */
const ordinary = wordSet(`
  caixao funeraria velorio enterro   cafe cha suco leite pao bolo doce doces salgado salgados pizza lanche lanches carne peixe frango arroz feijao fruta
  frutas verdura cerveja vinho agua comida refeicao almoco jantar marmita churrasco sorvete chocolate acougue padaria
  restaurante refeitorio refeitorios seguro seguros seguradora mercado cozinha fogao panela prato copo talher geladeira casal solteiro familia noiva noivo casamento
  festa festas aniversario presente brinquedo boneca bola jogo jogos futebol time musica filme novela livro livros
  escola creche faculdade professor professora aluno concurso prova carro carros moto motos bicicleta pneu pneus
  oficina mecanico gasolina posto onibus aviao navio barco viagem passagem hotel pousada praia piscina cinema teatro
  show igreja banco dinheiro emprestimo loteria casa casas apartamento terreno sitio fazenda jardim grama flor flores
  planta plantas arvore parede porta portas janela janelas telhado piso tinta tijolo cimento areia pedra prego martelo
  sofa guarda armario cortina tapete televisao tv celular celulares telefone tablet notebook fone camera cameras robo robos relogio oculos
  bolsa mochila mala sapato sapatos tenis sandalia meia meias calca camisa camiseta vestido saia biquini cabelo unha
  barba maquiagem perfume tatuagem joia anel brinco colar cachorro gato gatos racao passaro cavalo boi vaca porco
  gelo seco seca molhado molhada quente morno gelado gelada fogo fumaca vento neve nuvem
  galinha escala escalas rua praca cidade chuva sol lua mar rio lago serra politica eleicao prefeito deputado presidente
`)
export const isOrdinary = (word: string): boolean => ordinary.has(word)
