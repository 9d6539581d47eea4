import type { Aspect } from './aspects.ts'

/** What is told of a paper, by what is asked of it. */
export const told: Readonly<Record<string, Partial<Record<Aspect, string>>>> = {
  afe: {
    changes:
      'A AFE não se perde por isso, mas mudança de endereço, de responsável técnico ou de atividade se pede como alteração à ANVISA, pelo portal dela, e a licença sanitária do novo endereço vem antes.',
    lacks:
      'Trabalhar sem a AFE que a atividade exige é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade.',
    checks:
      'No portal da ANVISA, em Consultas: pelo CNPJ você vê se a AFE está ativa e que atividades e produtos ela cobre.',
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
    lacks:
      'Sem resposta em 15 dias o paciente pode reclamar à ANPD, que pode advertir ou multar (LGPD, art. 52).',
    rights:
      'Além do acesso, o art. 18 da LGPD dá ao paciente a confirmação de que há dados, a correção, a eliminação, a portabilidade, saber com quem foram compartilhados e a revogação do consentimento.',
    erases:
      'Pode pedir (LGPD, art. 18), mas nem tudo se apaga: o que a lei manda guardar fica, como o prontuário, por no mínimo 20 anos (Lei 13.787/2018), e os documentos fiscais. Apague o que não tem esse dever, como o cadastro para divulgação, e responda dizendo o que fica e por quê.',
  },
  cnpj: {
    checks:
      'No portal da Receita Federal, na consulta de CNPJ: é grátis e mostra a situação cadastral e os CNAEs.',
    issues: 'Quem dá o CNPJ é a Receita Federal, no registro da empresa.',
    changes:
      'O CNPJ que já existe segue valendo e não muda: continua só com números. As letras vêm nos que são abertos desde julho de 2026.',
  },
  ae: {
    lacks:
      'Trabalhar com substância controlada sem a AE é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade.',
    checks: 'No portal da ANVISA, em Consultas, pelo CNPJ da empresa.',
    expires: 'Como a AFE, a AE não vence (Lei 13.043/2014): a data antiga não a invalida.',
    needs: 'Precisa de AE, além da AFE, quem trabalha com as substâncias da Portaria 344/1998.',
    issues: 'Quem dá a AE é a ANVISA, a pedido da empresa.',
  },
  cbpf: {
    lacks:
      'Sem o certificado válido podem parar os registros, as vendas e as licitações que o exigem: peça a renovação à ANVISA antes de ele vencer.',
    checks:
      'No portal da ANVISA, em Consultas, na parte dos certificados de boas práticas, pelo CNPJ ou pelo nome da empresa.',
    expires: 'O CBPF vale 2 anos: a renovação se pede à ANVISA antes de ele vencer.',
    issues: 'Quem emite o CBPF é a ANVISA, depois da inspeção.',
  },
  cbpda: {
    checks:
      'No portal da ANVISA, em Consultas, na parte dos certificados de boas práticas, pelo CNPJ ou pelo nome da empresa.',
    expires: 'O CBPDA vale 2 anos: a renovação se pede à ANVISA antes de ele vencer.',
    issues: 'Quem emite o CBPDA é a ANVISA, depois da inspeção.',
  },
  'licenca-sanitaria': {
    changes:
      'A licença é do estabelecimento no seu endereço: quem muda de endereço, de atividade ou de responsável técnico avisa a vigilância antes, e o novo endereço passa por licenciamento.',
    lacks:
      'Funcionar sem a licença sanitária exigida é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade.',
    checks:
      'Com a vigilância sanitária que a deu: muitas têm consulta no portal, pelo número da licença ou pelo CNPJ.',
    expires:
      'O prazo é o que a vigilância local define, quase sempre 1 ano, e a data está na própria licença. Peça a renovação antes dela; se já venceu, fale logo com ela, porque funcionar sem licença válida pode dar multa ou interdição.',
    needs:
      'Precisam dela os serviços de saúde e quem fabrica, distribui ou vende produtos da área; atividades de baixo risco podem ser dispensadas. Quem diz é a vigilância da sua cidade.',
    issues: 'Quem dá é a vigilância sanitária do município ou, em alguns casos, a do estado.',
  },
  'crf-fgts': {
    checks:
      'No portal da Caixa, na consulta de regularidade do empregador, pelo CNPJ: é grátis e mostra até quando ele vale.',
    lacks:
      'Sem o CRF em dia a empresa não pode contratar com o poder público (Lei 8.036/1990, art. 27), e muitos compradores privados também o pedem.',
    costs: 'É grátis: a Caixa o emite pela internet.',
    takes: 'Sai na hora, pela internet, para quem está em dia com o fundo.',
    expires: 'Esse certificado vale 30 dias.',
    issues: 'Quem emite é a Caixa, grátis, pela internet.',
  },
  certidoes: {
    checks:
      'No portal de quem emitiu, pelo código que está na certidão: a Receita para a federal, o TST para a trabalhista.',
    costs: 'É grátis: elas são emitidas nos portais dos órgãos.',
    takes: 'Saem na hora, pela internet, para quem não tem pendência.',
    expires:
      'A federal e a trabalhista (CNDT) valem 180 dias; o CRF do FGTS, 30; as do estado e do município têm o prazo que cada um define.',
    issues:
      'A federal sai no portal da Receita, a trabalhista (CNDT) no do TST, e o CRF do FGTS no da Caixa.',
  },
  pgrss: {
    lacks:
      'Não ter o PGRSS, ou não o seguir, é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade. Pode haver ainda multa ambiental.',
    expires:
      'A norma não dá prazo de validade: o PGRSS é mantido atualizado e revisto quando o serviço muda. A vigilância local pode pedir uma nova versão junto com a licença.',
    needs:
      'Todo gerador de resíduos de serviços de saúde, de qualquer tamanho: hospitais, clínicas, consultórios, laboratórios, farmácias, veterinárias, estética, tatuagem (RDC 222/2018).',
    issues:
      'Quem responde pelo PGRSS é o próprio gerador; ele pode contratar quem o elabore, com registro no conselho.',
  },
  mtr: {
    lacks:
      'Mandar resíduos sem o MTR pode dar multa do órgão ambiental, a quem gera e a quem transporta, e o gerador fica sem prova do destino.',
    checks: 'No sistema em que foi emitido, o do SINIR ou o do estado, pelo número do manifesto.',
    costs: 'No sistema do SINIR a emissão é grátis; alguns estados têm o seu próprio.',
    needs: 'Quem gera resíduos perigosos ou de saúde emite um MTR para cada carga.',
    issues: 'O MTR é emitido pelo gerador, no sistema do SINIR ou do estado.',
  },
  cdf: {
    checks: 'No sistema em que foi emitido, o do SINIR ou o do estado, pelo número do certificado.',
    lacks:
      'Sem o CDF o gerador não prova que os resíduos foram destinados como a lei manda: peça-o a quem coleta, de cada carga.',
    issues: 'O CDF é emitido por quem tratou ou destinou os resíduos.',
  },
  avcb: {
    lacks:
      'Sem o AVCB o prédio pode ser notificado, multado e interditado pelo Corpo de Bombeiros, e a licença sanitária e o seguro podem ser negados. As regras são as do estado.',
    checks: 'No portal do Corpo de Bombeiros do estado, pelo número do auto ou pelo endereço.',
    expires: 'Vence: o prazo depende do estado e do uso do prédio, e está no próprio auto.',
    issues: 'Quem emite é o Corpo de Bombeiros do estado, depois da vistoria.',
  },
  cnes: {
    checks: 'No portal do CNES, aberto a todos: pelo nome, pelo CNPJ ou pelo número.',
    costs: 'O cadastro no CNES é grátis.',
    lacks:
      'Sem o CNES o serviço não atende pelo SUS nem, em geral, por convênios, e a vigilância pode cobrar o cadastro.',
    expires:
      'O CNES não tem prazo, mas precisa estar atualizado: quem muda algo avisa o gestor local.',
    needs: 'Todo serviço de saúde, público ou privado, também o consultório de um só profissional.',
    issues: 'O cadastro se pede ao gestor de saúde do município ou do estado.',
  },
  sngpc: {
    lacks:
      'Não registrar no SNGPC o que a norma manda é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade.',
    needs:
      'As farmácias e drogarias que vendem medicamentos da Portaria 344/1998 ou antimicrobianos; quem o opera é o farmacêutico responsável.',
    issues:
      'O sistema é da ANVISA; a farmácia se habilita no portal dela, com a AFE e o responsável técnico.',
  },
  ona: { needs: 'Ninguém é obrigado: a acreditação é voluntária.' },
  pmoc: {
    lacks:
      'Não ter o PMOC onde ele é obrigatório (Lei 13.589/2018) é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade.',
    issues:
      'Quem assina o PMOC é um responsável técnico habilitado, com ART ou documento do seu conselho.',
  },
  pcmso: {
    lacks:
      'Quem tem empregados e não tem o PCMSO pode ser multado pela fiscalização do trabalho (NR-28) e responder por doença que não acompanhou.',
    needs: 'Quem tem empregados, com as exceções da NR-1 e da NR-7 para os menores.',
    issues: 'O responsável pelo PCMSO é um médico do trabalho.',
  },
  nr32: {
    lacks:
      'Quem não cumpre a NR-32 pode ser multado ou ter o setor interditado pela fiscalização do trabalho (NR-28 e NR-3).',
    expires:
      'A norma não dá validade ao treinamento: ele é contínuo, antes de começar o trabalho e sempre que os riscos mudam. Muitos serviços o repetem todo ano.',
    needs: 'Quem emprega em serviços de saúde, e também as prestadoras que trabalham lá dentro.',
  },
  'notificacao-e-registro': {
    lacks:
      'Vender produto sem o registro ou a notificação exigidos é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade.',
    checks:
      'No portal da ANVISA, em Consultas, na parte de produtos para saúde: pelo número, pelo nome ou pelo CNPJ do detentor.',
    expires: 'O registro das classes III e IV vale 10 anos e é renovável.',
    issues: 'É a ANVISA, a pedido da empresa que fabrica ou importa, com AFE.',
  },
  conselhos: {
    checks:
      'No site do conselho do estado, na consulta de inscritos, pelo número ou pelo nome: ela mostra se o registro está ativo.',
    issues:
      'Cada conselho dá o registro dos seus profissionais: o CRM aos médicos, o CRF aos farmacêuticos, o COREN à enfermagem e o CREA aos engenheiros.',
  },
  'grupos-de-residuos': {
    lacks:
      'Descartar resíduo de saúde de forma errada é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade. Pode ser também infração ou crime ambiental (Lei 9.605/1998).',
  },
  'responsavel-tecnico': {
    lacks:
      'Funcionar sem o responsável técnico exigido é infração sanitária (Lei 6.437/1977): pode dar de advertência a multa, apreensão de produtos e interdição. Quem decide é a vigilância, conforme a gravidade. O conselho também pode autuar.',
  },
  lgpd: {
    lacks:
      'A LGPD (art. 52) prevê desde advertência até multa de 2% do faturamento no Brasil, limitada a R$ 50 milhões por infração. Quem aplica é a ANPD.',
    issues: 'Quem fiscaliza a LGPD é a ANPD.',
  },
  'pedido-dos-meus-dados': {
    lacks:
      'Se não responderem no prazo, escreva de novo ao encarregado (DPO), guarde o protocolo e, sem resposta, faça uma petição de titular à ANPD, pelo portal dela; os órgãos de defesa do consumidor também ajudam.',
    costs: 'É grátis (LGPD, art. 18).',
    issues:
      'Peça ao encarregado (DPO), cujo contato costuma estar na política de privacidade de quem tem os dados, por escrito; se não achar, à recepção ou à ouvidoria.',
  },
  dpo: {
    lacks:
      'Quem precisa de encarregado e não o tem descumpre a LGPD (art. 41), e a ANPD pode advertir ou multar (art. 52). Quem é dispensado ainda precisa de um canal para os titulares.',
  },
}
