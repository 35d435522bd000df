import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export const documentChannel = 'cart_document'

/** What is heard, and `gap` whenever something may have been missed: on every connection, the first included. */
export type Ears = { readonly heard: (text: string) => void; readonly gap: () => void }

const firstPauseMs = 100
const longestPauseMs = 5_000
const proofEveryMs = 10_000
const proofWithinMs = 5_000

/** PostgreSQL as what tells of writes: they ring by themselves, in their own transaction. */
export function makePostgresBell(pool: pg.Pool) {
  return {
    ring: () => undefined,
    listen: (ears: Ears) => listenTo(pool.options, ears),
    stop: async () => undefined,
  }
}

/** One connection that does nothing but listen, made anew whenever it is lost, until `stop`. */
function listenTo(options: pg.PoolConfig, ears: Ears) {
  const ending = new AbortController()
  let isHearing = false
  const loop = async () => {
    for (let pauseMs = firstPauseMs; !ending.signal.aborted; ) {
      const client = openClient(options)
      const lost = lossOf(client, ending.signal)
      try {
        client.on('notification', ({ payload }) => ears.heard(payload ?? ''))
        await client.connect()
        await client.query(`listen ${documentChannel}`)
        isHearing = true
        pauseMs = firstPauseMs
        ears.gap()
        await Promise.race([lost, proven(client, ending.signal)])
      } catch {
        // Whatever it was, the next connection tells whether the database is there.
      }
      isHearing = false
      await client.end().catch(() => undefined)
      if (!ending.signal.aborted) await pause(pauseMs * (0.5 + Math.random()))
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }
  const ended = loop()
  return {
    isHearing: () => isHearing,
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
    query_timeout: proofWithinMs,
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

/** A connection that died without a word is found out by a question it does not answer. */
async function proven(client: pg.Client, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await pause(proofEveryMs, undefined, { signal: ending })
    await client.query('select 1')
  }
}
