import type { CartDocument } from '#domain/cart/document.ts'
import type { DocumentKey } from '#store/cloud/documents.ts'

/** Who follows a document. `tell` gets the current one first. */
export type Follower = DocumentKey & {
  readonly sessionId: string
  readonly tell: (document: CartDocument) => void
  /** Its session is no more. */
  readonly end: () => void
}

type ReadDocument = (key: DocumentKey) => Promise<CartDocument>

/** The followers of one document. It is read once for all of them, and again where it may have changed meanwhile. */
export function makeRoom(key: DocumentKey, read: ReadDocument) {
  /** The revision each was told last; undefined for who was told nothing yet. */
  const followers = new Map<Follower, number | undefined>()
  let isReading = false
  let isStale = false
  const tell = (document: CartDocument) => {
    const { revision } = document
    for (const [follower, told] of followers) {
      if (told === revision) continue
      followers.set(follower, revision)
      follower.tell(document)
    }
  }
  /** Throws while the database is away; who was not told is told at the next look. */
  const look = async () => {
    isStale = true
    if (isReading) return
    isReading = true
    try {
      while (isStale) {
        isStale = false
        tell(await read(key))
      }
    } finally {
      isReading = false
    }
  }
  return {
    key,
    followers,
    look,
    /** Whether somebody was told of another revision, or of none. */
    isBehind: (revision: number) => [...followers.values()].some(told => told !== revision),
  }
}

export type Room = ReturnType<typeof makeRoom>
