import { redirect } from 'react-router'
import { gradeFromWire } from '#domain/device/grade.ts'
import { renameOldKeys } from '#domain/market/filters.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { dayIn } from '#domain/time/day.ts'
import { upcomingHolidays } from '#domain/time/working-days.ts'
import { cachedAccessories } from '#services/cart/read-accessories.ts'
import { accessoriesFor } from '#services/cart/relate-accessories.ts'
import { viewShelf } from '#services/cart/view-shelf.ts'
import { findProduct } from '#services/catalogue/find-product.ts'
import { productPage } from '#services/catalogue/product-page.ts'
import { productElsewhere } from '#services/catalogue/sold-elsewhere.ts'

import { findMonthlyRate } from '#services/payment/find-monthly-rate.ts'
import { listReviewsOfModel } from '#services/review/list-reviews.ts'
import { movedTo, notFound, onPage, type PageRequest } from '../page-request.ts'

export const loadProduct = onPage(async ({ market, path, query, ctx }) => {
  const parsed = parsePath(market, path)
  if (parsed?.page !== 'product') throw notFound()
  const renamed = renameOldKeys(query)
  if (renamed) throw movedTo(`${path}?${new URLSearchParams(renamed.map(pair => [...pair]))}`)
  const requestedGrade = gradeFromWire(query.get('shape'))
  const found = await findProduct(ctx, {
    market,
    params: parsed.params,
    query,
    grade: requestedGrade,
  })
  if (!found) throw notFound()
  // The grade shown by default depends on today's stock.
  if (found.kind === 'moved') throw requestedGrade ? movedTo(found.path) : redirect(found.path, 302)
  const { listing } = found
  const { id, model } = listing.product
  const accessories = cachedAccessories(ctx, market)
  const [page, facts, ofMarket, rate, reviews, soldIn] = await Promise.all([
    productPage(ctx, market, found.model, listing),
    viewShelf(ctx, market, [listing.id], accessories),
    accessories,
    findMonthlyRate(ctx, market, model.type, listing.price),
    listReviewsOfModel(ctx, market, model.id),
    productElsewhere(ctx, { id, modelId: model.id, grade: listing.grade }),
  ])
  return {
    page,
    grade: listing.grade,
    shelf: facts.get(listing.id),
    // Without the colours, so that they equal those of the shelf: the page has each once.
    accessories: accessoriesFor([model], ofMarket).accessoriesPerCategory.flatMap(category =>
      category.accessories.slice(0, 1).map(({ colorHex: _, ...accessory }) => accessory),
    ),
    settings: settingsOf({ market, ctx }),
    company: ctx.settings.companyOf(market),
    rate,
    reviews,
    soldIn,
  }
})

/** No delivery that is estimated on the page takes longer. */
const holidayDays = 60

/** The settings that the page shows or adds to the cart with. */
function settingsOf({ market, ctx }: Pick<PageRequest, 'market' | 'ctx'>) {
  const { cart, delivery, holidays } = ctx.settings.shopOf(market)
  const today = dayIn(market, ctx.clock())
  return { cart, delivery, holidays: upcomingHolidays(holidays, today, holidayDays), today }
}
