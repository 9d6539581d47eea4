import type { Context } from '../http/parts.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { answerFromDirectory, type AssistantReply } from './service-directory.ts'
import { wordings } from './service-intents.ts'
import { answerWithModel, type Talk } from './service-model.ts'

export type { AssistantContext, AssistantReply }

/** Somebody is about to write: what takes some seconds the first time begins now, and is awaited by the first answer. */
export function prepareToAnswer(): void {
  // Should it fail, the answer that needs it fails and says so.
  wordings().catch(() => undefined)
}

/** The reply to what a visitor says: of the model when there is one that keeps to the facts. */
export async function answerVisitor(
  context: Context,
  talk: Talk,
  text: string,
  onText: (text: string) => void,
): Promise<AssistantReply> {
  return (
    (await answerWithModel(context, talk, text, onText)) ??
    (await answerFromDirectory(context.db, text, talk.context, context.settings.attendanceHours))
  )
}
