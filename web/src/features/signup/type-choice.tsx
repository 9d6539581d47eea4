import { Anchor, Button, Container, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { IconBuildingHospital, IconStethoscope } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAppData } from '../../lib/app-data.ts'
import { notifyWarning } from '../../lib/notify.ts'
import { urls } from '../../lib/urls.ts'
import classes from './type-choice.module.css'

/** The specification hides 'Empresa Cadastrada', whose way leads to the simple wizard. */
const kinds = [
  { value: 'notRegistered', to: urls.signupOwner, Icon: IconBuildingHospital, shown: true },
  { value: 'registered', to: urls.signupSimple, Icon: IconBuildingHospital, shown: false },
  { value: 'freelancer', to: urls.signupFreelancer, Icon: IconStethoscope, shown: true },
] as const

export function TypeChoice() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { supportPhone } = useAppData()
  const [chosen, setChosen] = useState('')

  function goOn(event: FormEvent) {
    event.preventDefault()
    const kind = kinds.find(({ value }) => value === chosen)
    if (kind) void navigate(kind.to)
    else notifyWarning({ title: t('signup.attention'), message: t('signup.chooseFirst') })
  }

  return (
    <Container size="sm" py={{ base: 'lg', sm: '2xl' }}>
      <form onSubmit={goOn} noValidate>
        <Stack gap="lg">
          <div>
            <Title order={1}>{t('signup.typeQuestion')}</Title>
            <Text c="dimmed" mt="xs">
              {t('signup.typeText')}
            </Text>
          </div>
          <Radio.Group value={chosen} onChange={setChosen} aria-label={t('signup.typeQuestion')}>
            <Stack gap="sm">
              {kinds
                .filter(({ shown }) => shown)
                .map(({ value, Icon }) => (
                  <Radio.Card key={value} value={value} className={classes.card}>
                    <Group wrap="nowrap" gap="md">
                      <Icon size={28} aria-hidden />
                      <div className={classes.words}>
                        <Text fw={600}>{t(`signup.type_${value}`)}</Text>
                        <Text size="sm" c="dimmed">
                          {t(`signup.typeHelp_${value}`)}
                        </Text>
                      </div>
                      <Radio.Indicator />
                    </Group>
                  </Radio.Card>
                ))}
            </Stack>
          </Radio.Group>
          <Group justify="space-between">
            <Anchor component={Link} to="/">
              {t('signup.back')}
            </Anchor>
            <Button type="submit" color="coral">
              {t('signup.next')}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {t('signup.support')}{' '}
            <Anchor href={`tel:+55${supportPhone.replace(/\D/g, '')}`}>{supportPhone}</Anchor>
          </Text>
        </Stack>
      </form>
    </Container>
  )
}
