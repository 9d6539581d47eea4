import { Anchor, Badge, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import {
  IconCircleCheck,
  IconCreditCardOff,
  IconFlag,
  IconInbox,
  IconMessages,
  IconSearchOff,
  IconShieldQuestion,
  IconStar,
  IconThumbUp,
} from '@tabler/icons-react'
import type { Overview } from 'contract/overview'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useDeskNews } from '../../model/desk-news.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from 'contract/urls'

type Task = {
  key: string
  count: number
  icon: ReactNode
  title: string
  text?: ReactNode
  to: string
  /** Somebody is waiting, or a term of the law has run out. */
  isUrgent?: boolean
}

/** What needs a person today, the most urgent first; what needs nobody is not in the way. */
export function ToDo({ waiting }: { waiting: Overview['waiting'] }) {
  const desk = useDeskNews()
  const section = urls.dashboardSection
  const onlyFreelancers = waiting.unpaid.every(({ kind }) => kind === 'Freelancer')
  const tasks: Task[] = [
    {
      key: 'visitors',
      count: desk.waiting,
      icon: <IconMessages size={20} />,
      title: m.overview_waitingVisitors(),
      to: section('atendimentos'),
      isUrgent: true,
    },
    {
      key: 'requests',
      count: waiting.dataRequests,
      icon: <IconShieldQuestion size={20} />,
      title: m.overview_openRequests(),
      ...(waiting.overdueRequests > 0 && {
        text: m.overview_overdueRequests({ count: waiting.overdueRequests }),
        isUrgent: true,
      }),
      to: section('pedidos-de-dados'),
    },
    {
      key: 'reports',
      count: waiting.reports,
      icon: <IconFlag size={20} />,
      title: m.overview_openReports(),
      to: section('denuncias'),
    },
    {
      key: 'reviews',
      count: waiting.reviews,
      icon: <IconStar size={20} />,
      title: m.overview_openReviews(),
      to: section('moderar-avaliacoes'),
    },
    {
      key: 'messages',
      count: desk.messages,
      icon: <IconInbox size={20} />,
      title: m.overview_newMessages(),
      to: section('mensagens'),
    },
    {
      key: 'payments',
      count: waiting.failedPayments,
      icon: <IconCreditCardOff size={20} />,
      title: m.overview_failedPayments(),
      text: <Unpaid suppliers={waiting.unpaid} />,
      to: section(onlyFreelancers ? 'freelancers' : 'empresas'),
    },
    {
      key: 'searches',
      count: waiting.poorSearches,
      icon: <IconSearchOff size={20} />,
      title: m.overview_poorSearches(),
      text: m.overview_poorSearchesText(),
      to: section('buscas'),
    },
    {
      key: 'referrals',
      count: waiting.referrals,
      icon: <IconThumbUp size={20} />,
      title: m.overview_waitingReferrals(),
      to: `${section('indicacoes')}?status=aguardando`,
    },
  ]
  const open = tasks.filter(({ count }) => count > 0)
  const urgentFirst = open.toSorted((a, b) => Number(b.isUrgent ?? 0) - Number(a.isUrgent ?? 0))
  return (
    <Card component="section" aria-label={m.overview_toDo()}>
      <Title order={2} size="h3" mb="sm">
        {m.overview_toDo()}
      </Title>
      {open.length === 0 && (
        <Group gap="sm">
          <ThemeIcon variant="light" color="green" aria-hidden>
            <IconCircleCheck size={20} />
          </ThemeIcon>
          <Text>{m.overview_allDone()}</Text>
        </Group>
      )}
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {urgentFirst.map(({ key, ...task }) => (
          <TaskRow key={key} {...task} />
        ))}
      </Stack>
    </Card>
  )
}

function TaskRow({ icon, title, text, count, to, isUrgent }: Omit<Task, 'key'>) {
  const { number } = useFormat()
  return (
    <Group
      component="li"
      gap="sm"
      py="sm"
      wrap="nowrap"
      align="center"
      style={{ borderTop: '1px solid var(--app-hairline)' }}
    >
      <ThemeIcon variant="light" color={isUrgent ? 'coral' : 'petrol'} aria-hidden>
        {icon}
      </ThemeIcon>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Anchor component={Link} to={to} fw={600}>
          {title}
        </Anchor>
        {text && (
          <Text size="sm" c="dimmed" component="div">
            {text}
          </Text>
        )}
      </div>
      <Badge size="lg" variant="light" color={isUrgent ? 'coral' : 'petrol'}>
        {number(count)}
      </Badge>
    </Group>
  )
}

/** Each leads to its record: nobody has to look for a name in a list. */
function Unpaid({ suppliers }: { suppliers: Overview['waiting']['unpaid'] }) {
  return (
    <Group gap="xs">
      {suppliers.map(({ id, nome, kind }) => (
        <Anchor key={id} component={Link} size="sm" to={urls.record(kind, id)}>
          {nome}
        </Anchor>
      ))}
    </Group>
  )
}
