import { parsePath } from '#domain/market/parse-path.ts'
import { notFound, onPage } from './page-request.ts'

/** A guest's order by the link they were sent; a wrong link is a 404, like a missing order. Not kept by any cache. */
export const loadOrderThankYou = onPage(async ({ market, path, query, shop }) => {
  const parsed = parsePath(market, path)
  const [number] = parsed?.page === 'order-thank-you' ? parsed.params : []
  if (number === undefined) throw notFound()
  const order = await shop.viewOrder(number, query.get('t') ?? '')
  if (order?.market !== market) throw notFound()
  return { order }
})
