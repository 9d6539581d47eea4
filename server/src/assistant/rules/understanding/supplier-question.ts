import { isTopic } from '../answering/supplier-terms.ts'
import type { Message } from './message.ts'

/** What one may ask about a supplier that was shown. */
export type SupplierQuestion =
  | 'price'
  | 'contact'
  | 'place'
  | 'licence'
  | 'where'
  | 'does'
  | 'offers'
  | 'trust'
  | 'terms'
  | 'people'
  | 'kind'

/** 'eles', 'dessa empresa', 'they': about somebody who was named before. */
const pronoun =
  / (eles|elas|ele|ela|deles|delas|dele|dela|(dess|ness|ess|est|dest)[ae]s? (empresa|fornecedora?|profissional|firma|lugar|loja)|ess[ae]|aquel[ae]|they|their|them|theirs|it(?! (?:costs? |takes? )?to (?!you|them ))|its|(this|that|the) (company|supplier|one)|he|she|him|his|her|o fornecedor|a empresa) /
export const hasPronoun = ({ sentence }: Pick<Message, 'sentence'>): boolean =>
  pronoun.test(sentence)

/** 'comprei em outro lugar, eles arrumam?' */
const mend =
  / (eles|elas|ele|ela|they|he|she) (tambem |also )?(arrum|consert|repar|fix|repair)(a|am|aria|ariam|es|s)?( (isso|tambem|it|them|ela|ele))? $/
export const asksThemToMend = ({ sentence }: Pick<Message, 'sentence'>): boolean =>
  mend.test(sentence)

const kinds: readonly [SupplierQuestion, RegExp][] = [
  [
    'kind',
    / (empresa|firma|pj|pessoa juridica) ou (e )?(uma? )?(autonom\w|pessoa( fisica)?|pf|freela\w*)|(autonom\w|pessoa fisica|pf|freela\w*) ou (e )?(uma? )?(empresa|pj|pessoa juridica)|^ (e |mas )?(o \w+ |a \w+ )?(ele|ela|esse|essa|o primeiro|a primeira|o segundo|o terceiro)? ?(e|eh) (uma? )?(empresa|pj|pessoa juridica|autonom[oa]|pessoa fisica|freela\w*)( isso| ai| mesmo)? $|pessoa( fisica)? ou (e )?(uma )?(empresa|firma) |(is (he|she|it|this)|are they) (a |an )?(company|freelancer|companies|freelancers) $|company or (a )?freelancer|freelancer or (a )?company /,
  ],
  [
    'price',
    / (quanto (eles |elas |ele |ela )?(custa|custam|fica|sai|cobra|cobram|e|eh|seria|vale|sairia|ficaria|esta)|(qual|quais|o|e o|os|tem|uma|um|de|faz|media de|faixa de) (\w+ )?(precos?|valor|valores|custo|orcamento)|precos?|e car[oa]|(?<!(?:apareceu|aparecem|tem|ha|muita|com|de|uma|vi|pragas?) )barat[oa]|orcamento|tabela de preco|how much|what (do|does) (they|he|she|it) charge|prices?|costs?|quote|expensive|cheap) /,
  ],
  [
    'contact',
    / (telefones?|celular|catalogos?|portfolio|(?<! (?:avisa|avisam|alerta|alertam|alarme) (?:por|no|pelo) )whatsapp|e ?mails?|contatos?|site|linkedin|instagram|ligar|com quem (eu )?(falo|trato)|como (contrato|contratar|(eu )?fac(o|emos) (para )?(contratar|comprar|fechar|pedir|encomendar|agendar)|falo|fala|falar|entro em contato|chamo|encontro)|(manda\w*|envi\w+|passa\w*|deixa\w*) (uma? |o |meu )*(mensagem|msg|recado|pedido)|(avisa|avisar|chama|chamar) (eles|elas|ele|ela|a empresa|o fornecedor)|(?<=^ )(ok |entao |beleza |perfeito |otimo |certo )*((fechado|fechou|combinado)( quero| vou querer| entao)*|vou querer|quero (esse|essa|ele|ela|fechar)|pode ser (esse|essa)|como (eu )?(faco|fazemos|faz)( agora| entao)?|onde (eu )?clico)(?= $)|fotos? (d[aeo]s? )?(produtos?|trabalhos?|servicos?|obras?|projetos?)|(?<=^ )(e )?(agora|e agora|o que (eu )?faco( agora)?|(qual )?(e )?o proximo passo)(?= $)|(cade|onde (esta|fica|acho|vejo)) (o )?(contato|telefone|botao)|nao (achei|acho|encontrei|vejo) (o )?(botao|contato|telefone)|como (eu )?peco(?= $)|falar com (um |o |a |uma )?vendedora?|falar com (eles|elas|ele|ela|a empresa|o fornecedor)|quero contratar|phone|phone number|contact|get in touch|website|call them|reach|hire (them|him|her)|how (do|can) (i|we) (hire|book|order|buy)|i want to (buy|hire|order)( it| them| from them)?(?= $)|(send|write) (them|him|her|it) (a |an )?(message|email|note)) /,
  ],
  [
    'people',
    / (nomes? d[aeo]s? (\w+ )?(responsave(l|is)|don[oa]s?|socios?|gerentes?|vendedor\w*|diretor\w*|proprietari\w+|farmaceutic\w+)|quem (e|eh|sao|seria) (o|a|os|as) (responsave(l|is)|don[oa]s?|socios?|gerentes?|vendedor\w*|diretor\w*|proprietari\w+|rt)|responsavel tecnic[oa]|quant[oa]s (funcionari[oa]s|colaboradores|empregad[oa]s|pessoas)|(ha|a|faz|tem) (quanto tempo|quantos anos) (\w+ ){0,3}(mercado|existe\w*|trabalha\w*|atua\w*|faz\w*|atende\w*)|(ha|faz|tem) quanto tempo|quanto tempo (de mercado|existe\w*|tem)|desde quando|(tempo|anos) de mercado|curriculo|formacao|ja (trabalh\w+|atend\w+|prest\w+) (com|em|para|n[ao]s?|hospita\w+)|empresa (grande|pequena)|grande empresa|(qual|que) (o )?porte|who (is|are) the (owners?|managers?|person in charge)|how many (employees|people)|experiencia|(ele|ela|eles|elas) (fala|falam) (\w+ )?(ingles|espanhol|alemao|frances)|(relatorios?|laudos?|documentos|atende|atendem|atendimento) (\w+ )?(em )?(ingles|espanhol|alemao|frances)|(?<=^(?: e| and)? )(em|in) (ingles|espanhol|alemao|frances|english|spanish|german|french)(?= $)|since when|how long have they|experience|(he|she|they) speaks? \w+) /,
  ],
  [
    'terms',
    / (cnpj|razao social|urgente|urgent|pressa|(para|pra|ate) (hoje|amanha|ontem)|tomorrow|today|asap|prazos?|quanto tempo|tempo (de (resposta|atendimento|reparo|entrega|espera)|medio)|em quantos dias|quantas vezes|com que frequencia|toda semana|todo dia|(atende|atendem|aceita|aceitam|faz|fazem|tem) (\w+ )?(convenios?|planos? de saude|sus|unimed)|(em casa|a domicilio|em domicilio)|demora|demoram|formas? de pagamento|parcel\w+|nota fiscal|(tem|emite|emitem|dao|da) nota|garantia|horarios?|fim|fins|semana|sabados?|domingos?|feriados?|24 horas|24h|de madrugada|a noite|noturno|plantao|(atende|atendem|fazem|faz) (\w+ )?(emergencias?|urgencias?)|at night|nights|overnight|emergency|emergencies|weekends?|saturdays?|sundays?|holidays?|(aluga\w* ou (so |tambem )?vende\w*|vende\w* ou (so |tambem )?aluga\w*)|contrato minimo|pedido minimo|quantidade minima|a partir de quant[oa]s|quant[oa]s (pecas|unidades|caixas) (no )?minimo|desconto|emitem|frete|entregam|entrega|se (quebrar|estragar|parar|der (defeito|problema))|aceita|aceitam|cartao|pix|boleto|how long|deadline|deliver|delivers|delivery|ship|ships|shipping|payment|credit cards?|warranty|minimum order|discount|invoice) /,
  ],
  [
    'trust',
    / (confiave(l|is)|de confianca|posso confiar|confio|quem (e )?(responde|se responsabiliza|garante) (se|por|pel)|empresa (e|esta) (cadastrad|registrad|verificad|regular)\w*|(qual|que|quantas) (e )?(a )?(nota|avaliacao|estrelas)( deles| dela| dele| da empresa| (eles |elas |ele |ela )?(tem|tinha|recebe\w*)( hoje)?)?(?= $)|quem sao os clientes|clientes deles|recomendam? (ess[ea]|eles|elas|ele|ela)|indicam? (ess[ea]|eles|elas|ele|ela)|serio|seria|serios|idone\w+|seguro contratar|sao bons|e bo[am]|sao boas|avalia[cd]\w+|reclamac\w+|verificad\w+|referencias?|golpe|fraude|trust\w*|reliable|reviews?|legit) /,
  ],
  [
    'where',
    / (onde (\w+ )?(fica|ficam|esta|estao|e|eh|sao)|endereco|localizacao|localizad\w+|d[ea] onde (\w+ )?(e|sao|eh)|(e|eh|sao) daonde|(e|eh|sao|ele|ela|eles|elas) d[ea] onde|(qual|que) cidade|sede|where (is|are|do)|address|located|which city) /,
  ],
  [
    'does',
    / (o que (\w+ )?(\w+ )?(faz|fazem|oferece|oferecem|vende|vendem)|(quais|que) (os )?(servicos|produtos)|(fala|fale|conta|conte|diga|saber|informac\w+|detalhes|detalha) (\w+ ){0,3}(mais|sobre|d[aeo]|dess[ae])|mais (informac\w+|detalhes)|quem sao|quem e|conhece|descricao|me fala|tell me (more )?about|what do they|what does (it|he|she)|more (details|information|info)|about them|services do they) /,
  ],
]

/** Which question it is, read from the words alone; place, licence and service come from the reading. */
export function supplierQuestionIn({
  sentence,
}: Pick<Message, 'sentence'>): SupplierQuestion | undefined {
  return kinds.find(([, pattern]) => pattern.test(sentence))?.[0]
}

/** Words that are part of a question only beside others. */
const beside: Partial<Record<SupplierQuestion, RegExp>> = {
  people:
    /^(responsave(l|is)|tecnic[oa]|funcionari[oa]s|colaboradores|empregad[oa]s|tempo|anos|mercado|experiencia|ingles|espanhol|alemao|frances|farmaceutic[oa]|don[oa]s?|socios?|gerentes?|diretor[ae]?|existem?|owner|employees)$/,
  terms:
    /^(casa|domicilio|convenios?|planos?|saude|tempo|resposta|atendimento|reparo|vezes|frequencia|semana|dia|funcionamento|minim[oa]|pedido|nota|fiscal|quebr\w+|estragar|defeito|problema|home|noite|night|urgencias?|emergencias?|madrugada|pecas?|unidades?|caixas?|partir|quant[oa]s)$/,
  trust:
    /^(empresa|cadastrad\w+|registrad\w+|verificad\w+|problema|responde|responsabiliza|garante)$/,
  contact: /^(contatos?|botao|link|vendedora?|peco|mensagem|recado|pedido)$/,
  price: /^(car[oa]s?|barat[oa]s?|cobra\w*|custa\w*)$/,
  kind: /^(empresa|autonom[oa]|freelancer|fisica|juridica)$/,
}

/** Whether a word only belongs to the question, though suppliers use it too. */
export const isOfQuestion = (question: SupplierQuestion, word: string): boolean =>
  beside[question]?.test(word) ||
  kinds.some(([kind, pattern]) => kind === question && pattern.test(` ${word} `))

const comes =
  / (atende|atendem|atendam|manda|mandam|envia|enviam|despacha|despacham|leva|levam|busca|buscam|coletam|recolhe|recolhem|retira|retiram|vao|vem|veem|vai|entrega|entregam|chega|chegam|cobre|cobrem|trabalha|trabalham|presta|prestam|tem|fazem|faz|serve|serves|cover|covers|deliver|delivers|work|works|go|come|available|operate) /
/** 'no interior', 'em outros estados': somewhere, and not said where. */
const somewhere =
  / (interior|capital|litoral|regiao metropolitana|outr[oa]s? (cidades?|estados?)|minha (cidade|regiao)|meu (estado|municipio)|zona rural|(todo|qualquer) (o )?(brasil|pais|estado)|countryside|other (cities|states)|my (city|area)) /
export const asksForSomewhere = ({ sentence }: Message): boolean => somewhere.test(sentence)

export const asksWhetherTheyCome = ({ sentence }: Message): boolean => comes.test(sentence)

const area =
  / (a?onde|where) (\w+ ){0,2}(atende\w*|entrega\w*|presta\w*|atua\w*|serve|deliver) | (atende\w*|entrega\w*|vai|vao) (so |apenas )?(a?onde|ate onde|em quais|em que)(?= )| (quais|que|qual) (e )?(a |as |o |os )?(cidades?|regiao|regioes|estados?|area) (\w+ ){0,3}(atende\w*|cobre\w*|entrega\w*|atendid\w+|cobert\w+) | area de (atendimento|cobertura) /
/** 'onde vocês atendem?' */
export const asksArea = (sentence: string): boolean => area.test(sentence)

const holds =
  / (tem|possui|possuem|tenha|tenham|sao|e|eh|com|declara|declaram|apresenta\w*|numero|number|have|has|hold|holds|are they|do they|is it|certified|licensed) /
const paper =
  / (afe|ae|alvara\w*|licenca\w*|licenciad\w*|certid(?:ao|oes)|fgts|inss|certificad\w*|certifica\w+|registro|registrad\w+|crea|crf|coren|cau|crm|crq|oab|ona|iso|rbc|inmetro|acredita\w+|avcb|cnpj|anvisa|documentac\w+|documentos|regulariza\w+|cbpf|cbpda|bpf|licen[cs]e[ds]?|certificates?|certified|accredit\w+|permits?|\d{4,5}) /

/** Of those who were shown, which one: 'qual deles tem AFE?' */
const ofThem =
  / (qual|quais|quem|algum|alguma|alguns|nenhum|which|any|one) (one (?:has|have|is|holds|does)|ones (?:have|are|hold)|deles|delas|desses|dessas|destes|destas|dos dois|dos tres|dos que|of (them|these|those))|(eles|elas) todos|(os|as) (dois|duas|tres|quatro|cinco) (tem|possuem|sao)|ambos (tem|possuem)|todos (eles|tem)|(algum|alguma|alguns|nenhum) (tem|possui|possuem|declara)|qual (tem|possui|e|declara)|quais (tem|possuem|declaram)|quem (tem|possui) /
/** 'só os que têm ISO 9001' */
const onlyHolders =
  /^ (e |mas |quero |mostra |me mostra )*(so|somente|apenas|only) (\w+ ){1,2}(tem|tenha|tenham|possu\w+|declara\w*|have|has|hold) /
export const asksWhoHolds = ({ sentence }: Message): boolean =>
  (ofThem.test(sentence) || onlyHolders.test(sentence)) && paperIn({ sentence }) !== undefined
/** 'qual deles', 'quem dos dois' */
export const isOfThem = ({ sentence }: Message): boolean =>
  / (qual|quais|quem|algum|alguma|which|any) (one(?= (?:has|have|is|holds|does) )|deles|delas|desses|dessas|d[oa]s (dois|duas|tres|quatro|cinco)|of (them|these|those|the two)) | (os|as) (dois|duas|tres) | (ambos|ambas|both of them) /.test(
    sentence,
  )
/** 'qual deles atende sábado?' */
export const asksWhoSays = (message: Message): boolean =>
  isOfThem(message) && (supplierQuestionIn(message) === 'terms' || isTopic(message.sentence))

/** 'com AFE', 'tem com licença ambiental?': a condition on what was looked for. */
export const startsWithPaper =
  /^ (e |mas |so |tem |ha |existe |algum |alguma |alguem |quero )*(com|que tenha|que tenham|with) /
export const namesPaper = ({ sentence }: Pick<Message, 'sentence'>): boolean => paper.test(sentence)

/** 'tem com AFE em Minas?': of what was looked for. */
export const isCondition = (message: Message): boolean =>
  startsWithPaper.test(message.sentence) && namesPaper(message) && message.tokens.length <= 8

/** Whether a word only says that somebody comes or delivers. */
export const isOfComing = (word: string): boolean => comes.test(` ${word} `)

/** 'quais as licenças?' */
export const asksWhichPapers =
  /^ (e |mas |and )?(quais|que|which|what) (sao |are |tipos? de )?(as |os |the )?(suas |seus |their )?(licencas|certificados|certificacoes|documentos|documentacao|autorizacoes|alvaras|licen[cs]es|certificates|permits)( deles| delas| dele| dela| (eles |elas |ele |ela )?(tem|possui|possuem)| they have| do they have)? $/

/** The paper that is asked for, as said: 'AFE', 'iso 17025', 'licença ambiental'. */
export function paperIn({ sentence }: Pick<Message, 'sentence'>): string | undefined {
  if (asksWhichPapers.test(sentence)) return ''
  if (!paper.test(sentence) || !holds.test(` ${sentence} `)) return undefined
  const said = sentence
    .trim()
    .split(' ')
    .filter((word) => !skipped.has(word))
  // 'CNPJ e licença': the second is whichever.
  return (andLicence.test(sentence) ? [...said, 'licencas'] : said).join(' ')
}

const andLicence =
  / (cnpj|crea|afe|alvara|registro|nota fiscal) (e|ou) (as? |os? )?(licencas?|certificados?|documentos) $/

const skipped = new Set(
  'mais menos ser seja estar acreditada acreditado acreditadas acreditados by from for in ou ativo ativa ai aqui cadastrada cadastrado alguma so somente apenas only quero mostra me numero ok volta voltar precisa precisam preciso ne certidao certidoes regularidade qual quais quem algum alguma alguns deles delas desses dessas destes destas todos ambos which any one of them these those dois duas tres quatro cinco valida valido vigente atual mas primeiro primeira segundo segunda terceiro terceira ultimo ultima e o a os as no na nos nas um uma eles elas ele ela deles delas tem possui possuem tenha tenham sao eh com de da do das dos que alguma algum tambem mesmo em dia la essa esse empresa fornecedor declara declaram por acaso sera se voce sabe they have has do does are is it a an the any hold with this company supplier certified licensed licenca licencas certificado certificados certificacao registro registrada registrado documento documentos license licence licenses licences certificate certificates'.split(
    ' ',
  ),
)
