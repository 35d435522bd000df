import type { Market } from '#domain/market/market.ts'
import type { SealedAccount } from '../payment/refunds.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The account that a member entered last, for a trade-in or a return in this market. */
export async function findEarlierAccount(
  sql: Sql,
  userId: string,
  market: Market,
): Promise<SealedAccount | undefined> {
  return (await rowsOf<SealedAccount>(sql, lastEntered, [userId, market]))[0]
}

const lastEntered: Statement = {
  name: 'sale-earlier-account',
  text: `select iban, holder from (
      select iban_sealed as iban, holder_sealed as holder, started_at as at from sale
      where user_id = $1::uuid and market = $2
      union all
      select r.iban_sealed, r.holder_sealed, r.requested_at from order_return r
      join orders o on o.id = r.order_id where o.user_id = $1::uuid and o.market = $2
    ) entered where iban is not null and holder is not null order by at desc limit 1`,
}
