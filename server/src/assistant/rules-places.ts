import { isDomainWord, type Token } from './rules-words.ts'
import { states } from 'contract/rules/states'
import { editDistance, plainText } from 'contract/rules/text'

export type Municipality = { name: string; uf: string }

/** The municipalities by folded name. Made where the list is: it is too big for a browser. */
export type Gazetteer = { cities: ReadonlyMap<string, { name: string; ufs: string[] }> }

export function makeGazetteer(municipalities: readonly Municipality[]): Gazetteer {
  const cities = new Map<string, { name: string; ufs: string[] }>()
  for (const { name, uf } of municipalities) {
    const key = plainText(name)
    const known = cities.get(key)
    if (known) known.ufs.push(uf)
    else cities.set(key, { name, ufs: [uf] })
  }
  return { cities }
}

const stateByName = new Map(Object.entries(states).map(([uf, name]) => [plainText(name), uf]))
stateByName.set('minas', 'MG')

/** Not a state by name alone: 'para' is a preposition, the other two are first of all cities. */
const stateOnlyWhenSaid = new Set(['para', 'sao paulo', 'rio de janeiro'])

type Place = { cidade?: string; estado?: string }

const aliases = new Map<string, Place>([
  ['sampa', { cidade: 'São Paulo', estado: 'SP' }],
  ['capital paulista', { cidade: 'São Paulo', estado: 'SP' }],
  ['bh', { cidade: 'Belo Horizonte', estado: 'MG' }],
  ['beaga', { cidade: 'Belo Horizonte', estado: 'MG' }],
  ['belzonte', { cidade: 'Belo Horizonte', estado: 'MG' }],
  ['poa', { cidade: 'Porto Alegre', estado: 'RS' }],
  ['floripa', { cidade: 'Florianópolis', estado: 'SC' }],
  ['bsb', { cidade: 'Brasília', estado: 'DF' }],
  ['cwb', { cidade: 'Curitiba', estado: 'PR' }],
  ['jampa', { cidade: 'João Pessoa', estado: 'PB' }],
  ['rib preto', { cidade: 'Ribeirão Preto', estado: 'SP' }],
  ['sjc', { cidade: 'São José dos Campos', estado: 'SP' }],
  ['interior de sao paulo', { estado: 'SP' }],
  ['interior de sp', { estado: 'SP' }],
  ['interior paulista', { estado: 'SP' }],
  ['grande sao paulo', { estado: 'SP' }],
  ['grande sp', { estado: 'SP' }],
  ['abc paulista', { estado: 'SP' }],
  ['grande abc', { estado: 'SP' }],
  ['baixada santista', { estado: 'SP' }],
  ['vale do paraiba', { estado: 'SP' }],
  ['grande bh', { estado: 'MG' }],
  ['triangulo mineiro', { estado: 'MG' }],
  ['zona da mata', { estado: 'MG' }],
  ['baixada fluminense', { estado: 'RJ' }],
  ['grande rio', { estado: 'RJ' }],
  ['serra gaucha', { estado: 'RS' }],
  ['grande porto alegre', { estado: 'RS' }],
  ['vale do itajai', { estado: 'SC' }],
  ['reconcavo baiano', { estado: 'BA' }],
])

const anywhere = [
  'todo o brasil',
  'todo brasil',
  'brasil todo',
  'brasil inteiro',
  'todo o pais',
  'pais todo',
  'pais inteiro',
  'qualquer cidade',
  'qualquer lugar',
  'qualquer estado',
  'outras cidades',
  'outros estados',
  'no brasil',
]

/** Known without a preposition before them. */
const bigCities = new Set(
  (
    'sao paulo;rio de janeiro;brasilia;salvador;fortaleza;belo horizonte;manaus;curitiba;recife;goiania;belem;' +
    'porto alegre;guarulhos;campinas;sao luis;maceio;campo grande;sao goncalo;teresina;joao pessoa;duque de caxias;' +
    'nova iguacu;natal;sao bernardo do campo;osasco;santo andre;sorocaba;jaboatao dos guararapes;uberlandia;' +
    'ribeirao preto;cuiaba;aracaju;feira de santana;sao jose dos campos;joinville;londrina;juiz de fora;aparecida de goiania;' +
    'ananindeua;porto velho;florianopolis;serra;niteroi;caxias do sul;vila velha;macapa;campos dos goytacazes;' +
    'sao jose do rio preto;maua;mogi das cruzes;betim;santos;diadema;maringa;jundiai;boa vista;rio branco;montes claros;' +
    'piracicaba;carapicuiba;anapolis;olinda;bauru;cariacica;vitoria;itaquaquecetuba;caucaia;sao vicente;caruaru;' +
    'petrolina;ponta grossa;franca;blumenau;canoas;pelotas;ribeirao das neves;vitoria da conquista;praia grande;' +
    'uberaba;cascavel;paulista;limeira;sao jose dos pinhais;petropolis;santarem;volta redonda;guaruja;taubate;' +
    'camacari;suzano;palmas;barueri;gravatai;varzea grande;imperatriz;foz do iguacu;mossoro;governador valadares;' +
    'taboao da serra;juazeiro do norte;santa maria;embu das artes;sete lagoas;sumare;marilia;divinopolis;ipatinga;' +
    'sao carlos;chapeco;americana;araraquara;jacarei;indaiatuba;itajai;cotia;passo fundo;hortolandia;rio claro;' +
    'aracatuba;presidente prudente;cachoeiro de itapemirim;criciuma;araguaina;lages;pouso alegre;poco de caldas;' +
    'pocos de caldas;arapiraca;dourados;rondonopolis;sinop;itabuna;ilheus;jequie;sobral;parnaiba;ji parana;botucatu;' +
    'itu;valinhos;vinhedo;sao caetano do sul;novo hamburgo;sao leopoldo;jaragua do sul;tubarao;guarapuava;varginha;' +
    'barbacena;teresopolis;nova friburgo;macae;cabo frio;resende;contagem;colombo;registro;salto;itapetininga;avare'
  ).split(';'),
)
/** Cities that are words too: they need 'em' before them, a state after them, or a capital letter. */
const alsoWords = new Set(
  'serra natal santos franca palmas paulista contagem colombo registro salto vitoria americana lages tubarao itu resende'.split(
    ' ',
  ),
)
const neverPlaces = new Set(
  'saude casa central feira luz planalto prata posse conserva ouro gas'.split(' '),
)

const strong = new Set(['em', 'no', 'na', 'nos', 'nas', 'perto'])
const weak = new Set(['de', 'do', 'da', 'dos', 'das', 'para', 'ate', 'a'])
const longestName = 6

export type ReadPlace = Place & {
  /** 'em todo o Brasil': no place is wanted, not even the one from before. */
  any: boolean
  used: ReadonlySet<number>
}

/** Where, if the message says so. */
export function readPlace(tokens: readonly Token[], { cities }: Gazetteer): ReadPlace {
  const words = tokens.map(({ word }) => word)
  const phrase = (from: number, count: number) => words.slice(from, from + count).join(' ')
  const used = new Set<number>()
  const place: Place = {}
  const use = (from: number, count: number) => {
    for (let i = from; i < from + count; i++) used.add(i)
    // 'em', 'perto de', 'região de', 'cidade de', 'estado de' go with it.
    for (
      let i = from - 1;
      i >= 0 &&
      /^(em|no|na|nos|nas|de|do|da|dos|das|para|ate|a|o|perto|proximo|regiao|cidade|estado|aqui)$/.test(
        words[i] ?? '',
      );
      i--
    ) {
      used.add(i)
    }
  }

  const wholeText = ` ${words.join(' ')} `
  const said = anywhere.find((text) => wholeText.includes(` ${text} `))
  if (said) {
    const from = wholeText
      .slice(0, wholeText.indexOf(` ${said} `))
      .trim()
      .split(' ')
      .filter(Boolean).length
    use(from, said.split(' ').length)
    return { any: true, used }
  }

  for (let i = 0; i < words.length; i++) {
    const found = placeAt(i)
    if (!found) continue
    if (found.cidade && !place.cidade) place.cidade = found.cidade
    if (found.estado && !place.estado) place.estado = found.estado
    use(i, found.count)
    i += found.count - 1
  }
  return { ...place, any: false, used }

  function placeAt(i: number): (Place & { count: number }) | undefined {
    for (let count = Math.min(longestName, words.length - i); count >= 1; count--) {
      const name = phrase(i, count)
      const found = aliasAt(name, i) ?? stateAt(name, i) ?? cityAt(name, i, count)
      if (!found) continue
      const next = tokens[i + count]
      const uf = next && ufOf(next, true)
      return uf && found.cidade ? { ...found, estado: uf, count: count + 1 } : { ...found, count }
    }
    const token = tokens[i]
    const uf =
      token && ufOf(token, token.tied || strong.has(words[i - 1] ?? '') || words.length === 1)
    if (uf) return { estado: uf, count: 1 }
    return misspeltAt(i)
  }

  function aliasAt(name: string, i: number): Place | undefined {
    if (name === 'rio' && words[i + 1] !== 'de') {
      const before = words[i - 1] ?? ''
      return strong.has(before) || before === 'do'
        ? { cidade: 'Rio de Janeiro', estado: 'RJ' }
        : undefined
    }
    return aliases.get(name)
  }

  function stateAt(name: string, i: number): Place | undefined {
    const uf = stateByName.get(name)
    if (!uf) return undefined
    const before = words[i - 1] ?? ''
    const saidState = phrase(i - 2, 2).startsWith('estado ')
    if (saidState) return { estado: uf }
    if (name === 'para')
      return before === 'no' || tokens[i]?.raw === 'Pará' ? { estado: uf } : undefined
    return stateOnlyWhenSaid.has(name) ? undefined : { estado: uf }
  }

  function cityAt(name: string, i: number, count: number): Place | undefined {
    const city = cities.get(name)
    if (!city || (count === 1 && neverPlaces.has(name))) return undefined
    if (!sameAccents(tokens.slice(i, i + count), city.name)) return undefined
    const before = words[i - 1] ?? ''
    const next = tokens[i + count]
    const nextIsState = next !== undefined && ufOf(next, next.tied) !== undefined
    const capital = /^\p{Lu}/u.test(tokens[i]?.raw ?? '') && !isAllCapitals(tokens)
    // 'em registro de marcas' is no place.
    const goesOn = count === 1 && isDomainWord(name) && /^(de|da|do)$/.test(next?.word ?? '')
    const clear = count > 1 || (bigCities.has(name) && !alsoWords.has(name))
    const known =
      nextIsState ||
      (strong.has(before) && !goesOn) ||
      (clear && !goesOn) ||
      (weak.has(before) && capital && !isDomainWord(name)) ||
      (bigCities.has(name) && capital && i > 0 && !goesOn)
    if (!known || name.length < 3) return undefined
    const [only, ...more] = city.ufs
    return { cidade: city.name, ...(more.length === 0 && only ? { estado: only } : bigState(name)) }
  }

  /** 'em campnas': only after 'em', and only as one of the big cities. */
  function misspeltAt(i: number): (Place & { count: number }) | undefined {
    if (!strong.has(words[i - 1] ?? '')) return undefined
    for (let count = Math.min(3, words.length - i); count >= 1; count--) {
      const name = phrase(i, count)
      if (name.length < 5 || (count === 1 && isDomainWord(name))) continue
      const limit = name.length >= 8 ? 2 : 1
      let best: { name: string; distance: number } | undefined
      for (const city of bigCities) {
        if (city[0] !== name[0] || Math.abs(city.length - name.length) > limit) continue
        const distance = editDistance(name, city, limit)
        if (distance <= limit && distance < (best?.distance ?? 9)) best = { name: city, distance }
      }
      const city = best && cities.get(best.name)
      if (city) {
        const [only, ...more] = city.ufs
        const estado = more.length === 0 ? only : bigState(best?.name ?? '').estado
        return { cidade: city.name, ...(estado ? { estado } : {}), count }
      }
    }
    return undefined
  }
}

/** Of several cities with one name, the one people mean. */
const meant: Readonly<Record<string, string>> = {
  'campo grande': 'MS',
  palmas: 'TO',
  'rio branco': 'AC',
  'boa vista': 'RR',
  'santa maria': 'RS',
  cascavel: 'PR',
  vitoria: 'ES',
  'sao vicente': 'SP',
  'sao carlos': 'SP',
  'rio claro': 'SP',
  belem: 'PA',
  'juazeiro do norte': 'CE',
  americana: 'SP',
  'santo andre': 'SP',
  'praia grande': 'SP',
  'sao goncalo': 'RJ',
  sobral: 'CE',
  'nova iguacu': 'RJ',
  registro: 'SP',
  colombo: 'PR',
  salvador: 'BA',
  parnaiba: 'PI',
  'varzea grande': 'MT',
  natal: 'RN',
  serra: 'ES',
  olinda: 'PE',
  santarem: 'PA',
  valinhos: 'SP',
  resende: 'RJ',
  limeira: 'SP',
  canoas: 'RS',
  paulista: 'PE',
  itu: 'SP',
  diadema: 'SP',
  cotia: 'SP',
}
const bigState = (name: string): Place => (meant[name] ? { estado: meant[name] } : {})

/** Two letters that are a state. Most are words too: in lower case they need a sign before them. */
function ufOf({ raw, word }: Token, placed: boolean): string | undefined {
  const uf = word.toUpperCase()
  if (word.length !== 2 || !states[uf]) return undefined
  const rarelyAWord = ['SP', 'RJ', 'MG', 'RS', 'SC', 'PR', 'DF', 'GO', 'MT', 'MS', 'RN', 'PB', 'BA']
  return raw === uf || placed || rarelyAWord.includes(uf) ? uf : undefined
}

/** 'França' is not Franca: accents that were typed have to be the city's. */
function sameAccents(typed: readonly Token[], name: string): boolean {
  const raw = typed.map((token) => token.raw.toLowerCase().normalize('NFC'))
  if (raw.every((word) => /^[a-z0-9]*$/.test(word))) return true
  const official = name
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
  return raw.every((word, index) => /^[a-z0-9]*$/.test(word) || word === official[index])
}

const isAllCapitals = (tokens: readonly Token[]) =>
  tokens.every(({ raw }) => raw === raw.toUpperCase())
