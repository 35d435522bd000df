import { mostAlike } from '#domain/device/alike.ts'
import { choicesOf, nearestInStock } from '#domain/device/choices.ts'
import { type Grade, grades, type Product } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { makerOf } from '#domain/device/maker.ts'
import type { Market } from '#domain/market/market.ts'
import { findBatteryOffer, listPopularListings, readModelFacts } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { Context } from '../context.ts'
import { withOffers } from './with-offers.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

const similarCount = 4
/** The number of well-known models from which the similar ones are chosen. */
const knownCount = 40
const nearestCount = 3

/** The content of a product page; `shelf` holds all listings of its model. */
export async function productPage(
  ctx: Ctx,
  market: Market,
  shelf: readonly ListingRow[],
  product: Product,
  grade: Grade,
): Promise<ProductPage> {
  const own = shelf.filter(row => row.product.id === product.id)
  const near = nearestInStock(shelf, product, grade).slice(0, nearestCount)
  const [about, similar] = await Promise.all([
    aboutProduct(ctx, market, product),
    similarTo(ctx, market, product),
  ])
  // The prices of all of them in one statement.
  const cards = await withOffers(ctx, [...own, ...near, ...similar], ctx.clock())
  const offers = cards.slice(0, own.length).map(card => card.offer)
  const others = cards.slice(own.length)
  return {
    product,
    offers: grades.flatMap(each => offers.filter(offer => offer.grade === each)),
    choices: choicesOf(shelf, product, grade),
    nearest: others.slice(0, near.length),
    similar: others.slice(near.length),
    ...about,
  }
}

/** The requested grade, even if sold out; without one, the best grade in stock. */
export function chosenGrade(own: readonly ListingRow[], requested: Grade | undefined): Grade {
  const has = (grade: Grade) => own.some(row => row.grade === grade)
  if (requested && has(requested)) return requested
  return (
    grades.find(grade => own.some(row => row.grade === grade && row.stock > 0)) ??
    grades.find(has) ??
    'very-good'
  )
}

async function aboutProduct(ctx: Ctx, market: Market, product: Product) {
  const [facts, battery] = await Promise.all([
    readModelFacts(ctx.db, product.model.id),
    findBatteryOffer(ctx.db, market, product.model.type),
  ])
  const maker = makerOf(product.model.brand)
  return { ...facts, ...(battery && { batteryOffer: battery }), ...(maker && { maker }) }
}

async function similarTo(ctx: Ctx, market: Market, { model }: Product) {
  const known = await listPopularListings(ctx.db, market, knownCount, { type: model.type })
  return mostAlike(model, known, similarCount)
}
