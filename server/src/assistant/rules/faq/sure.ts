import type { Message } from '../understanding/message.ts'
import type { FaqId } from './faq.ts'

// Asked before suppliers, the field and a need are thought of: the answers that a question's wording leaves no doubt about.
// What no pattern knows is compared by its words (match.ts).

type Wordings = Partial<Record<FaqId, readonly RegExp[]>>

/** A plan that is of the other kind of supplier: 'sou empresa, posso pegar o de 100?' */
const planOfOther = (kind: string, plan: string): RegExp =>
  new RegExp(
    `^(?=.* (${kind}) )(?=.* (posso|podemos|pode|consigo|da para|serve|ser|ter|assinar|pegar|quero|can) )(?=.* (${plan}) )(?!.* ou )`,
  )

/** Questions whose words vary too much to be compared. The first answer of which a pattern fits is given. */
const wordings: Wordings = {
  'erro-no-site': [
    / (link|pagina|site|botao|tela) (\w+ )?nao (abre|abriu|carrega|carregou|funciona|responde)(?= )|nao (consigo|consegui) (abrir|acessar|clicar) (\w+ ){0,3}(link|pagina|site|botao|contato)(?= )/,
  ],
  comparar: [
    / (imprim\w+|compartilh\w+|passa para) (isso|esse|essa|eles|a lista|o|meu|minha)(?= )| (salva|salvar|save|bookmark|guarda|guardar|favorit\w+) (ess[ea]s?|eles|elas|ele|ela|it|them|this|that|[oa] (primeir|segund)\w*|para depois)(?= )/,
    / (cotacao|cotacoes|orcamentos?|pedido|mensagem) (para |com |d)?(os|as)? ?(dois|duas|tres|todos|todas)(?= )/,
  ],
  'empresa-no-profissional': [
    planOfOther(
      'empresas?|firma|clinica|loja|distribuidora|company',
      'profissional|professional|de 100',
    ),
  ],
  'freelancer-no-corporativo': [
    planOfOther('autonom[oa]|freelancer|pessoa fisica', 'corporativo|corporate|de 200'),
  ],
  'plano-gratis': [
    / (plano )?(gratis|gratuito) (\w+ ){0,3}(vira|virar|para sempre|sempre gratis|expira|acaba|tem prazo)(?= )| (free plan|free) (\w+ ){0,3}(really|forever|always) /,
  ],
  'cartao-recusado': [
    / (cartao|pagamento|card|payment) (\w+ ){0,4}(recus\w+|negad\w+|(nao|nunca) (\w+ )?(passou|passa|aprov\w+|aceit\w+|autoriz\w+)|declined|rejected|refused|failed|fails|expired|venceu|vencer|vencido|expirou) | (recus\w+|neg(ou|aram)|declined|rejected|refused) (\w+ ){0,3}(cartao|pagamento|card|payment) /,
  ],
  'nota-e-proxima-cobranca': [
    / (nota( fiscal)?|recibo|fatura) (\w+ ){0,2}(do|da|de|pelo|pela) (meu |minha )?(plano|assinatura|mensalidade|anuncio)(?= )/,
  ],
  aplicativo: [
    /^ (e |and )?(voces )?(tem|do you have|is there) (um |an |a )?(app|aplicativo)( para celular| mobile)? $/,
    / (site|aqui|isso|plataforma|chat) (\w+ )?(funciona|abre|roda|da para usar) (\w+ ){0,2}(celular|tablet|iphone|android|computador)(?= )/,
  ],
  estatisticas: [
    / (quanta|quantas|quantos|quanto|quem) (\w+ ){0,2}(clic\w+|visit\w+|viu|viram|entrou|entraram) (\w+ ){0,2}(em mim|meu perfil|minha pagina|no meu|na minha)(?= )|^(?!.* planos? ).* (vejo|ver|saber|sei|descubro|mostra\w*|aparece\w*) (\w+ ){0,3}(quem|quantos|quantas pessoas) (\w+ )?(acess\w+|visit\w+|olh\w+|clic\w+|entr\w+)(?= )/,
  ],
  'arrependimento-7-dias': [
    / (desist\w+|me arrepend\w+|arrependimento) (\w+ ){0,3}(planos?|assinatura|contratacao|compra)(?= )/,
    /^(?!.* (eles|elas|ele|ela|fornecedor) ).* (devolv\w+|estorn\w+|reembols\w+) (\w+ ){0,5}(paguei|pago|dinheiro|mensalidade|assinatura) | (refund|money back) /,
    / (posso|quero|queria|da para|como|consigo) (\w+ )?(desist\w+|me arrepend\w+|devolv\w+) (\w+ ){0,5}(dinheiro|valor|reembolso) /,
  ],
  'codigo-nao-chegou': [
    / codigo (\w+ ){0,2}(vale|expira|dura|vence) | (quanto tempo|ate quando|how long) (\w+ ){0,4}(codigo|code)(?= )/,
    / codigo (\w+ ){0,4}(nao|nunca) (\w+ )?(cheg\w+|vem|veio|recebi|aparece\w*)|(nao|nunca) (\w+ )?(cheg\w+|recebi|veio) (\w+ ){0,3}codigo |codigo (\w+ )?(errado|invalido|expirado|vencido)(?= )/,
  ],
  acessibilidade: [
    / ((?<!(?:curso|interprete|treinamento|aula) (?:de|em) )libras|sou (surd[oa]|ceg[oa])|leitor de tela|deficiencia (visual|auditiva)|i am (deaf|blind)|sign language|screen reader) /,
  ],
  'quem-ve-meus-dados': [
    / what happens to my (\w+ ){0,4}(e ?mail|mail|phone|number|data|contact)(?= )|(meus dados|meu (telefone|email|contato|nome)|minhas informacoes|my data) (\w+ ){0,3}(para quem|com quem|to whom|quem (ve|recebe|fica)) | (para quem|quem (ve|recebe)|who sees) (\w+ ){0,3}(meus dados|meu (telefone|email|contato|nome)|minhas informacoes|my data) /,
    / com quem (\w+ )?(compartilh\w+|divid\w+)|(compartilh\w+|vendem?|vendido|repass\w+|passam?) (\w+ ){0,2}((meus?|minhas?) (dados|contatos?|emails?|telefone|numero|informac\w+)|o que eu escrev\w+)(?= )|(sell|share|pass on) (\w+ ){0,2}(my|our) (data|contacts?|number|email|phone)(?= )/,
    / (ver|veem|ve|vera|verao|recebe\w*|aparece\w*|see|sees|get) (\w+ ){0,3}(meus?|my) (telefone|numero|email|dados|contato|nome|phone|number|data)(?= )/,
  ],
  'editar-perfil': [
    / (corrigir|corrige|corrijo|alterar|mudar|trocar|arrumar|errei|(?:digitei|coloquei|cadastrei|botei|preenchi) errado|change|correct) (\w+ ){0,2}(cnpj|cpf|razao social|nome fantasia|email)(?= )| (corrigir|alterar|mudar|trocar|arrumar|atualizar|change|correct|update) (\w+ ){0,2}(telefone|celular|whatsapp|endereco|descricao|phone|address) (\w+ ){0,2}(empresa|perfil|pagina|cadastro|errad[oa]|company|profile)(?= )/,
  ],
  'sem-acesso-ao-email': [
    / (nao tenho|perdi|sem) (mais )?(o )?acesso (\w+ ){0,4}email|email (\w+ ){0,14}(nao tenho|perdi|sem) (mais )?(o )?acesso|(lost|no longer have) access (\w+ ){0,3}email /,
  ],
  'excluir-conta': [
    / (fechar|encerrar|tirar|remover|excluir|apagar) (\w+ ){0,2}(empresa|conta|perfil|cadastro|pagina) (\w+ ){0,5}(site|daqui|aqui|plataforma|diretorio) /,
  ],
  'privacidade-excluir-dados': [
    / (quanto tempo|quantos dias) (\w+ ){0,2}respondem (\w+ ){0,4}(lgpd|dados) /,
    / (apag\w+|exclu\w+|delet\w+|remov\w+|elimin\w+|erase) (\w+ ){0,4}(meus|minhas|nossos|my|our) (\w+ )?(dados|informac\w+|data|information)(?= )|(my|our) (\w+ )?(data|information) (\w+ ){0,2}(deleted|erased|removed)(?= )/,
  ],
  'conversa-guardada': [
    / (guard\w+|salv(a|am|ar|as)|armazen\w+|apag\w+|exclu\w+|delet\w+|mantem|grav(a|am|ar)) (\w+ ){0,4}(mensage\w+|convers\w+|chat|o que (eu )?(escrev\w+|digit\w+|falo)) | (mensage\w+|convers\w+|chat) (\w+ ){0,3}(guardad\w+|salv[ao]s?|gravad\w+|apagad\w+) | (keep|store|save|delete|erase|retain|record) (\w+ ){0,3}(messages?|chats?|conversations?|what i (write|say|type)) | (messages?|chats?|conversations?) (\w+ ){0,3}(stored|kept|saved|deleted|recorded) | (quem|alguem|who|anyone) (\w+ )?(le|ler|lera|ve|read|reads) (\w+ ){0,3}(escrev\w+|mensage\w+|conversa|messages?|write|type)(?= )/,
    / (essa|esta|nossa|a|this|the) (conversa|chat|mensagens|conversation) (\w+ ){0,3}(guardad\w|salv\w|gravad\w|armazenad\w|registrad\w|saved|stored|kept|recorded)|(guarda\w*|salva\w*|grava\w*|armazena\w*|apaga\w*|exclu\w+|keep|save|delete|erase) (\w+ )?(essa|esta|nossa|a|o|this) (conversa|chat|historico|conversation)(?= )/,
  ],
  'gratis-para-quem-compra': [
    / (precis\w+|tenho que|tem que|need to|have to) (\w+ ){0,3}(pag\w+|login|logar|conta|(me )?cadastr\w+(?! (cartao|o cartao))|pay|account|log in) (\w+ ){0,6}(falar|ver|buscar|procurar|pedir|usar|pesquisar|conversar|contatar|talk|contact|search|use)(?= )/,
    /^ (e |isso |aqui |o site |oi )*(e |eh )?(gratis|gratuito|de graca|pago)( aqui| mesmo| o site| isso)? $|^ (is it|is this) free $/,
    /^ (oi |ola |e |mas )*(tem que|tenho que|precisa|preciso|e preciso|do i have to|do i need to) (\w+ )?(pagar|pay)( (alguma coisa|algo|por isso|para usar|aqui|nisso|anything))* $/,
    / (cobra\w*|custa) (\w+ ){0,3}(de|a|para) (quem (\w+ )?(procura|compra|busca|pede|pesquisa|contrata|usa)|compradores?|hospita(l|is)) | quem (\w+ )?(procura|busca|compra|pesquisa|contrata) (\w+ ){0,2}paga | (do|does|must|will) (i|we|buyers?|a hospital|hospitals) (\w+ ){0,2}pay (\w+ ){0,3}(contact|search|use|ask|see|talk)\w* /,
    / (como|de que|do que|com o que) (\w+ )?(voces|o site|a plataforma) (\w+ )?(ganha\w*|vive\w*|se sustenta\w*|lucra\w*|fatura\w*)(?= )|how do you (make money|earn)/,
    / (precis\w+|tenho que|tem que|need to|have to) (pag\w+|pay) (\w+ ){0,3}(para|to) (\w+ )?(usar|pesquis\w+|busc\w+|procur\w+|ver|pedir|use|search)(?= )|(usar|uso|pesquisar|buscar|use it) (\w+ ){0,4}(como|sendo|as a) (comprador\w*|buyer)(?= )/,
    / (precis\w+|tenho que|need to) (\w+ ){0,2}(criar|ter|fazer|abrir|create|have) (uma |an )?(conta|cadastro|account|login) (\w+ )?(para|to) (\w+ )?(pesquis\w+|busc\w+|procur\w+|usar|ver|search|contact)(?= )/,
    /^ (so |and |hi |hello |ok )*(is|are) (it|this|the|your) ?(site|website|chat|service|directory)? free( (to|for|use|search|me|us|buyers|hospitals|everyone|this|the|site|website))* $/,
    / (para (o |a |os |quem )?(comprador\w*|compra|hospital|hospitais|clinica|visitante)|(quem|para) (busca|buscar|procura|procurar)|(sou|como) comprador\w*) (\w+ ){0,3}(pag[ao]\w*|gratis|gratuit\w|de graca|custa|cobra\w*)(?= )/,
    / (o site|a plataforma|voces|aqui) (\w+ )?(cobra\w*|fica\w* com|leva\w*|ganha\w*) (\w+ ){0,3}comissao |(do you|does (this|the) (site|website)) (take|charge) (\w+ ){0,2}commission /,
  ],
  cancelar: [
    / (se|quando) (eu |a gente )?(nao|deixar de|parar de) (\w+ )?(renov\w+|pag(ar|o|ue))(?= )| if i (do not|stop|dont) (renew\w*|pay\w*) /,
    / se (eu )?(quiser )?cancelar |cancelar (depois|antes|no meio|a qualquer) /,
  ],
  'pedir-contato': [
    / (anot\w+|segue|toma) (o |ai )?meu (telefone|numero|celular|email|contato|whatsapp)(?= )| meu (telefone|numero|celular|email|whatsapp) (e|eh) /,
    /^ (e |mas |entao |ok |ta )*como (que )?(eu |a gente |se )?(faco para |faz para )?(peco|pedir|pede|solicito|solicitar|consigo|conseguir|recebo|receber) (um |o |uma |a |meu )?(orcamento|cotacao|preco)( (entao|aqui|com (eles|ele|ela|elas)|deles|dele|dela|no site))* $/,
  ],
  indicar: [
    / (conheco|tenho) (?!.* (logo\w*|foto|perfil|minha pagina) )(\w+ ){0,16}(da para|posso|podem|pode|como) (\w+ ){0,3}(por|colocar|botar|incluir|indicar) /,
    / (quero|queria|gostaria de|posso|vim|como|want to|would like to) (\w+ )?(indicar|indico|recomendar|recommend) (\w+ )?(um|uma|a|o|meu|minha|alguem|fornecedor\w*|empresa|profissional|colega|conhecid[oa]|supplier|someone|company)(?= )/,
  ],
  'cadastro-freelancer': [
    / (sign up|signup|register|join|enroll?) (\w+ ){0,3}as (a |an )?(freelancer|self employed|individual) /,
    / (trabalho|atuo) (\w+ )?(por conta|sozinh[oa]|autonom[oa]) (\w+ ){0,4}(cadastr\w+|anunci\w+) /,
    / (list|advertise|offer|register|publish) (my|our) services? (\w+ ){0,4}freelancer(?= )| (list|register|advertise) myself(?= )/,
    / (cadastr\w+|inscrev\w+) (\w+ ){0,3}(autonom[oa]|freelancer) /,
  ],
  'cobranca-errada': [
    / (cobr\w+|debit\w+|descont\w+|pag\w+|charged|billed) (\w+ ){0,4}(duas vezes|2 vezes|em dobro|dobrado|a mais|errad[oa]|indevid\w+|sem (eu )?autoriza\w+|twice|too much)|cobranca (\w+ ){0,2}(errada|indevida|duplicada|em dobro|dupla)|(double|wrong) charge /,
  ],
  'recursos-dos-planos': [
    / (difference|compare) (\w+ ){0,4}(basic|professional|corporate|free|plans?) | (basic|corporate|professional) (vs|versus|or) (\w+ )?(basic|corporate|professional) | what (\w+ ){0,4}(basic|corporate|professional|free) (plan |one )?(\w+ )?(includes?|offers?|have|has|get)(?= )/,
    / (aparece|mostra) (\w+ ){0,2}meu (whatsapp|telefone|site|logo\w*) | (colocar|coloco|por|botar|mostrar|ter|incluir) (\w+ ){0,3}(whatsapp|foto|logo\w*|video) (\w+ ){0,2}(meu|minha) (perfil|pagina|anuncio) /,
    / (o )?que (\w+ ){0,2}(plano )?(gratis|basico|profissional|corporativo) (tem|inclui|oferece|da|traz)|(gratis|basico|profissional|corporativo) tem a mais /,
    / (o que muda|que muda|diferenca|o que ganho) ((?:d[oe]|entre|no|com|para|o|um|plano) ){0,3}(gratis|gratuito|basico|profissional|corporativo)(?= )/,
    / (qual|que|quais|em qual|em que) (\w+ ){0,2}planos? (\w+ ){0,2}(tem|tenho|da|inclui|oferece|mostra|vem|permite|preciso|deixa|libera|posso|consigo)|which plan (has|includes|gives|do i need) /,
  ],
  'qual-plano': [
    / (qual|que|which) (o )?(plano|plan) $/,
    / (autonom[oa]|freelancer|pessoa fisica|mei|empresa) (\w+ ){0,5}(posso|pode|consigo|da para|serve) (\w+ ){0,5}(corporativo|profissional)(?= )/,
    / (qual|que) (e )?(o )?(melhor |seria o )?plano (?!de )(\w+ ){0,3}(para|devo|escolh\w+|melhor|serve|ideal|recomenda\w*|indica\w*|sugere\w*|combina)|which plan (is|should|would|do you) (\w+ ){0,3}(for|choose|best|right|recommend) /,
  ],
  'buscar-fornecedor': [
    / (da para|tem como|posso|consigo|como|can i) (\w+ ){0,2}(filtr\w+|filter) /,
    / nao (achei|encontrei|acho|encontro|consegui achar) (\w+ ){0,3}(que|nada|fornecedor\w*|ninguem) /,
  ],
  'planos-e-precos': [
    / (vender|oferecer|anunciar|divulgar) (\w+ ){0,3}(aqui|site|plataforma) (\w+ ){0,2}quanto (\w+ )?(custa|pago|sai|fica)(?= )/,
    / (how much|what|price|cost) (\w+ ){0,4}(basic|professional|corporate|paid|pro) (\w+ )?(plan|one|subscription) | how much (\w+ ){0,3}(plans?|subscription|membership|advertis\w+)(?= )/,
    / (quais|que) (sao )?(os )?planos (\w+ ){0,8}muda\w* | (listing|listed|advert\w*|membership) (\w+ ){0,2}(cost|costs|price)|(cost|costs|price|charge|charges) (\w+ ){0,4}(listing|listed|to advertise)(?= )/,
    / (quanto (e|eh|custa|sai|esta|fica)|preco d[eo]|valor d[eo]) (o |um )?(plano )?(basico|profissional|corporativo) |(how much|price|cost|costs|free) (\w+ ){0,5}(list|advertise|register|join|sign up|publish) (\w+ ){0,2}(company|business|here) /,
    / quanto (custa|pago|e|fica|sai|cobra\w*) (?:(?:para|eu|um|o|me) ){0,3}(anunciar|anuncio|me cadastrar|(?:cadastrar|participar|divulgar)(?= $| (?:aqui|n[oe]ss?[ea]? |no site|minha|meu)))(?= )| (what|which) (are the|plans? do you|are your) plans?(?= )/,
    / (taxa|quanto|valor|comissao) (\w+ ){0,3}(voces|site) cobra\w* (\w+ ){0,2}(fornecedor|empresa|anunci)/,
    / (anunciar|divulgar|me cadastrar) (\w+ ){0,3}(de graca|gratis|gratuit\w+) /,
    / planos? (\w+ ){0,2}de graca /,
  ],
  'avaliacao-injusta': [
    / (apagar|remover|tirar|excluir|retirar|contestar|esconder) (\w+ ){0,2}(avaliac\w+|nota|comentario) /,
    / (nota(?! fisca)|avaliac\w+|comentario) (\w+ ){0,2}(baixa|ruim|injust[oa]|fals[oa]|negativ[oa]|maldos[oa])(?= )/,
  ],
  'nao-vendemos': [
    /^ (e |mas |entao )?(voces|o site|a plataforma|aqui) (mesm\w+ )?(vendem?|entregam?) ((os|esses|estes|seus|algum|alguma|direto) )*(produtos?|coisas?|materia(l|is))( (mesmo|aqui|tambem|direto|daqui))* $/,
    / (voces|o site|a plataforma) (vendem?|entregam?) (\w+ ){0,4}ou (\w+ ){0,3}(direto|fornecedor\w*)(?= )/,
    / (voces|vcs|o site|a plataforma|do you|are you) (\w+ ){0,2}(responsabiliza\w*|responsavel|responsaveis|garante\w*|responsible|liable) (\w+ )?(pel[oa]s?|por|a|o|for) (\w+ )?(compras?|entregas?|servicos?|produtos?|negocios?|qualidade|purchase|delivery|quality)(?= )/,
  ],
  'telefone-no-chat': [
    / (por que|porque|para que|why) (\w+ ){0,4}(pede\w*|querem?|precisam?|exigem?|dar|passar|informar|deixar|colocar|preencher|need|want|ask for|give) (\w+ ){0,3}(telefone|celular|(?<=(?:meu|o) )numero(?! d)|whatsapp|phone|number)(?= )/,
  ],
  'cadastro-documento': [
    / (precisa|preciso|tem que|tenho que|exige|necessario|obrigatorio|need|need to have) (ter |de |um |uma |have |a )*cnpj (?!em dia|alfa|com letra)|sem cnpj (\w+ ){0,3}(cadastr|anunci|vend|particip|entr)|(cadastr|anunci|vend|particip)\w+ (\w+ ){0,2}sem cnpj /,
  ],
  'cadastro-prazo': [
    / (demora\w*|quanto tempo|quando) (\w+ ){0,4}(aprova\w*|(o |meu )?cadastro|aparec\w+ (no (site|diretorio)|depois|apos|quando)|ativar (o |meu )?perfil) /,
  ],
  'desconto-anual': [
    / desconto (\w+ ){0,3}(anual|ano|anuais)|anual (\w+ ){0,3}(desconto|mais barato|compensa|vale a pena) /,
  ],
  avaliacoes: [
    / (ver|tem|mostra\w*|existe\w*|see) (\w+ ){0,2}(avaliac\w+|nota|estrelas|reviews?) (\w+ ){0,6}(fornecedor\w*|contrat\w+|clientes|empresas?|suppliers?)(?= )|como (\w+ )?(funcionam?|sao|e) (\w+ )?avaliac\w+|avaliac\w+ (\w+ ){0,3}(verdadeir\w+|confiave\w+|fals[oa]s|reais|confiar)|confiar nas avaliac\w+ /,
    / (melhor(es)? (empresas?|fornecedor(es)?)|(empresas?|fornecedor(es)?) (\w+ ){0,3}melhor(es)?)( de tod[oa]s| do site| daqui| do brasil)? $/,
  ],
  idiomas: [
    / (site|website|page|pagina|plataforma) (\w+ )?(in|em) (english|ingles)|(versao|version) (em|in) (ingles|english)|english version(?= )/,
    /(fala|falam|atende\w*|responde\w*) (em )?(ingles|espanhol)|do you speak/,
  ],
  'indicar-recompensa': [
    / (ganho|ganha|recebo|premio|recompensa|comissao) (\w+ ){0,4}(indicar|indico|indicacao|recomendar) /,
  ],
  'banco-de-negocios': [
    / (me avis\w+|quero ser avisad[oa]|avis\w+ (me|quando|se)) (\w+ ){0,3}(quando|se|caso) /,
    / (let me know|notify me|tell me|warn me) (\w+ ){0,3}(if|when) (\w+ ){0,5}(signs?|registers?|joins?|appears?|comes?|shows?|available|one|someone) /,
    / (quantas|quantos|how many) (propostas|orcamentos|proposals) /,
    / (banco|bolsa|mural) de negocios|(publicar|postar|publico|posto|divulgar|descrever) (\w+ ){0,2}(o que (eu )?(preciso|procuro)|(minha|uma|minhas) (necessidades?|demandas?))|(mandarem|mandem|enviarem|enviem|receber|recebo) (\w+ ){0,3}(propostas?|cotacoes|varios orcamentos) /,
    / (voces|o site|da para|me) (\w+ )?(avisa\w*|notifica\w*|avisem) (\w+ ){0,3}(quando|se|caso) (\w+ )?(tiver\w*|aparec\w+|entrar\w*|houver|surg\w+|cheg\w+) /,
  ],
  'falar-com-pessoa': [
    / (whatsapp|telefone|email|contato) (de|do|com) (voces|vcs|suporte)|(voces|vcs) tem (um )?(whatsapp|telefone) /,
  ],
  robo: [
    /^(?!.* (primeir[oa]|segund[oa]|ele|ela|empresa|firma|outr[oa]) ).* (voce|vc|isso|isto|ai|aqui) (e|eh) (um |uma |o |a )?(robo|bot|maquina|humano|humana|pessoa( de verdade)?|gente|ia|chatgpt|inteligencia artificial|programa|real)|(pessoa|humano|gente) ou (uma? )?(maquina|robo|bot)|(robo|maquina|bot) ou (uma? )?(pessoa|humano)|(qual|como) (e )?(o )?(seu|teu) nome|quem (e|eh) voce|quem te (criou|fez)|chatgpt|who are you|are you (a |an )?(robot|bot|human|person|real|ai|chatgpt)|what is your name/,
  ],
  vagas: [
    / (vagas?|emprego|curriculo|trabalhe conosco|estagio|(procurando|procuro|busco|quero) (um )?(emprego|trabalho)|(voces|vcs) (\w+ )?contratando|trabalhar (com|para) voces|are you hiring|job openings?|vacanc\w+|my cv|my resume|looking for (a )?(job|work)) /,
  ],
  consulta: [
    / (qual|que|onde|tem|ha|algum|alguma|acho|achar|encontro|encontrar|vou) (\w+ ){0,3}(hospital|pronto socorro|pronto atendimento|upa|posto de saude|ubs|farmacia|drogaria|medico|dentista) (\w+ ){0,3}(perto|proxim[oa]|abert[oa]|de plantao|24h|24 horas|por aqui)( (daqui|de mim|agora|aqui|de casa))? $|^ (where is )?(the |a )?(nearest|closest) (hospital|clinic|pharmacy|doctor|emergency room) $|^ (e |onde |que |qual )*(hospital|pronto socorro|upa|medico) (eu )?(vou|procuro|devo ir|acho) $|^ (e )?onde (eu )?(acho|encontro|tem|vou n[oa]|procuro) (uma? )?(hospital|pronto socorro|upa|medico) $|^ (e )?(tem|ha|existe) (uma? )?(upa|pronto socorro|posto de saude|ubs)(?= )/,
    / (sou paciente|resultados? d[oe] (meu |meus )?exames?|(marcar|agendar|remarcar|desmarcar|marco|agendo) (\w+ ){0,3}(consultas?|exames?|horario|retorno|medico|dentista)|consulta (com|medica|particular|online)|(um|uma|algum|alguma|(?<!(cadeira|equipamento|equipamentos|jaleco|kit|mocho|consultorio|clinica|material|materiais|produtos|moveis|curso) )de|tem|bom|boa|procuro|qual) (clinico geral|medic[oa]|dermatologista|cardiologista|ortopedista|ginecologista|pediatra|psiquiatra|oftalmologista|neurologista|urologista|endocrinologista|dentista|psicolog[oa]|geriatra|otorrino)(?! (do trabalho|auditora?|veterinari\w|responsavel|fisic\w|perit\w|para (o |a |meu |minha |nosso |nossa )?(hospital|clinica|empresa|plantao)))|onde (eu )?(faco|faz|fazer|posso fazer) (\w+ ){0,3}(exames?|ultrassom|raio x|tomografia|consulta|vacina)|(atende\w*|aceita\w*) (\w+ )?(sus|unimed|amil|bradesco saude|sulamerica|hapvida|convenio|plano de saude)|doctors? appointment|(book|make|schedule) an? (\w+ )?appointment|(need|see|find|recommend|suggest) an? (good )?(doctor|dentist|dermatologist|cardiologist)) /,
  ],
  denunciar: [
    / (recebeu|pegou|levou|paguei|pagamento|dinheiro|sinal|adiantado) (\w+ ){0,6}(sumiu|sumiram|desapareceu|desapareceram|nao entreg\w+)| (denuncia(r|ndo|rem)?|denuncio|(?<!canal de )denuncias?|fui enganad\w|me enganou|enganaram|levei (um )?golpe|cai (em|num) golpe|golpista|me roub\w+|caloteir\w+|nao (me )?entreg\w+|sumiu com|sumiram com|fiquei no prejuizo|me lesou|licenca falsa|perfil falso|(fazer|fiz|quero|quiser|posso|onde|como) (\w+ )?(reclam\w+)|cheated|scam\w*|report a supplier|fraud) /,
  ],
  'licencas-conferidas': [
    / (voces|vcs|o site|you) (\w+ )?(confer\w+|verific\w+|chec\w+|valid(a|am)|check|verify) (\w+ ){0,3}(isso|isto|dos fornecedores|that|this|documents?)(?= )/,
    / (isso|isto|foi|foram|sao|licencas?) (\w+ )?(conferid|verificad|checad)[oa]s? (\w+ )?por (voces|alguem) | (como|quem) (\w+ ){0,2}(sabe|sabem|garante|garantem|confere|conferem|verifica|verificam|checa|checam|comprova|comprovam) (\w+ ){0,5}(alvaras?|licencas?|documentos|certificados|registros?) (\w+ ){0,3}(de verdade|verdadeir\w+|real|reais|mesmo|valid\w+|em dia|vigente)(?= )/,
    / como (\w+ ){0,3}(sei|saber|sabemos|confirmo|confirmar|ter certeza) (\w+ )?(se|que) (\w+ ){0,3}(verdade|verdadeir\w+|real|reais|serio|confiave\w+) |how (do|can) (i|we) know (\w+ ){0,4}(true|real|genuine) /,
    / (ficar|ser|virar|estar|aparecer como) (\w+ )?verificad[oa]|selo (de )?(verificad[oa]|verificacao|confianca)|(voces|vcs|o site|site|marketplace) (\w+ )?(verifica\w*|confere\w*|checa\w*|valida\w*|garante\w*|audita\w*|confirma\w*) |como (\w+ )?(sao|e) (\w+ )?(verificad|conferid|checad)\w+|licencas (\w+ )?(sao )?(verificad|conferid|checad|verdadeir)\w+|(confiar|confianca|confiave\w+) (\w+ )?(\w+ )?(fornecedores|site)|como (\w+ )?(\w+ )?(confiro|confirmo|verifico|checo|consulto|conferir|confirmar|verificar|saber|sei) (\w+ ){0,4}(afe|ae|licencas?|alvara|registro|certificad\w+|cnpj)( \w+){0,3} (verdadeir\w+|fals\w+|valid\w+|real|existe|ativ\w+)|do you (check|verify|vet)/,
  ],
  'fornecedor-nao-respondeu': [
    /^(?!.* (autoclave|equipamento|aparelho|maquina|bomba|monitor|impressora|computador|balanca|sensor) ).* (nao|ninguem|nunca|nem) (\w+ ){0,3}(respond\w+|retorn\w+|(deu|deram|da) retorno) /,
  ],
  ordem: [
    / (put|puts|rank|ranks|show|shows) (me|us) (\w+ ){0,2}(first|on top|higher)(?= )/,
    / (pagando|pagar|paga|pago|plano|mais caro) (\w+ ){0,6}(em primeiro|no topo|em cima(?! d[aeo]s? )|na fren?te) |(quem|como) (\w+ ){0,3}(aparece|fica|vem|decid\w+|definid\w+) (\w+ ){0,3}(primeiro|em cima|no topo)|ordem d(os|e|a) (resultados|fornecedores|busca)/,
  ],
  'o-que-sei-fazer': [
    / nao sei (o que|como|por onde) (\w+ )?(procur|busc|pe[dç]|escrev|pergunt|comec)\w+ /,
    / (tu|voce|vc|isso|isto) serve para (o )?que | (o )?que (e que )?(voce|vc) (sabe|pode|consegue|faz|oferece)|(em|no|com) que (\w+ )?(voce|vc) (\w+ )?(pode |consegue )?(\w+ )?ajuda\w*|como (voce|vc) (funciona|pode|me ajuda|consegue)|suas funcoes|o que (eu )?(posso|da para) (te )?(perguntar|pedir)|what can you (do|help)|how can you help|what do you do|how do you work/,
    /^ (desculpa |mas |oi )?(nao (entendi|entendo|estou entendendo)|como assim|estou perdid[oa]|nao sei (usar|mexer)|nao (era|e|foi) (bem )?(isso|isto|ess[ea]|o que eu (queria|quero|pedi))( que eu (queria|quero|pedi|procuro|perguntei))?|i do not (understand|get it)|what do you mean)( nada| isso| isto| direito| bem| nisso| aqui)* $/,
  ],
  categorias: [
    /(quais|que|lista\w*|mostra\w*|ver|todas as|as) (\w+ )?(categorias?|segmentos|ramos)|(quais|que) (sao )?(as )?areas|(que|quais) tipos? de (servicos?|fornecedor(es)?|produtos?|empresas?)|(which|what) (categories|kinds?|types?)|list (of )?(the )?categories/,
    /^ (e |mas )?(voces|aqui|esse site) tem (o )?que( ai| aqui)? $|^ (e |mas )?o que (e que )?(voces |que |se )?(tem|oferecem|acho|encontro) (ai|aqui|nesse site|neste site|no site) $|^ what do you (have|offer)( here)? $/,
  ],
  'o-que-e': [
    /^ (oi |ola |hi |hello |hey |bom dia |boa tarde )*(o )?(que (e|eh) (isso|isto|esse site|este site|essa plataforma|o marketplace)( aqui)?|what is (this|that)( site| website| page| platform| place| marketplace)?( about| for)?) $| como (isso|isto|o site|esse site|este site|a plataforma) (aqui )?funciona | como funciona (o site|esse site|este site|isso|isto|a plataforma)( aqui| ai)? $| how does (this|the|your) (site|website|platform) work | how does (this|it) work $/,
  ],
  'cadastro-empresa': [
    / (where|how) (do|can) (i|we) (sign up|register|join) $/,
    / (quero|queria|posso|gostaria de|como) (\w+ )?(vender|vendo|oferecer|ofereco) (\w+ ){0,4}(aqui|n?esse site|neste site|no site|na plataforma)(?= )/,
    / (how (can|do) i|can i|i want to|we want to) (\w+ ){0,4}(be )?(listed|list|register|advertise|join) (\w+ ){0,4}(your|this|the) (website|site|directory|platform|marketplace)(?= )| (i|we) (\w+ )?(get|be) listed /,
    / (minha|nossa|uma) (pequena )?(empresa|empresinha|firma|loja|clinica) (\w+ ){0,9}(como|quero|queria|gostaria de) (eu |a gente |posso |faco para )*(aparec\w+|entr\w+|particip\w+|me cadastr\w+|anunci\w+) (?!em contato|com )|^ (e )?como (eu |se )?(faco|faz|fazer) (o |um |meu )?cadastro $/,
    / (how (do|can) (i|we) (join|register|sign up|advertise|list)|(my|our) company (sells|makes|offers)|sell (here|on this site)|become a supplier) /,
    / me cadastr\w+ (\w+ ){0,2}(fornecedor|fornecedora|distribuidora?) $/,
    / (quero|queria|queremos|gostaria de|gostariamos de|como faco para|como fazemos para) (\w+ ){0,2}(aparecer|entrar|anunciar|divulgar|ser encontrad[oa]s?) (aqui )?(no|nesse|neste|nessa) (site|diretorio|marketplace|plataforma|lista) /,
    / (como|quero) (\w+ ){0,4}(minha|nossa) empresa (aparec\w+|entr\w+|estar) /,
    / sou (um |uma )?(fornecedor\w*|fabricante|distribuidor\w*) (\w+ ){0,5}como (eu )?(entro|participo|anuncio|apareco|faco parte) /,
  ],
  'quem-somos': [
    / ((voces|vcs) (sao|ficam) (de )?onde|(de )?onde (voces|vcs) (sao|ficam)|quem (e|eh|sao) (o |a |os )?(don[oa]s?|responsave(l|is)|proprietari\w+)( disso| daqui| do site| desse site|)|onde (fica|e|esta) (a )?(sede|escritorio)( de voces| de vcs| do site| da empresa)?|(sede|escritorio|cnpj|endereco) (de |do )(voces|vcs|site)|who owns (this|the)|where (is|are) your (office|headquarters)) /,
  ],
  'mudar-de-plano': [
    /^ (e )?(como|quero|onde) (eu )?(assino|assinar)( (o|um) plano)? $/,
    / (mudar|trocar|passar|subir|migrar|alterar|mudo|troco|upgrade|downgrade) (\w+ ){0,3}planos? /,
  ],
}

/** Asked of 'vocês', which is us as long as no supplier is spoken of. */
const wordingsOfUs: Wordings = {
  'nao-vendemos': [/^ (e |and )?do you (ship|deliver) (to|in) /],
  horario: [
    / (voces|vcs|atendimento|atendentes?|suporte|equipe|alguem|pessoa|you|anyone|team|human|support) (\w+ ){0,5}(noite|madrugada|domingos?|sabados?|feriados?|fi[mn]s? de semana|fora d[eo] (horario|expediente)|weekends?|night|sundays?|saturdays?|holidays?) $| whatsapp (\w+ )?(fora|depois) d[eo] (horario|expediente) /,
  ],
  'falar-com-pessoa': [
    / (voces|vcs) (\w+ )?(atende\w*|respond\w*|fala\w*|tem) (\w+ ){0,2}(whatsapp|telefone) /,
  ],
  'nota-e-proxima-cobranca': [
    /^ (oi |ola |e )?((voces|o site) )?(\w+ )?(emit\w+|da|dao|manda\w*) (nota|nf|recibo|fatura)( fiscal)? $/,
  ],
}

function firstOf(among: Wordings, sentence: string): FaqId | undefined {
  const ids = Object.keys(among) as FaqId[]
  return ids.find((id) => among[id]?.some((pattern) => pattern.test(sentence)))
}

export const sureFaq = ({ sentence }: Message): FaqId | undefined => firstOf(wordings, sentence)

export const sureFaqOfUs = ({ sentence }: Message): FaqId | undefined =>
  firstOf(wordingsOfUs, sentence)
