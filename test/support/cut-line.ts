import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Whether a server listens on this port. */
export function answersOn(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A connection to a server that can be cut and restored: `cut` closes open connections and lets nothing through. */
export async function lineTo(port: number, host = '127.0.0.1') {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) return void near.destroy()
    const far = connect({ host, port })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.once('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    mend: () => {
      isCut = false
    },
    isUsed: () => open.size > 0,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
