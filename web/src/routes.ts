import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product. Matching ignores case, so /Login is /login. */
export default [
  index('./pages/login.tsx', { id: 'login-at-root' }),
  route('login', './pages/login.tsx'),
  route('login/:provider', './pages/login-return.tsx'),
  route('convite', './pages/invite.tsx'),

  layout('./layout/public-layout.tsx', [
    route('landing', './pages/landing/page.tsx'),
    route('filters', './pages/results/page.tsx'),
    route('landing/filters', './pages/results/page.tsx', { id: 'results-below-landing' }),
    route('fornecedores/:slug', './pages/supplier/page.tsx'),
    route('lista', './pages/shortlist.tsx'),
    route('pedir-contato', './pages/ask-contact.tsx'),
    route('politicas/:policy', './pages/policy.tsx'),
    route('meus-dados', './pages/my-data.tsx'),
    route('avaliar/:slug', './pages/review.tsx'),
    route('resumo-semanal', './pages/weekly-summary.tsx'),
    route('nao-quero-contato', './pages/no-contact.tsx'),
    route('termos', './pages/policy.tsx', { id: 'terms' }),
    route('planos', './pages/plans.tsx'),
    route('chatbot', './pages/chatbot.tsx'),
    route('recoverpassword', './pages/recover-password.tsx'),
    route('registerEnterprise', './pages/signup-type.tsx'),
    route('CompanyNotRegistered', './pages/signup-owner.tsx'),
    route('RegisteredCompany', './pages/signup-simple.tsx'),
    route('RegisteredCompanyStepEnterprise', './pages/signup-company.tsx'),
    route('RegisterFreelancer', './pages/signup-freelancer.tsx'),
    route('*', './pages/not-found.tsx'),
  ]),

  layout('./layout/account-layout.tsx', [
    route('alterplan', './pages/change-plan.tsx'),
    layout('./layout/dashboard-layout.tsx', [
      route('painel', './pages/painel.tsx'),
      ...prefix('marketplaceDash', [
        index('./pages/dashboard/home.tsx'),
        route('editar', './pages/dashboard/edit.tsx'),
        route('foto', './pages/dashboard/photo.tsx'),
        route('pedidos', './pages/dashboard/leads.tsx'),
        route('avaliacoes', './pages/dashboard/reviews.tsx'),
        route('conta', './pages/dashboard/account.tsx'),
        route('meus-dados', './pages/dashboard/my-data.tsx'),
        route('assinatura', './pages/dashboard/subscription.tsx'),
        layout('./layout/admin-layout.tsx', [
          route('freelancers', './pages/dashboard/freelancers.tsx'),
          route('empresas', './pages/dashboard/companies.tsx'),
          route('indicacoes', './pages/dashboard/referrals.tsx'),
          route('atendimentos', './pages/dashboard/attendances.tsx'),
          route('mensagens', './pages/dashboard/inbox.tsx'),
          route('contatos', './pages/dashboard/contacts.tsx'),
          route('palavras-chave', './pages/dashboard/keywords.tsx'),
          route('moderar-avaliacoes', './pages/dashboard/review-queue.tsx'),
          route('denuncias', './pages/dashboard/reports.tsx'),
          route('pedidos-de-dados', './pages/dashboard/data-requests.tsx'),
          route('auditoria', './pages/dashboard/audit.tsx'),
        ]),
      ]),
    ]),
  ]),

  route('sandbox/checkout/:id', './pages/sandbox-checkout.tsx'),
  route('sandbox/portal/:id', './pages/sandbox-portal.tsx'),
  route('sandbox/entrar/:id', './pages/sandbox-sign-in.tsx'),
  route('dev/mail', './pages/dev-mail.tsx'),
  route('em-construcao', './pages/under-construction.tsx'),
] satisfies RouteConfig
