import type { Reader } from '../intents/meanings.ts'
import type { Message } from '../understanding/message.ts'
import type { Danger } from './safety.ts'

/** How sure the classifier has to be: the doubt goes to the safe side where a life is at stake. */
const least: Partial<Record<Danger, number>> = { suicide: 0.5, emergency: 0.6, medical: 0.8 }

/** Danger in words that no pattern of safety.ts knows, by how thousands of such messages are worded. */
export function wordedDanger(
  message: Pick<Message, 'sentence' | 'language'>,
  { meanings }: Pick<Reader, 'meanings'>,
): Danger | undefined {
  const [best] = meanings(message)
  return (Object.keys(least) as Danger[]).find(
    (danger) => best?.label === `danger:${danger}` && best.probability >= (least[danger] ?? 1),
  )
}
