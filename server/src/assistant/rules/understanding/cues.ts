// Turns of phrase by which several rules tell one kind of message from another.

export const searchCue =
  / (preciso|precisamos|procuro|procuramos|procurando|busco|buscando|necessito|contratar|comprar|alugar|cotar|cotacao|orcamento|quem|alguem|indica|indicam|recomenda|recomendam|conhece|conhecem|onde (encontro|acho|compro|tem|consigo)|fornecedor(es)? (de|para|que)|empresas? (de|para|que)|tem (alguma|algum|alguem)|(me )?ajuda a (achar|encontrar)|quero (um|uma|encontrar|achar|comprar|contratar|alugar)) /
/** About the visitor's own account or about this site: not a search. */
export const ownBusiness =
  / (minha (conta|senha|empresa|assinatura|foto|pagina)|meu (perfil|cadastro|plano|cartao|anuncio|codigo|logo|pagamento|email)|meus (dados|acessos|servicos|produtos)|esqueci|logar|login|(?<!(?:reembolso|convenio|pedir) (?:n[oa]|d[oa]|pel[oa]|ao) )planos?(?! d[eo] (saude|manutencao|contingencia|gerenciamento|emergencia|qualidade|acao|cargos|calibracao))|assinatura(?! (digital|eletronica))|assinei|cadastr\w+|anunci\w+(?! de )|marketplace|(deste|nesse|neste|desse|esse|do) site|(quero|gostaria de|posso|consigo) (trabalhar|oferecer|vender|divulgar|anunciar)|excluir|apag\w+|cancel\w+|mensalidade|comissao|voces (sao|cobram|conferem|ficam|aceitam|garantem|fazem com)|indicar) /
/** 'alguém que faça anúncio no Google', 'preciso de software com assinatura': the words of an account, and no account. */
const ofOthers =
  / (alguem (de|em|que|para|do|da)|agencia|social media|quem (faz|faca|cuida)|(preciso|procuro|busco|quero) (de )?(um |uma )?(software|sistema|plataforma|aplicativo|consultoria|treinamento|curso)) /
const surelyOwn =
  / (meu|minha|meus|minhas) (conta|senha|assinatura|plano|cadastro|perfil|cartao|codigo|pagamento|dados|mensalidade|anuncio) | (deste|nesse|neste|desse|esse|do|no) site | me cadastr\w+ | marketplace | indicar | voces /
export const isOwnBusiness = (sentence: string): boolean =>
  ownBusiness.test(sentence) && (!ofOthers.test(sentence) || surelyOwn.test(sentence))

export const comesAlone =
  / (atende|atendem|entrega|entregam|manda|mandam|envia|enviam|leva|levam|chega|chegam|cobre|cobrem|vao ate|vai ate|vem ate|vai tambem|vao tambem|vem|serve|deliver|(?<=^ (?:e |mas )?)(busca|buscam|coletam|recolhe|recolhem|retira|retiram|fazem|trabalham)) /
export const whoDoes =
  / (quem|alguem|who|anyone) (\w+ ){0,4}(faz|fazem|faca|fazer|tira|tiram|prepara|regulariza|recolhe|coleta|retira|vende|vendem|venda|aluga|alugam|fornece|ajuda|ajudar|resolve|resolver|cuida|cuidar|oferece|presta|consegue|trabalha|esteriliza|calibra|conserta|instala|do|does|help|offers|sells) /
