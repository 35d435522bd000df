import { redirect } from 'react-router'
import type { ShelfFacts } from '#domain/cart/line.ts'
import type { Grade } from '#domain/device/device.ts'
import { gradeFromWire } from '#domain/device/grade.ts'
import { renameOldKeys } from '#domain/market/filters.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { movedTo, notFound, onPage } from '../page-request.ts'

export const loadProduct = onPage(async ({ market, path, query, shop }) => {
  const parsed = parsePath(market, path)
  if (parsed?.page !== 'product') throw notFound()
  const renamed = renameOldKeys(query)
  if (renamed) throw movedTo(`${path}?${new URLSearchParams(renamed.map(pair => [...pair]))}`)
  const request = gradeFromWire(query.get('shape'))
  const viewed = await shop.viewProduct({ market, params: parsed.params, query, grade: request })
  if (!viewed) throw notFound()
  // The grade shown by default depends on today's stock.
  if (viewed.kind === 'moved') throw request ? movedTo(viewed.path) : redirect(viewed.path, 302)
  const { page, grade } = viewed
  const offer = page.offers.find(each => each.grade === grade)
  const { id, model } = page.product
  const [facts, related, rate, reviews, soldIn] = await Promise.all([
    shop.shelfOf(
      market,
      page.offers.map(offer => offer.listingId),
    ),
    shop.relateAccessories({ market, productIds: [id] }),
    offer && shop.findMonthlyRate(market, model.type, offer.price),
    shop.reviewsOfModel(market, model.id),
    shop.soldIn.ofProduct({ id, modelId: model.id, grade }),
  ])
  return {
    page,
    grade,
    shelf: byGrade(facts),
    accessories: related.accessoriesPerCategory.flatMap(({ accessories }) =>
      accessories.slice(0, 1),
    ),
    settings: shop.settingsOf(market),
    company: shop.companyOf(market),
    rate,
    reviews,
    soldIn,
  }
})

/** The shelf facts to add to the cart, for each grade. */
function byGrade(facts: ReadonlyMap<string, ShelfFacts>): Partial<Record<Grade, ShelfFacts>> {
  return Object.fromEntries([...facts.values()].map(each => [each.device.grade, each]))
}
