import type { Language } from 'contract/rules/languages'

/** What is asked of a paper after it was explained. */
export type Aspect = 'expires' | 'needs' | 'issues' | 'sells' | 'erases' | 'changes' | 'rights'

const asked: readonly [Aspect, RegExp][] = [
  [
    'expires',
    / (vencem?|venceu|validade|vale\w* (por )?quanto|quanto tempo (vale|dura)\w*|renova\w*|expira\w*|caduca\w*|(e|eh|sao) (anua(l|is)|todo ano|para sempre)|validas? ate|expires?|expired|valid|renew\w*|(?:velh|antig)[oa]s?|ainda (?:vale\w*|serve\w*)|de (?:19|20)\d\d) /,
  ],
  [
    'needs',
    / (quem (\w+ )?precisa|quem (e|sao) obrigad\w+|obrigatori[oa]|(precisa\w*|tem que|tenho que|obrigad\w+) (\w+ )?(ter|fazer|disso)|serve para quem|para quem|who needs|mandatory) /,
  ],
  [
    'issues',
    / (quem (\w+ )?(emite|concede|expede|fiscaliza|assina|aprova|da (isso|essa|esse|a licenca|o alvara|a autorizacao|$))|onde (\w+ ){0,2}(peco|pede|tira|tiro|emite|emito|faz|faco|consigo)|qual orgao|who (issues|gives|signs)) /,
  ],
]

/** Asked of what tells it alone: 'pode vender?' of anything else looks for somebody. */
const askedOfSome: readonly [Aspect, RegExp][] = [
  ['sells', / (vend\w+|distribu\w+|compr\w+|fornec\w+|basta|sell|distribute) /],
  ['rights', / direitos | rights /],
  ['erases', / (apag\w+|exclu\w+|elimin\w+|delet\w+|destru\w+|erase\w*) /],
  ['changes', / (muda\w*|troc\w+|continua\w*|segue\w*|antig\w+|velh\w+|change\w*) /],
]

export function aspectIn(sentence: string, ids: readonly string[]): Aspect | undefined {
  const [some] = askedOfSome.find(
    ([aspect, pattern]) => pattern.test(sentence) && ids.some((id) => told[id]?.[aspect]),
  ) ?? [undefined]
  return some ?? asked.find(([, pattern]) => pattern.test(sentence))?.[0]
}

const told: Readonly<Record<string, Partial<Record<Aspect, string>>>> = {
  afe: {
    expires:
      'A AFE não vence nem se renova (Lei 13.043/2014): a data antiga não a invalida. Confira no portal da ANVISA se está ativa e se cobre a atividade; o que muda na empresa, como o endereço, é que se altera lá.',
    needs:
      'Precisa de AFE quem fabrica, importa, distribui, armazena ou transporta medicamentos, produtos para saúde, cosméticos ou saneantes, e a farmácia ou drogaria. Algumas atividades são isentas: confirme na RDC 16/2014.',
    issues:
      'Quem dá a AFE é a ANVISA: a empresa pede, pelo portal dela, ou alguém que a assessora.',
  },
  'afe-numero': {
    sells:
      'Só se a AFE for dessa classe de produto: para medicamentos é preciso uma AFE de medicamentos, cujo número começa com 1, e a de produtos para saúde (8) não basta. Uma empresa pode ter mais de uma: peça o número e confira no portal da ANVISA.',
  },
  'pedido-do-paciente': {
    rights:
      'Além do acesso, o art. 18 da LGPD dá ao paciente a confirmação de que há dados, a correção, a eliminação, a portabilidade, saber com quem foram compartilhados e a revogação do consentimento.',
    erases:
      'Pode pedir (LGPD, art. 18), mas nem tudo se apaga: o que a lei manda guardar fica, como o prontuário, por no mínimo 20 anos (Lei 13.787/2018), e os documentos fiscais. Apague o que não tem esse dever, como o cadastro para divulgação, e responda dizendo o que fica e por quê.',
  },
  cnpj: {
    changes:
      'Não: o CNPJ que já existe não muda. Continua só com números e segue valendo; as letras vêm nos que são abertos desde julho de 2026.',
  },
  ae: {
    expires: 'Não: como a AFE, a AE não vence (Lei 13.043/2014).',
    needs: 'Precisa de AE, além da AFE, quem trabalha com as substâncias da Portaria 344/1998.',
    issues: 'Quem dá a AE é a ANVISA, a pedido da empresa.',
  },
  cbpf: {
    expires: 'O CBPF vale 2 anos.',
    issues: 'Quem emite o CBPF é a ANVISA, depois da inspeção.',
  },
  cbpda: {
    expires: 'O CBPDA vale 2 anos.',
    issues: 'Quem emite o CBPDA é a ANVISA, depois da inspeção.',
  },
  'licenca-sanitaria': {
    expires:
      'Vence, sim: o prazo é o que a vigilância local define, quase sempre 1 ano. Peça a renovação antes da data que está na licença; se já venceu, fale logo com ela, porque funcionar sem licença válida pode dar multa ou interdição.',
    needs:
      'Precisam dela os serviços de saúde e quem fabrica, distribui ou vende produtos da área; atividades de baixo risco podem ser dispensadas. Quem diz é a vigilância da sua cidade.',
    issues: 'Quem dá é a vigilância sanitária do município ou, em alguns casos, a do estado.',
  },
  'crf-fgts': {
    expires: 'Esse certificado vale 30 dias.',
    issues: 'Quem emite é a Caixa, grátis, pela internet.',
  },
  certidoes: {
    issues:
      'A federal sai no portal da Receita, a trabalhista (CNDT) no do TST, e o CRF do FGTS no da Caixa.',
  },
  pgrss: {
    expires:
      'A norma não dá prazo de validade: o PGRSS é mantido atualizado e revisto quando o serviço muda. A vigilância local pode pedir uma nova versão junto com a licença.',
    needs:
      'Todo gerador de resíduos de serviços de saúde, de qualquer tamanho: hospitais, clínicas, consultórios, laboratórios, farmácias, veterinárias, estética, tatuagem (RDC 222/2018).',
    issues:
      'Quem responde pelo PGRSS é o próprio gerador; ele pode contratar quem o elabore, com registro no conselho.',
  },
  mtr: {
    needs: 'Quem gera resíduos perigosos ou de saúde emite um MTR para cada carga.',
    issues: 'O MTR é emitido pelo gerador, no sistema do SINIR ou do estado.',
  },
  cdf: { issues: 'O CDF é emitido por quem tratou ou destinou os resíduos.' },
  avcb: {
    expires: 'Vence, sim: o prazo depende do estado e do uso do prédio, e está no próprio auto.',
    issues: 'Quem emite é o Corpo de Bombeiros do estado, depois da vistoria.',
  },
  cnes: {
    expires:
      'O CNES não tem prazo, mas precisa estar atualizado: quem muda algo avisa o gestor local.',
    needs: 'Todo serviço de saúde, público ou privado, também o consultório de um só profissional.',
    issues: 'O cadastro se pede ao gestor de saúde do município ou do estado.',
  },
  sngpc: {
    needs:
      'As farmácias e drogarias que vendem medicamentos da Portaria 344/1998 ou antimicrobianos; quem o opera é o farmacêutico responsável.',
    issues:
      'O sistema é da ANVISA; a farmácia se habilita no portal dela, com a AFE e o responsável técnico.',
  },
  ona: { needs: 'Ninguém é obrigado: a acreditação é voluntária.' },
  pmoc: {
    issues:
      'Quem assina o PMOC é um responsável técnico habilitado, com ART ou documento do seu conselho.',
  },
  pcmso: {
    needs: 'Quem tem empregados, com as exceções da NR-1 e da NR-7 para os menores.',
    issues: 'O responsável pelo PCMSO é um médico do trabalho.',
  },
  nr32: {
    expires:
      'A norma não dá validade ao treinamento: ele é contínuo, antes de começar o trabalho e sempre que os riscos mudam. Muitos serviços o repetem todo ano.',
    needs: 'Quem emprega em serviços de saúde, e também as prestadoras que trabalham lá dentro.',
  },
  'notificacao-e-registro': {
    expires: 'O registro das classes III e IV vale 10 anos e é renovável.',
    issues: 'É a ANVISA, a pedido da empresa que fabrica ou importa, com AFE.',
  },
}

const unsure: Readonly<Record<Language, string>> = {
  pt: 'Isso eu não sei dizer com segurança: depende do caso. Confirme com o órgão responsável, ou com quem assessora.',
  en: 'I can not tell that for sure: it depends on the case. Check with the authority in charge, or with a consultant.',
}
/** The explanation itself speaks of it. */
const speaksOf: Readonly<Record<Aspect, RegExp>> = {
  expires: /vale|vence|validade|anos|dias|expire|valid|years|days/i,
  needs: /precisa|obrigat|exigi|todo|quem|need|mandatory|who/i,
  issues: /vigilância|ANVISA|emit|conselho|authority|council/,
  sells: /./,
  rights: /./,
  erases: /./,
  changes: /./,
}

/** What is said of it after the explanation, which is not told again. */
export function aspectText(id: string, text: string, aspect: Aspect, language: Language): string {
  const said = language === 'pt' ? told[id]?.[aspect] : undefined
  return said ?? (speaksOf[aspect].test(text) ? text : unsure[language])
}
