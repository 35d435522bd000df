import type { Cart } from '#domain/cart/cart.ts'
import { removePromo, setPromo } from '#domain/cart/edit.ts'
import type { PromoCheck } from '#domain/cart/shelf.ts'
import { goodsTotalOf } from '#domain/cart/summary.ts'
import type { RequestedCart } from '#domain/checkout/requested-cart.ts'
import { ok, type Result } from '#domain/result.ts'
import { listAccessoriesById } from '#store/cart/accessories.ts'
import { findPromo, type PromoRow } from '#store/cart/promos.ts'
import { readShelf } from '#store/cart/shelf.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { evaluatePromo } from './evaluate-promo.ts'
import { type InvalidField, type KnownGoods, priceCart } from './price-cart.ts'
import { applyProtectorFlag } from './read-accessories.ts'

type Ctx = Pick<Context, 'clock' | 'settings'>

export type PricedCart = {
  readonly cart: Cart
  readonly goods: KnownGoods
  readonly promo: PromoCheck | undefined
}

/** A requested cart priced from the database that `sql` sees; a refused promo code gives no discount. */
export async function readPriced(
  ctx: Ctx,
  sql: Sql,
  requested: RequestedCart,
): Promise<Result<PricedCart, InvalidField>> {
  const { goods, promo } = await readGoods(ctx, sql, requested)
  return priceWith(requested, goods, promo, ctx.clock())
}

/** A requested cart priced from what is known; `row` is the promo of its code. */
export function priceWith(
  requested: RequestedCart,
  goods: KnownGoods,
  row: PromoRow | undefined,
  now: Date,
): Result<PricedCart, InvalidField> {
  const { market, promoCode } = requested
  const priced = priceCart(requested, goods)
  if (!priced.ok) return priced
  if (promoCode === undefined) return ok({ cart: priced.value, goods, promo: undefined })
  const subTotal = goodsTotalOf(priced.value)
  const promo = evaluatePromo({ market, code: promoCode, subTotal, now }, row)
  const cart =
    promo.kind === 'valid' ? setPromo(priced.value, promo.promo) : removePromo(priced.value)
  return ok({ cart, goods, promo })
}

/** What decides the prices of a requested cart: its goods, and the promo of its code. */
export type PricingFacts = { readonly goods: KnownGoods; readonly promo: PromoRow | undefined }

export async function readGoods(
  ctx: Pick<Ctx, 'settings'>,
  sql: Sql,
  requested: RequestedCart,
): Promise<PricingFacts> {
  const { market, phones, promoCode } = requested
  const shelfQuery = {
    market,
    listingIds: [...new Set(phones.map(phone => phone.listingId))],
    productIds: [],
    unitIds: phones.map(phone => phone.unitId),
    depth: 1,
  }
  const accessoryIds = [...new Set(requested.accessories.map(accessory => accessory.id))]
  const settings = ctx.settings.shopOf(market)
  const [shelf, accessories, promo] = await Promise.all([
    readShelf(sql, shelfQuery),
    listAccessoriesById(sql, market, accessoryIds),
    promoCode === undefined ? undefined : findPromo(sql, market, promoCode),
  ])
  return {
    goods: {
      shelf,
      accessories: applyProtectorFlag(accessories, settings.flags),
      settings: settings.cart,
    },
    promo,
  }
}
