import type { Market } from '#domain/market/market.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
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
    from warranty_claim w join orders o on o.id = w.order_id
    join order_line n on n.order_id = w.order_id and n.position = w.position
    where w.market = any($1::text[]) and w.state = any($2::text[])
      and ($3::text is null
        or (w.opened_at, w.id) < (select opened_at, id from warranty_claim where number = $3))
    order by w.opened_at desc, w.id desc limit $4`,
}

/** Newest first. `after` is the number of a claim. */
export function listStaffClaims(
  sql: Sql,
  { markets, states, after, limit }: ListFilter<ClaimState>,
): Promise<readonly ListedClaim[]> {
  return rowsOf<ListedClaim>(sql, list, [markets, states, after ?? null, limit])
}
