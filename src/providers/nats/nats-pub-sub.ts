import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'

const subject = 'kintsu.cart-document'
const pauseMs = 500

type Ears = { readonly received: (text: string) => void; readonly gap: () => void }

/**
 * Pub/sub for cart writes over NATS, delivered at most once: after each connection, subscribers read the current state
 * (`gap`). Writes during a disconnection are not published, and are found by periodic reads.
 */
export function createNatsPubSub(url: string) {
  const ending = new AbortController()
  const listening = new Set<Ears>()
  let connection: NatsConnection | undefined
  const ended = again(ending.signal, () =>
    onConnection(url, ending.signal, async opened => {
      opened.subscribe(subject, {
        callback: (_, message) => {
          for (const { received } of listening) received(message.string())
        },
      })
      // Resolves only when the subscription is active.
      await opened.flush()
      connection = opened
      for (const { gap } of listening) gap()
      await opened.closed()
      connection = undefined
    }),
  )
  return {
    isInDatabase: false,
    ring: (text: string) => {
      if (connection && !connection.isClosed()) connection.publish(subject, text)
    },
    listen: (ears: Ears) => {
      listening.add(ears)
      ears.gap()
      const stop = async () => void listening.delete(ears)
      return { isHearing: () => connection !== undefined, stop }
    },
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}

/** `again` reconnects a lost connection in the same way as the first one. */
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
  ending: AbortSignal,
  work: (opened: NatsConnection) => Promise<void>,
) {
  const opened = await connect({ ...serverAt(url), ...patience })
  const close = () => void opened.close()
  ending.addEventListener('abort', close, { once: true })
  if (ending.aborted) close()
  try {
    await work(opened)
  } finally {
    ending.removeEventListener('abort', close)
    await opened.close()
  }
}

async function again(ending: AbortSignal, work: () => Promise<void>) {
  while (!ending.aborted) {
    await work().catch(() => undefined)
    const pausing = pauseMs * (0.5 + Math.random())
    await pause(pausing, undefined, { signal: ending }).catch(() => undefined)
  }
}
