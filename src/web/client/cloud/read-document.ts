import {
  type CartDocumentOnWire,
  cartDocumentSchema,
  type OwnedCartDocument,
} from '#contract/cart-document.ts'
import { sharedOf } from '#domain/cart/document.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import { revive } from '#domain/cart/revive.ts'
import type { CartPlace } from '../cart-store.ts'
import { newId } from '../new-id.ts'

/**
 * A document as the server sends it or storage holds it, its lines read like those of a stored cart; `undefined`
 * if it is not one.
 */
export function readDocument(value: unknown, place: CartPlace): OwnedCartDocument | undefined {
  const parsed = cartDocumentSchema.safeParse(value)
  return parsed.success ? { ...parsed.data, cart: revived(parsed.data, place) } : undefined
}

function revived({ cart, timestamp }: CartDocumentOnWire, { market, settings }: CartPlace) {
  const fresh = emptyCart(market, settings, 0, newId())
  // The server decides whether it has expired; its version is compared where it is received.
  const { stateVersion } = settings
  return sharedOf(revive({ ...fresh, ...cart, market, stateVersion, timestamp }, fresh, 0).cart)
}
