import { isUuid } from '#domain/is-uuid.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReviewState } from '#domain/review/review-state.ts'
import {
  findReviewMarket,
  type ListedReview,
  listReviewsForStaff,
} from '#store/staff/work-lists.ts'
import type { Context } from '../context.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

/** `after` of the request is the id of a review; any other text begins at the first page. */
export async function listOfficeReviews(
  { sql }: Pick<Context, 'sql'>,
  { after, ...request }: ListRequest<ReviewState>,
): Promise<Page<ListedReview>> {
  const from = after !== undefined && isUuid(after) ? after : undefined
  const rows = await listReviewsForStaff(sql, { ...request, after: from, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ id }) => id)
}

export async function marketOfReview(
  { sql }: Pick<Context, 'sql'>,
  id: string,
): Promise<Market | undefined> {
  return isUuid(id) ? findReviewMarket(sql, id) : undefined
}
