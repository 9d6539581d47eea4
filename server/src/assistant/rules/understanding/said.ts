import type { Message } from './message.ts'
import type { Reader } from '../intents/meanings.ts'
import type { Read, Wanted } from './need.ts'
import type { AssistantContext, Understood } from './understood.ts'

/** A message with all that is read from it. */
export type Said = {
  message: Message
  context: AssistantContext
  read: Read
  /** How many of its words suppliers use. */
  trade: number
  directory: Reader
  /** The visitor's own account, or this site. */
  isOwn: boolean
  isOffTopic: boolean
  corrects: boolean
  /** What is wanted now, with what was said before. */
  wanted: Partial<Wanted>
  about: Understood | undefined
}
