import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger }

/**
 * Logs are built from an allow-list: a request is its method, its route, its status and time. A route
 * names its parameters without their values; where none fits, what was typed may be anything. Bodies, headers, cookies and query strings never reach a log line.
 */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: safeError,
      req: ({ method, routeOptions }: LoggedRequest) => ({
        method,
        path: routeOptions?.url ?? '(no route)',
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

type LoggedRequest = {
  method: string
  routeOptions?: { url?: string | undefined } | undefined
}

/**
 * A database error repeats the values of the row ("Key (email)=(...)"), and Drizzle's message lists
 * the parameters: only the name, the code, the constraint and the stack's frames may pass.
 */
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const fromDatabase = 'query' in error || 'severity' in error
  const known = error as Error & { code?: string; constraint?: string; table?: string }
  return {
    type: error.name,
    message: fromDatabase ? '(database error)' : error.message,
    code: known.code,
    constraint: known.constraint,
    table: known.table,
    stack: error.stack
      ?.split('\n')
      .filter((frame) => frame.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    cause: error.cause ? safeError(error.cause) : undefined,
  }
}
