import type { Market } from '#domain/market/market.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'
import type { ListFilter } from './work-lists.ts'

export type ListedClaim = {
  readonly number: string
  readonly market: Market
  readonly state: ClaimState
  readonly title: string
  readonly name: string
  readonly openedAt: Date
}

const list: Statement = {
  name: 'office-claims',
  text: `select w.number, w.market, w.state, n.title, o.contact_name as name, w.opened_at as "openedAt"
    from ${pageIds({ table: 'warranty_claim', at: 'opened_at', after: 'warranty_claim last where last.number = $2', first: 'newest', by: ['market', 'state'] })}
    join warranty_claim w on w.id = page.id join orders o on o.id = w.order_id
    join order_line n on n.order_id = w.order_id and n.position = w.position ${inPageOrder('newest')}`,
}

/** Newest first. `after` is the number of a claim. */
export function listStaffClaims(
  sql: Sql,
  { markets, states, after, limit }: ListFilter<ClaimState>,
): Promise<readonly ListedClaim[]> {
  return rowsOf<ListedClaim>(sql, list, [markets, after ?? null, limit, states])
}
