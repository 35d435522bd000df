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

/** `isAnswer`: it was asked for because a write was refused, so it is not an older one that came late. */
type Arrival = {
  readonly owner: string
  readonly document: CartDocument
  readonly isAnswer: boolean
}

/**
 * Spec 4.5: what a document does to the browser's cart. One of another state version empties it; one it has seen is
 * ignored: a cart without changes has its document's timestamp, so "the same timestamp" is asked of the document the cart
 * is based on, and a changed cart whose clock happens to say the same misses nothing.
 */
export function receiveDocument(
  local: LinkedCart,
  { owner, document, isAnswer }: Arrival,
  rules: CloudRules,
): Received {
  const { cart, link } = local
  const isOwn = link?.owner === owner
  const base = isOwn ? baseIn(local, rules) : undefined
  const isAnew = isAnswer && document.revision === 0
  if (base && !isAnew && document.timestamp <= base.timestamp) return { kind: 'ignored' }
  if (document.stateVersion !== rules.empty.stateVersion)
    return { kind: 'reset', cart: rules.empty }
  if (link && !isOwn) return { kind: 'taken', cart: cartIn(document, rules) }
  if (base && document.revision > base.revision)
    return { kind: 'merged', cart: risen(mergeAll(local, base, document, rules), document) }
  return hasItems(cart) && (isOwn || staysLocal(cart, document))
    ? { kind: 'merged', cart: risen(mergeTwo(cart, document, rules), document) }
    : { kind: 'taken', cart: cartIn(document, rules) }
}

/** Of a page of another state version nothing is known: what it kept as base it may have emptied. */
function baseIn({ link }: LinkedCart, rules: CloudRules): CartDocument | undefined {
  return link?.stateVersion === rules.empty.stateVersion ? link.base : undefined
}

/** A visitor's cart: merged where that is wished; a cloud without any line has nothing to put in its place. */
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

/** Kept as one that wishes to be merged until it is written: done again, it comes to the same. */
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

function risen(cart: Cart, document: CartDocument): Cart {
  return {
    ...cart,
    timestamp: Math.max(cart.timestamp, document.timestamp + 1),
  }
}
