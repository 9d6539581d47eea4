import { plainText } from './text.ts'

/**
 * What an English-speaking buyer asks for, in the Portuguese that the directory's search reads. A
 * translation, no synonyms: those are the search's own. Search and assistant both read it,
 * and rules of one slice never reach another's: therefore it stands here, though no browser runs it.
 */
const things = `
hospital waste collection = coleta de resíduos hospitalares | medical waste = resíduos de saúde | hospital waste = resíduos hospitalares
infectious waste = resíduos infectantes | waste collection = coleta de resíduos | waste management plan = pgrss | waste management = gerenciamento de resíduos
waste disposal = destinação de resíduos | waste = resíduos | garbage = lixo | trash = lixo | sharps = perfurocortantes
thermal qualification = qualificação térmica | temperature mapping = mapeamento térmico | computer system validation = validação de sistemas computadorizados
validation = validação | qualification = qualificação | calibration = calibração
clinical engineering = engenharia clínica | biomedical engineering = engenharia clínica | equipment maintenance = manutenção de equipamentos
preventive maintenance = manutenção preventiva | servicing = manutenção | anesthesia machines = carros de anestesia | anesthesia machine = carro de anestesia | maintenance = manutenção
medical equipment = equipamentos médicos | hospital equipment = equipamentos hospitalares | equipment = equipamentos
made to order = sob medida | custom made = sob medida | made to measure = sob medida | hospital beds = camas hospitalares | hospital bed = cama hospitalar | bed rental = locação de camas | rental = locação de
ventilators = ventiladores pulmonares | ventilator = ventilador pulmonar | infusion pumps = bombas de infusão | infusion pump = bomba de infusão
wheelchairs = cadeiras de rodas | wheelchair = cadeira de rodas | oxygen concentrators = concentradores de oxigênio | oxygen concentrator = concentrador de oxigênio | concentrators = concentradores | concentrator = concentrador | oxygen therapy = oxigenoterapia | registration = registro | manuals = manuais | manual = manual | defibrillators = desfibriladores | defibrillator = desfibrilador
medical gases = gases medicinais | medical gas = gases medicinais | medical oxygen = oxigênio medicinal | oxygen = oxigênio
hospital laundry = lavanderia hospitalar | laundry = lavanderia | linen = enxoval | uniforms = uniformes | scrubs = scrubs | lab coats = jalecos | lab coat = jaleco
hospital cleaning = limpeza hospitalar | operating rooms = centro cirúrgico | operating room = centro cirúrgico | pest control = controle de pragas | sterilization = esterilização | sterilisation = esterilização
ethylene oxide = óxido de etileno | packaging = embalagens | surgical paper = papel grau cirúrgico
cold chain transport = transporte refrigerado de medicamentos | cold chain = cadeia fria | medicine transport = transporte de medicamentos
logistics = logística | storage = armazenagem | warehouse = armazenagem | refrigerated = refrigerado
temperature monitoring = monitoramento de temperatura | temperature sensors = sensores de temperatura | temperature = temperatura | monitoring = monitoramento
vaccines = vacinas | vaccine = vacina | medicines = medicamentos | drugs = medicamentos | pharmaceutical = farmacêutico | pharmacist = farmacêutico | pharmacy = farmácia
get in touch = entro em contato | pouches = embalagens para esterilização | gloves = luvas | syringes = seringas | masks = máscaras | disposables = descartáveis | dressings = curativos | supplies = materiais | reagents = reagentes
orthopedic implants = opme ortopedia | implants = implantes opme | prostheses = próteses | prosthesis = prótese
electronic health record = prontuário eletrônico | electronic health records = prontuário eletrônico | medical records = prontuário | hospital software = sistema hospitalar
hospital management system = sistema de gestão hospitalar | software as a medical device = software como dispositivo médico | software = software
it support = suporte de ti | systems integration = integração hl7 | backup = backup
regulatory affairs = assuntos regulatórios | product registration = registro de produtos | medical device registration = registro de dispositivos médicos | registration holder = assuntos regulatórios registro anvisa | device registration = registro de dispositivos médicos | registration = registro
operating licence = autorização de funcionamento | sanitary license = licença sanitária | sanitary licence = licença sanitária | health licence = licença sanitária
environmental license = licença ambiental | environmental licence = licença ambiental | environmental licensing = licenciamento ambiental
fire safety = avcb bombeiros | radiation protection = proteção radiológica | x ray = raio x | xray = raio x | radiology = radiologia | shielding = blindagem | medical physicist = físico médico
clean rooms = salas limpas | clean room = sala limpa | cleanroom = sala limpa | water treatment = tratamento de água | dialysis = hemodiálise | reverse osmosis = osmose reversa
hospital architecture = arquitetura hospitalar | architect = arquiteto | architecture = arquitetura | renovation = reforma
billing = faturamento | medical billing = faturamento médico | auditor = auditor | accreditation = acreditação | quality management = gestão da qualidade
patient safety = segurança do paciente | infection control = controle de infecção | pharmacovigilance = farmacovigilância | clinical pharmacy = farmácia clínica
data protection = lgpd | privacy = lgpd | compliance = compliance | trademark = registro de marca | patent = patente | tenders = licitações | tender = licitação
translation = tradução | ifus = manuais | translator = tradutor | package insert = bula | package inserts = bulas | marketing = marketing | advertising = propaganda
first aid = primeiros socorros | basic life support = suporte básico de vida | course = curso | courses = cursos | biosafety = biossegurança
consultant = consultoria | consulting = consultoria | laboratory = laboratório | lab = laboratório | hospital = hospital | clinic = clínica | dental = odontológico
freelancers = autônomos | freelancer = autônomo | scales = balanças | scale = balança | thermometers = termômetros | thermometer = termômetro | autoclaves = autoclaves | autoclave = autoclave
hospital furniture = mobiliário hospitalar | furniture = mobiliário | diapers = fraldas | stretchers = macas | stretcher = maca | sutures = fios de sutura | surgical instruments = instrumental cirúrgico
german = alemão | french = francês | spanish = espanhol | dossier = dossiê | dossiers = dossiês
dental supplies = materiais odontológicos | crutches = muletas | oximeters = oxímetros | oximeter = oxímetro | enteral nutrition = nutrição enteral | wound care = tratamento de feridas | ppe = epi
medical devices = dispositivos médicos | medical device = dispositivo médico | medical supplies = materiais hospitalares | regulatory = regulatório
southern brazil = no sul | south brazil = no sul | northeastern brazil = no nordeste | northeast brazil = no nordeste | northern brazil = no norte | southeastern brazil = no sudeste | southeast brazil = no sudeste
distributor = distribuidora | distributors = distribuidoras | nurse = enfermeira | nursing = enfermagem | food = dieta
surgical masks = máscaras cirúrgicas | needles = agulhas | catheters = cateteres | gowns = aventais | gauze = gaze | bandages = ataduras | rapid tests = testes rápidos | glucose strips = tiras glicemia
air conditioning = climatização | electrical safety = segurança elétrica | health records = prontuário | denied claims = glosas | claims = glosas | insurance billing = faturamento de convênios
good manufacturing practices = boas práticas de fabricação | importer = importadora | import = importação | label = rotulagem | labels = rótulos | supplements = suplementos | cosmetics = cosméticos
ultrasound = ultrassom | ultrasounds = ultrassom | mri = ressonância magnética | ct scanner = tomógrafo | ct scan = tomografia | tomography = tomografia | monitors = monitores | anesthesia = anestesia | anaesthesia = anestesia
infusion = infusão | endoscopy = endoscopia | centrifuge = centrífuga | centrifuges = centrífugas | incubator = incubadora | microscope = microscópio | microscopes = microscópios | blood = sangue | vacuum = vácuo | tubes = tubos
fire extinguisher = extintor | fire extinguishers = extintores | home care = home care | at home = domiciliar | caregiver = cuidador | caregivers = cuidadores | physiotherapy = fisioterapia | physical therapy = fisioterapia | walker = andador | walkers = andadores | hospital mattress = colchão hospitalar
lawyer = advogado | lawyers = advogados | accountant = contador | elevators = elevadores | generator = gerador | generators = geradores | power generator = gerador | power generators = geradores | backup generator = gerador | backup generators = geradores | backup power generator = gerador | backup power generators = geradores | refrigerator = refrigerador | refrigerators = refrigeradores | freezer = freezer | scale calibration = calibração de balanças
anvisa approval = registro anvisa | approved by anvisa = registro anvisa | approval = aprovação | registration with anvisa = registro anvisa | anvisa registration = registro anvisa
inspection = inspeção | collection = coleta | installation = instalação | integration = integração | certification = certificação | notification = notificação
regulatory consultant = assuntos regulatórios | regulatory consultancy = assuntos regulatórios | regulatory consulting = assuntos regulatórios | thermal mapping = mapeamento térmico | thermal = térmico | motorized wheelchair = cadeira de rodas motorizada | motorized wheelchairs = cadeiras de rodas motorizadas | terminal cleaning = limpeza terminal | drug warehouse = depósito de medicamentos | truck = veículo | trucks = veículos | vehicles = veículos | vans = veículos | data loggers = registradores | loggers = registradores
health permit = licença sanitária | sanitary permit = licença sanitária | health authority = vigilância sanitária | sanitary authority = vigilância sanitária | environmental permit = licença ambiental | health surveillance = vigilância sanitária
fire department certificate = avcb | fire certificate = avcb | fire permit = avcb | fire brigade = brigada | surgical center = centro cirúrgico | operating room = centro cirúrgico | operating rooms = centro cirúrgico | operating theatre = centro cirúrgico
biosafety cabinet = cabine de segurança biológica | biosafety cabinets = cabines de segurança biológica | technical specifications = descritivos técnicos | technical specs = descritivos técnicos | specs = descritivos técnicos | project = projeto
electric bed = cama elétrica | electric beds = camas elétricas | bed = cama | beds = camas | mattress = colchão | motorized = motorizada | electric wheelchair = cadeira de rodas motorizada | fridge = geladeira | fridges = geladeiras | ultra freezers = ultrafreezers | ultra freezer = ultrafreezer | ultra low freezers = ultrafreezers | cold room = câmara fria | cold rooms = câmaras frias
vaccine fridge = câmara de vacina | vaccine refrigerator = câmara de vacina | analyzers = analisadores | analyzer = analisador | analysers = analisadores | ehr = prontuário eletrônico | emr = prontuário eletrônico | electronic medical record = prontuário eletrônico | feeding = nutrição | formulas = fórmulas | water tanks = reservatórios de água | water tank = reservatório de água
nurses = enfermagem | staff = equipe | cover holidays = cobre férias | cover vacation = cobre férias | mammography = mamografia | mammogram = mamógrafo | acceptance = aceitação | catheters = cateteres | spine = coluna | silver = prata | foam = espuma | hernia mesh = telas para hérnia | scissors = tesouras | forceps = pinças | pathology = patologia
cylinders = cilindros | cylinder = cilindro | compressor = compressor | compressors = compressores | dentist = odontológico | clinics = clínicas | hospitals = hospitais | pharmacies = farmácias | compounding pharmacy = farmácia de manipulação | social media = redes sociais | public tenders = licitações | data protection officer = encarregado de dados dpo | blood bank = banco de sangue
clinical protocol = protocolo clínico | protocol = protocolo | protocols = protocolos | stability studies = estudos de estabilidade | portuguese = português | dossier = dossiê | patients = paciente | patient = paciente | claim denials = glosas | denials = glosas | deny our claims = glosas | sterile processing department = central de material cme | sterile processing = cme | cssd = cme
chair = cadeira | dental office = consultório odontológico | dental practice = consultório odontológico | medical office = consultório | dental chair = cadeira odontológica | dental equipment = equipamentos odontológicos | apron = avental | leaded apron = avental de chumbo | lead apron = avental de chumbo | for compliance = | quality control = controle de qualidade
hepa filter = filtro hepa | filter = filtro | filter integrity = integridade de filtros | endotoxin = endotoxinas | gdpr = lgpd | data privacy = lgpd | privacy officer = encarregado de dados dpo | data privacy officer = encarregado de dados dpo | cold storage room = câmara fria | cold storage = câmara fria
chemotherapy = quimioterápicos | chemotherapy drug = quimioterápicos | bed sore = lesão por pressão | bedsore = lesão por pressão | pressure ulcer = lesão por pressão | pressure injury = lesão por pressão | on leave = férias | cover for = cobre | x ray machine = raios x | flow hood = fluxo laminar | laminar flow = fluxo laminar
whistleblower = compliance | complaint channel = compliance | contaminated = contaminada | signature = assinatura | leak = vazamento | breach = vazamento de dados | data breach = vazamento de dados | server = servidor | network = redes | lift = elevador
iq oq pq = qualificação | iq oq = qualificação | medical software = software médico | medical app = software médico | cockroaches = controle de pragas | roaches = controle de pragas | rats = controle de pragas | mice = controle de pragas | rodents = controle de pragas | pests = controle de pragas
nitrile = nitrila | disposable = descartável | cost accounting = apuração de custos | cosmetic = cosmético | supplement = suplemento | x rays = raios x | marketing authorisation = registro | marketing authorization = registro | procurement = licitações | audit trail = trilha de auditoria | data integrity = integridade de dados | lims = lims
environmental = ambiental | sanitary = sanitária | quality = qualidade | company = empresa | companies = empresas
`

/** What somebody does, said in whichever form: 'registers', 'registering'. */
const deeds = `
register = registro | validate = validação | calibrate = calibração | qualify = qualificação | map = mapeamento | sterilize = esterilização | sterilise = esterilização | maintain = manutenção de | repair = conserto | fix = conserto
rent = aluguel de | lease = aluguel de | collect = coleta de | translate = tradução | audit = auditoria | dispose = destinação | train = treinamento | certify = certificação | notify = notificação | approve = aprovação | inspect = inspeção
install = instalação | integrate = integração | design = projeto | test = teste | accredit = acreditação | transport = transporte | ship = transporte | clean = limpeza | sharpen = afiação | polish = polimento | engrave = gravação | embroider = bordado | treat = tratamento | disinfect = desinfecção | launder = lavanderia
`

const pairsOf = (text: string): [english: string, portuguese: string][] =>
  text
    .split(/[|\n]/)
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [english = '', portuguese = ''] = pair.split(' = ')
      return [english.trim(), portuguese.trim()]
    })

function formsOf(verb: string): string[] {
  const stem = verb.replace(/[ey]$/, '')
  const endsInY = /[^aeou]y$/.test(verb)
  const past = endsInY ? `${stem}ied` : `${stem}ed`
  const third = endsInY ? `${stem}ies` : `${verb}${/(sh|x)$/.test(verb) ? 'es' : 's'}`
  const doubled = /^[^aeiou]+[aeiou][bgnp]$/.test(verb) ? verb + verb.slice(-1) : undefined
  const during = doubled ? `${doubled}ing` : endsInY ? `${verb}ing` : `${stem}ing`
  // A 'registered product' is a condition, no deed.
  return [verb, third, during, ...(verb === 'register' ? [] : [doubled ? `${doubled}ed` : past])]
}

const pluralOf = (noun: string) => noun.replace(/([^aeou])y$/, '$1ie').replace(/[^s]$/, '$&s')
/** 'incubators' is 'incubadora': the search reads both numbers as one. */
const withPlurals = (pairs: [string, string][]): [string, string][] => {
  const listed = new Set(pairs.map(([english]) => english))
  const plurals = pairs
    .filter(([english, portuguese]) => portuguese !== '' && english !== plainText(portuguese))
    .map(([english, portuguese]): [string, string] => [pluralOf(english), portuguese])
  return [...pairs, ...plurals.filter(([english]) => !listed.has(english))]
}

/** Longer phrases come first. */
const phrases = [
  ...withPlurals(pairsOf(things)),
  ...pairsOf(deeds).flatMap(([verb, noun]) =>
    formsOf(verb).map((form): [string, string] => [form, noun]),
  ),
].sort(([a], [b]) => b.length - a.length)

/** Words of the trade that are written otherwise in Portuguese. */
const onlyEnglish = new Set(
  phrases
    .flatMap(([english, portuguese]) => {
      const own = new Set(plainText(portuguese).split(' '))
      return english.split(' ').filter((word) => !own.has(word))
    })
    .filter(
      (word) =>
        !/^(as|a|oq|pq|it|our|by|for|of|use|with|plan|software|marketing|backup|hospital|compliance|design|staff|center|media|social)$/.test(
          word,
        ),
    ),
)
export const isEnglishTrade = (word: string): boolean => onlyEnglish.has(word)

/** Words that only hold an English sentence together; 'in' before a place is kept as 'em'. */
const small = new Set(
  `a an the i we my our me us you your they their them need needs needed want wants looking look for find finding found search searching
  searching get getting can could would should like is are am be do does did have has who what which where when how some any
  someone somebody anyone anybody supplier suppliers provider providers vendor vendors service services that this these
  those please help with to of hello hi there good morning afternoon and or from at on near nearby around it its not will
  hire buy buying purchase purchasing offers offer offering provides provide providing sells sell does make makes show
  recommend know about also only just urgently urgent asap today brazil brazilian local foreign abroad manufacturer manufacturers serve serves deliver delivers cover covers work works come
  handle itself same person suggest into keep could we re us charge annual yearly machine machines unit units while
  set up get getting plant outsource outsourced organize program help approved small large public pieces piece two months month officer holder
  startup startups foreign overseas partner partners phone phones number price prices cost costs much many email website contact quote one ones first second third tell more
  all he she him her his was were been here so if then than very really one two three yes no ok okay thanks thank`.split(
    /\s+/,
  ),
)

/** The 'do' of 'Caxias do Sul' stands between two words that are not English. */
const isSmall = (word: string, at: number, words: readonly string[]) =>
  small.has(word) &&
  !(word === 'do' && [words[at - 1], words[at + 1]].every((other) => other && !small.has(other)))

type Phrases = readonly (readonly [english: string, portuguese: string])[]
/** A piece of an English text, and what it is in Portuguese, should that be known. */
export type Piece = { english: string; portuguese?: string }

/** Longer phrases come first. */
function piecesOf(text: string, known: Phrases): Piece[] {
  let rest = ` ${plainText(text)} `
  known.forEach(([english], at) => {
    rest = rest.replaceAll(` ${english} `, ` ‹${at}› `)
  })
  return rest
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [english = word, portuguese] = known[Number(/^‹(\d+)›$/.exec(word)?.[1] ?? -1)] ?? []
      return portuguese === undefined ? { english } : { english, portuguese }
    })
}

/** English talk word by word, with more phrases than those of the trade, which they go before. */
export function wordByWord(more: string): (text: string) => Piece[] {
  const own = pairsOf(more)
  const listed = new Set(own.map(([english]) => english))
  const known = [...own, ...phrases.filter(([english]) => !listed.has(english))].sort(
    ([a], [b]) => b.length - a.length,
  )
  return (text) => piecesOf(text, known)
}

/** What of an English text the trade has words for. */
export const tradePieces = (text: string): Piece[] => piecesOf(text, phrases)

/** 'qualify two freezers at our pharma warehouse': the house that asks. */
const ownHouse =
  /(?<=\S) at (?:our|my) (?:\w+ ){0,2}?(?:warehouse|plant|factory|site|facility|company|clinic|hospital|lab|laboratory|pharmacy)(?= |$)/

/** An English need as the search can read it; places and names stay as they are. */
export function inPortuguese(text: string): string {
  const pieces = tradePieces(plainText(text).replace(ownHouse, ''))
  const words = pieces.map(({ english, portuguese }) => (portuguese === undefined ? english : ''))
  return (
    pieces
      .flatMap(({ english, portuguese }, at) => {
        if (portuguese !== undefined) return portuguese
        const isWhere = /^(in|near|at)$/.test(english) && words[at + 1]
        return isWhere ? 'em' : isSmall(english, at, words) ? [] : english
      })
      .filter((word) => word !== '')
      // The trademark that is registered is a 'registro de marca' already.
      .filter((said, at, all) => !all[at + 1]?.startsWith(`${said} `))
      .join(' ')
  )
}

/** Words that no English sentence has. */
const portuguese =
  / (?:de|da|dos|das|em|na|nas|nos|para|pra|com|sem|que|um|uma|ao|os|por|preciso|quero|procuro|quem|onde|como) /

/** Whether a line is English: it has a word of the trade that is written otherwise in Portuguese. */
export function isEnglish(text: string, isUsed: (word: string) => boolean): boolean {
  const line = plainText(text)
  if (portuguese.test(` ${line} `)) return false
  return line.split(' ').some((word) => isEnglishTrade(word) && !isUsed(word))
}
