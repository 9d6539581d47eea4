import {
  Alert,
  Anchor,
  Button,
  Card,
  Center,
  Group,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { IconBriefcase, IconBuildingHospital, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { PlanOffer } from 'contract/plans'
import { type SupplierKind, supplierKinds } from 'contract/rules/plans'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useErrorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { writeText } from '../../lib/storage.ts'
import { urls } from '../../lib/urls.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { plansQuery } from './api.ts'
import { PeriodSwitch, usePeriod } from './period-switch.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanTerms } from './plan-terms.tsx'

/** First who one is, then the plans for that kind. Both answers live in the URL. */
export function PlanChooser() {
  const [search] = useSearchParams()
  const asked = search.get('tipo')
  const kind = supplierKinds.find((known) => known === asked)
  return kind ? <PlansOf kind={kind} /> : <KindQuestion />
}

function KindQuestion() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const hrefOf = (kind: SupplierKind) => {
    const next = new URLSearchParams(search)
    next.set('tipo', kind)
    return `?${next.toString()}`
  }
  return (
    <Stack align="center" gap="xl">
      <Stack gap="xs" ta="center">
        <Title order={1}>{t('plans.kindQuestion')}</Title>
        <Text c="dimmed">{t('plans.kindText')}</Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" w="100%" maw={640}>
        {supplierKinds.map((kind) => (
          <Card
            key={kind}
            component={Link}
            to={hrefOf(kind)}
            padding="xl"
            td="none"
            c="inherit"
            withBorder
          >
            <Stack align="center" ta="center" gap="sm">
              {kind === 'Freelancer' ? <IconUser size={40} /> : <IconBuildingHospital size={40} />}
              <Text fw={700} size="lg">
                {t(`plans.kind_${kind}`)}
              </Text>
              <Text size="sm" c="dimmed">
                {t(`plans.kindText_${kind}`)}
              </Text>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function PlansOf({ kind }: { kind: SupplierKind }) {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const { data, error, refetch } = useQuery(plansQuery)
  const [period] = usePeriod()
  const choose = useChoose(kind)
  const offers = data?.filter(({ kinds }) => kinds.includes(kind)) ?? []
  const best = offers.at(-1)
  return (
    <Stack gap="xl">
      <Stack gap="xs" ta="center" align="center">
        <Title order={1}>{t(`plans.title_${kind}`)}</Title>
        <Group gap="xs" justify="center">
          <Text c="dimmed">{t(`plans.kind_${kind}`)}</Text>
          <Anchor component={Link} to={urls.plans} size="sm">
            {t('plans.otherKind')}
          </Anchor>
        </Group>
      </Stack>
      <LoggedInHint />
      <Center>
        <PeriodSwitch />
      </Center>
      {error && <ErrorBox {...boxOf({ error, refetch })} />}
      <PlanCards
        offers={offers}
        period={period}
        onChoose={choose}
        actionOf={(offer) => ({
          label: offer.code === 'MKTFREE' ? t('plans.chooseFree') : t('plans.choose'),
          main: offer === best,
        })}
      />
      <PlanComparison offers={offers} />
      <PlanTerms heading={2} />
    </Stack>
  )
}

/** Who has an account changes its plan instead of signing up again. */
function LoggedInHint() {
  const { t } = useTranslation()
  const { user, tipo } = useSession()
  if (!user || tipo === 'Admin') return null
  return (
    <Alert icon={<IconBriefcase aria-hidden />}>
      <Group justify="space-between">
        <Text>{t('plans.loggedIn', { name: user.nome })}</Text>
        <Button component={Link} to={urls.changePlan} variant="default" size="sm">
          {t('plans.change')}
        </Button>
      </Group>
    </Alert>
  )
}

/** The specification: the choice is kept and sign-up begins; the free plan leads to the login page. */
function useChoose(kind: SupplierKind): (offer: PlanOffer) => void {
  const navigate = useNavigate()
  const [period] = usePeriod()
  const [search] = useSearchParams()
  return (offer) => {
    writeText('priceID', offer[period].price_id)
    writeText('planSelectec', offer.code)
    if (offer.code === 'MKTFREE') {
      void navigate(urls.login)
      return
    }
    const email = search.get('email')
    const next = new URLSearchParams({ tipo: kind, ...(email ? { email } : {}) })
    void navigate(`${urls.signup}?${next.toString()}`)
  }
}
