import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { ShelfAccessory, ShelfView } from '#domain/cart/shelf.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { fitsModel } from '#domain/device/fits.ts'
import type { Market } from '#domain/market/market.ts'
import { type AccessoryRow, listBatteries } from '#store/cart/accessories.ts'
import { findPromo, type PromoRow } from '#store/cart/promos.ts'
import { readShelf, type ShelfRow } from '#store/cart/shelf.ts'
import type { Context } from '../context.ts'
import { assignUnits, type RequestedDevice } from './assign-units.ts'
import { evaluatePromo } from './evaluate-promo.ts'
import { listAlternatives } from './list-alternatives.ts'
import { readAccessories } from './read-accessories.ts'
import { requestedTotal, type ServedDevice } from './requested-total.ts'
import { toAccessoryOffer, toShelfFacts } from './shelf-facts.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

export type CartRefreshRequest = {
  readonly market: Market
  readonly products: readonly RequestedDevice[]
  readonly accessoryIds: readonly string[]
  readonly batteryIds: readonly string[]
  readonly promoCode?: string
}

/** Adds the type to the requested accessories; a cart's own lines already have it. */
export type RefreshedShelf = Omit<ShelfView, 'accessories'> & {
  readonly accessories: readonly (ShelfAccessory & AccessoryOffer)[]
  readonly availableAccessories: readonly AccessoryOffer[]
}

/** What the shop knows about the items of a cart. */
export type KnownItems = {
  readonly rows: readonly ShelfRow[]
  readonly accessories: readonly AccessoryRow[]
  readonly batteries: ShelfView['batteries']
  readonly promo: PromoRow | undefined
  readonly settings: MarketSettings['cart']
}

/** The current state on the shelf of the items of a cart (Spec 7.1 and 4.4). */
export async function refreshCart(ctx: Ctx, request: CartRefreshRequest): Promise<RefreshedShelf> {
  const { market, products, promoCode } = request
  const [rows, accessories, batteries, promo] = await Promise.all([
    readShelf(ctx.sql, {
      market,
      listingIds: [],
      productIds: products.map(product => product.productId),
      unitIds: products.flatMap(product => product.unitId ?? []),
      depth: products.length,
    }),
    readAccessories(ctx, market),
    listBatteries(ctx.sql, market, request.batteryIds),
    promoCode === undefined ? undefined : findPromo(ctx.sql, market, promoCode),
  ])
  const settings = ctx.settings.shopOf(market).cart
  const known = { rows, accessories, batteries, promo, settings }
  return toRefreshedShelf(request, known, ctx.clock())
}

/** The answer to a refresh, from what is known at that time. */
export function toRefreshedShelf(
  request: CartRefreshRequest,
  { rows, accessories, batteries, promo, settings }: KnownItems,
  now: Date,
): RefreshedShelf {
  const { market, products, promoCode } = request
  const served = assignUnits(products, rows).map(each => ({
    ...each,
    facts: toShelfFacts(market, each.row, each.unitId, accessories),
  }))
  const view = {
    settings,
    devices: served.map(({ requested: { accessoryIds }, facts }) => ({ ...facts, accessoryIds })),
    accessories: requestedAccessories(request, accessories),
    availableAccessories: offeredWith(served, accessories),
    batteries,
    alternatives: listAlternatives(market, products, rows, served),
  }
  if (promoCode === undefined) return view
  const subTotal = requestedTotal(served, request.accessoryIds, accessories, settings.currency)
  return { ...view, promo: evaluatePromo({ market, code: promoCode, subTotal, now }, promo) }
}

function requestedAccessories(
  { products, accessoryIds }: CartRefreshRequest,
  known: readonly AccessoryRow[],
) {
  const ids = new Set([...accessoryIds, ...products.flatMap(product => product.accessoryIds)])
  return known
    .filter(row => ids.has(row.id))
    .map(row => ({ ...toAccessoryOffer(row), isActive: row.isActive }))
}

function offeredWith(served: readonly ServedDevice[], known: readonly AccessoryRow[]) {
  return known
    .filter(row => row.isActive && served.some(each => fitsModel(row.fits, each.row.product.model)))
    .map(toAccessoryOffer)
}
