import { policyVersions } from 'contract/rules/consents'
import { operator as provider } from 'contract/rules/operator'
import { urls } from '../../lib/urls.ts'
import { retentionTable } from './retention-table.ts'

export type PolicySlug =
  | 'cookies'
  | 'protecao-de-dados'
  | 'etica-e-compliance'
  | 'privacidade'
  | 'termos'

/** Its first row holds the headings. */
export type PolicyTable = { rows: readonly (readonly string[])[] }
type PolicyLink = { to: string; label: string }
type PolicyPart = string | string[] | PolicyTable | PolicyLink

// In a body, a text is a paragraph and a list of texts is a bullet list.
export type PolicyText = {
  title: string
  summary: string
  updatedAt: string
  sections: { heading: string; body: PolicyPart[] }[]
}

export type PolicyTexts = Record<PolicySlug, PolicyText>

export const policies: PolicyTexts = {
  cookies: {
    title: 'Política de Cookies',
    summary:
      'Quais cookies e dados locais o Marketplace em Saúde usa, para que servem, quanto tempo ' +
      'duram e como você os controla.',
    updatedAt: policyVersions.cookies,
    sections: [
      {
        heading: 'Em poucas palavras',
        body: [
          'O Marketplace em Saúde usa poucos cookies, todos próprios. Eles servem para manter ' +
            'você conectado, lembrar o idioma, reconhecer a sua conversa no chat e guardar a ' +
            'sua escolha sobre cookies. Não usamos cookies de publicidade, não vendemos dados ' +
            'de navegação e não acompanhamos você em outros sites.',
          'Esta política explica cada cookie e também o que guardamos no armazenamento local ' +
            'do navegador, que não é cookie, mas tem efeito parecido. O tratamento de dados ' +
            'pessoais em geral está descrito na Política de Privacidade.',
        ],
      },
      {
        heading: 'O que são cookies e armazenamento local',
        body: [
          'Cookie é um pequeno texto que o site pede ao navegador para guardar e que volta ao ' +
            'site a cada visita. O armazenamento local (local storage) é um espaço do navegador ' +
            'em que a página guarda informações que não são enviadas automaticamente ao ' +
            'servidor.',
          'Um cookie é próprio quando vem do endereço que você está visitando, e de terceiros ' +
            'quando vem de outro. Pode ser de sessão, quando termina junto com ela, ou ' +
            'persistente, quando tem data para acabar.',
        ],
      },
      {
        heading: 'Cookies estritamente necessários',
        body: [
          'Sem estes cookies, a página não consegue fazer o que você pediu. Por isso eles não ' +
            'dependem de consentimento, como orienta o guia de cookies da ANPD. A base legal é ' +
            'a execução do serviço solicitado por você (LGPD, art. 7º, V) e, no que toca à ' +
            'segurança, o legítimo interesse (art. 7º, IX).',
          [
            'Sessão (session): criado quando você entra na sua conta. Contém um código ' +
              'aleatório que só o servidor sabe interpretar; não contém nome, e-mail nem senha ' +
              'e não pode ser lido por programas da página. Expira depois de 24 horas sem uso ' +
              'ou, no máximo, em 14 dias; nas contas de administração, depois de uma hora sem ' +
              'uso ou, no máximo, em 12 horas. Termina na hora em que você escolhe Sair.',
            'Segundo passo (second-step): liga a senha já conferida à tela em que se digita um ' +
              'código, do aplicativo autenticador ou enviado por e-mail. Dura cinco minutos ou ' +
              'até o código ser aceito.',
            'Dispositivo conhecido (device): criado quando você entra. Diz apenas que alguém já ' +
              'entrou na sua conta neste navegador, para que tentativas de estranhos não façam ' +
              'você esperar. Sozinho, não abre conta nenhuma. Dura 180 dias.',
            'Código por e-mail (code): liga o código que enviamos ao navegador que o pediu, ' +
              'para que só ele possa usar o e-mail confirmado. Dura 70 minutos.',
            'Acesso com Google ou LinkedIn (identity): liga a ida à página deles ao navegador ' +
              'que a pediu, para que ninguém mais possa usar a volta. Dura uma hora.',
            'Idioma (lng): guarda pt ou en, para que a página já chegue no idioma escolhido. ' +
              'Dura um ano.',
            'Visitante do chat (chat): código aleatório que liga este navegador à sua ' +
              'conversa com a assistente. É ele, e não o número de telefone, que permite ' +
              'reabrir a conversa. Dura até 180 dias, o mesmo prazo em que as mensagens são ' +
              'guardadas.',
            'Consentimento (consent): guarda a sua escolha sobre cookies opcionais, com a ' +
              'versão do texto e a hora, para que a pergunta não se repita a cada página. Dura ' +
              'seis meses. Você a vê e muda em Meus dados.',
          ],
        ],
      },
      {
        heading: 'Cookies opcionais',
        body: [
          'Hoje não usamos cookies opcionais. As estatísticas de acesso que os fornecedores ' +
            'veem no painel são feitas no servidor, por contagem diária, sem cookie de medição ' +
            'e sem guardar o endereço IP.',
          'Se algum dia passarmos a usar um cookie de análise ou de preferência que não seja ' +
            'indispensável, ele virá desligado, aparecerá nesta lista antes de ser usado e só ' +
            'funcionará depois do seu consentimento (LGPD, art. 7º, I). Recusar será tão fácil ' +
            'quanto aceitar, com botões do mesmo destaque, e a recusa não vai impedir o uso do ' +
            'diretório.',
        ],
      },
      {
        heading: 'O que fica no armazenamento local do navegador',
        body: [
          'Estas informações ficam no seu aparelho. A página as usa para facilitar a navegação:',
          [
            'Idioma escolhido (lng), que é mantido mesmo quando o resto é apagado.',
            'Dados da sua conta que a página mostra, como nome, tipo de conta e plano. Nunca ' +
              'a senha nem o código da sessão.',
            'Rascunhos de cadastro: o que você digita nas etapas, para não perder o trabalho ' +
              'se a página for recarregada. São apagados ao fim do cadastro.',
            'Filtros da última busca e plano escolhido na página de planos.',
            'Número de telefone informado no chat, para não perguntar de novo.',
            'A sua escolha de ouvir ou não os sons do chat (chatSound).',
            'Nome, e-mail e telefone que você informou ao pedir um contato, e quais contatos já ' +
              'pode ver de novo (visitor). Servem para você não preencher tudo outra vez; ' +
              'Esquecer meus dados, no próprio formulário, apaga na hora.',
          ],
          'Abrir a página de login apaga o armazenamento local, com exceção do idioma, dos ' +
            'rascunhos, do plano escolhido, do som do chat e do que você informou ao pedir um ' +
            'contato. Sair da conta apaga também isso. Se você usa um computador compartilhado, como o de um posto ' +
            'de enfermagem ou de uma recepção, saia da conta ao terminar.',
        ],
      },
      {
        heading: 'Páginas de terceiros',
        body: [
          'A contratação de um plano pago acontece na página segura da Stripe, que processa o ' +
            'pagamento. Lá valem os cookies e a política da própria Stripe, inclusive os que ' +
            'ela usa para prevenir fraudes. O mesmo ocorre quando você entra com o Google ou o ' +
            'LinkedIn, na página deles, e quando você abre o site ou o perfil ' +
            'profissional de um fornecedor: ao sair do Marketplace em Saúde, valem as regras do ' +
            'destino.',
          'Para saber de que cidade vem um acesso, o servidor compara o endereço IP com uma ' +
            'tabela que fica conosco, da base DB-IP City Lite (IP Geolocation by DB-IP, ' +
            'db-ip.com). Nenhum cookie é criado para isso, e o endereço não é enviado à DB-IP.',
        ],
      },
      {
        heading: 'Como controlar',
        body: [
          'Você decide o que fica no seu aparelho:',
          [
            'Pela página: use a opção de preferências de cookies no rodapé para rever ou ' +
              'retirar a sua escolha a qualquer momento.',
            'Pelo navegador: todos os navegadores permitem ver, bloquear e apagar cookies e ' +
              'dados de sites, para um endereço ou para todos. Procure por privacidade ou dados ' +
              'de sites nas configurações.',
            'Pela janela anônima: o que foi criado nela some quando é fechada.',
          ],
          'Se você bloquear os cookies necessários, ainda poderá consultar o diretório, mas ' +
            'não conseguirá entrar na conta nem continuar uma conversa do chat. Apagar o cookie ' +
            'de visitante do chat faz com que a conversa anterior não possa mais ser aberta ' +
            'neste navegador.',
        ],
      },
      {
        heading: 'Mudanças e contato',
        body: [
          'Quando esta política mudar, a data no alto da página muda junto. Mudanças que ' +
            'criem um novo uso de cookies serão avisadas na própria página, com nova pergunta ' +
            'de consentimento quando a lei exigir.',
          `Responsável: ${provider.name}, CNPJ ${provider.cnpj}, ${provider.address}. ` +
            `Dúvidas e pedidos: ${provider.email}. Os dados de identificação desta página são ` +
            'de demonstração.',
        ],
      },
    ],
  },
  privacidade: {
    title: 'Política de Privacidade',
    summary:
      'Que dados pessoais tratamos, por quê, com que base legal, com quem os compartilhamos e ' +
      'por quanto tempo os guardamos.',
    updatedAt: policyVersions.privacidade,
    sections: [
      {
        heading: 'Quem somos e a quem esta política se aplica',
        body: [
          'O Marketplace em Saúde é um diretório de fornecedores de produtos e serviços para ' +
            'o setor de saúde no Brasil. A controladora dos dados descritos aqui é ' +
            `${provider.name}, CNPJ ${provider.cnpj}, com endereço em ${provider.address}. ` +
            'Esses dados de identificação são de demonstração.',
          'Esta política vale para quem visita o diretório, para freelancers e empresas que ' +
            'se cadastram, para quem é indicado por outra pessoa, para quem denuncia uma ' +
            'página e para quem conversa com a assistente. Aplicam-se a Lei Geral de Proteção ' +
            'de Dados (Lei 13.709/2018, LGPD) e o Marco Civil da Internet (Lei 12.965/2014).',
          'O serviço é destinado a maiores de 18 anos e a uso profissional. Não pedimos dados ' +
            'de pacientes, e você não deve enviá-los em nenhum campo, nem no chat.',
        ],
      },
      {
        heading: 'Que dados tratamos e por quê',
        body: [
          'Tratamos apenas o que cada função precisa. Entre parênteses está a base legal do ' +
            'art. 7º da LGPD.',
          [
            'Cadastro de freelancer: nome, e-mail, telefone, data de nascimento, CPF, ' +
              'endereço, atividade, site, LinkedIn, certificados e descrição do serviço. Servem ' +
              'para criar a conta, conferir quem é o fornecedor e publicar o perfil (execução ' +
              'de contrato, inciso V).',
            'Cadastro de empresa: dados da pessoa responsável (nome, e-mail, telefone, ' +
              'nascimento, CPF, empresa, cidade e estado) e da empresa (CNPJ, razão social, ' +
              'nome fantasia, site, telefone, WhatsApp, CNAE, endereço, tipo, segmento, ' +
              'inscrição municipal, descrição, autorizações e outras informações), com a mesma ' +
              'finalidade e base (inciso V).',
            'Códigos por e-mail: enviamos um código de seis dígitos para confirmar o endereço ' +
              'ou recuperar a senha. Ele vale dez minutos e é guardado de forma embaralhada ' +
              '(incisos V e IX, segurança).',
            'Senha: guardada apenas como resumo criptográfico (argon2id). Ninguém da equipe ' +
              'consegue lê-la.',
            'Acesso com Google ou LinkedIn, se você o escolher: eles nos informam seu nome, seu ' +
              'e-mail, se ele foi confirmado e o código pelo qual conhecem você. Guardamos o ' +
              'e-mail e o código enquanto o acesso estiver ligado; você o desliga em Minha conta ' +
              '(inciso V).',
            'Pedido de contato: nome, e-mail e telefone de quem pede. Servem para que o ' +
              'fornecedor escolhido responda (procedimentos preliminares a contrato, a pedido ' +
              'do titular, inciso V).',
            'Indicação: nome de quem indica e nome, e-mail e telefone de quem foi indicado. ' +
              'Servem para um convite ao indicado (legítimo interesse, inciso IX). A pessoa ' +
              'indicada recebe um único aviso por e-mail, com quem a indicou e um link para ' +
              'dizer que não quer contato. Nesse caso apagamos tudo e guardamos só um código ' +
              'do e-mail, que não pode ser lido de volta, para que ninguém a indique de novo.',
            'Consentimentos: o que você aceitou ao se cadastrar, ao entrar no diretório ou ao ' +
              'pedir um contato, com a versão do texto, a hora e, se for o caso, a hora em que ' +
              'retirou (inciso II e art. 8º, § 2º).',
            'Pedidos sobre os seus dados: e-mail, telefone se você informar, o que pediu e a ' +
              'nossa resposta (inciso II).',
            'Chat: número de telefone informado e mensagens trocadas com a assistente ou com ' +
              'um atendente; se você deixar uma mensagem fora do horário, também o nome e o ' +
              'e-mail, que a equipe recebe por e-mail (incisos V e IX).',
            'Denúncia: motivo, relato e, se você quiser resposta, o seu e-mail. Servem para ' +
              'apurar o caso; o fornecedor não os recebe (legítimo interesse, inciso IX).',
            'Acessos à conta: para cada sessão aberta, o navegador e o sistema que ele ' +
              'informa, a data de início e a do último uso. Você os vê e encerra em Minha ' +
              'conta (inciso IX, segurança).',
            'Assinatura: plano, valores, datas e identificadores da Stripe. Não recebemos nem ' +
              'guardamos o número do cartão (incisos V e II, obrigações fiscais).',
            'E-mails que enviamos a você, inclusive os que levam códigos, até que possam ser ' +
              'apagados (incisos V e IX).',
            'O que administradores fazem: quem mudou, quando e o que estava e passou a estar ' +
              'escrito, e quem viu ou exportou dados pessoais, para que se possa prestar contas ' +
              '(inciso IX).',
          ],
        ],
      },
      {
        heading: 'Estatísticas sem endereço IP',
        body: [
          'Quando alguém abre um fornecedor, somamos um acesso àquele dia, com o termo ' +
            'buscado, a cidade e o estado aproximados. O que fica guardado é uma contagem por ' +
            'dia: não guardamos o endereço IP nem um histórico por pessoa. Cliques repetidos ' +
            'da mesma visita em 30 minutos contam uma vez; para isso guardamos, por menos de ' +
            'duas horas, um código feito do endereço e do navegador, do qual não se volta a ' +
            'eles. Acessos do próprio fornecedor e de robôs não contam.',
          'Os termos digitados na busca também são contados por dia, sem ligação com quem ' +
            'buscou. O que parece e-mail, telefone ou documento não é guardado. Contra abuso, ' +
            'contamos tentativas por conta e por endereço, também como códigos sem volta, por ' +
            'até 30 dias.',
          'A cidade é estimada no nosso servidor com a base DB-IP City Lite (IP Geolocation ' +
            'by DB-IP, db-ip.com), sem envio do endereço a terceiros. Fornecedores com plano ' +
            'pago veem esses totais; nenhum deles vê quem é o visitante. A base legal é o ' +
            'legítimo interesse de medir o serviço (inciso IX), com o mínimo de dados.',
        ],
      },
      {
        heading: 'O que é público e o que não é',
        body: [
          'O perfil de um fornecedor ativo no marketplace é público: nome ou nome fantasia, ' +
            'descrição, com o que trabalha, segmento e outras informações da empresa, cidade e ' +
            'estado, plano e, nos planos pagos, certificados declarados e foto ou logotipo. ' +
            'Ele pode aparecer em buscadores.',
          'O e-mail, o site e o LinkedIn do fornecedor, o telefone que a empresa informa como ' +
            'seu e, nos planos Profissional e Corporativo, o link para o WhatsApp só aparecem ' +
            'para quem envia um pedido de contato. O link usa o WhatsApp ou o celular da ' +
            'empresa; o telefone da pessoa responsável, só enquanto a empresa não tem número ' +
            'próprio. CPF, data de nascimento, endereço completo e senha nunca são ' +
            'publicados. O freelancer ou a empresa pode sair do diretório quando quiser, em ' +
            'Minha conta, mantendo a conta.',
        ],
      },
      {
        heading: 'Com quem compartilhamos',
        body: [
          'Não vendemos dados pessoais. Compartilhamos só o necessário, com:',
          [
            'O fornecedor que você escolheu: recebe o nome, o e-mail e o telefone do seu ' +
              'pedido de contato e passa a responder, como controlador, pelo uso que fizer ' +
              'deles. Deve usá-los apenas para atender ao pedido.',
            'Quem pede contato: recebe o e-mail, o site e o LinkedIn do fornecedor, o telefone ' +
              'da empresa e, nos planos Profissional e Corporativo, o link para o WhatsApp.',
            'Stripe: processa a assinatura na página dela e nos confirma o resultado.',
            'Prestadores que operam para nós, sob contrato: hospedagem, envio de e-mails e ' +
              'armazenamento de imagens.',
            'Modelo de linguagem da assistente: quando ativado, recebe o texto da conversa ' +
              'para redigir a resposta, sem o seu telefone. Quando não está ativado, as ' +
              'respostas vêm apenas do diretório e de perguntas já escritas.',
            'Consultas públicas: o CNPJ e o CEP digitados podem ser consultados, pelo nosso ' +
              'servidor, em serviços públicos de cadastro de empresas e de endereços.',
            'Autoridades: quando houver ordem judicial ou obrigação legal.',
          ],
          'Alguns desses prestadores, como a Stripe, podem tratar dados fora do Brasil. Nesse ' +
            'caso, usamos as garantias dos arts. 33 a 36 da LGPD, como as cláusulas-padrão ' +
            'aprovadas pela ANPD.',
        ],
      },
      {
        heading: 'Por quanto tempo guardamos',
        body: [
          'Cada tipo de dado tem um prazo. Vencido o prazo, um processo automático do servidor, ' +
            'que lê esta mesma tabela, apaga os dados. Você pode pedir antes, em Meus dados.',
          retentionTable('pt'),
        ],
      },
      {
        heading: 'Seus direitos',
        body: [
          'Você pode pedir confirmação e acesso, correção, eliminação, portabilidade, ' +
            'informação sobre compartilhamento, revogação do consentimento e oposição (LGPD, ' +
            'art. 18). Respondemos de forma simplificada de imediato e por completo em até 15 ' +
            `dias (art. 19). O pedido é gratuito: use Meus dados, com ou sem ` +
            `conta, ou escreva para ${provider.email}. A ` +
            'página de Proteção de Dados explica cada direito, o encarregado e as medidas de ' +
            'segurança.',
          { to: urls.myData, label: 'Abrir Meus dados' },
          'Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD) ou aos ' +
            'órgãos de defesa do consumidor.',
        ],
      },
      {
        heading: 'Mudanças nesta política',
        body: [
          'A data no alto da página indica a versão vigente. Mudanças que alterem a ' +
            'finalidade, o compartilhamento ou a duração do tratamento serão avisadas por ' +
            'e-mail aos titulares de conta e por aviso na página, antes de começarem a valer.',
        ],
      },
    ],
  },
  'protecao-de-dados': {
    title: 'Proteção de Dados',
    summary:
      'Como a LGPD é cumprida aqui: seus direitos, como exercê-los, quem responde, as medidas ' +
      'de segurança e o papel dos fornecedores.',
    updatedAt: policyVersions['protecao-de-dados'],
    sections: [
      {
        heading: 'Nosso compromisso',
        body: [
          'A Política de Privacidade diz quais dados tratamos e por quê. Esta página explica ' +
            'como protegemos esses dados e como você exerce os seus direitos. Ela foi escrita ' +
            'para ser lida por quem compra, por quem vende e por quem cuida da conformidade de ' +
            'um hospital ou de uma empresa.',
          'Tratamos dados segundo os princípios do art. 6º da LGPD: finalidade declarada, ' +
            'mínimo necessário, livre acesso, qualidade, transparência, segurança, prevenção, ' +
            'não discriminação e prestação de contas.',
        ],
      },
      {
        heading: 'Seus direitos (LGPD, art. 18)',
        body: [
          'Qualquer pessoa cujos dados estejam conosco, com ou sem conta, pode pedir:',
          [
            'Confirmação de que tratamos os seus dados.',
            'Acesso aos dados, em formato legível.',
            'Correção do que estiver incompleto, inexato ou desatualizado. Boa parte você ' +
              'mesmo corrige em Editar página.',
            'Anonimização, bloqueio ou eliminação do que for desnecessário, excessivo ou ' +
              'tratado em desacordo com a lei.',
            'Portabilidade dos dados que você forneceu, em um arquivo de formato aberto ' +
              '(JSON).',
            'Eliminação dos dados tratados com o seu consentimento.',
            'Informação sobre com quem os dados foram compartilhados, inclusive para quais ' +
              'fornecedores um pedido de contato foi enviado.',
            'Informação sobre a possibilidade de não consentir e sobre as consequências.',
            'Revogação do consentimento, a qualquer momento, sem custo.',
            'Oposição a tratamento feito com base em legítimo interesse, quando houver ' +
              'descumprimento da lei.',
          ],
          'Não tomamos decisões exclusivamente automatizadas que afetem os seus interesses ' +
            'nos termos do art. 20. A ordem do diretório depende do plano do fornecedor e da ' +
            'relevância para a busca, como explicam os Termos de Uso.',
        ],
      },
      {
        heading: 'Como pedir e em quanto tempo respondemos',
        body: [
          'Em Meus dados você mesmo vê, leva em JSON ou CSV, corrige, ' +
            'retira consentimentos e apaga, na hora. Quem tem conta entra nela; quem não tem ' +
            'confirma o e-mail com um código. O que a página não resolve, como uma conversa em ' +
            'que você só deixou o telefone, vira um pedido que a equipe responde em até 15 ' +
            `dias. Você também pode escrever para ${provider.email}. Não é preciso citar ` +
            'artigos de lei nem justificar, e não pediremos cópia de documento quando houver ' +
            'meio menos invasivo.',
          { to: urls.myData, label: 'Abrir Meus dados' },
          'Quem pede acesso ou portabilidade recebe um arquivo com tudo o que guardamos ' +
            'ligado ao seu e-mail, menos senhas e códigos de sessão: cadastro, perfil, ' +
            'sessões, pedidos de contato feitos e recebidos, indicações, consentimentos, denúncias, conversas, ' +
            'e-mails ainda guardados, assinaturas e faturas, contagens de acesso e o que ' +
            'administradores mudaram ou viram.',
          'A resposta simplificada é imediata. A declaração completa, com origem dos dados, ' +
            'critérios e finalidade, sai em até 15 dias da data do pedido (art. 19). O ' +
            'atendimento é gratuito. Se não pudermos atender, explicaremos o motivo de fato ou ' +
            'de direito.',
        ],
      },
      {
        heading: 'Excluir a conta',
        body: [
          'Atendido o pedido de exclusão, apagamos de uma vez a conta, as sessões, o perfil, ' +
            'a empresa, a foto, as contagens de acesso, as denúncias sobre a página, os ' +
            'pedidos de contato feitos e recebidos, as indicações do seu e-mail, as conversas ' +
            'e os e-mails que ainda guardamos. O perfil sai do diretório na hora. Quem não tem ' +
            'conta, mas deixou o e-mail em um pedido de contato, uma indicação, uma denúncia ' +
            'ou no chat, pode pedir o mesmo. Uma assinatura paga precisa ter terminado antes: ' +
            'cancele-a em Minha assinatura ou peça que a encerremos.',
          'Ficam apenas:',
          [
            'Assinaturas e faturas, pelo prazo da lei tributária (art. 16, I): número, ' +
              'valor, datas e identificadores da Stripe, sem nome, endereço nem link. Dos ' +
              'avisos da Stripe fica só o identificador.',
            'Denúncias que você escreveu sobre outros, sem o seu e-mail.',
            'O registro do que administradores mudaram ou viram: quem, quando e quais ' +
              'campos, com os valores apagados.',
            'O seu nome, se você indicou outra pessoa: ele acompanha a indicação, sem nenhum ' +
              'contato seu.',
            'Cópias de segurança, até serem substituídas, em no máximo quatro semanas.',
          ],
          'E-mails já entregues estão na caixa de quem os recebeu, e o fornecedor que ' +
            'recebeu o seu pedido de contato responde pelos dados que guardou. O seu cadastro ' +
            'de cliente na Stripe é apagado lá, a nosso pedido.',
        ],
      },
      {
        heading: 'Encarregado pelo tratamento de dados',
        body: [
          'O encarregado é o canal entre você, a controladora e a ANPD. Recebe pedidos e ' +
            'reclamações, orienta a equipe e acompanha incidentes. Fale com ele por ' +
            `${provider.email}.`,
          `Controladora: ${provider.name}, CNPJ ${provider.cnpj}, ${provider.address}. Os ` +
            'dados de identificação desta página são de demonstração.',
        ],
      },
      {
        heading: 'O papel dos fornecedores',
        body: [
          'O fornecedor que recebe um pedido de contato torna-se controlador daqueles dados. ' +
            'Ao aceitar os Termos de Uso, ele se compromete a:',
          [
            'Usar nome, e-mail e telefone só para responder ao pedido.',
            'Não incluir a pessoa em listas de divulgação sem autorização, nem ceder ou ' +
              'vender os dados.',
            'Guardar os dados com segurança e eliminá-los quando deixarem de ser necessários.',
            'Atender diretamente os direitos do titular e nos avisar de incidente que envolva ' +
              'dados recebidos por aqui.',
          ],
          'O descumprimento pode ser denunciado pelo botão Denunciar na página do fornecedor ' +
            'e leva às medidas previstas nos Termos de Uso.',
        ],
      },
      {
        heading: 'Dados sensíveis e de pacientes',
        body: [
          'O diretório não precisa de dados sobre a saúde de ninguém. Não envie no chat, no ' +
            'pedido de contato ou na descrição do serviço nomes de pacientes, diagnósticos, ' +
            'exames, prontuários ou imagens. Se identificarmos conteúdo assim, ele poderá ser ' +
            'eliminado antes do prazo.',
          'Quem contrata um fornecedor que terá acesso a prontuários, como faturamento, ' +
            'tecnologia ou auditoria, deve tratar disso em contrato próprio com o fornecedor, ' +
            'com as cláusulas da LGPD sobre operadores e dados sensíveis (arts. 11 e 39).',
        ],
      },
      {
        heading: 'Medidas de segurança',
        body: [
          [
            'Conexão cifrada e cookie de sessão inacessível a programas da página.',
            'Senhas guardadas como resumo argon2id; tokens de sessão e códigos de e-mail ' +
              'guardados apenas como resumo.',
            'Códigos de seis dígitos com validade de dez minutos, cinco tentativas e um ' +
              'reenvio por minuto.',
            'Limites de tentativas por conta e por endereço contra adivinhação de senha e ' +
              'abuso de formulários.',
            'Acesso decidido no servidor a cada pedido: um fornecedor não vê dados de outro. ' +
              'Os dados de todos só se abrem para contas de administração, criadas pela ' +
              'própria equipe, e cada mudança que elas fazem fica registrada.',
            'Contatos do fornecedor fora da lista pública, revelados só após o pedido de contato.',
            'Imagens reprocessadas no envio, o que remove dados ocultos como o local da foto.',
            'Registros técnicos sem senhas, códigos ou conteúdo de mensagens.',
          ],
        ],
      },
      {
        heading: 'Incidentes',
        body: [
          'Se houver incidente que possa causar risco ou dano relevante, comunicaremos a ANPD ' +
            'e os titulares no prazo da regulamentação, hoje de três dias úteis (LGPD, art. 48, ' +
            'e Resolução CD/ANPD 15/2024). A comunicação dirá o que ocorreu, quais dados foram ' +
            'atingidos, o que fizemos e o que recomendamos a você.',
          `Se você descobriu uma falha, escreva para ${provider.email} com os passos para ` +
            'reproduzi-la. Pedimos que não acesse dados de terceiros nem divulgue a falha antes ' +
            'da correção.',
        ],
      },
      {
        heading: 'Reclamação à ANPD',
        body: [
          'Se a nossa resposta não resolver, você pode peticionar à ANPD (LGPD, art. 18, § ' +
            '1º) e procurar os órgãos de defesa do consumidor. Guarde o registro do seu pedido ' +
            'e da nossa resposta, porque a autoridade costuma solicitá-los.',
        ],
      },
    ],
  },
  'etica-e-compliance': {
    title: 'Ética e Compliance',
    summary:
      'O que esperamos de quem anuncia, de quem compra e de nós mesmos: licenças verdadeiras, ' +
      'publicidade responsável, nenhuma vantagem indevida e um canal de denúncia que funciona.',
    updatedAt: policyVersions['etica-e-compliance'],
    sections: [
      {
        heading: 'Por que esta página existe',
        body: [
          'Quem contrata na saúde decide sobre produtos e serviços que chegam ao paciente. ' +
            'Uma licença falsa, um certificado vencido ou uma comissão escondida podem custar ' +
            'mais do que dinheiro. Esta página reúne as regras de conduta do Marketplace em ' +
            'Saúde, que valem para fornecedores, visitantes e para a nossa própria equipe. Elas ' +
            'completam os Termos de Uso.',
        ],
      },
      {
        heading: 'Informação verdadeira',
        body: [
          'O fornecedor responde por tudo o que publica. Em especial:',
          [
            'Só declare licenças, autorizações e certificados que estejam em nome do ' +
              'fornecedor e em vigor, com o escopo correto. Um certificado ISO de outra unidade ' +
              'ou de um parceiro não é seu.',
            'Autorização de Funcionamento (AFE) e Autorização Especial (AE) da ANVISA não têm ' +
              'prazo de validade, mas devem corresponder às atividades que a empresa exerce. ' +
              'Certificados de boas práticas valem dois anos; a licença sanitária segue o prazo ' +
              'da autoridade local.',
            'Não use a marca da ANVISA, de conselhos profissionais ou de organismos ' +
              'certificadores para sugerir aprovação que não existe.',
            'Atualize o perfil quando uma licença vencer, for suspensa ou cancelada.',
            'Não copie textos, fotos ou marcas de terceiros, nem se apresente como outra empresa.',
          ],
          'Nós mostramos o que o fornecedor declara. Não somos órgão de fiscalização e não ' +
            'garantimos a validade de cada documento. Antes de contratar, o comprador deve ' +
            'conferir o CNPJ, a licença e o registro profissional nas fontes oficiais e pedir ' +
            'os documentos ao fornecedor.',
        ],
      },
      {
        heading: 'Publicidade na saúde',
        body: [
          'O perfil é um anúncio e segue as regras da área:',
          [
            'Medicamentos: propaganda conforme a Lei 9.294/1996 e a RDC 96/2008. Medicamento ' +
              'sob prescrição só pode ser anunciado a profissionais habilitados a prescrever ou ' +
              'dispensar; por isso não deve ser promovido em perfil aberto ao público.',
            'Produtos sujeitos à vigilância sanitária: só podem ser oferecidos se ' +
              'regularizados, com as indicações aprovadas.',
            'Médicos: Resolução CFM 2.336/2023. Farmacêuticos, enfermeiros, ' +
              'cirurgiões-dentistas, biomédicos e demais profissionais: código de ética e ' +
              'normas do respectivo conselho, com nome e número de inscrição quando exigidos.',
            'Nada de promessa de resultado, de cura ou de prazo de deferimento por ' +
              'autoridade. Nada de imagem de paciente, de sensacionalismo ou de comparação ' +
              'depreciativa.',
            'Preços e condições, quando informados, devem ser claros e cumpridos (Código de ' +
              'Defesa do Consumidor, arts. 30, 31 e 37).',
          ],
        ],
      },
      {
        heading: 'Nenhuma vantagem indevida',
        body: [
          'É proibido usar o Marketplace em Saúde para oferecer, prometer, pedir ou aceitar ' +
            'vantagem em troca de compra, prescrição, indicação ou credenciamento. Isso inclui:',
          [
            'Comissão, rebate, brinde de valor, viagem ou pagamento a profissional de saúde, ' +
              'comprador ou gestor para escolher um produto, material ou serviço, inclusive ' +
              'órteses, próteses e materiais especiais (OPME).',
            'Pagamento a agente público para obter licença, registro, inspeção favorável ou ' +
              'vitória em licitação (Lei 12.846/2013, Lei 14.133/2021 e Código Penal).',
            'Combinação de preços ou divisão de clientes entre concorrentes (Lei 12.529/2011).',
            'Contratos simulados de consultoria, palestra ou pesquisa para esconder pagamento.',
          ],
          'A indicação de fornecedores feita pelo nosso formulário é gratuita e voluntária. ' +
            'Ninguém recebe por indicar, e ninguém deve cobrar por isso. Relações legítimas com ' +
            'profissionais de saúde devem ter contrato, finalidade real e valor de mercado, e ' +
            'ser declaradas quando a lei ou o empregador exigir.',
        ],
      },
      {
        heading: 'Como nós ganhamos dinheiro',
        body: [
          'Nossa receita vem das assinaturas dos fornecedores, com preços iguais e públicos. ' +
            'Não recebemos comissão sobre negócios fechados nem cobramos de quem procura.',
          'O plano influencia o destaque: fornecedores dos planos Profissional e Corporativo ' +
            'aparecem primeiro na página inicial, depois os do Básico e os do Grátis. O plano ' +
            'aparece como selo em cada cartão, para que o comprador saiba disso. Plano pago não ' +
            'é atestado de qualidade, e nenhum pagamento muda licenças, denúncias ou decisões ' +
            'de moderação.',
        ],
      },
      {
        heading: 'Respeito e uso correto',
        body: [
          [
            'Trate com respeito quem está do outro lado. Não aceitamos discriminação, assédio ' +
              'ou ameaça.',
            'Não use os contatos recebidos para envio em massa.',
            'Não colete dados do diretório de forma automática, não crie cliques falsos e não ' +
              'se cadastre em nome de outra pessoa.',
            'Não ofereça produto sem registro, falsificado, roubado, vencido ou de venda ' +
              'proibida a distância.',
            'Não exponha pacientes: nenhum dado, foto ou caso identificável.',
          ],
        ],
      },
      {
        heading: 'Denunciar',
        body: [
          'Cada página de fornecedor tem o botão Denunciar. Escolha o motivo (dados ' +
            'incorretos, licença ou certificado duvidoso, não existe ou não atende, conteúdo ' +
            'impróprio ou outro) e conte o que aconteceu. Você não precisa ter conta; o e-mail ' +
            'é opcional. O fornecedor não fica sabendo quem denunciou, e não toleramos ' +
            'retaliação. Denúncias sobre a nossa equipe podem ir direto para ' +
            `${provider.email}.`,
          'O que fazemos com a denúncia:',
          [
            'Lemos todas e registramos o recebimento.',
            'Ouvimos o fornecedor e pedimos documentos, salvo quando o aviso possa causar ' +
              'dano ou destruir provas.',
            'Conforme a gravidade, pedimos correção, ocultamos o conteúdo, suspendemos ou ' +
              'encerramos o perfil. Em caso de risco ao paciente, suspendemos primeiro e ' +
              'apuramos depois.',
            'Informamos o motivo ao fornecedor, que pode pedir revisão por outra pessoa da ' +
              'equipe, com novos documentos.',
            'Comunicamos à vigilância sanitária, ao conselho profissional ou a outra ' +
              'autoridade quando houver indício de infração ou crime.',
          ],
          'Denúncia feita de má-fé, para prejudicar concorrente, também é violação destas regras.',
        ],
      },
      {
        heading: 'Nossa equipe e contato',
        body: [
          'A equipe não aceita presentes de fornecedores, declara conflitos de interesse e ' +
            'não decide sobre denúncia que envolva pessoa próxima. O acesso administrativo é ' +
            'individual, e cada mudança fica registrada. Estas regras são revistas ao menos ' +
            'uma vez por ano.',
          `Responsável: ${provider.name}, CNPJ ${provider.cnpj}, ${provider.address} ` +
            `(dados de demonstração). Dúvidas sobre conduta: ${provider.email}.`,
        ],
      },
    ],
  },
  termos: {
    title: 'Termos de Uso',
    summary:
      'As regras para usar o diretório, manter um perfil, assinar, renovar e cancelar um plano.',
    updatedAt: policyVersions.termos,
    sections: [
      {
        heading: 'Aceitação e identificação',
        body: [
          `Estes termos regem o uso do Marketplace em Saúde, oferecido por ${provider.name}, ` +
            `CNPJ ${provider.cnpj}, com endereço em ${provider.address} e e-mail ` +
            `${provider.email}. Os dados de identificação são de demonstração. Ao criar uma ` +
            'conta, enviar um pedido de contato ou contratar um plano, você declara que leu e ' +
            'aceita estes termos, a Política de Privacidade e as regras de Ética e Compliance.',
          'Ao criar uma conta, você declara ter 18 anos ou mais. Quem cadastra uma empresa ' +
            'declara ter poderes para representá-la.',
        ],
      },
      {
        heading: 'O que o serviço é, e o que não é',
        body: [
          'O Marketplace em Saúde é um diretório que aproxima fornecedores e compradores do ' +
            'setor de saúde. Visitantes buscam, conversam com a assistente, indicam ' +
            'fornecedores e pedem contato sem pagar nada.',
          'Não vendemos os produtos e serviços anunciados, não recebemos pagamentos entre as ' +
            'partes e não participamos da negociação, da entrega nem da garantia. O contrato é ' +
            'feito entre comprador e fornecedor, e cada um responde pelo que combinou. O ' +
            'serviço não presta assistência à saúde: em emergência, ligue 192 (SAMU).',
        ],
      },
      {
        heading: 'Conta e segurança',
        body: [
          [
            'Os dados do cadastro devem ser verdadeiros e atuais. O e-mail é confirmado por ' +
              'um código de seis dígitos, válido por dez minutos.',
            'Cada pessoa tem uma conta. A senha é pessoal: tem ao menos oito caracteres, com ' +
              'letra minúscula, maiúscula, número e caractere especial, e recomendamos trocá-la ' +
              'a cada 12 meses.',
            'Avise-nos logo se suspeitar de uso indevido. Trocar a senha encerra as sessões ' +
              'abertas.',
            'CPF, CNPJ e endereço não são alterados pela própria página; peça a correção pelo ' +
              'e-mail acima.',
          ],
        ],
      },
      {
        heading: 'Perfil do fornecedor e destaque',
        body: [
          'O fornecedor responde pelo que publica e garante ter direito sobre textos, marcas ' +
            'e imagens. Ele nos autoriza, sem exclusividade e enquanto o perfil existir, a ' +
            'mostrar esse conteúdo no diretório e a divulgá-lo em buscadores. Licenças e ' +
            'certificados são declarados pelo fornecedor e devem ser verdadeiros.',
          'A ordem de exibição depende do plano (Profissional e Corporativo, depois Básico, ' +
            'depois Grátis) e, dentro dele, da relevância para a busca. A tela de resultados ' +
            'lista os planos Básico e Grátis e informa quantos fornecedores Profissional e ' +
            'Corporativo também atendem à busca.',
        ],
      },
      {
        heading: 'Pedidos de contato, indicações e chat',
        body: [
          'Ao pedir contato, você autoriza o envio do seu nome, e-mail e telefone ao ' +
            'fornecedor escolhido e passa a ver o e-mail, o site e o LinkedIn dele, o telefone ' +
            'da empresa, quando informado, e, nos planos Profissional e Corporativo, o link ' +
            'para o WhatsApp. O fornecedor usa os dados apenas para responder.',
          'Ao indicar um fornecedor, você declara que a pessoa indicada não se oporia ao ' +
            'convite. Cada e-mail pode ser indicado uma só vez.',
          'A assistente responde de forma automática com base no diretório e pode errar. ' +
            'Confirme informações importantes com o fornecedor. Você pode pedir um atendente. ' +
            'As conversas são guardadas por 180 dias. Não envie dados de pacientes.',
        ],
      },
      {
        heading: 'Planos e preços',
        body: [
          'Os planos são:',
          [
            'Grátis: sem custo, para freelancers e empresas. Cadastro, contato básico, link ' +
              'para site ou LinkedIn e descrição sem limite de tamanho.',
            'Básico: R$ 50 por mês ou R$ 600 por ano, para freelancers e empresas. Acrescenta ' +
              'foto ou logotipo, licenças e certificados, painel de estatísticas de visitas e ' +
              'palavras-chave mais buscadas.',
            'Profissional: R$ 100 por mês ou R$ 1.200 por ano, só para freelancers. ' +
              'Acrescenta página exclusiva e link para WhatsApp e, em breve, link para ' +
              'avaliações do perfil e banco de negócios para freelancers.',
            'Corporativo: R$ 200 por mês ou R$ 2.400 por ano, só para empresas. Acrescenta ' +
              'ao Básico página exclusiva da empresa, link para WhatsApp e atendimento ' +
              'prioritário e, em breve, link para avaliações do perfil e banco de negócios ' +
              'para empresas.',
          ],
          'O que está marcado como em breve ainda não existe: não entra no que o preço de ' +
            'hoje paga, e não há data prometida.',
          'Antes de concluir, você vê um resumo com o plano, o valor e o período. O ' +
            'pagamento é feito na página da Stripe. O plano pago só passa a valer quando a ' +
            'Stripe confirma o pagamento; até lá, a conta fica no Grátis. Assinar um plano não ' +
            'garante contatos, vendas ou posição fixa.',
        ],
      },
      {
        heading: 'Renovação, falta de pagamento e mudança de preço',
        body: [
          'A assinatura se renova automaticamente ao fim de cada mês ou ano, pelo preço ' +
            'vigente, até ser cancelada. A data da próxima cobrança aparece em Minha assinatura.',
          'Se a cobrança da renovação falhar, o plano continua por sete dias, para que você ' +
            'regularize o pagamento, e a Stripe pode tentar de novo nesse prazo. Sem ' +
            'pagamento, a conta volta depois disso ao plano Grátis: o perfil continua no ar, e ' +
            'os recursos pagos ficam indisponíveis.',
          'Mudanças de preço são avisadas por e-mail com pelo menos 30 dias de antecedência e ' +
            'só valem a partir da renovação seguinte, de modo que você possa cancelar antes.',
        ],
      },
      {
        heading: 'Cancelamento e direito de arrependimento',
        body: [
          'Você pode cancelar quando quiser, em Minha assinatura ou pelo e-mail ' +
            `${provider.email}, sem multa. O plano continua até o fim do período já pago e ` +
            'depois a conta passa ao Grátis. Salvo arrependimento, erro nosso ou exigência ' +
            'legal, o período em curso não é devolvido.',
          'Nos sete dias seguintes à contratação de um plano pago, você pode desistir sem ' +
            'explicar o motivo e receber de volta tudo o que pagou (Código de Defesa do ' +
            'Consumidor, art. 49, e Decreto 7.962/2013). Estendemos esse prazo a todo ' +
            'assinante, pessoa física ou jurídica. Basta pedir pelos mesmos meios da ' +
            'contratação ou por e-mail; confirmamos o recebimento de imediato e pedimos o ' +
            'estorno à Stripe. O prazo para o valor aparecer depende do meio de pagamento.',
        ],
      },
      {
        heading: 'O que não é permitido',
        body: [
          [
            'Publicar informação falsa, licença inexistente ou produto irregular perante a ' +
              'vigilância sanitária.',
            'Oferecer ou pedir vantagem indevida em troca de compra, prescrição ou indicação.',
            'Usar dados de contato para fins diferentes do pedido.',
            'Copiar o diretório por meios automáticos, simular acessos, burlar limites ou ' +
              'testar a segurança sem autorização.',
            'Publicar dados de pacientes ou conteúdo ofensivo, discriminatório ou que viole ' +
              'direito de terceiros.',
          ],
        ],
      },
      {
        heading: 'Denúncias, moderação e suspensão',
        body: [
          'Qualquer pessoa pode usar o botão Denunciar. Analisamos as denúncias e, conforme a ' +
            'gravidade, podemos pedir correção, ocultar conteúdo, suspender ou encerrar a ' +
            'conta, com aviso do motivo e direito a pedir revisão. Em caso de risco ao ' +
            'paciente, fraude ou ordem de autoridade, a medida pode ser imediata. Se ' +
            'encerrarmos a conta sem culpa sua, devolvemos a parte não usada do período pago.',
        ],
      },
      {
        heading: 'Responsabilidade',
        body: [
          'Respondemos pelo funcionamento do nosso serviço, nos termos da lei. Não ' +
            'respondemos por produtos, serviços, documentos e condutas dos fornecedores, nem ' +
            'por sites de terceiros, sem prejuízo dos deveres que a lei impõe a provedores de ' +
            'aplicação. Podemos interromper o serviço para manutenção e procuramos avisar ' +
            'antes. Nada nestes termos afasta direitos do consumidor.',
        ],
      },
      {
        heading: 'Mudanças, lei aplicável e foro',
        body: [
          'Mudanças relevantes nestes termos são avisadas por e-mail e na página com 30 dias ' +
            'de antecedência. Quem não concordar pode encerrar a conta. Aplica-se a lei ' +
            'brasileira. O consumidor pode propor ação no foro do seu domicílio; nos demais ' +
            'casos, fica eleito o foro da comarca de São Paulo, SP. Antes disso, escreva para ' +
            `${provider.email}: a maioria das questões se resolve com uma conversa.`,
        ],
      },
    ],
  },
}
