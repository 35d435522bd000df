import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'

const subject = 'kintsu.cart-document'
const pauseMs = 500

type Subscriber = { readonly received: (text: string) => void; readonly missed: () => void }

/**
 * Pub/sub for cart writes over NATS, delivered at most once: after each connection, subscribers read the current state
 * (`missed`). Writes during a disconnection are not published, and are found by periodic reads.
 */
export function createNatsPubSub(url: string) {
  const stopping = new AbortController()
  const listeners = new Set<Subscriber>()
  let connection: NatsConnection | undefined
  const ended = repeat(stopping.signal, () =>
    onConnection(url, stopping.signal, async opened => {
      opened.subscribe(subject, {
        callback: (_, message) => {
          for (const { received } of listeners) received(message.string())
        },
      })
      // Resolves only when the subscription is active.
      await opened.flush()
      connection = opened
      for (const { missed } of listeners) missed()
      await opened.closed()
      connection = undefined
    }),
  )
  return {
    isInDatabase: false,
    publish: (text: string) => {
      if (connection && !connection.isClosed()) connection.publish(subject, text)
    },
    listen: (listener: Subscriber) => {
      listeners.add(listener)
      listener.missed()
      const stop = async () => void listeners.delete(listener)
      return { isConnected: () => connection !== undefined, stop }
    },
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

/** `repeat` reconnects a lost connection in the same way as the first one. */
const patience = {
  name: 'kintsu',
  reconnect: false,
  timeout: 5_000,
  pingInterval: 10_000,
  maxPingOut: 2,
} as const

/** nats://user:password@host:port, or a token instead of the user. */
function serverAt(url: string) {
  const { host, username, password } = new URL(url)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  return { servers: host, ...(pass ? { user, pass } : user && { token: user }) }
}

async function onConnection(
  url: string,
  stopping: AbortSignal,
  work: (opened: NatsConnection) => Promise<void>,
) {
  const opened = await connect({ ...serverAt(url), ...patience })
  const close = () => void opened.close()
  stopping.addEventListener('abort', close, { once: true })
  if (stopping.aborted) close()
  try {
    await work(opened)
  } finally {
    stopping.removeEventListener('abort', close)
    await opened.close()
  }
}

async function repeat(stopping: AbortSignal, work: () => Promise<void>) {
  while (!stopping.aborted) {
    await work().catch(() => undefined)
    const delayMs = pauseMs * (0.5 + Math.random())
    await pause(delayMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}
