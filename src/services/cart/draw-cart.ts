import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import type { CartSnapshot } from '#domain/checkout/cart-snapshot.ts'
import type { Context } from '../context.ts'
import { readPriced } from './read-goods.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/**
 * The cart of a browser, rebuilt from the shelf. Undefined if anything differs from what the browser last knew: the
 * cart page then shows what has changed.
 */
export async function rebuildCart(
  ctx: Ctx,
  { timestamp, total, ...requested }: CartSnapshot,
): Promise<Cart | undefined> {
  const priced = await readPriced(ctx, ctx.sql, requested)
  if (!priced.ok) return undefined
  const { cart, goods } = priced.value
  const forSale = new Set(goods.shelf.flatMap(row => row.units))
  const isAsKnown =
    requested.phones.every(phone => forSale.has(phone.unitId)) &&
    cart.promo?.code === requested.promoCode &&
    summaryOf(cart).total.minor === total
  return isAsKnown ? { ...cart, timestamp } : undefined
}
