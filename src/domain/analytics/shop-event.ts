import type { Cart } from '#domain/cart/cart.ts'
import { add } from '#domain/money/arithmetic.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { toUnits } from '#domain/money/units.ts'
import { itemsOf } from './cart-items.ts'
import type { Item } from './item.ts'
import { type Valued, valued } from './valued.ts'

/** GA4's names for a shopper's actions; the events contain nothing that identifies the shopper (issue 7, part 4). */
export type ShopEvent =
  | {
      readonly event: 'view_item_list'
      readonly ecommerce: { readonly item_list_name: ListName; readonly items: readonly Item[] }
    }
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'
      readonly ecommerce: Valued
    }
  | {
      readonly event: 'add_shipping_info'
      readonly ecommerce: Valued & { readonly shipping_tier: string }
    }
  | {
      readonly event: 'add_payment_info'
      readonly ecommerce: Valued & { readonly payment_type: string }
    }
  | {
      readonly event: 'purchase'
      readonly ecommerce: Valued & {
        readonly transaction_id: string
        readonly shipping: number
      }
    }

/** Where a list is shown; 'popular' on the home page and on a search without results, 'similar' next to a product. */
export const listNames = ['listing', 'search', 'accessories', 'popular', 'similar'] as const
export type ListName = (typeof listNames)[number]

/** The up to two events of a cart edit; empty if nothing was added or removed. */
export function cartEvents(
  { added, removed }: { readonly added: readonly Item[]; readonly removed: readonly Item[] },
  currency: Currency,
): readonly ShopEvent[] {
  return [
    ...(added.length > 0
      ? [{ event: 'add_to_cart' as const, ecommerce: valued(added, currency) }]
      : []),
    ...(removed.length > 0
      ? [{ event: 'remove_from_cart' as const, ecommerce: valued(removed, currency) }]
      : []),
  ]
}

export function beginCheckout(cart: Cart): ShopEvent {
  return {
    event: 'begin_checkout',
    ecommerce: valued(itemsOf(cart), cart.currency),
  }
}

/** `shipping_tier` is the delivery's name: courier, or the kind of point. */
export function addShippingInfo(cart: Cart, shipping_tier: string): ShopEvent {
  return {
    event: 'add_shipping_info',
    ecommerce: { ...valued(itemsOf(cart), cart.currency), shipping_tier },
  }
}

/** `payment_type` is the method (Spec 3.1), or 'voucher' if vouchers pay the whole amount. */
export function addPaymentInfo(cart: Cart, payment_type: string): ShopEvent {
  return {
    event: 'add_payment_info',
    ecommerce: { ...valued(itemsOf(cart), cart.currency), payment_type },
  }
}

type Bought = {
  readonly number: string
  readonly totals: {
    readonly total: Money
    readonly delivery: Money
    readonly collectionFee: Money
  }
}

export function purchase({ number, totals }: Bought, items: readonly Item[]): ShopEvent {
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      value: toUnits(totals.total),
      shipping: toUnits(add(totals.delivery, totals.collectionFee)),
      currency: totals.total.currency,
      items,
    },
  }
}
