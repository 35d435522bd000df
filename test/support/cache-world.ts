import type pg from 'pg'
import { vi } from 'vitest'
import type { CachedResponse } from '#services/cache/cached-response.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'
import { noteRead } from '#store/cache/reads.ts'
import type { Tag } from '#store/cache/tag.ts'
import type { Sql } from '#store/transaction.ts'

type Answer = { readonly tags: readonly Tag[] } | 'fails' | 'hangs'

/** A database that answers a question for changes with those that were committed since the one before. */
function aDatabase() {
  const committed: Tag[] = []
  const asked: (string | undefined)[] = []
  let mode: Exclude<Answer, object> | 'answers' = 'answers'
  let hanging: (() => void)[] = []
  const answer = () => ({
    rows: [
      {
        snapshot: `${asked.length}:${asked.length}:`,
        position: `0/${asked.length}`,
        tags: committed.splice(0),
      },
    ],
  })
  const query = async ({ values = [] }: pg.QueryConfig) => {
    asked.push(values[0] as string | undefined)
    if (mode === 'fails') throw new Error('The connection was closed.')
    if (mode === 'answers') return answer()
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>()
    hanging.push(() => resolve(answer()))
    return promise
  }
  return {
    // A query config is all that the cache sends, and rows are all that it reads.
    sql: { query } as unknown as Sql,
    commit: (...tags: Tag[]) => void committed.push(...tags),
    /** The snapshots that questions named, oldest first; a first question names none. */
    asked,
    fail: () => {
      mode = 'fails'
    },
    hang: () => {
      mode = 'hangs'
    },
    mend: () => {
      mode = 'answers'
      for (const answerNow of hanging) answerNow()
      hanging = []
    },
  }
}

export function aResponse(name: string, bytes = 1_000): CachedResponse {
  return { headers: { name }, hash: name, variants: {}, brotli: 'best', bytes }
}

export function aWorld(limits: Partial<Parameters<typeof createResponseCache>[0]> = {}) {
  const database = aDatabase()
  let wallMs = Date.parse('2026-11-26T10:00:00Z')
  const { load: loadNow, ...cache } = createResponseCache({
    sql: database.sql,
    clock: () => new Date(wallMs),
    maxBytes: 1_000_000,
    unaskedMs: 0,
    ...limits,
  })
  /** Every request comes a millisecond after the one before it. */
  const request: typeof loadNow = (key, work) => {
    vi.advanceTimersByTime(1)
    return loadNow(key, work)
  }
  let count = 0
  const created: string[] = []
  /** Loads a response that reads `tags`; each creation has a number. */
  const load = async (key: string, ...tags: Tag[]) => {
    const response = await request(key, async () => {
      count += 1
      created.push(key)
      const name = `${key} ${count}`
      noteRead(...tags)
      return aResponse(name)
    })
    return response?.hash
  }
  return {
    database,
    cache: { ...cache, load: request },
    created,
    load,
    /** Sets the wall clock alone. */
    shift: (ms: number) => {
      wallMs += ms
    },
    /** The first question gives no changes, only where to begin. */
    begin: () => load('begin'),
  }
}

/** A creation that lasts until it is told to end, and reads its tags at once. */
export function aSlowCreation(name: string, ...tags: Tag[]) {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse | undefined>()
  const work = vi.fn(() => {
    noteRead(...tags)
    return promise
  })
  return { work, end: () => resolve(aResponse(name)), endEmpty: () => resolve(undefined), reject }
}
