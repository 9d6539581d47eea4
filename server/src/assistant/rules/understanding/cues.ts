import type { Message } from './message.ts'

// Turns of phrase by which rules/understanding/understand.ts tells one kind of message from another.

export const startsOn = /^(e|mas|entao|agora|so|somente|apenas|tambem|and|only|also)$/
export const searchCue =
  / (preciso|procuro|procurando|busco|buscando|necessito|contratar|comprar|alugar|cotar|cotacao|orcamento|quem|alguem|indica|indicam|recomenda|recomendam|conhece|conhecem|onde (encontro|acho|compro|tem|consigo)|fornecedor(es)? (de|para|que)|empresas? (de|para|que)|tem (alguma|algum|alguem)|(me )?ajuda a (achar|encontrar)|quero (um|uma|encontrar|achar|comprar|contratar|alugar)) /
/** About the visitor's own account or about this site: not a search. */
export const ownBusiness =
  / (minha (conta|senha|empresa|assinatura|foto|pagina)|meu (perfil|cadastro|plano|cartao|anuncio|codigo|logo|pagamento|email)|meus (dados|acessos|servicos|produtos)|esqueci|logar|login|planos?(?! d[eo] (manutencao|contingencia|gerenciamento|emergencia|qualidade|acao|cargos|calibracao))|assinatura|assinei|cadastr\w+|anunci\w+|marketplace|(deste|nesse|neste|desse|esse|do) site|(quero|gostaria de|posso|consigo) (trabalhar|oferecer|vender|divulgar|anunciar)|excluir|apag\w+|cancel\w+|mensalidade|comissao|voces (sao|cobram|conferem|ficam|aceitam|garantem|fazem com)|indicar) /
/** The visitor's own account, beyond doubt: whatever else is named, it is no search. */
export const ownAccount =
  / (me cadastr\w+|cadastrar|meu cadastro|anunciar|anuncio|assinatura|assinei|login|logar|senha|senah|esqueci|minha (conta|nota fiscal|fatura|pagina|foto)|meu (perfil|plano|recibo|anuncio)|mensalidade|excluir (minha|meu|meus)|divulgar (minha|meu|o meu|a minha)|(coloc\w+|aparec\w+|por|entrar) (\w+ ){0,4}(no|nesse|neste) site|planos? (gratis|basico|profissional|corporativo|anual|mensal|pago)|pix|boleto) /
/** A tool to book appointments or to hire people is something to buy. */
export const wantsTools =
  / (canal de|software|sistemas?|plataforma|(?<!sou )fornecedor(es)? de|empresas? (de|que)|consultoria|aplicativo para|treinamento|curso) /
export const forHealth =
  / (hospital\w*|hospitais|clinicas?|farmac\w+|laborator\w+|medic\w+|saude|fornecedor(es)? de|consultoria|residuos|calibra\w+) /
/** Takes the site for a shop; with a thing of the trade it is a search all the same. */
const takesUsForShop =
  / (voces|vcs|o site|aqui) (\w+ )?(vende\w*|entrega\w*|fabrica\w*|despacha\w*|tem (estoque|entrega|loja|frete))|do you (sell|deliver|ship) /
/** One medicine by its name, asked of us: a patient at the wrong counter, though distributors have it too. */
const namesMedicine =
  / (dipirona|paracetamol|omeprazol|amoxicilina|dexametasona|diazepam|clonazepam|tramadol|morfina|insulina) /
/** `trade`: how many of its words suppliers use. */
export const asksUsToSell = (sentence: string, trade: number): boolean =>
  takesUsForShop.test(sentence) && (trade === 0 || namesMedicine.test(sentence))
/** 'e empresa?' after freelancers were shown. */
export const onlyCompanies =
  /^ (e |mas )?(qual|quais|quem|algum|alguma) (deles|delas|desses) (e|eh|sao) (uma )?empresas? $|^ (e|so|somente|apenas|agora|mas|ou) (de |as |uma |alguma |so )?empresas? $/
export const ofEverybody =
  / (alguem|algum|alguma|quem|outr[oa]s?|fornecedores|empresas|voces|anyone|someone|suppliers|companies) /
export const asksHolding =
  /^ (e |and )?(eles |elas |ele |ela )?(tem|possui|possuem|sao|e|eh|declaram?|do they|does it|are they|is it|have|has) /
export const comesAlone =
  / (atende|atendem|entrega|entregam|chega|chegam|cobre|cobrem|vao ate|vai tambem|vao tambem|vem|serve|deliver) /
export const doesToo =
  / (faz|fazem|trabalha|trabalham|vende|vendem|oferece|oferecem|aluga|alugam|conserta\w*|atende|atendem|da|dao|emite|emitem|participa|participam|traduz|traduzem|instala|instalam|tambem|do|does|offer|offers|sell) /
/** Asked of those who were shown: who takes least, who is best. */
export const whoIsCheapest =
  / (mais (barat[oa]s?|em conta)|menor (preco|valor)|melhor preco|cobra menos|cheaper|cheapest|lowest price) /
export const whoIsBest =
  / qual (deles|delas|dos dois|dos tres|dess[ea]s|dest[ea]s|del[ae]s todos)? ?(\w+ ){0,2}(melhor|recomenda|indica|escolheria|escolho)|which (one|of them) (is|do you|would) (\w+ )?(better|best|recommend) /
/** About this site, though a supplier was spoken of. */
export const ofThisSite =
  / (site|daqui|disso|voces|plataforma|marketplace|this site|website|(list|advertise|register) (my|our) (company|business)) /
export const sayAgain =
  /^ (pode |poderia |da para |can you |please )*(repet(e|ir|a)|mostra(r)? (de novo|novamente|outra vez)|manda(r)? (de novo|novamente)|repeat|show (it|them) again)( isso| que| por favor| that| it| please)* $/
/** 'com AFE', 'quero limpeza com tudo incluso': something new is asked for. */
export const startsNeed = /^ (com|preciso|quero|procuro|with) /
/** 'a manutenção está inclusa?': part of what somebody offers. */
export const isIncluded = / (inclu(i|em|s[oa]s?|id[oa]s?)|vem com|included?|includes) /
/** 'é presencial?', 'tem online?': how those who were shown do it. */
export const asksHow =
  /^ (e |mas |and )?(o curso |o treinamento |o atendimento |a consultoria |a visita )?(e|eh|sao|seria|tem|da para fazer|pode ser|fazem|is it|are they) (\w+ )?(presencia(l|is)|online|on line|remot[oa]s?|a distancia|ead|no local|domicilio|in person|on site|remote) $/
/** 'fazem instalação?', and nobody is named: those who were spoken of. */
export const doTheyDo =
  /^ (e |and )?(tambem )?(fazem|vendem|oferecem|alugam|consertam|instalam|trabalham com|do they|does it) /
export const whoDoes =
  / (quem|alguem|who|anyone) (\w+ ){0,4}(faz|fazem|faca|recolhe|coleta|retira|vende|vendem|venda|aluga|alugam|fornece|ajuda|ajudar|resolve|cuida|oferece|presta|consegue|trabalha|esteriliza|calibra|conserta|instala|do|does|help|offers|sells) /
/** 'o que vocês sabem da Clinengi?' */
export const spokenOf =
  /(?<!\p{L})o que (?:voc[êe]s?|vcs|vc)\s+(?:sabem?|t[êe]m|conhecem?)\s+(?:sobre|d[aeo]s?)\s+(?:a |o )?(.+?)\??$/iu
/** 'qual a diferença entre a Dosimetra e o Caio?', should both be suppliers. */
export const comparedIn =
  /(?:diferen[çc]a|compar\p{L}+|escolher|difference|compare)\s+(?:entre\s+|between\s+)?(?:[ao]s?\s+)?(.+?)\s+(?:e|com|and|ou)\s+(?:[ao]s?\s+)?(.+?)\??$/iu

/** 'é que perdi meu emprego', 'me separei': what has happened, and no question. */
export const tellsOn = ({ sentence, text }: Message): boolean =>
  !text.includes('?') &&
  / (e que|porque|perdi|fui|fiquei|briguei|me separei|separei|terminei|morreu|acabou|larg\w+|mandad[oa] embora|demitid[oa]|lost|fired|left me) /.test(
    sentence,
  )

/** 'não vou passar meu telefone' where the number was asked for. */
export const refusesPhone =
  / nao (vou|quero|posso|gosto de|tenho|dou|passo|informo|preciso) (\w+ ){0,4}(telefone|numero|celular|fone|contato)? ?(?=$|.*(telefone|numero|celular|dar|passar|informar) )| prefiro nao | sem (dar |passar |informar )?(o |meu )*(telefone|numero|celular) |(not|do not|dont|rather not) (\w+ ){0,4}(phone|number) /
/** 'minha outra loja é em Valadares', 'meu sócio quer em Brasília': the same, somewhere else. */
export const movesPlace =
  / (minha|meu|outra|nossa|nosso|tenho|temos) (outra |outro |nova |novo )?(unidade|loja|filial|sede|casa|irma|irmao|mae|socio|socia|clinica|hospital|farmacia|laboratorio|consultorio|predio|unit|branch) (\w+ ){0,7}(em|no|na|in) | (muda algo|mudanca de planos|mudou de ideia|vai ficar (n[ao] \w+ \w+ )?em) /
/** 'nem em outro estado?' */
export const anywhereElse =
  /^ (e |mas |nem |and |not )?(nem )?(em |in )(nenhum |algum |any )?(outr[oa]s?|other|another) (estados?|cidades?|lugar(es)?|states?|cit(y|ies)|places?) $/
/** 'nem uma?', 'ninguém mesmo?' where nobody was found. */
export const insists = /^ (nem|nenhum|nenhuma|ninguem)( \w+){0,4} $/
/** 'quem faz isso?', 'quem faz esse plano?' after an explanation. */
export const ofWhatWasSaid = / (isso|isto|esse|essa|este|esta|disso|desse|dessa|that|this|it) /
/** Of somebody to talk to. */
export const asksHowLong =
  /^ (e |mas |ai |isso )?(vai )?(demora\w*|quanto tempo|tem fila|e agora|how long|does it take) /
