import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'

const subject = 'kintsu.cart-document'
const pauseMs = 500

type Ears = { readonly heard: (text: string) => void; readonly gap: () => void }

/**
 * NATS as what tells of writes, at most once: whoever listens looks again after each connection (`gap`). What is written
 * while there is none is told to nobody, and found by those who look at times.
 */
export function makeNatsBell(url: string) {
  const ending = new AbortController()
  const listening = new Set<Ears>()
  let connection: NatsConnection | undefined
  const ended = again(ending.signal, () =>
    onConnection(url, ending.signal, async opened => {
      opened.subscribe(subject, {
        callback: (_, message) => {
          for (const { heard: received } of listening) received(message.string())
        },
      })
      // Answered only when the subscription stands.
      await opened.flush()
      connection = opened
      for (const { gap } of listening) gap()
      await opened.closed()
      connection = undefined
    }),
  )
  return {
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

/** Lost connections are made anew by `again`, the first like any other. */
const patience = {
  name: 'kintsu',
  reconnect: false,
  timeout: 5_000,
  pingInterval: 10_000,
  maxPingOut: 2,
} as const

/** nats://user:password@host:port, or a token in the user's place. */
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
