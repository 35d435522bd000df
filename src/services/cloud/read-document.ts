import { randomUUID } from 'node:crypto'
import { type CartDocument, unwrittenDocument } from '#domain/cart/document.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import { type DocumentKey, readStoredDocument } from '#store/cloud/documents.ts'
import type { Settings } from '#store/settings.ts'
import type { Sql } from '#store/transaction.ts'

type Ctx = { readonly sql: Sql; readonly settings: Settings; readonly clock: () => Date }

/** Returns revision 0 with an empty cart if nothing was written for a month. */
export async function readDocument(ctx: Ctx, key: DocumentKey): Promise<CartDocument> {
  const at = ctx.clock()
  const stored = await readStoredDocument(ctx.sql, key, at)
  if (stored) return stored
  const settings = ctx.settings.shopOf(key.market).cart
  return unwrittenDocument(emptyCart(key.market, settings, at.getTime(), randomUUID()))
}
