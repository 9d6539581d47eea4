import type { FieldFact } from './portuguese.ts'

const wants =
  '(licencas?|documentos?|documentacao|autorizac\\w+|alvaras?|papeis|o que|quais|que|licen[cs]es?|documents?)'
const needs =
  '(precisa\\w*|preciso|exig\\w+|necessari\\w+|obrigatori\\w+|tem que ter|need\\w*|must (have|hold)|have to have)'
const opens = '(abrir|abro|abrindo|montar|monto|montando|regularizar|open|opening|start|starting)'
/** Before buying or hiring. */
const demands =
  '(pedir|peco|pedimos|exigir|exijo|cobrar|conferir|verificar|solicitar|analisar|olhar|ask|check|demand)'
const starts = '(por onde|como|o que|passo a passo|me ajuda\\w*|where|how|what)'

/** Asked for a kind of house: which papers it needs, or where to begin when opening one. */
const askedFor = (house: string): RegExp =>
  new RegExp(
    ` ${wants} (should|must|does|do) (\\w+ ){0,4}${house} (\\w+ ){0,3}(have|hold|need)(?= )| ${wants} (\\w+ ){0,4}${house} (\\w+ ){0,3}${needs} | ${wants} (\\w+ ){0,3}${needs} (\\w+ ){0,4}${house} | ${opens} (\\w+ ){0,2}${house} (\\w+ ){0,3}${starts} | ${starts} (\\w+ ){0,4}${opens} (\\w+ ){0,2}${house} `,
  )

/** What a house of health needs, put together from what is known of each paper. */
export const neededFacts: readonly FieldFact[] = [
  {
    id: 'documentos-da-coleta',
    names: [],
    asked: new RegExp(` ${wants} (\\w+ ){0,8}${demands} (\\w+ ){0,8}(residuos?|lixo|waste) `),
    text: 'De quem coleta resíduos, peça a licença ambiental da operação, o alvará, o MTR (manifesto que acompanha cada carga) e o CDF (certificado de destinação final) de cada coleta, e as certidões em dia, como o CRF do FGTS, que vale 30 dias. Confira cada documento com o órgão que o emitiu: aqui eles são declarados pelo fornecedor.',
    search: 'Coleta de resíduos',
  },
  {
    id: 'alvara-como',
    names: [],
    asked:
      / (como|onde) (eu |a gente |se |faco para )?(tir\w+|consig\w+|consegu\w+|obt\w+|peco|pedir|renov\w+|faco|fazer) (o |a |um |uma |meu |minha )?(alvara|licenca)( sanitari[oa]| de funcionamento)?(?= $| (n[oa]|em|d[aeo]|para) )|how (do|can) i (get|obtain|renew) (a |the |my )?(sanitary|health) (licen[cs]e|permit) /,
    text: 'O alvará ou licença sanitária se pede à vigilância sanitária do município (em alguns casos, do estado), em geral pelo portal dela: requerimento, CNPJ, contrato social, responsável técnico, planta e taxa, e depois a inspeção. A validade é definida por ela, quase sempre um ano; renove antes de vencer. O de funcionamento é da prefeitura. Posso mostrar quem assessora.',
    search: 'Licença sanitária',
  },
  {
    id: 'documentos-do-fornecedor',
    names: [],
    asked: new RegExp(
      ` ${wants} (\\w+ ){0,6}${demands} (\\w+ ){0,6}(fornecedor\\w*|empresas?|distribuidor\\w*|contratar|comprar|contratacao|suppliers?) `,
    ),
    text: 'Depende do que se compra. De um distribuidor: CNPJ ativo, AFE da ANVISA (e AE para controlados), licença sanitária, responsável técnico com registro no conselho e, quando houver, o certificado de boas práticas. De um serviço técnico: registro no conselho, ART e certificados de calibração rastreáveis. Em licitações, também as certidões, como o CRF do FGTS (30 dias). Confira cada um com o órgão que o emitiu: aqui eles são declarados pelo fornecedor.',
  },
  {
    id: 'licencas-distribuidor',
    names: [],
    asked: new RegExp(
      `${askedFor('(distribuidor\\w*|importador\\w*|atacadista|distributors?)').source}| (posso|pode|podemos|preciso) (\\w+ ){0,4}(vender|revender|distribuir) (\\w+ ){0,6}(anvisa|afe|licenca|autorizacao) `,
    ),
    text: 'Quem distribui medicamentos, produtos para saúde, cosméticos ou saneantes precisa da AFE da ANVISA; da AE também, se trabalha com substâncias controladas (Portaria 344/1998); da licença sanitária da vigilância local; e de responsável técnico registrado no conselho. Há ainda o certificado de boas práticas (CBPDA), que vale 2 anos. Algumas atividades são isentas: confirme com a ANVISA e a vigilância da sua cidade.',
    search: 'Regularização na ANVISA: AFE',
  },
  {
    id: 'abrir-clinica',
    names: [],
    asked: askedFor('(clinicas?|consultorios?|clinic|practice)'),
    text: 'Uma clínica costuma começar por: CNPJ e alvará de funcionamento, licença sanitária da vigilância local, CNES, responsável técnico registrado no conselho, PGRSS para os resíduos (RDC 222/2018), AVCB dos bombeiros e projeto conforme a RDC 50/2002. O que vale para o seu caso quem diz é a vigilância sanitária da cidade. Posso mostrar quem assessora.',
    search: 'Regularização de clínicas e CNES',
  },
  {
    id: 'abrir-farmacia',
    names: [],
    asked: askedFor('(farmacias?|drogarias?|pharmac\\w+)'),
    text: 'Uma farmácia ou drogaria precisa da AFE da ANVISA, da licença sanitária da vigilância local e de farmacêutico responsável registrado no CRF; com medicamentos controlados, registra a movimentação no SNGPC. As boas práticas estão na RDC 44/2009 e, na manipulação, na RDC 67/2007. Confirme com a vigilância da sua cidade.',
    search: 'Regularização na ANVISA: AFE',
  },
  {
    id: 'descarte-em-casa',
    names: [],
    asked:
      / (onde|como) (\w+ ){0,2}(descart\w+|jog\w+) (\w+ ){0,3}(remedios?|medicamentos?|comprimidos?) (\w+ ){0,3}(de casa|em casa|da minha (mae|avo)|do meu (pai|avo)) /,
    text: 'Remédios vencidos ou que sobraram em casa não vão no lixo comum nem no vaso: leve a um ponto de coleta, que muitas farmácias e drogarias têm (logística reversa, Decreto 10.388/2020), ou pergunte no posto de saúde. Clínicas, farmácias e hospitais seguem o próprio PGRSS e contratam quem coleta: se é o seu caso, diga a cidade.',
    search: 'descarte de medicamentos',
  },
  {
    id: 'profissional-obrigatorio',
    names: [],
    asked:
      / (obrigatori[oa]|obrigad[oa] a|precis[ao] ter|tem que ter|tenho que ter|exige\w*|mandatory|have to have) (\w+ ){0,2}(farmaceutic[oa]|enfermeir[oa]|medic[oa] responsavel|engenheir[oa] clinic[oa]|responsavel tecnic[oa]|nutricionista|pharmacist|nurse) (\w+ ){0,2}(na|no|em|para|in|at) (\w+ ){0,2}(clinica|consultorio|hospital|distribuidora|laboratorio|empresa|farmacia|transportadora|clinic|pharmacy) | (clinica|consultorio|hospital|distribuidora|laboratorio|transportadora|clinic) (\w+ ){0,4}(precisa|obrigad[oa]|tem que|must|need\w*) (\w+ ){0,2}(farmaceutic[oa]|enfermeir[oa]|engenheir[oa] clinic[oa]|nutricionista|pharmacist|nurse) /,
    text: 'Não tenho uma resposta segura para o seu caso: depende da atividade e das regras da vigilância sanitária e do conselho profissional. Em geral o estabelecimento tem um responsável técnico (RT), com registro no conselho, que responde pela atividade. Pergunte à vigilância da sua cidade e ao conselho; posso mostrar quem assume ou assessora.',
    search: 'Responsável técnico',
  },
  {
    id: 'dpo',
    names: ['dpo', 'encarregado de dados', 'encarregado pelo tratamento de dados'],
    text: 'O encarregado (DPO) é quem recebe os pedidos dos titulares e fala com a ANPD (LGPD, art. 41). Os agentes de pequeno porte podem ser dispensados de nomear um, desde que tenham um canal para os titulares; quem trata muitos dados de saúde costuma não ter essa dispensa. Confirme o seu caso com a ANPD ou com quem assessora.',
    search: 'DPO para clínicas',
  },
  {
    id: 'rdc-desconhecida',
    names: [],
    text: 'Não tenho um resumo dessa RDC. Procure o número no portal da ANVISA, em Legislação, que mostra o texto em vigor; se disser o assunto (esterilização, resíduos, medicamentos), eu digo a norma que conheço ou mostro quem assessora.',
  },
]
