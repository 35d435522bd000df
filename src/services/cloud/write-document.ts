import { cloudExpiryMonths, expireAtOf } from '#domain/cart/expiry.ts'
import { type CartPatch, type WriteRefusal, writeDocument } from '#domain/cart/write-document.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { DocumentKey, DocumentStore } from '#store/cloud/documents.ts'
import { writeChange } from './document-change.ts'
import type { PubSub } from './pub-sub.ts'

type Deps = {
  readonly documents: Pick<DocumentStore, 'read' | 'write'>
  readonly pubSub: Pick<PubSub, 'ring'>
  /** The version of the carts that the shop stores now. */
  readonly stateVersionOf: (market: Market) => string
  readonly now: () => Date
}

/** `other-version`: the page that writes was loaded before the shop's cart format changed, or after. */
export type PatchRefusal = WriteRefusal | { readonly kind: 'other-version' }

export type Written = { readonly revision: number; readonly timestamp: number }

/** Merges top-level keys into the document they were based on; refused if the document has changed since (Spec 7.2). */
export function makeWriteDocument({ documents, pubSub, stateVersionOf, now }: Deps) {
  return async (key: DocumentKey, patch: CartPatch): Promise<Result<Written, PatchRefusal>> => {
    if (patch.stateVersion !== stateVersionOf(key.market)) return refuse({ kind: 'other-version' })
    const at = now()
    const made = writeDocument(await documents.read(key, at), patch, at.getTime())
    if (!made.ok) return made
    const expiresAt = new Date(expireAtOf(at.getTime(), cloudExpiryMonths))
    const base = patch.baseRevision
    const isWritten = await documents.write({ ...key, document: made.value, base, at, expiresAt })
    if (!isWritten) return refuse({ kind: 'moved' })
    const { revision, timestamp } = made.value
    pubSub.ring(writeChange({ ...key, revision }))
    return ok({ revision, timestamp })
  }
}
