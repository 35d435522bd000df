import type { Cart } from './cart.ts'
import type { CartDocument } from './document.ts'
import type { GiftWrapSettings } from './settings.ts'
import type { CartPatch } from './write-document.ts'

/**
 * What ties the browser's cart to a member's document. `owner` tells members apart without telling who they are.
 * `stateVersion` is that of the page that wrote it. `sent` is a write nobody knows the fate of yet.
 */
export type CloudLink = {
  readonly owner: string
  readonly stateVersion: string
  readonly base?: CartDocument
  readonly sent?: CartPatch
}

/** A cart without a link is a visitor's. */
export type LinkedCart = { readonly cart: Cart; readonly link?: CloudLink }

export type CloudRules = {
  /** Made anew for each event: what a cart becomes that is emptied. */
  readonly empty: Cart
  readonly giftWrap: GiftWrapSettings
}
