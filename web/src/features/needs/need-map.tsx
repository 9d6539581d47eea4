import { Card, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { stateLabel } from 'contract/rules/states'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { StateMap } from '../../ui/state-map.tsx'
import { needMapQuery } from './api.ts'
import classes from './need-map.module.css'

type NeedMapProps = { chosen: string | undefined; onChoose(state: string | undefined): void }

const levels = 4

/** Where needs come from: the more open ones a state has, the darker its tile. */
export function NeedMap({ chosen, onChoose }: NeedMapProps) {
  const { boxOf } = useErrorText()
  const map = useQuery(needMapQuery)
  if (map.error) return <ErrorBox {...boxOf(map)} />
  const states = map.data ?? []
  const open = new Map(states.map(({ estado, abertas }) => [estado, abertas]))
  const most = Math.max(1, ...open.values())
  const levelOf = (state: string) => Math.ceil((levels * (open.get(state) ?? 0)) / most)
  return (
    <Card component="section" aria-labelledby="need-map">
      <Title order={2} size="h3" id="need-map" mb={4}>
        {m.needs_map()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.needs_mapText()}
      </Text>
      <div className={classes.columns}>
        <StateMap
          className={classes.map}
          countOf={(state) => open.get(state) ?? 0}
          tileOf={(state) => ({
            className: classes.tile,
            'data-level': levelOf(state),
            'data-chosen': state === chosen || undefined,
          })}
        />
        <Stack gap={4} component="ul" className={classes.states}>
          {map.data?.length === 0 && <li>{m.needs_mapNone()}</li>}
          {states.map(({ estado, abertas, total }) => (
            <li key={estado}>
              <UnstyledButton
                className={classes.state}
                aria-pressed={estado === chosen}
                onClick={() => onChoose(estado === chosen ? undefined : estado)}
              >
                <span>{stateLabel(estado)}</span>
                <span>{m.needs_mapRow({ open: abertas, total })}</span>
              </UnstyledButton>
            </li>
          ))}
        </Stack>
      </div>
    </Card>
  )
}
