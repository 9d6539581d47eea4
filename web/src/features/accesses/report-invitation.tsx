import { Button, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconChartPie } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { urls } from '../../lib/urls.ts'

/** What the free plan sees in place of the report: no alarm, no lock, one way on. */
export function ReportInvitation() {
  const { t } = useTranslation()
  return (
    <Card component="section">
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon visibleFrom="xs">
          <IconChartPie aria-hidden />
        </ThemeIcon>
        <Stack gap="xs" align="flex-start">
          <Title order={2} size="h3">
            {t('accesses.inviteTitle')}
          </Title>
          <Text c="dimmed" maw={560}>
            {t('accesses.inviteText')}
          </Text>
          <Button component={Link} to={urls.changePlan} mt="xs">
            {t('accesses.inviteAction')}
          </Button>
        </Stack>
      </Group>
    </Card>
  )
}
