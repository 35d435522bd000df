import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { ShelfAccessory, ShelfView } from '#domain/cart/shelf.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { fitsModel } from '#domain/device/fits.ts'
import type { Market } from '#domain/market/market.ts'
import { sum } from '#domain/money/arithmetic.ts'
import type { AccessoryRow, AccessoryStore } from '#store/cart/accessories.ts'
import type { PromoStore } from '#store/cart/promos.ts'
import type { ShelfStore } from '#store/cart/shelf.ts'
import type { Runner } from '#store/transaction.ts'
import { type AskedDevice, type Assigned, assignUnits } from './assign-units.ts'
import { checkPromo } from './check-promo.ts'
import { toAccessoryOffer, toShelfFacts } from './shelf-facts.ts'

export type AskedCart = {
  readonly market: Market
  readonly products: readonly AskedDevice[]
  readonly accessoryIds: readonly string[]
  readonly batteryIds: readonly string[]
  readonly promoCode?: string
}

/** Accessories asked about keep their type, which a cart's own lines know already. */
export type RefreshedShelf = Omit<ShelfView, 'accessories'> & {
  readonly accessories: readonly (ShelfAccessory & { readonly type: string })[]
  readonly availableAccessories: readonly AccessoryOffer[]
}

export type CartStores = {
  readonly runner: Runner
  readonly shelf: ShelfStore
  readonly accessories: AccessoryStore
  readonly promos: PromoStore
  readonly settingsOf: (market: Market) => MarketSettings
  readonly now: () => Date
}

/** Spec 7.1 and 4.4: what a cart asked about, as it stands on the shelf now. */
export const makeRefreshCart =
  (stores: CartStores) =>
  async (asked: AskedCart): Promise<RefreshedShelf> => {
    const { runner, shelf, accessories, settingsOf } = stores
    const { market, products } = asked
    const [rows, known, batteries] = await Promise.all([
      shelf.read(runner, {
        market,
        listingIds: [],
        productIds: products.map(product => product.productId),
        unitIds: products.flatMap(product => product.unitId ?? []),
        depth: products.length,
      }),
      accessories.ofMarket(runner, market),
      accessories.batteries(runner, market, asked.batteryIds),
    ])
    const assigned = assignUnits(products, rows)
    const wanted = wantedAccessories(asked, known)
    const view = {
      settings: settingsOf(market).cart,
      devices: assigned.map(each => ({
        ...toShelfFacts(market, each.row, each.unitId, known),
        accessoryIds: each.asked.accessoryIds,
      })),
      accessories: wanted.map(row => ({ ...toAccessoryOffer(row), isActive: row.isActive })),
      availableAccessories: offeredWith(assigned, known),
      batteries,
    }
    const promo = await promoFor(stores, asked, [
      ...pricesOf(assigned),
      ...batteries.map(battery => battery.price),
      ...boughtPrices(asked, known),
    ])
    return promo ? { ...view, promo } : view
  }

const promoFor = async (
  { runner, promos, settingsOf, now }: CartStores,
  { market, promoCode }: AskedCart,
  prices: Parameters<typeof sum>[0],
) => {
  if (promoCode === undefined) return undefined
  const row = await promos.find(runner, market, promoCode)
  return checkPromo(promoCode, row, sum(prices, settingsOf(market).cart.currency), now())
}

const askedAccessoryIds = ({ products, accessoryIds }: AskedCart): string[] => [
  ...accessoryIds,
  ...products.flatMap(product => product.accessoryIds),
]

const wantedAccessories = (asked: AskedCart, known: readonly AccessoryRow[]): AccessoryRow[] => {
  const ids = new Set(askedAccessoryIds(asked))
  return known.filter(row => ids.has(row.id))
}

const boughtPrices = (asked: AskedCart, known: readonly AccessoryRow[]) =>
  askedAccessoryIds(asked).flatMap(
    id => known.find(row => row.id === id && row.isActive)?.price ?? [],
  )

const pricesOf = (assigned: readonly Assigned[]) =>
  assigned.flatMap(({ asked, row }) => [
    row.price,
    ...row.services
      .filter(service => asked.serviceIds.includes(service.id))
      .map(service => service.price),
  ])

const offeredWith = (assigned: readonly Assigned[], known: readonly AccessoryRow[]) =>
  known
    .filter(
      row => row.isActive && assigned.some(each => fitsModel(row.fits, each.row.product.model)),
    )
    .map(toAccessoryOffer)
