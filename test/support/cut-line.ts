import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Whether a server listens on this port. */
export function answersOn(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A port, or the path of a socket. */
type Target = number | string

/**
 * A connection to a server that can be disturbed:
 * `cut` closes open connections and lets nothing through, `slow` delivers each piece of data later, `freeze` delivers
 * none while connections stay open (a peer that is gone without a word); `mend` ends all of these. `redirect` is for new
 * connections.
 */
export async function lineTo(port: Target, host = '127.0.0.1') {
  const open = new Set<Socket>()
  let target = port
  let isCut = false
  let delayMs = 0
  let thaw = Promise.withResolvers<void>()
  thaw.resolve()
  /** Passes data on in its order; a socket whose data waits is not read further. */
  const pass = async (from: Socket, to: Socket) => {
    for await (const piece of from) {
      if (delayMs > 0) await pause(delayMs)
      await thaw.promise
      if (!to.write(piece) && !to.destroyed) await Promise.race([once(to, 'drain'), closed(to)])
    }
    to.end()
  }
  const server = createServer({ noDelay: true }, near => {
    if (isCut) return void near.destroy()
    const far =
      typeof target === 'string'
        ? connect({ path: target })
        : connect({ host, port: target, noDelay: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.once('close', () => {
        open.delete(from)
        to.destroy()
      })
      pass(from, to).catch(() => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const reset = () => {
    for (const socket of open) socket.destroy(new Error('The connection was reset.'))
  }
  const mend = () => {
    isCut = false
    delayMs = 0
    thaw.resolve()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    reset,
    slow: (milliseconds: number) => {
      delayMs = milliseconds
    },
    freeze: () => {
      thaw = Promise.withResolvers()
    },
    redirect: (to: Target) => {
      target = to
    },
    mend,
    isUsed: () => open.size > 0,
    close: async () => {
      mend()
      reset()
      server.close()
      await once(server, 'close')
    },
  }
}

async function closed(socket: Socket) {
  if (!socket.destroyed) await once(socket, 'close')
}
