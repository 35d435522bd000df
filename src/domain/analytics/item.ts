import type { Availability } from '#domain/cart/line.ts'
import type { DeviceType, GradeOnWire } from '#domain/device/device.ts'
import { gradeToWire } from '#domain/device/grade.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import { knownStorage } from '#domain/device/title.ts'
import type { Market } from '#domain/market/market.ts'
import { minorDigits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'

/**
 * An item of Spec 3.6. `id` is the model's legacy number, or an accessory's own id; `price` and `discount` are whole
 * units of the currency; `url` is a path within the market until its event is pushed. Unknown values are omitted.
 */
export type Item = {
  readonly id: string
  readonly productId: string
  readonly name: string
  readonly brand?: string
  readonly category: string
  readonly price: number
  readonly quantity: number
  readonly storage?: string
  readonly shape?: GradeOnWire
  readonly color?: string
  readonly url?: string
  readonly stockState?: Availability
  readonly image?: string
  readonly origin: string
  readonly discount?: number
}

/** Spelled as in Spec 9.4. */
const categories: Readonly<Partial<Record<DeviceType, string>>> = {
  TABLET: 'Tablets',
  SMARTPHONE: 'Mobile Phones',
  LAPTOP: 'Laptops',
  SMARTWATCH: 'Smartwatches',
}

export function categoryOfType(type: DeviceType): string {
  return categories[type] ?? 'Accesory'
}

/** The category of all accessories (Spec 3.6). */
const accessoryCategory = 'Accessories'

/** The price is truncated to an integer (Spec 3.6). */
export function wholePrice({ minor, currency }: Money): number {
  return Math.trunc(minor / 10 ** minorDigits[currency])
}

/** A displayed listing as an item. */
export function itemOfListing(market: Market, { product, offer }: ListingCard): Item {
  const { model, configuration } = product
  const storage = knownStorage(configuration)
  const { price, discount } = offer
  return {
    id: String(model.legacyId),
    productId: product.id,
    name: `${model.brand} ${model.name}`,
    brand: model.brand,
    category: categoryOfType(model.type),
    price: wholePrice(price),
    quantity: 1,
    ...(storage !== undefined && { storage }),
    shape: gradeToWire(offer.grade),
    ...(configuration.color && { color: configuration.color.name }),
    url: productPath(market, product, offer.grade),
    stockState: offer.stock > 0 ? 'in-stock' : 'out-of-stock',
    image: devicePicturePath(
      { model, colorName: configuration.color?.name ?? '', material: configuration.material },
      'pair',
    ),
    origin: 'Default',
    ...(discount && { discount: wholePrice(discount.lowest30) - wholePrice(price) }),
  }
}

export function itemOfAccessory(
  { id, name, price }: { readonly id: string; readonly name: string; readonly price: Money },
  origin = 'Default',
): Item {
  return {
    id,
    productId: id,
    name,
    category: accessoryCategory,
    price: wholePrice(price),
    quantity: 1,
    origin,
  }
}

const mostModels = 5

/** A list tracks its first five models, each by its first listing (Spec 7.4). */
export function listed(items: readonly Item[]): readonly Item[] {
  return items
    .filter(({ id }, at) => items.findIndex(each => each.id === id) === at)
    .slice(0, mostModels)
}
