import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { CatalogueListing } from './catalogue-listings.ts'
import type { CatalogueModel, CatalogueProduct } from './catalogue-products.ts'
import { testImei } from './imei.ts'
import { type Random, randomFor } from './random.ts'

export type CatalogueUnit = {
  readonly productId: string
  readonly market: Market
  readonly grade: Grade
  readonly serial: string
  readonly imei?: string
  readonly batteryHealth?: number
  readonly acquisitionMinor: number
  readonly taxScheme: 'margin' | 'vat'
}

const batteryFrom: Record<Grade, number> = { 'very-good': 84, good: 80 }
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function serialOf(random: Random, count: number): string {
  const chosen = Array.from({ length: 4 }, () => letters[random.whole(0, letters.length - 1)])
  return `K${chosen.join('')}${String(count).padStart(6, '0')}`
}

/** Rounded to a whole unit of the currency. */
function acquisitionOf(random: Random, priceMinor: number): number {
  return Math.round((priceMinor * (0.6 + random.next() * 0.14)) / 100) * 100
}

/** Only handheld consoles have a battery. */
function hasBattery({ type, specs }: CatalogueModel): boolean {
  return type !== 'CONSOLE' || specs.battery !== undefined
}

function unitOf(listing: CatalogueListing, model: CatalogueModel, count: number): CatalogueUnit {
  const random = randomFor(`unit ${count}`)
  const { productId, market, grade, priceMinor } = listing
  const lowest = batteryFrom[grade]
  return {
    productId,
    market,
    grade,
    serial: serialOf(random, count),
    ...(model.type === 'SMARTPHONE' && { imei: testImei(model.legacyId, count) }),
    ...(hasBattery(model) && {
      batteryHealth: random.whole(lowest, random.whole(lowest + 6, 100)),
    }),
    acquisitionMinor: acquisitionOf(random, priceMinor),
    taxScheme: random.chance(0.8) ? 'margin' : 'vat',
  }
}

/** One unit for every piece in stock of a listing. */
export function catalogueUnits(
  models: readonly CatalogueModel[],
  products: readonly CatalogueProduct[],
  listings: readonly CatalogueListing[],
): readonly CatalogueUnit[] {
  const modelOf = new Map(products.map(({ id, modelIndex }) => [id, models[modelIndex]]))
  let count = 0
  return listings.flatMap(listing => {
    const model = modelOf.get(listing.productId)
    if (model === undefined) throw new Error(`no model of ${listing.productId}`)
    return Array.from({ length: listing.stock }, () => unitOf(listing, model, ++count))
  })
}
