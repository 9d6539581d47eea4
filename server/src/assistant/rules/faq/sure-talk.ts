import type { Message } from '../understanding/message.ts'
import type { FaqId } from './faq.ts'

/** What becomes of what is written, and of an account. */
export const ofTalk: readonly [id: FaqId, pattern: RegExp][] = [
  // Somewhere to be treated, and nobody who supplies it.
  [
    'consulta',
    / (qual|que|onde|tem|ha|algum|alguma|acho|achar|encontro|encontrar|vou) (\w+ ){0,3}(hospital|pronto socorro|pronto atendimento|upa|posto de saude|ubs|farmacia|drogaria|medico|dentista) (\w+ ){0,3}(perto|proxim[oa]|abert[oa]|de plantao|24h|24 horas|por aqui)( (daqui|de mim|agora|aqui|de casa))? $|^ (where is )?(the |a )?(nearest|closest) (hospital|clinic|pharmacy|doctor|emergency room) $|^ (e |onde |que |qual )*(hospital|pronto socorro|upa|medico) (eu )?(vou|procuro|devo ir|acho) $|^ (e )?onde (eu )?(acho|encontro|tem|vou n[oa]|procuro) (uma? )?(hospital|pronto socorro|upa|medico) $|^ (e )?(tem|ha|existe) (uma? )?(upa|pronto socorro|posto de saude|ubs)(?= )/,
  ],
  [
    'o-que-sei-fazer',
    / nao sei (o que|como|por onde) (\w+ )?(procur|busc|pe[dç]|escrev|pergunt|comec)\w+ /,
  ],
  [
    'aplicativo',
    /^ (e |and )?(voces )?(tem|do you have|is there) (um |an |a )?(app|aplicativo)( para celular| mobile)? $| (site|aqui|isso|plataforma|chat) (\w+ )?(funciona|abre|roda|da para usar) (\w+ ){0,2}(celular|tablet|iphone|android|computador)(?= )/,
  ],
  [
    'arrependimento-7-dias',
    / (desist\w+|me arrepend\w+|arrependimento) (\w+ ){0,3}(planos?|assinatura|contratacao|compra)(?= )/,
  ],
  [
    'gratis-para-quem-compra',
    / (como|de que|do que|com o que) (\w+ )?(voces|o site|a plataforma) (\w+ )?(ganha\w*|vive\w*|se sustenta\w*|lucra\w*|fatura\w*)(?= )|how do you (make money|earn)/,
  ],
  [
    'gratis-para-quem-compra',
    /^ (e |isso |aqui |o site |oi )*(e |eh )?(gratis|gratuito|de graca|pago)( aqui| mesmo| o site| isso)? $|^ (is it|is this) free $/,
  ],
  [
    'comparar',
    / (cotacao|cotacoes|orcamentos?|pedido|mensagem) (para |com |d)?(os|as)? ?(dois|duas|tres|todos|todas)(?= )/,
  ],
  [
    'comparar',
    / (salva|salvar|save|bookmark|guarda|guardar|favorit\w+) (ess[ea]s?|eles|elas|ele|ela|it|them|this|that|[oa] (primeir|segund)\w*|para depois)(?= )/,
  ],
  [
    'buscar-fornecedor',
    / (da para|tem como|posso|consigo|como|can i) (\w+ ){0,2}(filtr\w+|filter) /,
  ],
  [
    'conversa-guardada',
    / (guard\w+|salv(a|am|ar|as)|armazen\w+|apag\w+|exclu\w+|delet\w+|mantem|grav(a|am|ar)) (\w+ ){0,4}(mensage\w+|convers\w+|chat|o que (eu )?(escrev\w+|digit\w+|falo)) | (mensage\w+|convers\w+|chat) (\w+ ){0,3}(guardad\w+|salv[ao]s?|gravad\w+|apagad\w+) | (keep|store|save|delete|erase|retain|record) (\w+ ){0,3}(messages?|chats?|conversations?|what i (write|say|type)) | (messages?|chats?|conversations?) (\w+ ){0,3}(stored|kept|saved|deleted|recorded) | (quem|alguem|who|anyone) (\w+ )?(le|ler|lera|ve|read|reads) (\w+ ){0,3}(escrev\w+|mensage\w+|conversa|messages?|write|type)(?= )/,
  ],
  [
    'privacidade-excluir-dados',
    / (fechar|encerrar|tirar|remover|excluir|apagar) (\w+ ){0,2}(empresa|conta|perfil|cadastro|pagina) (\w+ ){0,5}(site|daqui|aqui|plataforma|diretorio) | (quanto tempo|quantos dias) (\w+ ){0,2}respondem (\w+ ){0,4}(lgpd|dados) /,
  ],
  [
    'codigo-nao-chegou',
    / codigo (\w+ ){0,2}(vale|expira|dura|vence) | (quanto tempo|ate quando|how long) (\w+ ){0,4}(codigo|code)(?= )/,
  ],
  [
    'cadastro-empresa',
    / (quero|queria|posso|gostaria de|como) (\w+ )?(vender|vendo|oferecer|ofereco) (\w+ ){0,4}(aqui|n?esse site|neste site|no site|na plataforma)(?= )/,
  ],
  ['banco-de-negocios', / (quantas|quantos|how many) (propostas|orcamentos|proposals) /],
]

/** Asked of 'vocês', which is us as long as no supplier is spoken of. */
const ofUs: readonly [id: FaqId, pattern: RegExp][] = [
  [
    'horario',
    / (voces|vcs|atendimento|atendentes?|suporte|equipe|alguem|pessoa|you|anyone|team|human|support) (\w+ ){0,5}(noite|madrugada|domingos?|sabados?|feriados?|fi[mn]s? de semana|fora d[eo] (horario|expediente)|weekends?|night|sundays?|saturdays?|holidays?) $| whatsapp (\w+ )?(fora|depois) d[eo] (horario|expediente) /,
  ],
  [
    'falar-com-pessoa',
    / (voces|vcs) (\w+ )?(atende\w*|respond\w*|fala\w*|tem) (\w+ ){0,2}(whatsapp|telefone) /,
  ],
  ['nao-vendemos', /^ (e |and )?do you (ship|deliver) (to|in) /],
  [
    'nota-e-proxima-cobranca',
    /^ (oi |ola |e )?((voces|o site) )?(\w+ )?(emit\w+|da|dao|manda\w*) (nota|nf|recibo|fatura)( fiscal)? $/,
  ],
]

export const faqOfUs = ({ sentence }: Message): FaqId | undefined =>
  ofUs.find(([, pattern]) => pattern.test(sentence))?.[0]
