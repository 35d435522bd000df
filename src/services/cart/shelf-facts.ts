import type { AccessoryOffer, Naming, ShelfFacts } from '#domain/cart/line.ts'
import type { Configuration, Grade, Product } from '#domain/device/device.ts'
import { fitsModel } from '#domain/device/fits.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import { displayTitle, knownStorage, shortTitle } from '#domain/device/title.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { AccessoryRow } from '#store/cart/accessories.ts'
import type { ShelfRow } from '#store/cart/shelf.ts'
import { gradeText } from '#text/device/grades/grade-text.ts'

/** The shop's data on one unit of a listing; '' means no unit. */
export function toShelfFacts(
  market: Market,
  row: ShelfRow,
  unitId: string,
  accessories: readonly AccessoryRow[],
): ShelfFacts {
  const { product, grade } = row
  const { model, configuration } = product
  return {
    productId: product.id,
    listingId: row.id,
    buyPrice: row.price,
    naming: namingOf(market, product, grade),
    device: { id: unitId, modelType: model.type, grade },
    availableExtraServices: row.services,
    deviceAvailableAccessories: accessories
      .filter(accessory => accessory.isActive && fitsModel(accessory.fits, model))
      .map(toAccessoryOffer),
    ...(row.battery ? { batteryOffer: row.battery } : {}),
    availability: row.units.length > 0 ? 'in-stock' : 'out-of-stock',
    productImage: devicePicturePath(
      { model, colorName: configuration.color?.name ?? '', material: configuration.material },
      'pair',
    ),
    sku: row.sku,
    productUrl: productPath(market, product, grade),
    modelId: model.legacyId,
  }
}

export function toAccessoryOffer({
  id,
  name,
  price,
  type,
  isFreeProtector,
}: AccessoryRow): AccessoryOffer {
  return { id, name, price, type, isFreeProtector }
}

function namingOf(market: Market, product: Product, grade: Grade): Naming {
  return {
    title: displayTitle(product, gradeText[languageOf[market]][grade]),
    modelDisplayName: `${product.model.brand} ${product.model.name}`,
    configSummary: configSummary(product.configuration),
    shortTitle: shortTitle(product),
  }
}

/** For example '128 GB · Midnight'. */
function configSummary(configuration: Configuration): string {
  const { ram, cpu, size, connectivity, material, color } = configuration
  const parts = [ram, knownStorage(configuration), cpu, size, connectivity, material, color?.name]
  return parts.filter(part => part !== undefined).join(' · ')
}
