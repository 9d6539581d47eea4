import type { Message } from './message.ts'

/** What a directory of suppliers is not for. */
export type Outside = 'off-topic' | 'meddling' | 'spam'

/** Looked for in the text as typed: signs matter. */
const code =
  /<\s*\/?\s*(script|img|iframe|svg|html|body|a|div|style|object)\b|javascript:|\bon(error|load|click)\s*=|\b(drop|alter|truncate)\s+table\b|\bunion\s+select\b|\bselect\s+.{1,60}\s+from\s|\b(insert\s+into|delete\s+from)\s|'\s*or\s+'?1'?\s*=\s*'?1|\$\{.*\}|\{\{.*\}\}|--\s*$/i

const meddling = [
  // What nobody tells of somebody else.
  / (passa|manda|diz|diga|fala|informa|quero|qual|tell me|give me|what is) (\w+ ){0,3}(cpf|rg|data de nascimento|endereco residencial|salario|home address|salary) d?[aeof]{1,2} (?!(meu|minha|site|cadastro|voces|my)\b)/,
  / (ignor\w+|esquec\w+|desconsider\w+|desobedec\w+) (\w+ ){0,4}(instruc\w+|regras|prompt|ordens|comandos|que (te )?disseram|instructions|rules) /,
  / (prompt|system prompt|suas instrucoes|suas regras internas|instrucoes do sistema|modo desenvolvedor|developer mode|jailbreak|your instructions|seu codigo fonte|source code) /,
  / (voce agora e|agora voce e|finja (que|ser)|aja como|faz de conta|fale como|responda como|a partir de agora voce|pretend|(?<! (?:he|she|they|company) )act as|you are now|from now on you) /,
  / (emails?|telefones?|senhas?|cpfs?|dados|cadastros?|contatos) (\w+ ){0,2}(de todos|de todas|do banco de dados|dos usuarios|dos administradores|do admin) | (banco de dados|database) (\w+ ){0,2}(inteiro|completo|dump|senhas) | (senha|password) do (admin|administrador) | todos os (emails|telefones|contatos) | all (the )?(emails|passwords|phone numbers) /,
  / (ignore|disregard|forget) (\w+ ){0,3}(previous|above|prior|all|your) (\w+ ){0,2}(instructions|rules|prompts?) /,
]

const spam =
  / (ganhe dinheiro|dinheiro facil|renda extra|trabalhando em casa|compre seguidores|seguidores (no|do|para) instagram|cassino|casino|apostas?|bet|aposta esportiva|viagra barato|emprestimo (facil|rapido|aprovado)|credito aprovado|clique (aqui|no link)|voce foi sorteado|parabens voce ganhou|promocao imperdivel|onlyfans|curso gratis de ingles|make money|buy followers|crypto|forex) /

const topics = [
  // Sport
  / (futebol|flamengo|corinthians|palmeiras|santos fc|vasco|gremio|cruzeiro|sao paulo fc|neymar|messi|campeonato|brasileirao|libertadores|copa do mundo|world cup|olimpiadas|formula 1|gols?|placar|quem ganhou|(ganhou|perdeu|empatou|jogou) (\w+ )?(ontem|domingo|o jogo|de quanto)|que horas (e|eh) o jogo|jogo (do|da|de) (hoje|ontem|brasil|bicho)|football|soccer|nba) /,
  // Weather, hour, calendar
  / (vai chover|chover|chovendo|previsao do tempo|como (esta|ta) o tempo|temperatura (de )?(hoje|amanha|agora)|faz frio|weather|rain(ing)? (today|tomorrow)|que dia e hoje|que horas sao|what time is it|que ano estamos) /,
  // Food
  / (receita (de|do|para) (\w+ )?(bolo|pao|pizza|lasanha|brigadeiro|torta|frango|feijoada|sobremesa|cuscuz|macarrao|arroz|carne|sopa|doce|biscoito|panqueca|salada|suco)|bolo de|como (fazer|faco) (um |uma )?(bolo|pao|arroz|feijoada|cafe|churrasco)|restaurantes?|pizzaria|churrascaria|ifood|onde (comer|almocar|jantar)|recipe|cake|pizza) /,
  // Politics and religion
  / (votar|eleicao|eleicoes|presidente (da republica|do brasil)?|lula|bolsonaro|trump|biden|politica (brasileira|no brasil)|politico|politicos|deputad\w+|senador\w*|esquerda ou direita|comunis\w+|impeachment|deus existe|religiao|biblia|election|president) /,
  // Homework and general knowledge
  / (licao de casa|dever de casa|tarefa (de|da) (escola|casa|matematica)|trabalho (de|da) escola|redacao (do|para o) enem|prova de (matematica|historia|portugues)|equacao|raiz quadrada|tabuada|capital (da|do|de|of) \w+|quem (descobriu|inventou|foi|escreveu|pintou|e o atual)|segunda guerra|resolve (essa|esta|a) (conta|questao|equacao)|homework|quantos (anos|planetas|estados|habitantes)|traduz(a|ir)? (essa|esta|a) (frase|musica)) /,
  / (quanto (e|eh|da)|how much is|calcula|what is) \d+ (\w{1,5} )?\d+ /,
  // Entertainment
  / (piadas?|conta (uma )?historia|filmes?|series?|novela|netflix|spotify|musicas?|letra da|cantor|cantora|poema|poesia|horoscopo|signo|tarot|fofoca|bbb|big brother|videogame|playstation|jogo online|free fire|minecraft|jokes?|movies?|songs?|poem|lyrics|horoscope) /,
  // Money
  / (emprest\w+ (\w+ )?dinheiro|dinheiro emprestado|dolar|euro|bitcoin|criptomoedas?|bolsa de valores|acoes da|mega sena|loteria|jogo do bicho|investir|investimento|poupanca|selic|exchange rate|stock market|lottery) /,
  // Private life, travel, everyday things
  / ((eu )?te amo|voce (me ama|gosta de mim|tem namorad\w+)|namorad\w+|namorar|casamento|minha ex|meu ex|crush|terminei|passagem aerea|passagens|hotel|hoteis|viajar|viagem para|praia|uber|meu carro|minha moto|mecanico|oficina|meu celular|meu cachorro|meu gato|girlfriend|boyfriend|dating|flight|vacation) /,
  // Programs and general assistants
  / (me (ensina|ensine|ensinar) a|escrev(a|e|er) (um|uma|minha) (redacao|texto|carta|poema|musica|historia|mensagem)|codigo em|programa em|em (python|javascript|java|php)|escreve um (texto|email|artigo|codigo|poema)|faz um (texto|desenho|resumo|tcc)|(introducao|conclusao|resumo|paginas) (\w+ ){0,3}(tcc|monografia|artigo|trabalho da faculdade)|meu tcc|sentido da vida|traduz(a|ir)? (isso|isto|para mim)|meaning of life|write (me )?(a|an) (essay|poem|story|code)) /,
]

export function outsideOf(typed: string, { sentence }: Message): Outside | undefined {
  if (code.test(typed) || meddling.some((pattern) => pattern.test(sentence))) return 'meddling'
  if (
    spam.test(sentence) &&
    /https?|www|\.com|\.br|\.example|ganhe|compre|clique|buy|make/i.test(typed)
  )
    return 'spam'
  return topics.some((pattern) => pattern.test(sentence)) ? 'off-topic' : undefined
}
