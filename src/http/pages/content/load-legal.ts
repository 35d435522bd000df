import { parsePath } from '#domain/market/parse-path.ts'
import { notFound, onPage } from '../page-request.ts'

export const loadLegal = onPage(async ({ market, path, shop }) => {
  const page = parsePath(market, path)?.page
  if (page !== 'terms' && page !== 'privacy') throw notFound()
  const article = await shop.readLegalText(market, page)
  if (!article) throw notFound()
  return { article }
})
