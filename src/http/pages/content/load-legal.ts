import { parsePath } from '#domain/market/parse-path.ts'
import { readLegalText } from '#services/content/read-legal-text.ts'
import { notFound, onPage } from '../page-request.ts'

export const loadLegal = onPage(async ({ market, path, ctx }) => {
  const page = parsePath(market, path)?.page
  if (page !== 'terms' && page !== 'privacy') throw notFound()
  const article = await readLegalText(ctx, market, page)
  if (!article) throw notFound()
  return { article }
})
