import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export const documentChannel = 'cart_document'

/**
 * `received` receives each notification; `missed` is called whenever some may have been missed: on every connection,
 * including the first.
 */
export type Subscriber = { readonly received: (text: string) => void; readonly missed: () => void }

const firstPauseMs = 100
const longestPauseMs = 5_000
const checkEveryMs = 10_000
const checkTimeoutMs = 5_000

/** PostgreSQL as pub/sub: writes notify listeners in their own transaction. */
export function createPostgresPubSub(pool: pg.Pool) {
  return {
    isInDatabase: true,
    publish: () => undefined,
    listen: (listener: Subscriber) => listenTo(pool.options, listener),
    stop: async () => undefined,
  }
}

/** One connection that only listens and is reopened whenever it is lost, until `stop`. */
function listenTo(options: pg.PoolConfig, listener: Subscriber) {
  const ending = new AbortController()
  let isConnected = false
  const loop = async () => {
    for (let pauseMs = firstPauseMs; !ending.signal.aborted; ) {
      const client = openClient(options)
      const lost = lossOf(client, ending.signal)
      try {
        client.on('notification', ({ payload }) => listener.received(payload ?? ''))
        await client.connect()
        await client.query(`listen ${documentChannel}`)
        isConnected = true
        pauseMs = firstPauseMs
        listener.missed()
        await Promise.race([lost, checkConnection(client, ending.signal)])
      } catch {
        // Whatever the error was, the next connection shows whether the database is up.
      }
      isConnected = false
      await client.end().catch(() => undefined)
      if (!ending.signal.aborted) await pause(pauseMs * (0.5 + Math.random()))
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }
  const ended = loop()
  return {
    isConnected: () => isConnected,
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}

function openClient({ connectionString }: pg.PoolConfig) {
  return new pg.Client({
    ...(connectionString !== undefined && { connectionString }),
    application_name: 'kintsu-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: checkTimeoutMs,
    keepAlive: true,
  })
}

function lossOf(client: pg.Client, ending: AbortSignal) {
  return new Promise<void>(resolve => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    ending.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** A connection that died silently is detected by a query that gets no answer. */
async function checkConnection(client: pg.Client, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await pause(checkEveryMs, undefined, { signal: ending })
    await client.query('select 1')
  }
}
