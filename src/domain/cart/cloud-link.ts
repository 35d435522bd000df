import type { Cart } from './cart.ts'
import type { CartDocument } from './document.ts'
import type { GiftWrapSettings } from './settings.ts'
import type { CartPatch } from './write-document.ts'

/**
 * Links the browser's cart to a member's document. `owner` distinguishes members without identifying them.
 * `stateVersion` is that of the page that wrote the link. `sent` is a write whose outcome is not known yet.
 */
export type CloudLink = {
  readonly owner: string
  readonly stateVersion: string
  readonly base?: CartDocument
  readonly sent?: CartPatch
}

/** A cart without a link belongs to a visitor. */
export type LinkedCart = { readonly cart: Cart; readonly link?: CloudLink }

export type CloudRules = {
  /** The cart that replaces an emptied one; created anew for each event. */
  readonly empty: Cart
  readonly giftWrap: GiftWrapSettings
}
