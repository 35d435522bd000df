import { redirect } from 'react-router'
import type { ShelfFacts } from '#domain/cart/line.ts'
import type { Grade } from '#domain/device/device.ts'
import { gradeFromWire } from '#domain/device/grade.ts'
import { renameOldKeys } from '#domain/market/filters.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { readAccessories } from '#services/cart/read-accessories.ts'
import { relateAccessories } from '#services/cart/relate-accessories.ts'
import { viewShelf } from '#services/cart/view-shelf.ts'
import { productElsewhere } from '#services/catalogue/sold-elsewhere.ts'
import { viewProduct } from '#services/catalogue/view-product.ts'
import { findMonthlyRate } from '#services/payment/find-monthly-rate.ts'
import { listReviewsOfModel } from '#services/review/list-reviews.ts'
import { movedTo, notFound, onPage } from '../page-request.ts'

export const loadProduct = onPage(async ({ market, path, query, ctx }) => {
  const parsed = parsePath(market, path)
  if (parsed?.page !== 'product') throw notFound()
  const renamed = renameOldKeys(query)
  if (renamed) throw movedTo(`${path}?${new URLSearchParams(renamed.map(pair => [...pair]))}`)
  const requestedGrade = gradeFromWire(query.get('shape'))
  const viewed = await viewProduct(ctx, {
    market,
    params: parsed.params,
    query,
    grade: requestedGrade,
  })
  if (!viewed) throw notFound()
  // The grade shown by default depends on today's stock.
  if (viewed.kind === 'moved')
    throw requestedGrade ? movedTo(viewed.path) : redirect(viewed.path, 302)
  const { page, grade } = viewed
  const offer = page.offers.find(each => each.grade === grade)
  const { id, model } = page.product
  const accessories = readAccessories(ctx, market)
  const [facts, related, rate, reviews, soldIn] = await Promise.all([
    viewShelf(
      ctx,
      market,
      page.offers.map(offer => offer.listingId),
      accessories,
    ),
    relateAccessories(ctx, { market, productIds: [id] }, accessories),
    offer && findMonthlyRate(ctx, market, model.type, offer.price),
    listReviewsOfModel(ctx, market, model.id),
    productElsewhere(ctx, { id, modelId: model.id, grade }),
  ])
  return {
    page,
    grade,
    shelf: byGrade(facts),
    accessories: related.accessoriesPerCategory.flatMap(({ accessories }) =>
      accessories.slice(0, 1),
    ),
    settings: ctx.settings.shopOf(market),
    company: ctx.settings.companyOf(market),
    rate,
    reviews,
    soldIn,
  }
})

/** The shelf facts to add to the cart, for each grade. */
function byGrade(facts: ReadonlyMap<string, ShelfFacts>): Partial<Record<Grade, ShelfFacts>> {
  return Object.fromEntries([...facts.values()].map(each => [each.device.grade, each]))
}
