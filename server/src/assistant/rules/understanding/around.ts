import { list } from './message.ts'

/** Talk around a need: neither what is asked for nor a word of asking that the search knows. */
const around = list(`
  sabe sabem podia urgentemente gentileza obrigado obrigada entao pois ainda uai tche mano cara oxe bah eita ne
  disponivel disponiveis opcao opcoes outro outra outros outras preco precos valor valores custo contato contatos
  telefone telefones celular email emails whatsapp site nome prazo endereco fala fale falar conta conte informacao
  informacoes detalhes fornece fornecem pessoa pessoas juridica fisica liberal abrindo quebrou quebrado parou ruim
  arrumarem arruma arrumar resolve resolver resolva recolhe verdade realidade exatamente trabalhando oferece oferecem
  oferecer confiaveis cobra cobram fica ficam sai funciona exige pediu pedir pedindo lugar chama chamado chamada
  equipe mim comigo zona interior capital grande anterior anteriores diga duvida pergunta socorro primeiro segundo
  terceiro bem tudo amanha logo seria quantos custam eles elas ele ela deles delas facam tire arrume conserte real
  autonomo autonoma autonomos autonomas freelancer freelancers freela freelas frila conseguem resolvem sao foram foi
  era personalizado personalizada personalizados baratos rapida moderno usado usada completo completa simples legal
  otimo otima entregam vao vem entro entrar adianta mandei pedido ninguem respondeu residencial jeito nenhum nenhuma
  passa passar estao vai volta voltar volte preferencia moro moramos resido falo converso trato quis dizer digo diz
  dizem dizendo disse ali tempo comeco comecar comecei inicio iniciar deixa deixar pensar penso pensando hmm hum
  quiser tanto depende parece entender entendi entendeu sabia achei achava espera esperar perai calma talvez sempre
  nunca mesmo assim vez vezes dica dicas escolher escolho prefiro demora demoram adiantar aquela aquele aquelas
  aqueles porra merda caralho bosta graus virgula seguinte for mexe mexem lida usa usamos uso consumo consome gasta
  gastamos ve poxa putz aff bobagem trocar troco fico ficamos incomodar incomodo sabado sabados domingo domingos
  feriado feriados madrugada gostei gosto ok thanks oito nove dez verba explicar direito inteiro inteira primeira
  terceira ultimo ultima menos acham antigo antiga antigos antigas avisar avisa rather dois duas tres ambos ambas again entra entram
  ontem semana passada passado porque chefe instala instalam
  negocio treco igual iguais filial filiais matriz fazia faziam parava pararam rescindiu veio vieram sumiu saindo partindo atacado varejo cuida cuidar
  cuidam disso nisso daquele daquela daqueles daquelas chamei liguei caminho depois seja sejam fosse aproveitando voltando quantas junto juntos
  inves invez vez daquele avulso avulsa avulsos avulsas unitario unitaria unitarios unitarias visse vissem viesse viessem pudesse pudessem soubesse conseguisse tivesse comprei colega colegas amigo amiga vizinho vizinha
`)

export const isTalk = (word: string): boolean => around.has(word)
