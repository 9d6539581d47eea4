import type { CastSupplier, CastTopic } from './cast.ts'

/** Who sells what buyers ask for every day: as invented as the rest of the cast, and written as briefly. */
type Firm = {
  nome: string
  /** 'Profissional' is a plan of freelancers. */
  plan: Exclude<CastSupplier['plan'], 'MKTPRO'>
  topic: CastTopic
  dono: string
  segmento: string
  texto: string
  infos?: string
  cnae: string
  lugar: [cidade: string, estado: string, cep: string]
  rua: [logradouro: string, numero: string, bairro: string, complemento?: string]
  licencas: string[]
  ddd: string
}

const base = ['Alvará de funcionamento', 'Licença sanitária', 'Inscrição no CNPJ']
const afe = 'AFE ANVISA de produtos para saúde'

const medical = '4645-1/01 - Comércio atacadista de instrumentos e materiais para uso médico'
const orthopaedic = '4645-1/02 - Comércio atacadista de próteses e artigos de ortopedia'
const dentalTrade = '4645-1/03 - Comércio atacadista de produtos odontológicos'
const equipment = '4664-8/00 - Comércio atacadista de máquinas e equipamentos para uso médico'

const firms: Firm[] = [
  {
    nome: 'Mão Segura Descartáveis',
    plan: 'MKTCORP',
    topic: 'descartaveis',
    dono: 'Paulo Henrique Sartori',
    segmento: 'Luvas, seringas e descartáveis hospitalares',
    texto:
      'Luvas de procedimento em látex, nitrila e vinil, luvas cirúrgicas estéreis, seringas de 1 a 60 ml, ' +
      'agulhas, escalpes, equipos, cateteres periféricos, gazes e compressas. Pronta entrega a partir de ' +
      'duas caixas para consultórios e contrato com reposição semanal para hospitais e redes de clínicas.\n\n' +
      'Todo lote segue com laudo do fabricante e número de registro ou notificação na ANVISA. O pedido ' +
      'feito até as 14 horas sai no mesmo dia para a Grande São Paulo e chega em até três dias úteis às ' +
      'demais capitais.',
    infos: 'Estoque de 9.000 posições em dois galpões. Frete incluso acima de R$ 1.500.',
    cnae: medical,
    lugar: ['São Paulo', 'SP', '04112-080'],
    rua: ['Rua Tito Lívio Barreto', '1180', 'Ipiranga', 'Galpão 2'],
    licencas: [...base, afe, 'CBPDA', 'Certificado de Regularidade do FGTS'],
    ddd: '11',
  },
  {
    nome: 'Barreira Clara EPI',
    plan: 'MKTBASIC',
    topic: 'descartaveis',
    dono: 'Simara Oliveira Pontes',
    segmento: 'EPI para serviços de saúde',
    texto:
      'Máscaras N95 e PFF2, aventais impermeáveis, óculos, protetores faciais, toucas, propés e luvas ' +
      'nitrílicas, todos com Certificado de Aprovação válido. Montamos o kit por função conforme o PGR ' +
      'do hospital e entregamos com ficha de EPI e treinamento de paramentação e retirada.',
    cnae: '4642-7/02 - Comércio atacadista de roupas e acessórios para segurança do trabalho',
    lugar: ['Joinville', 'SC', '89219-510'],
    rua: ['Rua Dona Elvira Kuhn', '455', 'Zona Industrial Norte'],
    licencas: [...base, 'Certificado de conformidade do Ministério do Trabalho', afe],
    ddd: '47',
  },
  {
    nome: 'Nutrivida Enteral',
    plan: 'MKTCORP',
    topic: 'nutricao',
    dono: 'Daniela Furtado Meireles',
    segmento: 'Nutrição enteral e suplementos',
    texto:
      'Dietas enterais em sistema fechado e em pó, suplementos hiperproteicos, espessantes, módulos, ' +
      'fórmulas infantis e equipos para bomba de nutrição. Nutricionistas ajudam a padronizar a grade do ' +
      'hospital e a orientar a família na alta.\n\nEntrega com controle de validade mínima de seis meses, ' +
      'em todo o Paraná e em Santa Catarina; bombas de dieta em comodato a partir de 300 litros por mês.',
    infos: 'Televendas com nutricionista de segunda a sábado.',
    cnae: '4637-1/99 - Comércio atacadista especializado em outros produtos alimentícios',
    lugar: ['Curitiba', 'PR', '80230-130'],
    rua: ['Rua Brigadeiro Almir Fontes', '902', 'Rebouças', 'Loja 1'],
    licencas: [...base, 'Responsável técnica com registro no CRN-8', 'Certificações de qualidade'],
    ddd: '41',
  },
  {
    nome: 'Passo Firme Reabilitação',
    plan: 'MKTBASIC',
    topic: 'reabilitacao',
    dono: 'Rogério Lacerda Campos',
    segmento: 'Fisioterapia e mobilidade',
    texto:
      'Equipamentos e acessórios de fisioterapia: eletroestimuladores, ultrassom terapêutico, laser, ' +
      'faixas elásticas, bolas, macas de avaliação, barras paralelas e escadas. Também cadeiras de rodas, ' +
      'muletas, andadores e almofadas para quem se recupera em casa. Instalamos, treinamos a equipe e ' +
      'damos assistência por dois anos.',
    cnae: orthopaedic,
    lugar: ['Belo Horizonte', 'MG', '30441-123'],
    rua: ['Rua Oscar Trompowsky Dias', '611', 'Gutierrez'],
    licencas: [...base, afe, 'Responsável técnico com registro no CREFITO-4'],
    ddd: '31',
  },
  {
    nome: 'Sorriso Norte Dental',
    plan: 'MKTBASIC',
    topic: 'odontologia',
    dono: 'Kelly Anne Barroso',
    segmento: 'Materiais odontológicos',
    texto:
      'Resinas, anestésicos, brocas, fios, cimentos, moldagem, clareamento e descartáveis para ' +
      'consultórios e clínicas odontológicas da região Norte. Representamos linhas de implantodontia e ' +
      'ortodontia e montamos o kit de abertura do consultório com lista conferida pela vigilância local.',
    infos: 'Entrega fluvial semanal para o interior do Amazonas.',
    cnae: dentalTrade,
    lugar: ['Manaus', 'AM', '69075-110'],
    rua: ['Avenida Rodrigo Otávio Lima', '2301', 'Distrito Industrial I', 'Sala 4'],
    licencas: [...base, afe, 'AFE ANVISA de medicamentos'],
    ddd: '92',
  },
  {
    nome: 'Reagente Sul Diagnóstico',
    plan: 'MKTCORP',
    topic: 'laboratorio',
    dono: 'Fernanda Wiltgen Prates',
    segmento: 'Insumos e equipamentos para laboratório',
    texto:
      'Reagentes de bioquímica, imunologia e microbiologia, tubos de coleta a vácuo, agulhas múltiplas, ' +
      'testes rápidos, ponteiras, lâminas e meios de cultura prontos. Analisadores em comodato com ' +
      'controle interno incluído e assessoria científica no setor.\n\nAtendemos laboratórios de rotina e ' +
      'hospitais do Rio Grande do Sul, de Santa Catarina e do Paraná com câmara fria própria e entrega ' +
      'refrigerada duas vezes por semana.',
    infos: 'Assessoria científica por telefone das 7 às 19 horas.',
    cnae: medical,
    lugar: ['Porto Alegre', 'RS', '90240-110'],
    rua: ['Rua Frederico Mentz Filho', '1570', 'Navegantes'],
    licencas: [...base, afe, 'CBPDA', 'ISO 9001', 'Licenças de logística'],
    ddd: '51',
  },
  {
    nome: 'Cicatriza Curativos',
    plan: 'MKTBASIC',
    topic: 'descartaveis',
    dono: 'Mônica Esteves Rangel',
    segmento: 'Curativos e tratamento de feridas',
    texto:
      'Coberturas para feridas: espumas com prata, hidrocoloides, alginatos, carvão ativado, filmes, ' +
      'bandagens e sistemas de pressão negativa. Enfermeiras estomaterapeutas avaliam o caso com a equipe, ' +
      'sugerem o protocolo e acompanham a evolução por fotografia padronizada.\n\nTreinamento de prevenção ' +
      'de lesão por pressão sem custo para quem mantém contrato.',
    cnae: medical,
    lugar: ['Rio de Janeiro', 'RJ', '20715-320'],
    rua: ['Rua Venâncio Flores Neto', '87', 'Méier', 'Salas 201 a 204'],
    licencas: [...base, afe, 'Enfermeira responsável com registro no COREN-RJ'],
    ddd: '21',
  },
  {
    nome: 'Leito & Linha Móveis Hospitalares',
    plan: 'MKTBASIC',
    topic: 'mobiliario',
    dono: 'Ademir Zanella',
    segmento: 'Mobiliário hospitalar',
    texto:
      'Fabricamos camas fawler manuais e motorizadas, macas, poltronas de coleta e de acompanhante, mesas ' +
      'de exame, biombos, suportes de soro, armários e carros de emergência em aço pintado ou inox. ' +
      'Projeto sob medida para enfermarias e consultórios, montagem no local e cinco anos de garantia de ' +
      'estrutura.',
    cnae: '3250-7/02 - Fabricação de mobiliário para uso médico, cirúrgico e odontológico',
    lugar: ['Caxias do Sul', 'RS', '95013-000'],
    rua: ['Rua Ernesto Marsiglia', '3020', 'Kayser', 'Pavilhão B'],
    licencas: [...base, afe, 'Licença ambiental', 'Certificação de produto'],
    ddd: '54',
  },
  {
    nome: 'Fio Certo Suturas',
    plan: 'MKTBASIC',
    topic: 'opme',
    dono: 'Luciano Prata Sobrinho',
    segmento: 'Fios de sutura e materiais cirúrgicos',
    texto:
      'Fios de sutura absorvíveis e não absorvíveis, telas para hérnia, grampeadores, clipes, bisturis e ' +
      'instrumental de pequena cirurgia. Consignação para centros cirúrgicos com inventário quinzenal e ' +
      'troca de itens próximos da validade.',
    cnae: medical,
    lugar: ['Ribeirão Preto', 'SP', '14096-590'],
    rua: ['Rua Arnaldo Victaliano Melo', '744', 'Jardim Iguatemi'],
    licencas: [...base, afe, 'ISO 13485'],
    ddd: '16',
  },
  {
    nome: 'Fralda Fácil Distribuidora',
    plan: 'MKTFREE',
    topic: 'descartaveis',
    dono: 'Edilene Rosa Queiroga',
    segmento: 'Fraldas e higiene',
    texto:
      'Fraldas geriátricas e infantis, absorventes, lenços umedecidos, aparadores e luvas de banho para ' +
      'hospitais, casas de repouso e secretarias de saúde. Marca própria com registro na ANVISA, entrega ' +
      'mensal programada e amostras sem custo.',
    cnae: '4646-0/02 - Comércio atacadista de produtos de higiene pessoal',
    lugar: ['Fortaleza', 'CE', '60135-222'],
    rua: ['Rua Joaquim Torres Lima', '1302', 'Joaquim Távora'],
    licencas: [...base, 'Licenças específicas da atividade'],
    ddd: '85',
  },
  {
    nome: 'Respira Bem Oxigenoterapia',
    plan: 'MKTBASIC',
    topic: 'gases',
    dono: 'Alexandre Pinho Duarte',
    segmento: 'Oxigenoterapia domiciliar e sono',
    texto:
      'Venda de concentradores de oxigênio de 5 e 10 litros, aparelhos portáteis, CPAP, BiPAP, máscaras ' +
      'nasais e oxímetros, com fisioterapeuta respiratório que adapta o paciente em casa. Relatórios de ' +
      'uso para o médico e plantão de troca em até quatro horas na região metropolitana de Goiânia.',
    infos: 'Convênio com operadoras e judicialização atendida com nota e laudo.',
    cnae: equipment,
    lugar: ['Goiânia', 'GO', '74603-220'],
    rua: ['Avenida Independência Sul', '5540', 'Setor Leste Vila Nova', 'Loja 3'],
    licencas: [...base, afe, 'Fisioterapeuta responsável com registro no CREFITO-11'],
    ddd: '62',
  },
  {
    nome: 'Agulha Azul Hospitalar',
    plan: 'MKTFREE',
    topic: 'descartaveis',
    dono: 'Jurandir Peixe Alves',
    segmento: 'Material médico-hospitalar',
    texto:
      'Seringas, agulhas, scalps, cateteres, sondas, coletores de urina, algodão, ataduras e esparadrapos ' +
      'para clínicas, farmácias e prefeituras do Pará. Vendemos por unidade ou por caixa, com entrega em ' +
      'Belém no mesmo dia.',
    cnae: medical,
    lugar: ['Belém', 'PA', '66087-440'],
    rua: ['Travessa Mauriti Cunha', '920', 'Marco'],
    licencas: [...base, afe],
    ddd: '91',
  },
  {
    nome: 'Ponto Alto Uniformes da Saúde',
    plan: 'MKTFREE',
    topic: 'suprimentos',
    dono: 'Vanessa Coutinho Amaral',
    segmento: 'Uniformes profissionais',
    texto:
      'Uniformes para recepção, enfermagem, copa e manutenção de hospitais e clínicas, com bordado do ' +
      'logotipo, prova de tamanhos no local e reposição individual a partir de uma peça.',
    cnae: '1413-4/01 - Confecção de roupas profissionais, exceto sob medida',
    lugar: ['Londrina', 'PR', '86010-390'],
    rua: ['Rua Senador Souza Neves', '218', 'Centro'],
    licencas: ['Alvará de funcionamento', 'Inscrição no CNPJ'],
    ddd: '43',
  },
  {
    nome: 'Dente Vivo Equipamentos',
    plan: 'MKTFREE',
    topic: 'odontologia',
    dono: 'César Augusto Mourão',
    segmento: 'Equipamentos odontológicos',
    texto:
      'Cadeiras, refletores, compressores isentos de óleo, bombas a vácuo, fotopolimerizadores e raios X ' +
      'periapicais para consultório odontológico. Instalação, garantia e peças de reposição para as ' +
      'marcas que vendemos.',
    cnae: dentalTrade,
    lugar: ['Uberlândia', 'MG', '38405-320'],
    rua: ['Avenida Segismundo Pereira Neto', '1660', 'Santa Mônica'],
    licencas: [...base, afe],
    ddd: '34',
  },
  {
    nome: 'Coleta Limpa Laboratórios',
    plan: 'MKTFREE',
    topic: 'laboratorio',
    dono: 'Sheila Moraes Teodoro',
    segmento: 'Produtos para coleta e laboratório',
    texto:
      'Tubos, garrotes, lancetas, coletores estéreis, caixas térmicas, pipetas, tiras de urina e testes ' +
      'rápidos de gravidez, glicemia, dengue e covid para laboratórios, farmácias e unidades básicas.',
    cnae: medical,
    lugar: ['Salvador', 'BA', '40301-110'],
    rua: ['Rua Barão de Cotegipe Velho', '339', 'Calçada'],
    licencas: [...base, afe],
    ddd: '71',
  },
  {
    nome: 'Andar Livre Mobilidade',
    plan: 'MKTFREE',
    topic: 'reabilitacao',
    dono: 'Marlene Tavares Brito',
    segmento: 'Mobilidade e produtos ortopédicos',
    texto:
      'Cadeiras de rodas manuais e motorizadas, andadores, bengalas, órteses de punho e joelho, palmilhas ' +
      'e cadeiras de banho. Ajustamos no local, consertamos o que vendemos e emitimos nota para reembolso.',
    cnae: orthopaedic,
    lugar: ['Recife', 'PE', '50711-120'],
    rua: ['Rua João Ivo da Silva Reis', '510', 'Madalena'],
    licencas: [...base, afe],
    ddd: '81',
  },
  {
    nome: 'Inox Planalto Instrumentais',
    plan: 'MKTBASIC',
    topic: 'opme',
    dono: 'Reinaldo Kobayashi',
    segmento: 'Instrumental cirúrgico',
    texto:
      'Pinças, tesouras, afastadores, porta-agulhas, caixas cirúrgicas montadas por especialidade e ' +
      'cestos aramados em aço inox. Afiação, polimento e gravação a laser do nome do hospital, com retirada ' +
      'e devolução em Brasília e no entorno.',
    cnae: medical,
    lugar: ['Brasília', 'DF', '71200-045'],
    rua: ['SIA Trecho 4', '1250', 'Zona Industrial (Guará)', 'Lote 20'],
    licencas: [...base, afe, 'Certificação de produto'],
    ddd: '61',
  },
  {
    nome: 'Selo Estéril Embalagens',
    plan: 'MKTFREE',
    topic: 'esterilizacao',
    dono: 'Otacílio Barreto Nunes',
    segmento: 'Embalagens e insumos para CME',
    texto:
      'Papel grau cirúrgico em rolo e envelope, manta SMS, fita zebrada, indicadores químicos e ' +
      'biológicos, detergente enzimático, escovas e seladoras para centrais de material. Amostras e ficha ' +
      'técnica no mesmo dia.',
    cnae: medical,
    lugar: ['Santo André', 'SP', '09040-360'],
    rua: ['Rua das Figueiras Velhas', '1904', 'Campestre'],
    licencas: [...base, afe, 'ISO 9001'],
    ddd: '11',
  },
  {
    nome: 'Vida em Casa Home Care',
    plan: 'MKTBASIC',
    topic: 'reabilitacao',
    dono: 'Patrícia Helena Dutra',
    segmento: 'Produtos para cuidado em casa',
    texto:
      'Camas elétricas residenciais, colchões de alta densidade, guinchos de transferência, cadeiras ' +
      'higiênicas, aspiradores, nebulizadores, fraldas e dietas para pacientes em atenção domiciliar. ' +
      'Orçamento em uma hora, entrega e montagem no mesmo dia na Grande Vitória, com orientação à família.',
    cnae: '4773-3/00 - Comércio varejista de artigos médicos e ortopédicos',
    lugar: ['Vitória', 'ES', '29050-620'],
    rua: ['Rua Constante Sodré Filho', '275', 'Santa Lúcia', 'Loja 2'],
    licencas: [...base, afe],
    ddd: '27',
  },
  {
    nome: 'Farmavale Hospitalar',
    plan: 'MKTCORP',
    topic: 'farmacia',
    dono: 'Gilberto Nakamura Filho',
    segmento: 'Distribuição de medicamentos hospitalares',
    texto:
      'Distribuidora de medicamentos de uso hospitalar: antimicrobianos, anestésicos, soluções de grande ' +
      'volume, quimioterápicos, termolábeis e produtos da Portaria 344/1998, além de luvas, seringas e ' +
      'equipos no mesmo pedido.\n\nCotação respondida em até duas horas úteis, rastreio de lote até o ' +
      'leito, farmacêuticos em dois turnos e entrega climatizada própria em São Paulo e no sul de Minas. ' +
      'Atendemos emergências no fim de semana.',
    infos: 'Cadastro em todos os portais de compras hospitalares do país.',
    cnae: '4644-3/01 - Comércio atacadista de medicamentos e drogas de uso humano',
    lugar: ['Campinas', 'SP', '13025-240'],
    rua: ['Rua Doutor Emílio Ribas Neto', '1488', 'Cambuí', 'Conjunto 61'],
    licencas: [
      ...base,
      'AFE ANVISA de medicamentos',
      'AE ANVISA',
      'CBPDA',
      'Licenças de logística',
    ],
    ddd: '19',
  },
]

const plainName = (nome: string) =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** Phones stay in the blocks that reach nobody (cast.ts). */
function memberOf(firm: Firm, index: number): CastSupplier {
  const short = plainName(firm.nome)
  const [cidade, estado, cep] = firm.lugar
  const [logradouro, numero, bairro, complemento = '.'] = firm.rua
  const line = 1100 + index * 37
  return {
    kind: 'Empresa',
    plan: firm.plan,
    topic: firm.topic,
    email: `${short}@example.com`,
    pessoa: {
      nome: firm.dono,
      telefone: `(${firm.ddd}) 90${200 + index}-${line + 3000}`,
      nascimento: `${10 + (index % 18)}/0${1 + (index % 9)}/${1968 + index}`,
      empresa_trabalha: firm.nome,
    },
    nome_fantasia: firm.nome,
    razao_social: `${firm.nome} Ltda.`,
    cnae_primario: firm.cnae,
    cnae_secundario: '',
    segmento_empresa: firm.segmento,
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: `${300 + index}.${410 + index * 7}-${index % 10}`,
    outras_infos: firm.infos ?? '',
    telefone_empresa: `(${firm.ddd}) ${line}-${line + 5000}`,
    ...(firm.plan !== 'MKTFREE' && {
      whatsapp_empresa: `(${firm.ddd}) 90${500 + index}-${line + 4000}`,
    }),
    descricaoServico: firm.texto,
    site: `https://${short}.example.com`,
    linkedin: `https://www.linkedin.com/company/${short}-exemplo`,
    cep,
    logradouro,
    numero,
    bairro,
    complemento,
    cidade,
    estado,
    certificados: firm.licencas,
    marketplace: true,
    status: true,
  }
}

export const productCast: readonly CastSupplier[] = firms.map(memberOf)
