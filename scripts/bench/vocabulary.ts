import { makeRandom } from './random.ts'

/** What suppliers call their trade, most common first. */
export const categoryWords = (
  'farmácia consultoria calibração esterilização manutenção equipamentos medicamentos logística ' +
  'treinamento validação auditoria laboratório higienização descartáveis diagnóstico radiologia ' +
  'odontologia fisioterapia enfermagem nutrição psicologia vacinas gases oxigênio lavanderia ' +
  'uniformes resíduos engenharia arquitetura software tecnologia marketing contabilidade jurídico ' +
  'regulatórios ambientais qualificação metrologia próteses órteses implantes cirurgia anestesia ' +
  'oncologia cardiologia pediatria hemodiálise ambulância climatização refrigeração transporte ' +
  'armazenagem distribuição importação rotulagem embalagens cosméticos saneantes suplementos'
).split(' ')

const general = (
  'saúde hospitalar serviços médicos clínicas hospitais qualidade produtos atendimento empresa ' +
  'especializada soluções materiais gestão segurança paciente profissionais experiência mercado ' +
  'equipe técnica assistência projeto sistema controle processo boas práticas normas vigilância ' +
  'sanitária licença certificado registro anvisa venda locação compra fornecimento entrega nacional ' +
  'região instalação operação desempenho análise ensaio coleta exame imagem cirúrgico curativo luva ' +
  'máscara seringa agulha cateter sonda bisturi autoclave estufa balança microscópio centrífuga ' +
  'monitor ventilador desfibrilador eletrocardiógrafo ultrassom tomógrafo ressonância raio mamografia ' +
  'maca cadeira leito mobiliário água ar limpeza desinfecção biossegurança infecção risco documento ' +
  'programa plano suporte orçamento contrato licitação pregão convênio faturamento glosa prontuário ' +
  'eletrônico telemedicina aplicativo dados proteção rastreabilidade temperatura câmara fria cadeia ' +
  'insumo reagente amostra biópsia sangue plasma soro vacina antibiótico analgésico genérico fórmula ' +
  'manipulação dermatológico fitoterápico homeopatia alimento dieta enteral parenteral cuidado idoso ' +
  'domiciliar reabilitação terapia saúde mental ocupacional trabalho perícia laudo parecer curso ' +
  'palestra capacitação formação certificação acreditação inspeção conformidade melhoria indicador'
).split(' ')

const prefixes = (
  'cardio neuro gastro dermato hemato nefro hepato pneumo oftalmo oto osteo reumato endocrino uro ' +
  'gineco onco psico fisio radio bio micro macro eletro termo hidro foto imuno farmaco toxico ' +
  'histo cito geno nano tele angio artro bronco colo cranio entero laringo masto mio rino'
).split(' ')
const endings = (
  'logia lógico lógica logista grafia gráfico scopia scópio tomia patia terapia terápico plastia ' +
  'metria métrico gênese gênico tóxico lise cinético dinâmica sonda cirurgia diagnóstico'
).split(' ')
const stems = (
  'calibr valid qualific certific esteriliz higieniz desinfet mont instal oper control monitor ' +
  'regul document trein audit inspecion manipul distribu armazen transport import export fabric ' +
  'process purific filtr embal rotul registr licenci analis test dos prepar aplic administr orient ' +
  'acompanh avali diagnostic trat previn reabilit aliment hidrat ventil aspir nebuliz monitoriz ' +
  'digitaliz inform automat integr configur implant moderniz reform constru project coorden planej'
).split(' ')
const forms =
  'ação ações ador adora adores ar ado ada ados adas ando amento amentos ável áveis ante antes'.split(
    ' ',
  )

/** Several thousand word forms, the commonest first: general words, then trades, then the long tail. */
export function makeVocabulary(): string[] {
  const random = makeRandom(7)
  const tail = [
    ...prefixes.flatMap((prefix) => endings.map((ending) => prefix + ending)),
    ...prefixes.flatMap((prefix) => general.slice(60, 130).map((word) => prefix + fold(word))),
    ...stems.flatMap((stem) => forms.map((form) => stem + form)),
    ...general.map((word) => `${word}s`),
  ]
  for (let i = tail.length - 1; i > 0; i--) {
    const j = random.between(0, i)
    const kept = tail[i] as string
    tail[i] = tail[j] as string
    tail[j] = kept
  }
  return [...new Set([...general.slice(0, 40), ...categoryWords, ...general.slice(40), ...tail])]
}

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Cities by size, with their state. */
export const cities = (
  'São Paulo/SP Rio de Janeiro/RJ Brasília/DF Salvador/BA Fortaleza/CE Belo Horizonte/MG Manaus/AM ' +
  'Curitiba/PR Recife/PE Goiânia/GO Belém/PA Porto Alegre/RS Guarulhos/SP Campinas/SP São Luís/MA ' +
  'São Gonçalo/RJ Maceió/AL Duque de Caxias/RJ Campo Grande/MS Natal/RN Teresina/PI ' +
  'São Bernardo do Campo/SP João Pessoa/PB Nova Iguaçu/RJ Santo André/SP São José dos Campos/SP ' +
  'Jaboatão dos Guararapes/PE Osasco/SP Ribeirão Preto/SP Uberlândia/MG Contagem/MG Sorocaba/SP ' +
  'Aracaju/SE Feira de Santana/BA Cuiabá/MT Joinville/SC Aparecida de Goiânia/GO Londrina/PR ' +
  'Juiz de Fora/MG Ananindeua/PA Porto Velho/RO Serra/ES Niterói/RJ Belford Roxo/RJ ' +
  'Caxias do Sul/RS Campos dos Goytacazes/RJ Macapá/AP Florianópolis/SC Vila Velha/ES Mauá/SP ' +
  'São José do Rio Preto/SP Mogi das Cruzes/SP Betim/MG Santos/SP Diadema/SP Maringá/PR Jundiaí/SP ' +
  'Montes Claros/MG Piracicaba/SP Carapicuíba/SP Olinda/PE Cariacica/ES Rio Branco/AC Anápolis/GO ' +
  'Bauru/SP Vitória/ES Caucaia/CE Itaquaquecetuba/SP Pelotas/RS Caruaru/PE Canoas/RS ' +
  'Vitória da Conquista/BA Ponta Grossa/PR Blumenau/SC Franca/SP Paulista/PE Petrolina/PE Uberaba/MG ' +
  'Cascavel/PR Boa Vista/RR Praia Grande/SP Ribeirão das Neves/MG Palmas/TO Vespasiano/MG ' +
  'Campina Grande/PB Mossoró/RN Imperatriz/MA Santa Maria/RS Gravataí/RS Volta Redonda/RJ ' +
  'Governador Valadares/MG Taubaté/SP Limeira/SP Chapecó/SC Dourados/MS Rondonópolis/MT'
)
  .split(/(?<=\/[A-Z]{2}) /)
  .map((place) => {
    const [nome = '', uf = ''] = place.split('/')
    return { nome, uf }
  })
