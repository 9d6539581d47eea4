import { Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './step-list.module.css'

type Step = { to: string; name: string; text: string; icon?: ReactNode }

/** Things to do, each a row that leads there. */
export function StepList({ steps }: { steps: Step[] }) {
  if (steps.length === 0) return null
  return (
    <ul className={classes.steps}>
      {steps.map(({ to, name, text, icon }) => (
        <li key={name} className={classes.step}>
          {icon}
          <div className={classes.words}>
            <Link to={to} className={classes.link}>
              {name}
            </Link>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
          <IconChevronRight size={20} aria-hidden />
        </li>
      ))}
    </ul>
  )
}
