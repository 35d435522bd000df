import { LRUCache } from 'lru-cache'
import { readChanges } from '#store/cache/changes.ts'
import { collectReads, noteRead } from '#store/cache/reads.ts'
import type { Tag } from '#store/cache/tag.ts'
import type { Sql } from '#store/transaction.ts'
import { within } from '../within.ts'
import { type CachedResponse, improve } from './cached-response.ts'
import { createTagIndex } from './tag-index.ts'

export type CacheLimits = {
  /** The memory of all stored responses together; 0: each request creates its own. */
  readonly maxBytes: number
  /**
   * How long, in milliseconds, a process may serve from memory without asking the database what has changed; 0: it
   * always asks.
   */
  readonly unaskedMs: number
}

type Deps = CacheLimits & {
  readonly sql: Sql
  readonly clock: () => Date
  /** Is told up to where the database has written what is known here, before anything is created with it. */
  readonly follow?: ((position: string) => void) | undefined
}

/** Dates, price reductions and installment terms change with time alone. */
const lifetimeMs = 60_000
/** How long after that a response is still served while it is created anew. */
const staleMs = 30_000
/** A database that does not answer in this time is not waited for: responses are then created anew. */
const patienceMs = 1_000
/** How long changes stay in the database: after half of it without asking, a process forgets everything. */
export const changesKeptMs = 60 * 60_000
const longestGapMs = changesKeptMs / 2

type Entry = {
  readonly response: CachedResponse
  readonly tags: ReadonlySet<Tag>
  readonly storedAt: number
}

/** `tags`: what it has read so far; `changed`: the tags that changed since it began. */
type Reading = {
  readonly tags: Set<Tag>
  readonly changed: Set<Tag>
  readonly epoch: number
}

/** `startedAt` in milliseconds of the process. */
type Creation = {
  readonly startedAt: number
  readonly reading: Reading
  readonly response: Promise<CachedResponse | undefined>
}

type CachedRead = { readonly value: unknown; readonly tags: ReadonlySet<Tag> }

const maxCachedReads = 500

/** Creates a response, or `undefined` if it is not for everyone; `previous` is the stored one that it replaces. */
type Work = (previous: CachedResponse | undefined) => Promise<CachedResponse | undefined>

/** The response of a further request: from the second one on it is worth compressing better. */
function requestedAgain({ response }: Entry): CachedResponse {
  improve(response)
  return response
}

/**
 * Responses that are the same for everyone, stored under the tags of the data they show. No response is served that
 * lacks a change committed more than `unaskedMs` before the request (decision 56).
 */
export function createResponseCache(deps: Deps) {
  const index = createTagIndex()
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, deps.maxBytes),
    sizeCalculation: ({ response }, key) => response.bytes + key.length + entryBytes,
    dispose: ({ tags }, key) => index.remove(key, tags),
    noDisposeOnSet: true,
  })
  const cachedReadIndex = createTagIndex()
  const cachedReads = new LRUCache<string, CachedRead>({
    max: maxCachedReads,
    dispose: ({ tags }, key) => cachedReadIndex.remove(key, tags),
  })
  const readings = new Set<Reading>()
  /** The creations that a request may wait for, by key. */
  const joinable = new Map<string, Creation>()
  let snapshot: string | undefined
  /** Counts how often everything was forgotten: what was read before is not stored after. */
  let epoch = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const forgetAll = () => {
    epoch += 1
    snapshot = undefined
    clear()
  }
  const clear = () => {
    entries.clear()
    cachedReads.clear()
  }
  const drop = (tags: readonly Tag[]) => {
    for (const { changed } of readings) for (const tag of tags) changed.add(tag)
    if (tags.includes('everything')) clear()
    for (const key of index.keysOf(tags)) entries.delete(key)
    for (const key of cachedReadIndex.keysOf(tags)) cachedReads.delete(key)
  }
  const askNow = async () => {
    const startedAt = performance.now()
    if (startedAt - askedAt > longestGapMs) forgetAll()
    try {
      const changes = await readChanges(deps.sql, snapshot)
      drop(changes.tags)
      snapshot = changes.snapshot
      deps.follow?.(changes.position)
      askedAt = startedAt
    } catch (error) {
      forgetAll()
      askedAt = Number.NEGATIVE_INFINITY
      throw error
    } finally {
      asking = undefined
    }
  }
  const ask = () => {
    asking ??= askNow()
    return asking
  }
  const ageMs = () => performance.now() - askedAt
  /** Asks ahead of time, so that few requests have to wait for the answer. */
  const isKnown = () => {
    const age = ageMs()
    if (age > deps.unaskedMs / 3 && deps.unaskedMs > 0) ask().catch(() => undefined)
    return age < deps.unaskedMs
  }
  const isFresh = ({ storedAt }: Entry, lifetime: number) => {
    const age = deps.clock().getTime() - storedAt
    return age >= 0 && age < lifetime
  }

  /** Waits until this process knows the changes; false if the database does not tell them in time. */
  const isCurrent = async (): Promise<boolean> => {
    if (isKnown()) return true
    const requestedAt = performance.now()
    // A question that was asked before the request may have been answered from before it, too.
    const answered = async () => {
      while (askedAt < requestedAt - deps.unaskedMs) await ask()
      return true
    }
    return within(patienceMs, answered()).catch(() => false)
  }

  /** Collects the tags of what `work` reads; calls `onUnchanged` with the result unless one of them changed meanwhile. */
  const collect = <T>(
    work: () => Promise<T>,
    onUnchanged: (result: T, tags: ReadonlySet<Tag>) => void,
  ) => {
    const reading = { tags: new Set<Tag>(), changed: new Set<Tag>(), epoch }
    const { tags, changed } = reading
    const isStorable = snapshot !== undefined
    readings.add(reading)
    const result = collectReads(tags, work)
      .then(found => {
        const isUnchanged = !changed.has('everything') && tags.isDisjointFrom(changed)
        const isWhole = !tags.has('unfinished')
        if (isStorable && reading.epoch === epoch && isUnchanged && isWhole)
          onUnchanged(found, tags)
        return found
      })
      .finally(() => readings.delete(reading))
    return { reading, result }
  }
  const create = (key: string, work: Work) => {
    const previous = entries.peek(key)?.response
    const startedAt = performance.now()
    const { reading, result: response } = collect(
      () => work(previous),
      (created, tags) => created && store(key, created, tags),
    )
    const creation = { startedAt, reading, response }
    joinable.set(key, creation)
    const end = () => {
      if (joinable.get(key) === creation) joinable.delete(key)
    }
    response.then(end, end)
    return creation
  }
  const store = (key: string, response: CachedResponse, tags: ReadonlySet<Tag>) => {
    const previous = entries.peek(key)
    if (previous) index.remove(key, previous.tags)
    entries.set(key, { response, tags, storedAt: deps.clock().getTime() })
    // A response larger than the whole cache is not stored.
    if (entries.has(key)) index.add(key, tags)
  }
  /**
   * A creation that a request may wait for: one that began a moment ago, or before which nothing has changed. What an
   * older one read may be what has changed.
   */
  const running = (key: string, isUpToDate: boolean) => {
    const creation = joinable.get(key)
    if (!creation) return undefined
    if (performance.now() - creation.startedAt < deps.unaskedMs) return creation
    const isUnchanged = creation.reading.changed.size === 0 && creation.reading.epoch === epoch
    return isUpToDate && isUnchanged ? creation : undefined
  }

  return {
    /** A stored response, if it can be served at once. */
    find: (key: string): CachedResponse | undefined => {
      const entry = isKnown() ? entries.get(key) : undefined
      return entry && isFresh(entry, lifetimeMs) ? requestedAgain(entry) : undefined
    },
    /**
     * The stored response, or the one that `work` creates, once for all who wait for it. `undefined` from `work`: the
     * response is not for everyone, and each request creates its own.
     */
    load: async (key: string, work: Work): Promise<CachedResponse | undefined> => {
      if (deps.maxBytes === 0) return work(undefined)
      const isUpToDate = await isCurrent()
      const entry = isUpToDate ? entries.get(key) : undefined
      if (entry && isFresh(entry, lifetimeMs)) return requestedAgain(entry)
      const creation = running(key, isUpToDate) ?? create(key, work)
      if (!entry || !isFresh(entry, lifetimeMs + staleMs)) return creation.response
      creation.response.catch(() => undefined)
      return entry.response
    },
    /**
     * The result of a read that many responses share, such as the accessories of a market, until one of its tags changes.
     * Like a stored response it may lack a change of the last `unaskedMs`; it must not depend on the time. Each key has
     * one type of result.
     */
    readCached: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const known = (await isCurrent()) ? cachedReads.get(key) : undefined
      if (known) {
        noteRead(...known.tags)
        return known.value as T
      }
      const { reading, result } = collect(work, (value, tags) => {
        cachedReads.set(key, { value, tags })
        cachedReadIndex.add(key, tags)
      })
      const value = await result
      noteRead(...reading.tags)
      return value
    },
    /**
     * The tags of a response that lacks no change committed more than `unaskedMs` ago; `undefined`: it may lack one, or
     * is not stored.
     */
    currentTags: async (
      key: string,
      response: CachedResponse,
    ): Promise<ReadonlySet<Tag> | undefined> => {
      if (!(await isCurrent())) return undefined
      const entry = entries.peek(key)
      return entry?.response === response ? entry.tags : undefined
    },
    /** Forgets every response, also those that are being created. */
    forgetAll,
    /** For a benchmark and tests: the number of stored responses, their bytes, and their different tags. */
    size: () => ({ responses: entries.size, bytes: entries.calculatedSize, tags: index.size() }),
    /** For tests: everything that is stored, by key. */
    stored: (): ReadonlyMap<string, CachedResponse> =>
      new Map([...entries].map(([key, { response }]) => [key, response])),
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** An estimate: the objects and tags of an entry. */
const entryBytes = 2_000
