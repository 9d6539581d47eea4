import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../data-requests.ts'
import { requestKinds, requestStatuses } from '../privacy.ts'
import { id, line } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { PageQuery } from './paging.ts'
import { MyRequest } from './privacy.ts'

/** A request about personal data, as administrators see it. */
export const DataRequest = z.extend(MyRequest, {
  /** `pagamento` is made by the product: what it cannot erase itself at the payment provider. */
  kind: z.enum([...requestKinds, 'pagamento']),
  nome: z.string(),
  email: z.string(),
  answered_by: z.nullable(z.string()),
  /** Whole days until it has to be answered; below zero once that is past. */
  days_left: z.number(),
  /** Conversations with this number that carry neither e-mail nor account. */
  conversations: z.number(),
})

export type DataRequest = z.infer<typeof DataRequest>

export const listDataRequests = endpoint(at.listDataRequests, {
  summary:
    'Requests about personal data: open ones by the day they are due, the others newest first',
  access: 'admin',
  query: z.extend(PageQuery, {
    status: z._default(z.enum(requestStatuses), 'aberto'),
    busca: z._default(line(100), ''),
  }),
  reply: z.object({ data: z.array(DataRequest), total: z.number() }),
})

export const RequestAnswer = z.object({
  status: z.enum(['atendido', 'negado'], message('Valor inválido.')),
  answer: line(4_000).check(z.minLength(10, message('Conte em pelo menos 10 caracteres.'))),
  /** Erases the conversations of the number in the request. */
  eraseConversations: z._default(z.boolean(message('Valor inválido.')), false),
})

export type RequestAnswer = z.input<typeof RequestAnswer>

export const answerDataRequest = endpoint(at.answerDataRequest, {
  summary: 'Answers a request, which closes it; the person gets the answer by e-mail',
  access: 'admin',
  params: z.object({ id: id() }),
  body: RequestAnswer,
  reply: DataRequest,
  errors: ['NOT_FOUND', 'REQUEST_CLOSED'],
})
