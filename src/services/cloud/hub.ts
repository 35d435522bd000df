import { type DocumentKey, listDocumentRevisions } from '#store/cloud/documents.ts'
import { readLiveSessions } from '#store/cloud/live-sessions.ts'
import type { Settings } from '#store/settings.ts'
import type { Sql } from '#store/transaction.ts'
import { createErrorDeduplicator } from '../telemetry/report-once.ts'
import type { ReportError } from '../telemetry/telemetry.ts'
import { readChange } from './document-change.ts'
import {
  createDocumentFollowers,
  type DocumentFollowers,
  type Follower,
} from './document-followers.ts'
import type { PubSub } from './pub-sub.ts'
import { readDocument } from './read-document.ts'

/**
 * How often the documents are compared: while pub/sub is down, and while it is connected. A change, or the end of a
 * session, goes unnoticed for at most the one or the sum of both.
 */
const pollWhileDownMs = 1_000
const pollMs = 5_000

/** The maximum number of streams of one member in one market, across all browsers; each browser needs one. */
const mostFollowers = 20

type Deps = {
  readonly sql: Sql
  readonly settings: Settings
  readonly pubSub: PubSub
  readonly clock: () => Date
  readonly reportError: ReportError
}

/**
 * The followers of each document in this process. Changes arrive by pub/sub; after a gap, and every five seconds,
 * all followed documents are compared in one statement, so that no write is missed. It subscribes with the first
 * follower.
 */
export function createHub(deps: Deps) {
  const rooms = new Map<string, DocumentFollowers>()
  const comparison = createComparison(deps, rooms)
  // Listener errors are only logged (Spec 8).
  const { failed: reportFailure, worked } = createErrorDeduplicator(
    deps.reportError,
    'follow-documents',
  )
  const refresh = (room: DocumentFollowers) => void room.refresh().catch(reportFailure)
  const received = (text: string) => {
    const change = readChange(text)
    const room = change && rooms.get(nameOf(change))
    if (room?.isBehind(change?.revision ?? 0)) refresh(room)
  }
  const compareAll = () => void comparison.run().then(worked, reportFailure)
  let listening: ReturnType<typeof startListening> | undefined
  const leave = (follower: Follower) => {
    const room = rooms.get(nameOf(follower))
    room?.followers.delete(follower)
    if (room?.followers.size === 0) rooms.delete(nameOf(follower))
  }
  return {
    /** Returns a function that unsubscribes; undefined if the member already has too many followers. */
    follow: (follower: Follower): (() => void) | undefined => {
      listening ??= startListening(deps.pubSub, received, compareAll)
      const room =
        rooms.get(nameOf(follower)) ??
        createDocumentFollowers(follower, key => readDocument(deps, key))
      if (room.followers.size >= mostFollowers) return undefined
      rooms.set(nameOf(follower), room)
      room.followers.set(follower, undefined)
      refresh(room)
      return () => leave(follower)
    },
    stop: async () => {
      await listening?.stop()
      await deps.pubSub.stop()
    },
  }
}

export type Hub = ReturnType<typeof createHub>

function nameOf({ userId, market }: DocumentKey): string {
  return `${userId} ${market}`
}

function startListening(pubSub: PubSub, received: (text: string) => void, compareAll: () => void) {
  const subscription = pubSub.listen({ received, missed: compareAll })
  let comparedAt = performance.now()
  const timer = setInterval(() => {
    if (subscription.isConnected() && performance.now() - comparedAt < pollMs) return
    comparedAt = performance.now()
    compareAll()
  }, pollWhileDownMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await subscription.stop()
    },
  }
}

/** Runs one comparison at a time; a request during one causes another one after it. */
function createComparison({ sql, clock }: Deps, rooms: ReadonlyMap<string, DocumentFollowers>) {
  let isComparing = false
  let isRequested = false
  const endWithoutSession = async () => {
    const followers = [...rooms.values()].flatMap(room => [...room.followers.keys()])
    const live = await readLiveSessions(
      sql,
      [...new Set(followers.map(each => each.sessionId))],
      clock(),
    )
    for (const follower of followers) if (!live.has(follower.sessionId)) follower.end()
  }
  const compare = async () => {
    const userIds = new Set([...rooms.values()].map(({ key }) => key.userId))
    const known = await listDocumentRevisions(sql, [...userIds], clock())
    const revisions = new Map(known.map(each => [nameOf(each), each.revision]))
    const behind = [...rooms].filter(([name, room]) => room.isBehind(revisions.get(name) ?? 0))
    return Promise.allSettled(behind.map(([, room]) => room.refresh()))
  }
  return {
    run: async () => {
      isRequested = true
      if (isComparing) return
      isComparing = true
      try {
        while (isRequested) {
          isRequested = false
          if (rooms.size === 0) continue
          const results = await compare()
          await endWithoutSession()
          // A document that cannot be read must not delay the others, nor keep an ended stream open.
          for (const each of results) if (each.status === 'rejected') throw each.reason
        }
      } finally {
        isComparing = false
      }
    },
  }
}
