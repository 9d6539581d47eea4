import Fastify from 'fastify'

/** A route that does nothing but answer as many bytes as it is asked for. */
const app = Fastify()
app.all('/*', (request, reply) =>
  reply.type('application/json').send(Buffer.alloc(Number(request.headers['x-bytes']), 'x')),
)
process.once('disconnect', () => void app.close())
process.send?.({ base: await app.listen({ host: '127.0.0.1', port: 0 }) })
