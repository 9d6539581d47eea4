import { Text } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { useFormat } from '../lib/format.ts'
import classes from './change.module.css'

/** From here on nobody reads per cent. */
const manyfold = 10

const looks = {
  up: { Icon: IconArrowUpRight, color: 'green.8' },
  down: { Icon: IconArrowDownRight, color: 'red.8' },
  same: { Icon: IconArrowRight, color: 'dimmed' },
}

/** How much more or less than before, which was something: '+50%', 'mais de 10 vezes'. */
export function Change({ now, before }: { now: number; before: number }) {
  const { locale } = useFormat()
  const percent = Math.round(((now - before) / before) * 100)
  const { Icon, color } = looks[percent > 0 ? 'up' : percent < 0 ? 'down' : 'same']
  return (
    <Text span inherit c={color} fw={600} className={classes.change}>
      <Icon size={18} aria-hidden />{' '}
      {now > before * manyfold
        ? m.common_manyfold()
        : `${percent.toLocaleString(locale, { signDisplay: 'exceptZero' })}%`}
    </Text>
  )
}
