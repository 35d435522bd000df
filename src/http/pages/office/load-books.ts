import { monthOf, viewBooks } from '#services/staff/books.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { onOfficePage } from './office-page.ts'

export const loadOfficeBooks = onOfficePage('books', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, query, markets } = request
  const month = monthOf(ctx, market, query.get('month'))
  return { market, ownMarkets: markets, month, ...(await viewBooks(ctx, market, month)) }
})
