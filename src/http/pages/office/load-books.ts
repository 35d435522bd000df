import { monthOf, shownRows, viewBooks } from '#services/staff/books.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { onOfficePage } from './office-page.ts'

export const loadOfficeBooks = onOfficePage('books', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, query, markets } = request
  const month = monthOf(ctx, market, query.get('month'))
  const books = await viewBooks(ctx, market, month, shownRows)
  return { market, ownMarkets: markets, month, shownRows, ...books }
})
