import type { FaqId } from './faq.ts'

/** Who pays what: plans, cards, receipts. */
const asksFor = '(posso|podemos|pode|consigo|da para|serve|ser|ter|assinar|pegar|quero|can)'
/** A plan that is of the other kind of supplier: 'sou empresa, posso pegar o de 100?' */
const planOfOther = (kind: string, plan: string): RegExp =>
  new RegExp(`^(?=.* (${kind}) )(?=.* ${asksFor} )(?=.* (${plan}) )(?!.* ou )`)

export const ofMoney: readonly [id: FaqId, pattern: RegExp][] = [
  [
    'empresa-no-profissional',
    planOfOther(
      'empresas?|firma|clinica|loja|distribuidora|company',
      'profissional|professional|de 100',
    ),
  ],
  [
    'freelancer-no-corporativo',
    planOfOther('autonom[oa]|freelancer|pessoa fisica', 'corporativo|corporate|de 200'),
  ],
  [
    'gratis-para-quem-compra',
    /^ (oi |ola |e |mas )*(tem que|tenho que|precisa|preciso|e preciso|do i have to|do i need to) (\w+ )?(pagar|pay)( (alguma coisa|algo|por isso|para usar|aqui|nisso|anything))* $/,
  ],
  [
    'plano-gratis',
    / (plano )?(gratis|gratuito) (\w+ ){0,3}(vira|virar|para sempre|sempre gratis|expira|acaba|tem prazo)(?= )| (free plan|free) (\w+ ){0,3}(really|forever|always) /,
  ],
  [
    'cartao-recusado',
    / (cartao|pagamento|card|payment) (\w+ ){0,4}(recus\w+|negad\w+|(nao|nunca) (\w+ )?(passou|passa|aprov\w+|aceit\w+|autoriz\w+)|declined|rejected|refused|failed|fails|expired|venceu|vencer|vencido|expirou) | (recus\w+|neg(ou|aram)|declined|rejected|refused) (\w+ ){0,3}(cartao|pagamento|card|payment) /,
  ],
  [
    'gratis-para-quem-compra',
    / (cobra\w*|custa) (\w+ ){0,3}(de|a|para) (quem (\w+ )?(procura|compra|busca|pede|pesquisa|contrata|usa)|compradores?|hospita(l|is)) | quem (\w+ )?(procura|busca|compra|pesquisa|contrata) (\w+ ){0,2}paga | (do|does|must|will) (i|we|buyers?|a hospital|hospitals) (\w+ ){0,2}pay (\w+ ){0,3}(contact|search|use|ask|see|talk)\w* /,
  ],
  [
    'planos-e-precos',
    / (vender|oferecer|anunciar|divulgar) (\w+ ){0,3}(aqui|site|plataforma) (\w+ ){0,2}quanto (\w+ )?(custa|pago|sai|fica)(?= )/,
  ],
  [
    'cancelar',
    / (se|quando) (eu |a gente )?(nao|deixar de|parar de) (\w+ )?(renov\w+|pag(ar|o|ue))(?= )| if i (do not|stop|dont) (renew\w*|pay\w*) /,
  ],
  [
    'nota-e-proxima-cobranca',
    / (nota( fiscal)?|recibo|fatura) (\w+ ){0,2}(do|da|de|pelo|pela) (meu |minha )?(plano|assinatura|mensalidade|anuncio)(?= )/,
  ],
  [
    'recursos-dos-planos',
    / (difference|compare) (\w+ ){0,4}(basic|professional|corporate|free|plans?) | (basic|corporate|professional) (vs|versus|or) (\w+ )?(basic|corporate|professional) | what (\w+ ){0,4}(basic|corporate|professional|free) (plan |one )?(\w+ )?(includes?|offers?|have|has|get)(?= )/,
  ],
  [
    'recursos-dos-planos',
    / (aparece|mostra) (\w+ ){0,2}meu (whatsapp|telefone|site|logo\w*) | (colocar|coloco|por|botar|mostrar|ter|incluir) (\w+ ){0,3}(whatsapp|foto|logo\w*|video) (\w+ ){0,2}(meu|minha) (perfil|pagina|anuncio) /,
  ],
  [
    'planos-e-precos',
    / (how much|what|price|cost) (\w+ ){0,4}(basic|professional|corporate|paid|pro) (\w+ )?(plan|one|subscription) | how much (\w+ ){0,3}(plans?|subscription|membership|advertis\w+)(?= )/,
  ],
  [
    'planos-e-precos',
    / (quais|que) (sao )?(os )?planos (\w+ ){0,8}muda\w* | (listing|listed|advert\w*|membership) (\w+ ){0,2}(cost|costs|price)|(cost|costs|price|charge|charges) (\w+ ){0,4}(listing|listed|to advertise)(?= )/,
  ],
  ['qual-plano', / (qual|que|which) (o )?(plano|plan) $/],
]
