import type { ListingCard } from '#domain/device/listing.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { Market } from '#domain/market/market.ts'
import { listListingsById } from '#store/catalogue/product.ts'
import { listSpecifications } from '#store/catalogue/specifications.ts'
import type { Context } from '../context.ts'
import { withOffers } from './with-offers.ts'

type Ctx = Pick<Context, 'db' | 'sql' | 'clock'>

/** Listings of the market by their ids, in that order; what it does not list is left out. */
export async function listCards(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  market: Market,
  ids: readonly string[],
): Promise<readonly ListingCard[]> {
  const cards = withOffers(await listListingsById(db, market, ids), clock())
  const byId = new Map(cards.map(card => [card.offer.listingId, card]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

export type ComparedDevice = ListingCard & { readonly specification: Specification }

/** The same with the specification of each model. */
export async function listCompared(
  ctx: Ctx,
  market: Market,
  ids: readonly string[],
): Promise<readonly ComparedDevice[]> {
  const cards = await listCards(ctx, market, ids)
  const models = [...new Set(cards.map(({ product }) => product.model.id))]
  const specifications = await listSpecifications(ctx.sql, models)
  return cards.map(card => ({
    ...card,
    specification: specifications.get(card.product.model.id) ?? {},
  }))
}
