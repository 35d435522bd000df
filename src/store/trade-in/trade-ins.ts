import type { Market } from '#domain/market/market.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import type { StoredTradeIn } from './read-trade-in.ts'

/** A trade-in in a member's list; `since` is when it entered its state. Amounts in minor units. */
type ListedTradeIn = Pick<
  StoredTradeIn,
  | 'number'
  | 'market'
  | 'state'
  | 'title'
  | 'currency'
  | 'offerMinor'
  | 'offeredAt'
  | 'payout'
  | 'sendBy'
  | 'paidMinor'
  | 'startedAt'
  | 'since'
>

export type StoredTradeInStep = { readonly state: TradeInState; readonly at: Date }

export type StoredFinding = {
  readonly part: InspectedPart
  readonly declared: string
  readonly found: string
  readonly photoPath: string | null
  readonly amountMinor: number
}

type Owner = { readonly userId: string; readonly market: Market }

/** Newest first; `after` is the number of the last trade-in already shown. */
export function listTradeInsOfMember(
  sql: Sql,
  { userId, market }: Owner,
  after: string | undefined,
  limit: number,
): Promise<readonly ListedTradeIn[]> {
  return after === undefined
    ? rowsOf<ListedTradeIn>(sql, newest, [userId, market, limit])
    : rowsOf<ListedTradeIn>(sql, older, [userId, market, limit, after])
}

/** Oldest first. */
export function listTradeInSteps(
  sql: Sql,
  tradeInId: string,
): Promise<readonly StoredTradeInStep[]> {
  return rowsOf<StoredTradeInStep>(sql, steps, [tradeInId])
}

export function listTradeInFindings(
  sql: Sql,
  tradeInId: string,
): Promise<readonly StoredFinding[]> {
  return rowsOf<StoredFinding>(sql, findings, [tradeInId])
}

const tradeIn = `
  select s.number, s.market, s.state, s.title, s.currency, s.offer_minor::float8 as "offerMinor",
    s.offered_at as "offeredAt", s.payout, s.send_by::text as "sendBy",
    s.paid_minor::float8 as "paidMinor", s.started_at as "startedAt",
    coalesce((select max(h.at) from sale_history h where h.sale_id = s.id and h.to_state = s.state),
      s.started_at) as since
  from sale s where s.user_id = $1::uuid and s.market = $2`

const newest: Statement = {
  name: 'sales-newest',
  text: `${tradeIn} order by s.started_at desc, s.id desc limit $3`,
}

/** Continues after one of the member's own trade-ins; after somebody else's it returns nothing. */
const older: Statement = {
  name: 'sales-older',
  text: `${tradeIn} and (s.started_at, s.id) < (
      select started_at, id from sale where number = $4 and user_id = $1::uuid and market = $2
    ) order by s.started_at desc, s.id desc limit $3`,
}

const steps: Statement = {
  name: 'sale-steps',
  text: 'select to_state as state, at from sale_history where sale_id = $1::uuid order by at, place',
}

const findings: Statement = {
  name: 'sale-findings',
  text: `select part, declared, found, photo_path as "photoPath", amount_minor::float8 as "amountMinor"
    from sale_finding where sale_id = $1::uuid order by position`,
}
