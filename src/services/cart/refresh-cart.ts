import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { ShelfAccessory, ShelfView } from '#domain/cart/shelf.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { fitsModel } from '#domain/device/fits.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { AccessoryRow, AccessoryStore } from '#store/cart/accessories.ts'
import type { PromoStore } from '#store/cart/promos.ts'
import type { ShelfStore } from '#store/cart/shelf.ts'
import type { Sql } from '#store/transaction.ts'
import { assignUnits, type RequestedDevice } from './assign-units.ts'
import { checkPromo } from './check-promo.ts'
import { listAlternatives } from './list-alternatives.ts'
import { readAccessories } from './read-accessories.ts'
import { requestedTotal, type Served } from './requested-total.ts'
import { toAccessoryOffer, toShelfFacts } from './shelf-facts.ts'

export type CheckedCart = {
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

export type CartStores = {
  readonly sql: Sql
  readonly shelf: ShelfStore
  readonly accessories: AccessoryStore
  readonly promos: PromoStore
  readonly settingsOf: (market: Market) => MarketSettings
  readonly now: () => Date
}

/** The current state on the shelf of the items of a cart (Spec 7.1 and 4.4). */
export function makeRefreshCart(stores: CartStores) {
  return async (request: CheckedCart): Promise<RefreshedShelf> => {
    const { sql, shelf, accessories, settingsOf } = stores
    const { market, products } = request
    const [rows, known, batteries] = await Promise.all([
      shelf.read(sql, {
        market,
        listingIds: [],
        productIds: products.map(product => product.productId),
        unitIds: products.flatMap(product => product.unitId ?? []),
        depth: products.length,
      }),
      readAccessories(stores, market),
      accessories.batteries(sql, market, request.batteryIds),
    ])
    const served = assignUnits(products, rows).map(each => ({
      ...each,
      facts: toShelfFacts(market, each.row, each.unitId, known),
    }))
    const view = {
      settings: settingsOf(market).cart,
      devices: served.map(({ asked: { accessoryIds }, facts }) => ({ ...facts, accessoryIds })),
      accessories: requestedAccessories(request, known),
      availableAccessories: offeredWith(served, known),
      batteries,
      alternatives: listAlternatives(market, products, rows, served),
    }
    const promo = await promoFor(stores, request, () =>
      requestedTotal(served, request.accessoryIds, known, view.settings.currency),
    )
    return promo ? { ...view, promo } : view
  }
}

async function promoFor(
  { sql, promos, now }: CartStores,
  { market, promoCode }: CheckedCart,
  subTotalOf: () => Money,
) {
  if (promoCode === undefined) return undefined
  const row = await promos.find(sql, market, promoCode)
  return checkPromo({ market, code: promoCode, subTotal: subTotalOf(), now: now() }, row)
}

function requestedAccessories(
  { products, accessoryIds }: CheckedCart,
  known: readonly AccessoryRow[],
) {
  const ids = new Set([...accessoryIds, ...products.flatMap(product => product.accessoryIds)])
  return known
    .filter(row => ids.has(row.id))
    .map(row => ({ ...toAccessoryOffer(row), isActive: row.isActive }))
}

function offeredWith(served: readonly Served[], known: readonly AccessoryRow[]) {
  return known
    .filter(row => row.isActive && served.some(each => fitsModel(row.fits, each.row.product.model)))
    .map(toAccessoryOffer)
}
