import type { CartDocument } from '#domain/cart/document.ts'
import type { DocumentKey } from '#store/cloud/documents.ts'

/** A follower of a document. `send` first receives the current document. */
export type Follower = DocumentKey & {
  readonly sessionId: string
  readonly send: (document: CartDocument) => void
  /** Ends the stream: its session is over. */
  readonly end: () => void
}

type ReadDocument = (key: DocumentKey) => Promise<CartDocument>

/** The followers of one document. It is read once for all of them, and again if it may have changed meanwhile. */
export function createDocumentFollowers(key: DocumentKey, read: ReadDocument) {
  /** The revision each follower received last; undefined if it has received none yet. */
  const followers = new Map<Follower, number | undefined>()
  let isReading = false
  let isStale = false
  const reportToAll = (document: CartDocument) => {
    const { revision } = document
    for (const [follower, received] of followers) {
      if (received === revision) continue
      followers.set(follower, revision)
      follower.send(document)
    }
  }
  /** Throws while the database is unavailable; followers that missed the document receive it at the next refresh. */
  const refresh = async () => {
    isStale = true
    if (isReading) return
    isReading = true
    try {
      while (isStale) {
        isStale = false
        reportToAll(await read(key))
      }
    } finally {
      isReading = false
    }
  }
  return {
    key,
    followers,
    refresh,
    /** Whether a follower has received another revision, or none. */
    isBehind: (revision: number) => [...followers.values()].some(received => received !== revision),
  }
}

export type DocumentFollowers = ReturnType<typeof createDocumentFollowers>
