import { contentPages } from '#domain/content/content-page.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { readTextPage } from '#services/content/read-content.ts'
import { notFound, onPage } from '../page-request.ts'

/** A text page, by its URL. */
export const loadTextPage = onPage(async ({ market, path, ctx }) => {
  const found = parsePath(market, path)?.page
  const page = contentPages.find(each => each === found)
  const text = page && page !== 'support' && (await readTextPage(ctx, market, page))
  if (!text) throw notFound()
  return { page, text }
})
