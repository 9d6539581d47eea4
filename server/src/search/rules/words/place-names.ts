import { states } from 'contract/rules/states'
import { plainText } from 'contract/rules/text'

export type Place = {
  cidade?: string
  estado?: string
  /** A part of the state, or several states, by its usual name ('Zona da Mata', 'Nordeste'). */
  area?: string
}

/** What people call places. Everything on the left is folded: no accents, lower case. */
const shortNames = `
sampa, capital paulista, sp capital, sao paulo capital = São Paulo/SP
bh, beaga, belzonte, belo hte, b horizonte, capital mineira = Belo Horizonte/MG
poa, p alegre, capital gaucha = Porto Alegre/RS
floripa, capital catarinense = Florianópolis/SC
cachoeiro = Cachoeiro de Itapemirim/ES
valadares = Governador Valadares/MG
bsb, plano piloto, capital federal = Brasília/DF
cwb, ctba, capital paranaense = Curitiba/PR
jampa = João Pessoa/PB
ssa, capital baiana = Salvador/BA
vix, capital capixaba = Vitória/ES
gyn, capital goiana = Goiânia/GO
capital pernambucana = Recife/PE
fortal, capital cearense = Fortaleza/CE
capital paraense = Belém/PA
capital amazonense = Manaus/AM
capital maranhense = São Luís/MA
capital potiguar = Natal/RN
capital alagoana = Maceió/AL
aju, capital sergipana = Aracaju/SE
capital piauiense = Teresina/PI
capital paraibana = João Pessoa/PB
capital fluminense, capital carioca, cidade maravilhosa, rj capital = Rio de Janeiro/RJ
cg ms = Campo Grande/MS
udi = Uberlândia/MG
cps = Campinas/SP
sjrp = São José do Rio Preto/SP
ribeirao, rib preto = Ribeirão Preto/SP
sjc, s jose dos campos = São José dos Campos/SP
rio preto, sj do rio preto = São José do Rio Preto/SP
sbc, sao bernardo = São Bernardo do Campo/SP
caxias rs = Caxias do Sul/RS
jf = Juiz de Fora/MG
valadares = Governador Valadares/MG
jaboatao = Jaboatão dos Guararapes/PE
foz = Foz do Iguaçu/PR
mogi = Mogi das Cruzes/SP
prudente = Presidente Prudente/SP
conquista = Vitória da Conquista/BA
goytacazes = Campos dos Goytacazes/RJ
grande recife, regiao metropolitana do recife = Recife/PE
grande salvador = Salvador/BA
grande fortaleza = Fortaleza/CE
grande curitiba = Curitiba/PR
grande goiania = Goiânia/GO
grande vitoria = Vitória/ES
grande florianopolis = Florianópolis/SC
grande belem = Belém/PA
grande natal = Natal/RN
grande sao luis = São Luís/MA
grande cuiaba = Cuiabá/MT
grande maceio = Maceió/AL
grande joao pessoa = João Pessoa/PB
grande manaus = Manaus/AM
grande campinas, regiao metropolitana de campinas, rmc = Campinas/SP
grande porto alegre, regiao metropolitana de porto alegre = Porto Alegre/RS
grande bh, grande belo horizonte = Belo Horizonte/MG
grande sao paulo, grande sp = São Paulo/SP
grande rio = Rio de Janeiro/RJ
asa sul, asa norte, lago sul, lago norte, taguatinga, ceilandia, aguas claras df = Brasília/DF
copacabana, ipanema, leblon, botafogo, tijuca, barra da tijuca, meier, jacarepagua, recreio dos bandeirantes = Rio de Janeiro/RJ
moema, tatuape, itaim bibi, vila mariana, vila clementino, avenida paulista, av paulista = São Paulo/SP
savassi, pampulha, santa efigenia = Belo Horizonte/MG
aldeota, meireles = Fortaleza/CE
boa viagem recife, bairro de boa viagem = Recife/PE
moinhos de vento = Porto Alegre/RS
icarai = Niterói/RJ
setor bueno, setor marista = Goiânia/GO
`
/** Parts of a state, each with how it is shown. */
const areas = `
interior paulista = SP, interior
abc paulista, grande abc, abcd paulista = SP, ABC Paulista
baixada santista, litoral paulista = SP, Baixada Santista
vale do paraiba = SP, Vale do Paraíba
alto tiete = SP, Alto Tietê
oeste paulista = SP, Oeste Paulista
triangulo mineiro = MG, Triângulo Mineiro
zona da mata, zona da mata mineira = MG, Zona da Mata
sul de minas = MG, Sul de Minas
norte de minas = MG, Norte de Minas
vale do aco = MG, Vale do Aço
interior de minas, interior mineiro = MG, interior
baixada fluminense = RJ, Baixada Fluminense
regiao dos lagos = RJ, Região dos Lagos
sul fluminense = RJ, Sul Fluminense
norte fluminense = RJ, Norte Fluminense
serra gaucha = RS, Serra Gaúcha
vale dos sinos = RS, Vale dos Sinos
interior gaucho = RS, interior
interior catarinense = SC, interior
interior paranaense = PR, interior
interior fluminense, interior do rio = RJ, interior
interior baiano = BA, interior
interior goiano = GO, interior
interior cearense = CE, interior
interior pernambucano = PE, interior
vale do itajai = SC, Vale do Itajaí
oeste catarinense, oeste de santa catarina = SC, Oeste Catarinense
norte catarinense = SC, Norte Catarinense
norte do parana, norte pioneiro = PR, Norte do Paraná
oeste do parana = PR, Oeste do Paraná
campos gerais = PR, Campos Gerais
reconcavo baiano = BA, Recôncavo Baiano
oeste baiano, oeste da bahia = BA, Oeste da Bahia
sul da bahia = BA, Sul da Bahia
agreste pernambucano = PE, Agreste
sertao pernambucano = PE, Sertão
cariri = CE, Cariri
serido = RN, Seridó
entorno de brasilia, entorno do df = DF, Entorno
`
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', place = ''] = line.split(' = ')
      return { names: names.split(', '), place }
    })

/** 'interior de sp', 'interior do Paraná', 'interior da bahia', 'interior mg'. */
const inlands = Object.entries(states).flatMap(([estado, name]) =>
  ['', 'de ', 'do ', 'da ']
    .flatMap((tie) => [`${tie}${plainText(name)}`, `${tie}${estado.toLowerCase()}`])
    .map((rest): [string, Place] => [`interior ${rest}`, { estado, area: 'interior' }]),
)

export const aliases: ReadonlyMap<string, Place> = new Map([
  ...inlands,
  ...lines(shortNames).flatMap(({ names, place }) => {
    const [cidade = '', estado = ''] = place.split('/')
    return names.map((name): [string, Place] => [name, { cidade, estado }])
  }),
  ...lines(areas).flatMap(({ names, place }) => {
    const [estado = '', area = ''] = place.split(', ')
    return names.map((name): [string, Place] => [name, { estado, area }])
  }),
])

/** The five regions, by how they are shown. */
export const regions: Readonly<Record<string, readonly string[]>> = {
  Norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  Nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  'Centro-Oeste': ['DF', 'GO', 'MS', 'MT'],
  Sudeste: ['ES', 'MG', 'RJ', 'SP'],
  Sul: ['PR', 'RS', 'SC'],
}

/** The area codes of phones ('DDD 11'). */
const areaCodes: Readonly<Record<string, string>> = {
  SP: '11 12 13 14 15 16 17 18 19',
  RJ: '21 22 24',
  ES: '27 28',
  MG: '31 32 33 34 35 37 38',
  PR: '41 42 43 44 45 46',
  SC: '47 48 49',
  RS: '51 53 54 55',
  DF: '61',
  GO: '62 64',
  TO: '63',
  MT: '65 66',
  MS: '67',
  AC: '68',
  RO: '69',
  BA: '71 73 74 75 77',
  SE: '79',
  PE: '81 87',
  AL: '82',
  PB: '83',
  RN: '84',
  CE: '85 88',
  PI: '86 89',
  PA: '91 93 94',
  AM: '92 97',
  RR: '95',
  AP: '96',
  MA: '98 99',
}
export const stateByAreaCode: ReadonlyMap<string, string> = new Map(
  Object.entries(areaCodes).flatMap(([uf, codes]) =>
    codes.split(' ').map((code) => [code, uf] as const),
  ),
)

export const anywhere = [
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
export const bigCities = new Set(
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
export const alsoWords = new Set(
  'serra natal santos franca palmas paulista contagem colombo registro salto vitoria americana lages tubarao itu resende'.split(
    ' ',
  ),
)
export const neverPlaces = new Set(
  'saude casa central feira luz planalto prata posse conserva ouro gas'.split(' '),
)

/** Of several cities with one name, the one people mean. */
export const meant: Readonly<Record<string, string>> = {
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
