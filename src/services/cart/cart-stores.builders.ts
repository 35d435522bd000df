import { someSettings } from '#domain/cart/cart.builders.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { AccessoryRow } from '#store/cart/accessories.ts'
import type { PromoRow } from '#store/cart/promos.ts'
import type { ShelfRow } from '#store/cart/shelf.ts'
import type { CartStores } from './refresh-cart.ts'

/** An in-memory shelf, for tests only. */
export function aShelfRow(
  id: string,
  units: readonly string[],
  changes: Partial<ShelfRow> = {},
): ShelfRow {
  return {
    id,
    product: {
      id: 'product',
      model: { id: 'm', legacyId: 1, brand: 'B', name: 'M', type: 'SMARTPHONE', year: 2020 },
      configuration: {},
    },
    grade: 'good',
    price: { minor: 100_000, currency: 'RON' },
    newPrice: undefined,
    stock: units.length,
    sku: 'sku',
    units,
    askedUnits: units,
    services: [],
    battery: undefined,
    ...changes,
  }
}

export function anAccessoryRow(id: string, changes: Partial<AccessoryRow> = {}): AccessoryRow {
  return {
    id,
    name: id,
    type: id,
    price: { minor: 5_000, currency: 'RON' },
    isActive: true,
    fits: {},
    isFreeProtector: false,
    colorHex: '#000000',
    ...changes,
  }
}

type Known = {
  readonly shelf: readonly ShelfRow[]
  readonly accessories: readonly AccessoryRow[]
  readonly promo?: PromoRow
  readonly hasFreeScreenProtectors?: boolean
}

export function someCartStores({
  shelf,
  accessories,
  promo,
  hasFreeScreenProtectors = true,
}: Known): CartStores {
  return {
    sql: {} as CartStores['sql'],
    shelf: {
      read: async (_sql, { listingIds, productIds }) =>
        shelf.filter(row => listingIds.includes(row.id) || productIds.includes(row.product.id)),
    },
    accessories: {
      ofMarket: async () => accessories,
      byIds: async (_sql, _market, ids) => accessories.filter(({ id }) => ids.includes(id)),
      modelsOf: async () => [],
      batteries: async (_sql, _market, ids) =>
        shelf.flatMap(({ battery }) => (battery && ids.includes(battery.id) ? [battery] : [])),
    },
    promos: { find: async () => promo, consume: async () => true, giveBack: async () => [] },
    settingsOf: () =>
      ({ cart: someSettings(), flags: { hasFreeScreenProtectors } }) as MarketSettings,
    now: () => new Date('2026-11-15T00:00:00Z'),
  }
}
