import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * A real mail server for the journeys, in a process of its own: SMTP on the first port, and what it
 * received on the second, as JSON: GET /?to=address, newest first.
 */
type Received = { to: string; subject: string; text: string; html: string }

const [smtpPort, httpPort] = process.argv.slice(2).map(Number)
const received: Received[] = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, callback) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        for (const { address } of session.envelope.rcptTo) {
          received.unshift({
            to: address,
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
          })
        }
        callback()
      })
    })
  },
})
smtp.listen(smtpPort, '127.0.0.1')

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
  const found = received.filter((mail) => to === null || mail.to === to)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
}).listen(httpPort, '127.0.0.1')
