import { type Cart, hasItems } from './cart.ts'
import type { CloudRules, LinkedCart } from './cloud-link.ts'
import type { CartDocument } from './document.ts'
import { merge, withoutRemoved } from './merge.ts'
import { mergeThreeWays } from './merge-three-ways.ts'
import { lineIdsOf, writeDocument } from './write-document.ts'

type Received =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'reset'; readonly cart: Cart }
  | { readonly kind: 'taken'; readonly cart: Cart }
  | { readonly kind: 'merged'; readonly cart: Cart }

/** `isRefetched`: it was fetched because a write was refused, so it is not an older document that arrives late. */
type Arrival = {
  readonly owner: string
  readonly document: CartDocument
  readonly isRefetched: boolean
}

/**
 * Applies a document to the browser's cart (Spec 4.5). A document of another state version empties the cart; one already
 * seen is ignored: an unchanged cart has its document's timestamp, so "the same timestamp" is compared with the document
 * on which the cart is based, and a changed cart that happens to have the same timestamp misses nothing.
 */
export function receiveDocument(
  local: LinkedCart,
  { owner, document, isRefetched }: Arrival,
  rules: CloudRules,
): Received {
  const { cart, link } = local
  const isOwn = link?.owner === owner
  const base = isOwn ? baseIn(local, rules) : undefined
  const isAnew = isRefetched && document.revision === 0
  if (base && !isAnew && document.timestamp <= base.timestamp) return { kind: 'ignored' }
  if (document.stateVersion !== rules.empty.stateVersion)
    return { kind: 'reset', cart: rules.empty }
  if (link && !isOwn) return { kind: 'taken', cart: cartIn(document, rules) }
  if (base && document.revision > base.revision)
    return {
      kind: 'merged',
      cart: withLaterTimestamp(mergeAll(local, base, document, rules), document),
    }
  return hasItems(cart) && (isOwn || staysLocal(cart, document))
    ? { kind: 'merged', cart: withLaterTimestamp(mergeTwo(cart, document, rules), document) }
    : { kind: 'taken', cart: cartIn(document, rules) }
}

/** The base of a page with another state version is unknown: that page may have emptied what it stored as its base. */
function baseIn({ link }: LinkedCart, rules: CloudRules): CartDocument | undefined {
  return link?.stateVersion === rules.empty.stateVersion ? link.base : undefined
}

/** A visitor's cart is merged if it is marked for merging; a cloud cart without any line cannot replace it. */
function staysLocal(cart: Cart, document: CartDocument): boolean {
  return cart.mergeCartAfterLogin || lineIdsOf(document.cart).length === 0
}

function cartIn({ cart, timestamp }: CartDocument, rules: CloudRules): Cart {
  return {
    ...rules.empty,
    ...cart,
    timestamp,
  }
}

function mergeAll(
  { cart, link }: LinkedCart,
  base: CartDocument,
  theirs: CartDocument,
  { giftWrap }: CloudRules,
): Cart {
  const sent = link?.sent && writeDocument(base, link.sent, base.timestamp)
  return mergeThreeWays(
    { base, ours: cart, theirs, sent: sent?.ok ? sent.value.cart : undefined },
    giftWrap,
  )
}

/** The cart stays marked for merging until it is written: merging again gives the same result. */
function mergeTwo(
  cart: Cart,
  { cart: cloud, timestamp, removed }: CartDocument,
  rules: CloudRules,
) {
  return {
    ...merge(withoutRemoved(cart, removed), { ...cloud, timestamp }, rules.giftWrap),
    mergeCartAfterLogin: cart.mergeCartAfterLogin,
  }
}

function withLaterTimestamp(cart: Cart, document: CartDocument): Cart {
  return {
    ...cart,
    timestamp: Math.max(cart.timestamp, document.timestamp + 1),
  }
}
