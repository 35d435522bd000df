import type { AccessoryRow } from '#store/cart/accessories.ts'
import type { ShelfRow } from '#store/cart/shelf.ts'

/** A listing on the shelf, for tests only. */
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
    requestedUnits: units,
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
