import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A real mail server that only remembers which mails of the outbox came, each time they did. */
export async function startMailServer(port: number) {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        ids.push(/^X-Outbox-Id: (\d+)/im.exec(text)?.[1] ?? '?')
        callback()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { ids, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
