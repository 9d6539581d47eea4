import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorTable } from 'contract/errors'
import pt from './pt.json' with { type: 'json' }

/** Every text that the specification gives, letter by letter. Where it is shown, journeys check. */
const texts = {
  'login and recovery': [
    [
      'Acessar',
      'OU',
      'Email ou senha inválidos.',
      'Confirma',
      'Voltar',
      'Confirmação de identidade',
    ],
    ['Alteração de senha', 'Verifique sua caixa de email', 'Aguarde ...', 'Entrar', 'Home'],
  ],
  'sign-up': [
    ['Que tipo de usuário deseja cadastrar?', 'Empresa não cadastrada', 'Empresa Cadastrada'],
    ['Freelancer', 'Próximo', 'Primeiro passo', 'Quarto passo', 'Continuar', 'Atenção'],
    ['Selecione uma opção antes de prosseguir.', 'Vamos Começar?', 'Novo codigo', 'Validar'],
    ['Por favor, preencha todos os campos obrigatórios.', 'Por favor, insira um e-mail válido.'],
    ['Por favor, insira um estado válido (Ex: SP).', 'Por favor, selecione uma cidade.'],
    ['As senhas não coincidem', 'A senha deve ter no mínimo 8 caracteres', 'Sucesso'],
    ['A senha deve conter pelo menos uma letra minúscula', 'Finalizar', 'Erro'],
    ['A senha deve conter pelo menos uma letra maiúscula'],
    ['A senha deve conter pelo menos um número', 'Usuário criado com sucesso'],
    ['A senha deve conter pelo menos um caractere especial'],
    ['Você precisa aceitar os Termos de Uso e a Política de Privacidade para continuar.'],
    ['Por favor, preencha todos os campos obrigatórios antes de continuar.'],
    ['Por favor, insira um CPF válido no formato 000.000.000-00.'],
    ['Por favor, digite seu código abaixo.', 'Parabéns, você concluiu seu cadastro!'],
    [
      'Erro desconhecido. Verifique os dados enviados.',
      'Procurar documentos',
      'Recente',
      'Mais velho',
    ],
  ],
  directory: [
    ['Marketplace em Saúde', 'Saiba mais', 'Buscar fornecedores', 'Fazer busca', 'Indique'],
    ['Você gostaria de falar com um atendente ou prefere realizar a busca convencional?'],
    [
      'Falar com atendente',
      'Cadastrar',
      'Encontre seu fornecedor!',
      'Filtro',
      'Empresa',
      'Autônomo',
    ],
    ['Nenhum fornecedor no plano PRO ou CORP.', 'Nenhum fornecedor no plano básico.', 'Ambos'],
    ['Nenhum fornecedor no plano free.', 'Categoria', 'Nome Fantasia', 'Estado', 'Cidade'],
    ['Fechar', 'Pesquisar', 'Por favor, insira os dados do indicado', 'Indicar', 'Veja mais'],
    ['Resultados encontrados', 'Nenhum resultado encontrado', 'Redefinir Filtros', 'Ver Contato'],
    ['Não encontramos nenhuma empresa que atenda aos seus filtros.', 'Preencha seus dados'],
    ['Você precisa aceitar os termos de uso.', 'Erro ao enviar seus dados. Tente novamente.'],
    [
      'Recebemos sua indicação e, em breve, entraremos em contato com a pessoa indicada.',
      'sucesso',
    ],
    ['Ops!', 'Este e-mail já foi indicado anteriormente!'],
  ],
  chat: [['Digite aqui a sua mensagem', 'Enviar']],
  dashboard: [
    ['Trocar foto', 'Sair', 'Painel inicial', 'Trocar Foto', 'Minha assinatura', 'Hoje', 'Semana'],
    ['Mês', 'Ano', 'Carregando dashboard...', 'Relatório de Acessos', 'Filtros', 'Todos', 'Todas'],
    ['Dia', 'Aplicar Filtros', 'Limpar Filtros', 'Aplicando...', 'Data', 'Termo', 'Acessos'],
    ['Nenhum dado disponível para os filtros selecionados', 'Nenhum termo de busca disponível'],
    ['Nenhuma cidade disponível', 'Dados insuficientes para exibir este gráfico'],
    ['Tentar novamente', 'Erro ao carregar dados resumidos: {message}'],
    ['Erro ao carregar dados detalhados: {message}', 'Dados atualizados com sucesso!'],
    ['Ocorreu um erro ao salvar os dados.', 'Erro ao salvar dados. Tente novamente.'],
    ['Usuário não encontrado.', 'Confirmar', 'Cancelar', 'Nome não informado'],
    ['E-mail não informado', 'Nenhuma descrição disponível', 'Sua Assinatura', 'Alterar Plano'],
    ['Como você deseja se registrar?', 'Freelancer / Autônomo', 'Grátis', 'Básico'],
    ['Profissional', 'Corporativo'],
  ],
  administration: [
    ['Freelancers', 'Empresas', 'Indicações', 'Palavras chave', 'Ações', 'Anterior', 'Dono'],
    ['Ativo', 'Inativo', 'Ativa', 'Inativa', 'Indicador', 'E-mail do indicado'],
    ['Mostrar', 'Registros por página', 'Mostrando {shown} de {total} Registro'],
    // The specification types 'Editar pagina' and 'Editar pagína'.
    ['Editar página', 'aguardando', 'contactado'],
    ['Telefone do indicado', 'Nome do indicado', 'Regulação Sanitária', 'Regulação Ambiental'],
    ['Consultoria Farmacêutica', 'Treinamentos', 'Validações e Qualificações'],
    ['Marketing e Desenvolvimento', 'Auditorias e Compliance', 'Marketplace e Fornecedores'],
  ],
}

function valuesOf(value: object): string[] {
  return Object.values(value).flatMap((part: unknown) =>
    typeof part === 'string' ? [part] : part && typeof part === 'object' ? valuesOf(part) : [],
  )
}

/** Rules of the contract carry their texts as literals. */
function literalsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.ts$/.test(name) && !name.includes('.test.'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/'[^'\n]+'/g) ?? [])
    .map((literal) => literal.slice(1, -1))
}

const ours = new Set([
  ...valuesOf(pt),
  ...valuesOf(errorTable),
  ...literalsOf(join(import.meta.dirname, '../../../contract/src/rules')),
])

test.each(Object.entries(texts))('the texts of the specification: %s', (_, rows) => {
  expect(rows.flat().filter((text) => !ours.has(text))).toEqual([])
})
