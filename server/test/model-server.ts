import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model is asked with. */
export type ModelRequest = {
  model: string
  messages: { role: string; content?: string; tool_calls?: unknown }[]
  tools: { function: { name: string } }[]
}

/** One turn of the script: text in pieces, calls of tools, or a failure. */
export type ModelTurn =
  | { say: string | string[]; tokens?: number }
  | { call: { name: string; args: object }[] }
  | { fail: number }
  | { hang: true }

export type ModelServer = {
  baseUrl: string
  requests: ModelRequest[]
  /** What it answers next, turn by turn; the last one again and again. */
  script(...turns: ModelTurn[]): void
  close(): Promise<void>
}

/** An OpenAI-compatible endpoint on the loopback that says what a test tells it to. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let turns: ModelTurn[] = [{ say: '' }]
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    requests.push(JSON.parse(body) as ModelRequest)
    const turn = turns.length > 1 ? turns.shift() : turns[0]
    if (!turn || 'hang' in turn) return
    if ('fail' in turn) {
      response.writeHead(turn.fail, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'no' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, more: object = {}) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta }], ...more })}\n\n`,
      )
    if ('say' in turn) {
      for (const content of [turn.say].flat()) send({ content })
      send(
        {},
        { usage: { total_tokens: turn.tokens ?? 100, prompt_tokens: 50, completion_tokens: 50 } },
      )
    } else {
      for (const [index, { name, args }] of turn.call.entries()) {
        // In two pieces, as real endpoints send it.
        const text = JSON.stringify(args)
        send({
          tool_calls: [
            { index, id: `call-${index}`, function: { name, arguments: text.slice(0, 5) } },
          ],
        })
        send({ tool_calls: [{ index, function: { arguments: text.slice(5) } }] })
      }
    }
    response.end('data: [DONE]\n\n')
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...next) => {
      turns = next
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
