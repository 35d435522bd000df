import { toShownListing } from '#domain/device/listing.ts'
import type { ListSubject } from '#domain/device/listing-path.ts'
import type { Filters } from '#domain/market/filters.ts'
import { reviewsPath } from '#domain/review/review-list.ts'
import { browseModels } from '#services/catalogue/browse-listings.ts'
import { listElsewhere, nameList } from '#services/catalogue/sold-elsewhere.ts'
import { sumUpReviews } from '#services/review/list-reviews.ts'
import { notFound, onPage, type PageRequest } from '../page-request.ts'
import { filtersOf, requestedList, stayAtAddress } from './list-request.ts'

/** A category, a brand in it, a brand's or a model's page: each is one list, filtered by its URL. */
export const loadListing = onPage(async page => {
  const { market, ctx } = page
  const list = requestedList(page)
  const { subject, query } = list
  if (subject.category === 'accessories') throw notFound()
  const named = await namesOf(page, subject, query.filters)
  if (subject.brand && !named) throw notFound()
  // A single unknown brand stays a filter without results: it has no page to redirect to.
  if (named || query.filters.brand?.length !== 1) stayAtAddress(page, list)
  const { category, brand, model } = subject
  // Awaited together: a rejection that nobody awaits, because another came first, would end the process.
  const [listing, rating, soldIn] = await Promise.all([
    browseModels(ctx, {
      market,
      ...(category && { category }),
      filters: {
        ...query.filters,
        ...(!category && brand && { brand: [brand.slug] }),
        ...(model && { model: [model.slug] }),
      },
      sort: query.sort,
      page: query.page,
    }),
    category || !brand ? undefined : ratingOf(page, brand.slug, model?.slug),
    brand && soldInOf(page, brand.slug, model?.slug),
  ])
  return {
    ...(category && { category }),
    ...(brand && named && { brand: { slug: brand.slug, name: named.brand } }),
    ...(model && named && { model: { slug: model.slug, name: named.name } }),
    filters: filtersOf(list),
    listing: toShownListing(listing),
    ...rating,
    ...(soldIn && { soldIn }),
  }
})

function soldInOf({ market, ctx }: PageRequest, brandSlug: string, modelSlug?: string) {
  const list = { market, brandSlug, ...(modelSlug !== undefined && { modelSlug }) }
  return listElsewhere(ctx, list)
}

/** The rating of a brand's or a model's page, if it has reviews. */
async function ratingOf({ market, ctx }: PageRequest, brand: string, model?: string) {
  const subject = { brand, ...(model !== undefined && { model }) }
  const { averageTenths, count } = await sumUpReviews(ctx, market, subject)
  if (averageTenths === undefined) return {}
  return { rated: { averageTenths, count, path: reviewsPath(market, { subject }) } }
}

/** The display names of the brand and model of a list, or of the only brand a category is filtered by. */
async function namesOf({ market, ctx }: PageRequest, subject: ListSubject, filters: Filters) {
  const [only, another] = filters.brand ?? []
  const brandSlug = subject.brand?.slug ?? (another === undefined ? only : undefined)
  if (brandSlug === undefined) return undefined
  const modelSlug = subject.model?.slug
  return nameList(ctx, {
    market,
    brandSlug,
    ...(modelSlug !== undefined && { modelSlug }),
  })
}
