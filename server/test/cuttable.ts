import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut and mended, as when the server stops and starts again. */
export type CuttableWay = { url: string; cut(): void; mend(): void; close(): void }

export async function cuttableWayTo(url: string): Promise<CuttableWay> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const way = new URL(url)
  way.port = String(typeof address === 'object' && address ? address.port : 0)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: way.href,
    cut,
    mend: () => void (isCut = false),
    close() {
      cut()
      server.close()
    },
  }
}
