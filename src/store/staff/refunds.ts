import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'
import type { ListFilter } from './work-lists.ts'

/** Minor units. `isByTransfer`: the carrier collected it, so a person sends it back. */
export type StaffRefund = {
  readonly id: string
  readonly orderNumber: string
  readonly market: Market
  readonly name: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: RefundState
  readonly method: string
  readonly isByTransfer: boolean
  readonly hasAccount: boolean
  readonly reason: string
  readonly actor: string
  readonly createdAt: Date
  readonly lastError: string | null
}

const columns = `f.id, o.number as "orderNumber", o.market, o.contact_name as name, f.amount_minor::float8 as "amountMinor",
  f.currency, f.state, p.method, p.state in ('collected', 'remitted') as "isByTransfer",
  f.iban_sealed is not null as "hasAccount", f.reason, f.actor, f.created_at as "createdAt", f.last_error as "lastError"`

const joins = 'join orders o on o.id = f.order_id join payment p on p.id = f.payment_id'
const from = `from refund f ${joins}`

const list: Statement = {
  name: 'office-refunds',
  text: `select ${columns}
    from ${pageIds({ table: 'refund', at: 'created_at', after: 'refund last where last.id = $2::uuid', first: 'newest', by: ['state'], join: 'join orders o on o.id = t.order_id' })}
    join refund f on f.id = page.id ${joins} ${inPageOrder('newest')}`,
}

const ofOrder: Statement = {
  name: 'office-refunds-of-order',
  text: `select ${columns} ${from} where o.id = $1::uuid order by f.created_at, f.id`,
}

const one: Statement = {
  name: 'office-refund',
  text: `select ${columns} ${from} where f.id = $1::uuid`,
}

/** Newest first. `after` is the id of a refund. */
export function listStaffRefunds(
  sql: Sql,
  { markets, states, after, limit }: ListFilter<RefundState>,
): Promise<readonly StaffRefund[]> {
  return rowsOf<StaffRefund>(sql, list, [markets, after ?? null, limit, states])
}

export function listRefundsOfOrderForStaff(sql: Sql, orderId: string) {
  return rowsOf<StaffRefund>(sql, ofOrder, [orderId])
}

export async function findStaffRefund(sql: Sql, id: string): Promise<StaffRefund | undefined> {
  return (await rowsOf<StaffRefund>(sql, one, [id]))[0]
}
