import type { Cart } from './cart.ts'
import { emptied } from './empty.ts'
import type { Refreshed } from './refresh-report.ts'

/** `unreachable`: offline or a server error, so that nothing is known about the cart. */
export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly refreshed: Refreshed }
  | { readonly kind: 'unsuccessful' }
  | { readonly kind: 'unreachable' }

export type RefreshAlert =
  | { readonly kind: 'emptied'; readonly undo: Cart }
  | { readonly kind: 'not-checked' }
  | ({ readonly kind: 'changed' } & Pick<Refreshed, 'dropped' | 'problems'>)

export type AfterRefresh = { readonly cart: Cart; readonly alert?: RefreshAlert }

/** An unsuccessful response empties the cart; an unreachable server empties nothing (Spec 7.1). */
export function afterRefresh(cart: Cart, answer: RefreshOutcome): AfterRefresh {
  switch (answer.kind) {
    case 'unsuccessful':
      return { cart: emptied(cart), alert: { kind: 'emptied', undo: cart } }
    case 'unreachable':
      return { cart, alert: { kind: 'not-checked' } }
    case 'refreshed': {
      const { cart: refreshed, dropped, problems } = answer.refreshed
      return dropped.length + problems.length === 0
        ? { cart: refreshed }
        : { cart: refreshed, alert: { kind: 'changed', dropped, problems } }
    }
  }
}
