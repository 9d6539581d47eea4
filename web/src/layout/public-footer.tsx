import { Anchor, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAppData } from '../lib/app-data.ts'
import { urls } from '../lib/urls.ts'
import { Wordmark } from '../ui/brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './public-footer.module.css'

export function PublicFooter() {
  const { t } = useTranslation()
  const { supportPhone } = useAppData()
  const pages = [
    { label: t('layout.home'), to: urls.home },
    { label: t('layout.plans'), to: urls.plans },
    { label: t('layout.chat'), to: urls.chat },
    { label: t('layout.login'), to: urls.login },
  ]
  const policies = [
    { label: t('layout.policyCookies'), to: urls.policy('cookies') },
    { label: t('layout.policyData'), to: urls.policy('protecao-de-dados') },
    { label: t('layout.policyEthics'), to: urls.policy('etica-e-compliance') },
    { label: t('layout.policyPrivacy'), to: urls.policy('privacidade') },
    { label: t('layout.terms'), to: urls.terms },
  ]
  return (
    <footer className={classes.footer}>
      <Container py="2xl">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          <Stack gap="sm" align="flex-start">
            <Wordmark size={30} />
            <Text c="dimmed" size="sm" maw={320}>
              {t('layout.footerText')}
            </Text>
            <Anchor href={`tel:+55${supportPhone.replace(/\D/g, '')}`} size="sm">
              {supportPhone}
            </Anchor>
            <Anchor href="mailto:contato@example.com" size="sm">
              contato@example.com
            </Anchor>
          </Stack>
          <LinkList title={t('layout.pages')} links={pages} />
          <LinkList title={t('layout.policies')} links={policies} />
        </SimpleGrid>
        <Group justify="space-between" mt="xl">
          <Text c="dimmed" size="sm">
            © 2026 Marketplace em Saúde
          </Text>
          <LanguageSwitch />
        </Group>
      </Container>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Anchor component={Link} to={to} size="sm" c="slate.7" underline="hover">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
