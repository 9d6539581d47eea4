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
} from '@tabler/icons-react'
import type { LoginInfo } from 'contract/session'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useDeskNews } from '../model/desk-news.ts'
import { useLeadNews } from '../model/lead-news.ts'
import { useNeedNews } from '../model/need-news.ts'
import { isAdmin, isFreePlan, useSession } from '../model/session.ts'
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

type MenuEntry = { key: MenuKey; to: string; icon: ReactNode; shown(info: LoginInfo): boolean }

const isSupplier = (info: LoginInfo) => !isAdmin(info)
const everyone = () => true

/** What each person finds in the sidebar: the specification's entries by permission, and ours beside them. */
const entries: readonly MenuEntry[] = [
  { key: 'home', to: urls.dashboard, icon: <IconChartBar size={20} />, shown: everyone },
  {
    key: 'freelancers',
    to: urls.dashboardSection('freelancers'),
    icon: <IconUsers size={20} />,
    shown: isAdmin,
  },
  {
    key: 'companies',
    to: urls.dashboardSection('empresas'),
    icon: <IconBuildingHospital size={20} />,
    shown: isAdmin,
  },
  {
    key: 'referrals',
    to: urls.dashboardSection('indicacoes'),
    icon: <IconThumbUp size={20} />,
    shown: isAdmin,
  },
  {
    key: 'attendances',
    to: urls.dashboardSection('atendimentos'),
    icon: <IconMessages size={20} />,
    shown: isAdmin,
  },
  {
    key: 'inbox',
    to: urls.dashboardSection('mensagens'),
    icon: <IconInbox size={20} />,
    shown: isAdmin,
  },
  {
    key: 'keywords',
    to: urls.dashboardSection('palavras-chave'),
    icon: <IconTags size={20} />,
    shown: isAdmin,
  },
  {
    key: 'searches',
    to: urls.dashboardSection('buscas'),
    icon: <IconListSearch size={20} />,
    shown: isAdmin,
  },
  {
    key: 'contacts',
    to: urls.dashboardSection('contatos'),
    icon: <IconAddressBook size={20} />,
    shown: isAdmin,
  },
  {
    key: 'needQueue',
    to: urls.dashboardSection('demandas'),
    icon: <IconBriefcase size={20} />,
    shown: isAdmin,
  },
  {
    key: 'reports',
    to: urls.dashboardSection('denuncias'),
    icon: <IconFlag size={20} />,
    shown: isAdmin,
  },
  {
    key: 'reviewQueue',
    to: urls.dashboardSection('moderar-avaliacoes'),
    icon: <IconStar size={20} />,
    shown: isAdmin,
  },
  {
    key: 'dataRequests',
    to: urls.dashboardSection('pedidos-de-dados'),
    icon: <IconShieldQuestion size={20} />,
    shown: isAdmin,
  },
  {
    key: 'audit',
    to: urls.dashboardSection('auditoria'),
    icon: <IconHistory size={20} />,
    shown: isAdmin,
  },
  {
    key: 'leads',
    to: urls.dashboardSection('pedidos'),
    icon: <IconAddressBook size={20} />,
    shown: isSupplier,
  },
  {
    key: 'needs',
    to: urls.dashboardSection('banco-de-negocios'),
    icon: <IconBriefcase size={20} />,
    shown: isSupplier,
  },
  {
    key: 'reviews',
    to: urls.dashboardSection('avaliacoes'),
    icon: <IconStar size={20} />,
    shown: isSupplier,
  },
  {
    key: 'keywords',
    to: urls.dashboardSection('palavras-chave'),
    icon: <IconTags size={20} />,
    shown: isSupplier,
  },
  {
    key: 'edit',
    to: urls.dashboardSection('editar'),
    icon: <IconPencil size={20} />,
    shown: everyone,
  },
  {
    key: 'page',
    to: urls.dashboardSection('pagina'),
    icon: <IconLayout size={20} />,
    shown: isSupplier,
  },
  {
    key: 'photo',
    to: urls.dashboardSection('foto'),
    icon: <IconCamera size={20} />,
    shown: (info) => isAdmin(info) || (isSupplier(info) && !isFreePlan(info)),
  },
  {
    key: 'subscription',
    to: urls.dashboardSection('assinatura'),
    icon: <IconCreditCard size={20} />,
    shown: everyone,
  },
  {
    key: 'account',
    to: urls.dashboardSection('conta'),
    icon: <IconUserCircle size={20} />,
    shown: everyone,
  },
  {
    key: 'myData',
    to: urls.dashboardSection('meus-dados'),
    icon: <IconShieldLock size={20} />,
    shown: everyone,
  },
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
          .map(({ key, to, icon }) => {
            const active = here === to.toLowerCase() || (key === 'home' && here === urls.panel)
            return (
              <NavLink
                key={key}
                component={Link}
                to={to}
                active={active}
                aria-current={active ? 'page' : undefined}
                label={m.dashboard_menuItem({ page: key })}
                leftSection={icon}
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
  const { waiting, unread, messages } = useDeskNews()
  const counts: Partial<Record<MenuKey, number>> = {
    attendances: waiting + unread,
    inbox: messages,
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
