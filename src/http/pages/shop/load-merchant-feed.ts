import { listItems } from '#services/catalogue/list-addresses.ts'
import { writeMerchantFeed } from '#services/catalogue/write-merchant-feed.ts'
import { anonymous, notFound, onPage } from '../page-request.ts'

/** The product feed of a market for merchant listings; a large market has several parts. */
export const loadMerchantFeed = onPage(async ({ market, ctx, site, path }) => {
  const [, part = '1'] = /^\/merchant\/([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  const items = await listItems(ctx, market, Number(part))
  if (items.length === 0) throw notFound()
  const { delivery, cart } = ctx.settings.shopOf(market)
  const feed = writeMerchantFeed({
    market,
    items,
    base: site.bases[market],
    courier: delivery.costs.courier,
    returnDays: cart.returnDays,
  })
  return new Response(feed, {
    headers: { ...anonymous, 'content-type': 'application/xml; charset=utf-8' },
  })
})
