import { cloudExpiryMonths, expireAtOf } from '#domain/cart/expiry.ts'
import { type CartPatch, type WriteRefusal, writeDocument } from '#domain/cart/write-document.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type DocumentKey,
  readStoredDocument,
  writeStoredDocument,
} from '#store/cloud/documents.ts'
import type { Context } from '../context.ts'
import { writeChange } from './document-change.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings' | 'pubSub'>

/** `other-version`: the page that writes was loaded before the shop's cart format changed, or after. */
export type PatchRefusal = WriteRefusal | { readonly kind: 'other-version' }

export type Written = { readonly revision: number; readonly timestamp: number }

/** Merges top-level keys into the document they were based on; refused if the document has changed since (Spec 7.2). */
export async function patchDocument(
  ctx: Ctx,
  key: DocumentKey,
  patch: CartPatch,
): Promise<Result<Written, PatchRefusal>> {
  if (patch.stateVersion !== ctx.settings.shopOf(key.market).cart.stateVersion)
    return refuse({ kind: 'other-version' })
  const at = ctx.clock()
  const merged = writeDocument(await readStoredDocument(ctx.sql, key, at), patch, at.getTime())
  if (!merged.ok) return merged
  const expiresAt = new Date(expireAtOf(at.getTime(), cloudExpiryMonths))
  const base = patch.baseRevision
  const isWritten = await writeStoredDocument(
    ctx.sql,
    { notifies: ctx.pubSub.isInDatabase },
    { ...key, document: merged.value, base, at, expiresAt },
  )
  if (!isWritten) return refuse({ kind: 'moved' })
  const { revision, timestamp } = merged.value
  ctx.pubSub.publish(writeChange({ ...key, revision }))
  return ok({ revision, timestamp })
}
