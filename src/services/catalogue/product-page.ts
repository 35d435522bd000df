import { mostAlike } from '#domain/device/alike.ts'
import { choicesOf, nearestInStock } from '#domain/device/choices.ts'
import { type Grade, grades } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { makerOf } from '#domain/device/maker.ts'
import type { Market } from '#domain/market/market.ts'
import {
  listKnownModels,
  type ModelKey,
  type ModelPage,
  readModelPage,
} from '#store/catalogue/model-page.ts'
import { listListingsById } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { Context } from '../context.ts'
import { withOffers } from './with-offers.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'clock' | 'responses'>

const similarCount = 4
/** The number of well-known models from which the similar ones are chosen. */
const knownCount = 40
const nearestCount = 3

/** What the pages of a model's products show; undefined if the market does not list it. */
export function readModel(ctx: Pick<Context, 'sql'>, market: Market, key: ModelKey) {
  return readModelPage(ctx.sql, market, key)
}

/** The content of the page of a product in one of its grades. */
export async function productPage(
  ctx: Ctx,
  market: Market,
  { shelf, specification, boxContents, batteryOffer }: ModelPage,
  { product, grade }: ListingRow,
): Promise<ProductPage> {
  const { type } = product.model
  const known = await ctx.responses.readCached(`known models ${market} ${type}`, () =>
    listKnownModels(ctx.sql, market, type, knownCount),
  )
  const own = bestFirst(shelf.filter(row => row.product.id === product.id))
  const near = nearestInStock(shelf, product, grade).slice(0, nearestCount)
  const ownIds = own.map(({ id }) => id)
  const nearIds = near.map(({ id }) => id)
  const similarIds = mostAlike(product.model, known, similarCount).map(each => each.listingId)
  const rows = await listListingsById(ctx.db, market, [...ownIds, ...nearIds, ...similarIds])
  const cards = new Map(withOffers(rows, ctx.clock()).map(card => [card.offer.listingId, card]))
  const cardsOf = (ids: readonly string[]) => ids.flatMap(id => cards.get(id) ?? [])
  const maker = makerOf(product.model.brand)
  return {
    product,
    offers: cardsOf(ownIds).map(card => card.offer),
    choices: choicesOf(shelf, product, grade),
    nearest: cardsOf(nearIds),
    similar: cardsOf(similarIds),
    specification,
    boxContents,
    ...(batteryOffer && { batteryOffer }),
    ...(maker && { maker }),
  }
}

/** The requested grade of a product, even if sold out; without one, the best in stock. */
export function chosenListing(
  own: readonly ListingRow[],
  requested: Grade | undefined,
): ListingRow | undefined {
  const best = bestFirst(own)
  return best.find(row => row.grade === requested) ?? best.find(row => row.stock > 0) ?? best[0]
}

function bestFirst(rows: readonly ListingRow[]): readonly ListingRow[] {
  return grades.flatMap(grade => rows.filter(row => row.grade === grade))
}
