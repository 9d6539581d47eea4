import type {
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions'

export type ModelMessage = ChatCompletionMessageParam
export type ModelTool = ChatCompletionTool

export type ToolCall = { id: string; name: string; arguments: string }
export type ModelPiece =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: ToolCall[] }
  | { kind: 'tokens'; tokens: number }

/** Any endpoint that speaks OpenAI's chat completions. */
export type LanguageModel = {
  answer(request: {
    messages: ModelMessage[]
    tools: ModelTool[]
    signal: AbortSignal
  }): AsyncIterable<ModelPiece>
}

export const longestAnswerTokens = 500

/** Hundreds of files: only who configured a model reads them. */
const library = () => import('openai')

type Config = {
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** A model that has not begun to answer by then is asked once more, then given up. */
  startsWithinMs?: number
}

export function languageModel({ startsWithinMs = 5_000, ...config }: Config): LanguageModel {
  const options = {
    baseURL: config.baseUrl,
    apiKey: config.apiKey ?? 'none',
    timeout: startsWithinMs,
    maxRetries: 1,
    logLevel: 'off',
  } as const
  const connected = library().then(({ OpenAI }) => new OpenAI(options))
  return {
    async *answer({ messages, tools, signal }) {
      const client = await connected
      const stream = await client.chat.completions.create(
        {
          model: config.model,
          messages,
          tools,
          temperature: 0.2,
          max_tokens: longestAnswerTokens,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      )
      const calls: ToolCall[] = []
      for await (const chunk of stream) {
        if (chunk.usage) yield { kind: 'tokens', tokens: chunk.usage.total_tokens }
        const delta = chunk.choices[0]?.delta
        if (delta?.content) yield { kind: 'text', text: delta.content }
        for (const part of delta?.tool_calls ?? []) {
          const call = (calls[part.index] ??= { id: '', name: '', arguments: '' })
          call.id += part.id ?? ''
          call.name += part.function?.name ?? ''
          call.arguments += part.function?.arguments ?? ''
        }
      }
      if (calls.length > 0) yield { kind: 'calls', calls: calls.filter(Boolean) }
    },
  }
}
