import { Button, Text } from '@mantine/core'
import { m } from '#texts/messages.js'
import classes from './chat.module.css'

/** Questions to begin with, while nothing was said yet. */
export function Starters({ onStart }: { onStart(text: string): void }) {
  const questions = [
    m.chat_starterNeed(),
    m.chat_starterSelf(),
    m.chat_starterField(),
    m.chat_starterPlans(),
  ]
  return (
    <div role="group" aria-label={m.chat_starters()}>
      <Text size="sm" c="dimmed" mb={4}>
        {m.chat_starters()}
      </Text>
      <div className={classes.chips}>
        {questions.map((question) => (
          <Button key={question} size="sm" variant="light" onClick={() => onStart(question)}>
            {question}
          </Button>
        ))}
      </div>
    </div>
  )
}
