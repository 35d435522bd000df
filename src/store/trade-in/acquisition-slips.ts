import type { Market } from '#domain/market/market.ts'
import type { SlipContent } from '#domain/trade-in/acquisition-slip.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type IssuedSlip = {
  readonly id: string
  readonly year: number
  readonly number: number
  readonly content: SlipContent
  readonly issuedAt: Date
}

export type NewSlip = {
  readonly saleId: string
  readonly market: Market
  readonly year: number
  readonly content: SlipContent
}

export async function findSlipOfTradeIn(
  sql: Sql,
  tradeInId: string,
): Promise<IssuedSlip | undefined> {
  return (await rowsOf<IssuedSlip>(sql, ofTradeIn, [tradeInId]))[0]
}

/** The slips of every trade-in in the account, oldest first. */
export function listSlipsOfMember(sql: Sql, userId: string): Promise<readonly IssuedSlip[]> {
  return rowsOf<IssuedSlip>(sql, ofMember, [userId])
}

/**
 * Must be the last step of its transaction: others wait for the counter until it ends, and a rollback returns the
 * number.
 */
export async function insertSlip(
  tx: Sql,
  { saleId: tradeInId, market, year, content }: NewSlip,
): Promise<IssuedSlip> {
  const values = [
    market,
    `KBA ${year}`,
    tradeInId,
    year,
    content.paid.minor,
    JSON.stringify(content),
  ]
  const [added] = await rowsOf<IssuedSlip>(tx, addNumbered, values)
  if (!added) throw new Error('no slip was added')
  return added
}

const columns = 'id, year, number, content, issued_at as "issuedAt"'

const ofTradeIn: Statement = {
  name: 'slip-of-sale',
  text: `select ${columns} from acquisition_slip where sale_id = $1::uuid`,
}

const ofMember: Statement = {
  name: 'slips-of-member',
  text: `select ${columns} from acquisition_slip
    where sale_id in (select id from sale where user_id = $1::uuid) order by issued_at, id`,
}

const addNumbered: Statement = {
  name: 'slip-add',
  text: `
    with counted as (
      insert into invoice_counter (market, series, last_number) values ($1, $2, 1)
      on conflict (market, series) do update set last_number = invoice_counter.last_number + 1
      returning last_number
    )
    insert into acquisition_slip (id, sale_id, market, year, number, amount_minor, content, issued_at)
    select gen_random_uuid(), $3::uuid, $1, $4, counted.last_number, $5::bigint, $6::jsonb,
      clock_timestamp()
    from counted returning ${columns}`,
}
