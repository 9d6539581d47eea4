import { Badge, NavLink, Stack, Text, VisuallyHidden } from '@mantine/core'
import {
  IconAddressBook,
  IconBriefcase,
  IconBuildingHospital,
  IconCamera,
  IconChartBar,
  IconCreditCard,
  IconFlag,
  IconHistory,
  IconInbox,
  IconLayout,
  IconListSearch,
  IconMessages,
  IconPencil,
  IconShieldLock,
  IconShieldQuestion,
  IconStar,
  IconTags,
  IconThumbUp,
  IconUserCircle,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LoginInfo } from 'contract/session'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useDeskNews } from '../model/desk-news.ts'
import { isAdmin, isFreePlan, useSession } from '../model/session.ts'
import { useLeadNews, useNeedNews } from '../model/supplier-news.ts'
import { urls } from 'contract/urls'
import classes from './dashboard-layout.module.css'

type MenuKey =
  | 'home'
  | 'freelancers'
  | 'companies'
  | 'referrals'
  | 'attendances'
  | 'inbox'
  | 'keywords'
  | 'searches'
  | 'contacts'
  | 'leads'
  | 'needs'
  | 'needQueue'
  | 'reviews'
  | 'reviewQueue'
  | 'reports'
  | 'dataRequests'
  | 'audit'
  | 'edit'
  | 'page'
  | 'photo'
  | 'subscription'
  | 'account'
  | 'myData'

type MenuEntry = { key: MenuKey; to: string; Icon: TablerIcon; shown(info: LoginInfo): boolean }

const isSupplier = (info: LoginInfo) => !isAdmin(info)
const everyone = () => true
const section = urls.dashboardSection

/** What each person finds in the sidebar: the specification's entries by permission, and ours beside them. */
const entries: readonly MenuEntry[] = [
  { key: 'home', to: urls.dashboard, Icon: IconChartBar, shown: everyone },
  { key: 'freelancers', to: section('freelancers'), Icon: IconUsers, shown: isAdmin },
  { key: 'companies', to: section('empresas'), Icon: IconBuildingHospital, shown: isAdmin },
  { key: 'referrals', to: section('indicacoes'), Icon: IconThumbUp, shown: isAdmin },
  { key: 'attendances', to: section('atendimentos'), Icon: IconMessages, shown: isAdmin },
  { key: 'inbox', to: section('mensagens'), Icon: IconInbox, shown: isAdmin },
  { key: 'keywords', to: section('palavras-chave'), Icon: IconTags, shown: isAdmin },
  { key: 'searches', to: section('buscas'), Icon: IconListSearch, shown: isAdmin },
  { key: 'contacts', to: section('contatos'), Icon: IconAddressBook, shown: isAdmin },
  { key: 'needQueue', to: section('demandas'), Icon: IconBriefcase, shown: isAdmin },
  { key: 'reports', to: section('denuncias'), Icon: IconFlag, shown: isAdmin },
  { key: 'reviewQueue', to: section('moderar-avaliacoes'), Icon: IconStar, shown: isAdmin },
  {
    key: 'dataRequests',
    to: section('pedidos-de-dados'),
    Icon: IconShieldQuestion,
    shown: isAdmin,
  },
  { key: 'audit', to: section('auditoria'), Icon: IconHistory, shown: isAdmin },
  { key: 'leads', to: section('pedidos'), Icon: IconAddressBook, shown: isSupplier },
  { key: 'needs', to: section('banco-de-negocios'), Icon: IconBriefcase, shown: isSupplier },
  { key: 'reviews', to: section('avaliacoes'), Icon: IconStar, shown: isSupplier },
  { key: 'keywords', to: section('palavras-chave'), Icon: IconTags, shown: isSupplier },
  { key: 'edit', to: section('editar'), Icon: IconPencil, shown: everyone },
  { key: 'page', to: section('pagina'), Icon: IconLayout, shown: isSupplier },
  {
    key: 'photo',
    to: section('foto'),
    Icon: IconCamera,
    shown: (info) => isAdmin(info) || (isSupplier(info) && !isFreePlan(info)),
  },
  { key: 'subscription', to: section('assinatura'), Icon: IconCreditCard, shown: everyone },
  { key: 'account', to: section('conta'), Icon: IconUserCircle, shown: everyone },
  { key: 'myData', to: section('meus-dados'), Icon: IconShieldLock, shown: everyone },
]

export function DashboardMenu({ onNavigate }: { onNavigate?: () => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const here = pathname.toLowerCase().replace(/\/$/, '')
  return (
    <>
      <Who />
      <Stack component="nav" gap={4} aria-label={m.dashboard_menu()} onClick={onNavigate}>
        {entries
          .filter((entry) => entry.shown(session))
          .map(({ key, to, Icon }) => {
            const active = here === to.toLowerCase() || (key === 'home' && here === urls.panel)
            return (
              <NavLink
                key={key}
                component={Link}
                to={to}
                active={active}
                aria-current={active ? 'page' : undefined}
                label={m.dashboard_menuItem({ page: key })}
                leftSection={<Icon size={20} />}
                rightSection={<News of={key} />}
              />
            )
          })}
      </Stack>
    </>
  )
}

/** How much waits behind an entry. */
function News({ of }: { of: MenuKey }) {
  const { waiting, unread, messages, reviews, reports, requests } = useDeskNews()
  const counts: Partial<Record<MenuKey, number>> = {
    attendances: waiting + unread,
    inbox: messages,
    reviewQueue: reviews,
    reports,
    dataRequests: requests,
    leads: useLeadNews(),
    needs: useNeedNews(),
  }
  const count = counts[of] ?? 0
  if (count === 0) return null
  return (
    <Badge color="coral" variant="filled">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{m.dashboard_news({ count })}</VisuallyHidden>
    </Badge>
  )
}

function Who() {
  const { user, empresa } = useSession()
  if (!user) return null
  return (
    <div className={classes.who}>
      {empresa && (
        <Text fw={700} lineClamp={2}>
          {empresa.nome_fantasia}
        </Text>
      )}
      <Text fw={empresa ? 500 : 600} lineClamp={2}>
        {user.nome}
      </Text>
      <Text c="dimmed" size="sm" truncate>
        {user.email}
      </Text>
    </div>
  )
}
