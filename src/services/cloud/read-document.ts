import { randomUUID } from 'node:crypto'
import { type CartDocument, unwrittenDocument } from '#domain/cart/document.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { DocumentKey, DocumentStore } from '#store/cloud/documents.ts'

type Deps = {
  readonly documents: Pick<DocumentStore, 'read'>
  readonly settingsOf: (market: Market) => MarketSettings
  readonly now: () => Date
}

/** Returns revision 0 with an empty cart if nothing was written for a month. */
export function makeReadDocument({ documents, settingsOf, now }: Deps) {
  return async (key: DocumentKey): Promise<CartDocument> => {
    const at = now()
    const stored = await documents.read(key, at)
    if (stored) return stored
    const settings = settingsOf(key.market).cart
    return unwrittenDocument(emptyCart(key.market, settings, at.getTime(), randomUUID()))
  }
}
