import type { FaqId } from './faq.ts'
import type { Message } from '../understanding/message.ts'
import type { AssistantContext, Understood } from '../understanding/understood.ts'
import { sureFaq } from './sure.ts'

// Asked first after a written answer of the site: what a short message means depends on that answer.

const cost =
  / (gratis|gratuit\w+|de graca|paga\w*|pago|custa\w*|custo|cobra\w*|preco|valor|free|cost|pay) /
const gain =
  / (que (e que )?(eu )?(ganho|recebo|levo)|(para )?que serve (\w+ )?(pag\w+|assin\w+)|vale a pena|compensa|vantag\w+|beneficios?|what do i get|worth it) /
const ofPlan = [
  [
    / (tem a mais|a mais|o que (\w+ ){0,3}(tem|inclui|vem|oferece|da)|inclui|recursos|includes?) /,
    'recursos-dos-planos',
  ],
  [/ (diferenca\w*|difference) /, 'recursos-dos-planos'],
  [/^ (e |qual )*(e )?(o )?mais (barato|em conta) $/, 'planos-e-precos'],
  [/ (test(e|ar|o)|experimentar) /, 'arrependimento-7-dias'],
  [/ (muito caro|caro demais|achei caro) /, 'plano-gratis'],
  [/ pres[oa] /, 'cancelar'],
  [/ (como|onde) (eu )?(contrato|assino|compro|contratar|assinar) /, 'mudar-de-plano'],
  [
    /^ (e |mas )?(para|pra) (a |o |uma? |minha |meu )*(clinica|hospital|consultorio|laboratorio|farmacia|empresa) /,
    'qual-plano',
  ],
  [/ (demora\w*|quanto tempo|na hora|quando (comeca|vale|ativa\w*)) /, 'paguei-e-nao-ativou'],
  [
    / (desconto|cupom|mais barato|compensa|por ano|no ano|anua(l|is|lmente)|discount|cheaper|per year|yearly|a year) /,
    'desconto-anual',
  ],
  [
    / (se eu for|sou|para|if i am|i am) (\w+ )?(autonom[oa]|freelancer|pessoa fisica|mei|empresa|a company) (?!.*cadastr)/,
    'qual-plano',
  ],
  [
    / (mudar|mudo|trocar|troco|passar|passo|subir|ir|vou) (\w+ ){0,2}(para (o )?)?(basico|profissional|corporativo) | upgrade /,
    'mudar-de-plano',
  ],
  [/ (volt\w+|descer|baixar) (\w+ ){0,2}(gratis|basico) |(perco|perde|some) /, 'cancelar'],
  [/ (cancel\w+|desist\w+|multa|fidelidade) /, 'cancelar'],
  [/ (cartao|pix|boleto|parcel\w+|como (eu )?pago|pagar) /, 'como-pagar'],
  [
    / (qual (\w+ ){0,2}melhor|para mim|para (a )?(minha )?empresa|devo escolher|which) /,
    'qual-plano',
  ],
] as const
/** Which plan is spoken of after prices were told. */
const planNamed = [
  [/ (gratis|gratuito|de graca|free) /, 'plano-gratis'],
  [/ (basico|basic|50|600|mais barato) /, 'plano-basico'],
  [/ (profissional|professional|100|1200|1 200) /, 'plano-profissional'],
  [/ (corporativo|corporate|200|2400|2 400|mais caro) /, 'plano-corporativo'],
] as const
const feature =
  / (whats\w*|foto\w*|logo\w*|telefone|linkedin|licencas?|certificad\w+|selo|verificad\w+|pagina|visitas|clic\w+|estatisticas|painel|palavras|avaliac\w+|estrelas|video|photos?|phone|licen[cs]es?|reviews?|page|statistics|badge) /
/** 'é grátis mesmo ou depois cobra?' */
const staysFree =
  / (gratis|gratuito|de graca|free) (\w+ ){0,3}(mesmo|sempre|de verdade|vira\w*|depois|forever|really)(?= )|(cobra\w*|paga\w*|charge\w*|pay) (\w+ ){0,3}(depois|mais tarde|um tempo|later)(?= )|(depois|later) (\w+ ){0,3}(cobra\w*|paga\w*|charge\w*|pay)(?= )|really free /

const period =
  / (por|o|no|um|ao) ano | anua(l|is|lmente) | todo (o )?ano | ano todo | mensal | por mes | a year | yearly /
const comparesPlans = / (nao tem|tem|muda|diferenca|a mais|vantagem|ganho|difference) /
/** 'o grátis mostra meu telefone?' */
const ofContactShown =
  / (mostra\w*|aparece\w*|exibe\w*|shows?|see) (\w+ ){0,3}(telefone|celular|numero|phone|number)(?= )/
/** 'o de 50 aparece whatsapp?', 'e no corporativo?' after plans and prices: that plan by itself. */
function planGoneOnTo(sentence: string): FaqId | undefined {
  if (staysFree.test(sentence)) return 'plano-gratis'
  if (ofContactShown.test(sentence)) return 'contato-no-plano'
  const named = planNamed.filter(([pattern]) => pattern.test(sentence))
  const [one] = named
  if (named.length > 1 && comparesPlans.test(sentence)) return 'recursos-dos-planos'
  if (one && named.length === 1)
    return feature.test(sentence) || inPlan.test(sentence) || period.test(sentence)
      ? one[1]
      : undefined
  return named.length === 0 && feature.test(sentence) && !others.test(sentence)
    ? 'recursos-dos-planos'
    : undefined
}
/** Another question that names what plans have. */
const others =
  / (o que e|quant\w+|mud\w+|troc\w+|alter\w+|edit\w+|esqueci|como|onde|pag\w+|nao|how|where) /
const ofPlans: ReadonlySet<FaqId> = new Set<FaqId>([
  'planos-e-precos',
  'recursos-dos-planos',
  'qual-plano',
  'qual-plano-empresa',
  'qual-plano-freelancer',
  'desconto-anual',
  'plano-gratis',
  'plano-basico',
  'plano-profissional',
  'plano-corporativo',
  'empresa-no-profissional',
  'freelancer-no-corporativo',
])
const ofEditing = [
  [
    /^ (e )?(o |a |os |as )?(meu |minha )?(telefone|celular|whatsapp|email|endereco|descricao|nome|site) $/,
    'editar-perfil',
  ],
  [/ (mudar|mudo|alterar|altero|trocar|troco|editar|edito|change|edit) /, 'editar-perfil'],
] as const
const ofSignUp = [
  [/ (comissao|commission) /, 'planos-e-precos'],
  [
    / (foto|logo\w*|licencas|whatsapp|visitas|clic\w+|estatisticas|pagina propria|photo|statistics) /,
    'recursos-dos-planos',
  ],
  [
    / (cnpj|cpf|sem empresa|mei|documentos?|papeis|que dados|o que (eu )?precis\w+) /,
    'cadastro-documento',
  ],
  [/ pessoa fisica /, 'cadastro-documento'],
  [
    / (demora\w*|quanto tempo|rapido|aprova\w*|(quando )?aparec\w+|na hora|how long) /,
    'cadastro-prazo',
  ],
  [staysFree, 'plano-gratis'],
  [cost, 'planos-e-precos'],
] as const
const ofFeature = [
  [
    / (gratis|gratuito|basico|qual (\w+ ){0,3}(plano|barato|libera)|(qual|que) plano|libera|free|which plan) /,
    'recursos-dos-planos',
  ],
] as const
/** 'e se eu quiser que apaguem?' */
const erases = / (apag\w+|exclu\w+|delet\w+|remov\w+|tirar meus dados|erase) /
const ofContact = [
  [erases, 'privacidade-excluir-dados'],
  [/ (contas?|cadastr\w+|login|account|sign (up|in)|log in) /, 'gratis-para-quem-compra'],
  [
    / (ver|veem|ve|vao ver|recebe\w*|sabe\w*|fica\w*|passa\w*|see|sees|get) (\w+ ){0,4}(telefone|numero|email|dados|contato|nome|phone|number) /,
    'quem-ve-meus-dados',
  ],
  [cost, 'gratis-para-quem-compra'],
] as const

/** 'e pra ver o contato?': whether that is free, too. */
const ofFree = [
  [/^ (e |mas |and )?(para|to) (?!quem |meu |minha |who )/, 'gratis-para-quem-compra'],
  ...ofContact,
] as const

type FollowUps = readonly (readonly [RegExp, FaqId])[]

/** What a short question means after an answer about the site, by that answer; after one of plans, see above. */
const followUps: Partial<Record<FaqId, FollowUps>> = {
  // After a person was asked for.
  horario: [
    [
      / (demora\w*|quanto tempo|quando|que horas|amanha|ainda hoje|how long|when|what time) /,
      'horario',
    ],
  ],
  cancelar: [
    [
      / (perco|perde|perder|ja paguei|paguei|perfil|pagina|some|sumir|apaga\w*|multa|depois|quando|lose) /,
      'cancelar',
    ],
    [/ (dinheiro|devolu\w+|reembolso|refund) /, 'arrependimento-7-dias'],
  ],
  'arrependimento-7-dias': [
    [
      / (fosse|for|passar|passou|after) (\w+ ){0,3}(mes|meses|semanas?|prazo|month|weeks?)(?= )/,
      'cancelar',
    ],
    [/ (perco|perde\w*|some|sumir|apaga\w*|lose) /, 'cancelar'],
    [/ (cancel\w+|depois|(um|1|dois|2) mes(es)?|after) /, 'cancelar'],
    [/ (demora\w*|quanto tempo|quando|prazo|how long) /, 'arrependimento-7-dias'],
  ],
  'cartao-recusado': [
    [
      / (dias?|prazo|quando|quanto tempo|perco|perde\w*|pagina|perfil|days?|how long|lose) /,
      'cartao-recusado',
    ],
  ],
  ordem: [[gain, 'recursos-dos-planos']],
  'cadastro-empresa': ofSignUp,
  'cadastro-freelancer': ofSignUp,
  'cadastro-documento': ofSignUp,
  'cadastro-documento-freelancer': ofSignUp,
  'cadastro-prazo': ofSignUp,
  'pedir-contato': ofContact,
  'gratis-para-quem-compra': ofFree,
  'quem-ve-meus-dados': ofContact,
  indicar: [
    [/ (paga\w*|custa\w*|pays?) (\w+ ){0,5}(indicad[oa]|recommended) /, 'indicar-recompensa'],
    [
      / (ele|ela|eles|indicad[oa]|he|she|they) (\w+ ){0,3}(paga\w*|pays?|cost\w*) (?!.*indicad)/,
      'planos-e-precos',
    ],
    [
      / (ganho|ganha\w*|recebo|premio|recompensa|comissao|desconto|vantagem|beneficio|reward|get) /,
      'indicar-recompensa',
    ],
    [/ (sabe\w*|avisad[oa]|anonim[oa]|quem indicou|know) /, 'indicar-quem-sabe'],
    [/ (dados|emails?|telefone|informac\w+|pedem|preciso informar|details) /, 'indicar'],
  ],
  'indicar-recompensa': [
    [/ (sabe\w*|avisad[oa]|anonim[oa]|know) /, 'indicar-quem-sabe'],
    [/ (como|how) /, 'indicar'],
  ],
  'banco-de-negocios': [
    [
      / (quem|who) (\w+ ){0,2}(responde\w*|ve|veem|recebe\w*|manda\w*|answers?|sees) /,
      'banco-quem-responde',
    ],
    [/ (boleto|cartao|pix|parcel\w+) /, 'como-pagar'],
    [/ (basico|gratis|gratuito|basic|free) /, 'banco-quem-responde'],
    [/ (quantas|quantos|propostas?|prazo|contato|cadastro) /, 'banco-de-negocios'],
    [cost, 'banco-de-negocios'],
  ],
  'paguei-e-nao-ativou': [
    [
      / (banco|cartao|fatura|descont\w+|debit\w+|cobr\w+|pix|boleto|ainda|continua|bank|card|charged) /,
      'paguei-e-nao-ativou',
    ],
  ],
  'codigo-nao-chegou': [
    [
      / (olhei|vi|procurei|looked|checked) (\w+ ){0,3}spam | (digitei|escrevi|coloquei|typed) (\w+ ){0,3}(errado|wrong) | (pedi|mandei|asked) (\w+ ){0,3}(outro|de novo|again) /,
      'codigo-ainda-nao-chegou',
    ],
    [
      / (codigo|errado|travou|bloque\w+|gmail|email|digitei|perdi|spam|code|wrong) /,
      'codigo-nao-chegou',
    ],
  ],
  'perfil-nao-aparece': [
    [
      / (onde|como|where|how) (\w+ ){0,2}(ligo|ativo|marco|mudo|acho|fica|vejo|turn) /,
      'perfil-nao-aparece',
    ],
  ],
  'foto-logo': [...ofFeature, ...ofEditing],
  'recuperar-senha': [
    [/ (quanto tempo|todo ano|anos?|meses|obrigad[oa]) /, 'recuperar-senha'],
    [/ (foto|logo\w*|photo) /, 'foto-logo'],
    ...ofEditing,
  ],
  'editar-perfil': ofEditing,
  'pagina-exclusiva': ofFeature,
  'palavras-chave': ofFeature,
  estatisticas: [
    ...ofFeature,
    [/ (nomes?|quem|names?|who) /, 'quem-visitou'],
    [/ (cidades?|de onde|termos?|palavras?|mes|semana|city|cities) /, 'estatisticas'],
  ],
  'pedidos-de-contato': ofFeature,
  'privacidade-excluir-dados': [
    [/ (quanto tempo|demora\w*|prazo|quantos dias|how long) /, 'privacidade-excluir-dados'],
    [/ (compartilh\w+|com quem|passa\w*|venderam|vendem|share\w*|sold) /, 'quem-ve-meus-dados'],
    [/ (conversa|chat|mensagens|conversation) /, 'conversa-guardada'],
    [erases, 'privacidade-excluir-dados'],
  ],
  'contato-no-plano': [
    [/ (whats\w*|telefone|emails?|site|linkedin|phone|website) /, 'contato-no-plano'],
  ],
  'avaliacao-injusta': [[/ (respond\w+|answer) /, 'avaliacao-injusta']],
  'excluir-conta': [
    [/ respond\w+ /, 'privacidade-excluir-dados'],
    [/ (quanto tempo|demora\w*|na hora|how long) /, 'excluir-conta'],
  ],
  'conversa-guardada': [
    [/ (respond\w+|pedido|resposta) /, 'privacidade-excluir-dados'],
    [/ (quanto tempo|ate quando|apag\w+|exclu\w+|how long|delete) /, 'conversa-guardada'],
  ],
  'licencas-conferidas': [[/ (confiar|confio|garant\w+|seguro|trust) /, 'licencas-conferidas']],
}

/** 'e no básico tem?' after anything that a plan may have. */
const inPlan =
  /^ (e |and |eu )?(quero |prefiro |i want )?(no|o|com o|in|the) (plano )?(gratis|gratuito|basico|profissional|corporativo|basic|free|professional|corporate)( plan)?( (tem|da|inclui|vem|oferece|direito|acesso|a|com|o|que|e|isso|disso|esse|essa|also|too|tambem|include|offers?|it|that))* $/

/** 'e demora?', 'some na hora?', 'e se eu não gostar?': no thing of its own, so it is asked of what was told. */
const bare =
  /^ (e |mas |entao |ai |and |but |then |so )*(se |isso |ele |ela |eles |elas |eu |depois |nao |ja |quem |quando |como |onde |quanto |quantos |quantas |em |de |ate |por |que |o que |para |precisa |pode |posso |tenho que |tem que |da |vai |if |how |when |where |who |does |do |it |i |can )*(demora\w*|tempo|dias|prazo|some|sumir|sair|sai|leva|cai|fica|vale|conserta\w*|consigo|consegu\w+|arruma\w*|resolve\w*|corrig\w+|mud\w+|gost\w+|quis\w+|quer\w+|virar|confiro|conferir|vejo|acho|faco|fazer|take|takes|happens|work|works)( (isso|ele|ela|na hora|logo|rapido|muito|quanto|de nenhuma|nenhum\w?|entao|depois|para (sair|aparecer|mudar|resolver|chegar|ativar)))? $|^ (e |mas )?se (depois )?(eu|ele|ela|a gente) (\w+ ){1,3}$/

/** 'demora quanto?' after a written answer of the site is asked of it, unless another one is asked for surely. */
export function staysOnTopic(
  message: Message,
  { intent }: Understood,
  { topic }: AssistantContext,
): FaqId | undefined {
  const isOpen = intent === 'search' || intent === 'unknown' || intent === 'faq'
  if (!topic || !isOpen || !bare.test(message.sentence)) return undefined
  const isElse = sureFaq(message) !== undefined || faqGoneOnTo(message, topic) !== undefined
  return isElse ? undefined : topic
}

const longest = 9

/** Answers that say in which plans it is. */
const saysOfPlans: ReadonlySet<FaqId> = new Set<FaqId>([
  'estatisticas',
  'quem-visitou',
  'palavras-chave',
  'foto-logo',
  'pagina-exclusiva',
  'pedir-avaliacao',
  'avaliacoes',
  'pedidos-de-contato',
  'contato-no-plano',
  'banco-quem-responde',
])

/** The answer that a short message asks for after the one about `topic`. */
export function faqGoneOnTo({ sentence, tokens }: Message, topic: FaqId): FaqId | undefined {
  if (tokens.length > longest) return undefined
  const isOfPlans = ofPlans.has(topic)
  const plan = isOfPlans ? planGoneOnTo(sentence) : undefined
  if (plan) return plan
  const mayFollow: FollowUps | undefined = isOfPlans ? ofPlan : followUps[topic]
  const next = mayFollow?.find(([pattern]) => pattern.test(sentence))?.[1]
  return (
    next ??
    (inPlan.test(sentence) ? (saysOfPlans.has(topic) ? topic : 'recursos-dos-planos') : undefined)
  )
}
