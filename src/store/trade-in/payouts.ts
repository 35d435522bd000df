import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import type { PayoutState } from '#domain/trade-in/payout-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What the shop owes a seller. Minor units. */
export type StoredPayout = {
  readonly id: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly method: 'bank' | 'voucher'
  readonly state: PayoutState
  readonly dueOn: Day
  readonly providerRef: string | null
}

export type NewPayout = Pick<StoredPayout, 'amountMinor' | 'currency' | 'method' | 'dueOn'> & {
  readonly saleId: string
  readonly at: Date
}

/** Keeps an existing payout of the trade-in unchanged. */
export async function insertPayout(
  tx: Sql,
  { saleId: tradeInId, amountMinor, currency, method, dueOn, at }: NewPayout,
) {
  await rowsOf(tx, add, [tradeInId, amountMinor, currency, method, dueOn, at])
}

export async function findPayoutOfTradeIn(
  sql: Sql,
  tradeInId: string,
): Promise<StoredPayout | undefined> {
  return (await rowsOf<StoredPayout>(sql, ofTradeIn, [tradeInId]))[0]
}

/** Records that the payout reached its seller; `false` if that was known. The caller has locked the trade-in's row. */
export async function updateSettledPayout(
  tx: Sql,
  { id, state }: Pick<StoredPayout, 'id' | 'state'>,
  providerRef: string | undefined,
  { actor, reason, at }: { readonly actor: string; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  return (await rowsOf(tx, settle, [id, providerRef ?? null, at, state, actor, reason])).length > 0
}

/** The amount the seller received, in minor units. */
export function updatePaidAmount(tx: Sql, tradeInId: string, minor: number) {
  return rowsOf(tx, notePaid, [tradeInId, minor])
}

const add: Statement = {
  name: 'payout-add',
  text: `insert into payout (id, sale_id, amount_minor, currency, method, state, due_on, created_at)
    values (gen_random_uuid(), $1::uuid, $2, $3, $4, 'due', $5::date, $6)
    on conflict (sale_id) do nothing`,
}

const ofTradeIn: Statement = {
  name: 'payout-of-sale',
  text: `select id, amount_minor::float8 as "amountMinor", currency, method, state,
      due_on::text as "dueOn", provider_ref as "providerRef"
    from payout where sale_id = $1::uuid`,
}

const settle: Statement = {
  name: 'payout-settle',
  text: `with settled as (
      update payout set state = 'paid', provider_ref = coalesce($2, provider_ref),
        sent_at = coalesce(sent_at, $3), settled_at = $3
      where id = $1::uuid and state <> 'paid' returning id
    )
    insert into payout_history (id, payout_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $4, 'paid', $5, $6, $3 from settled returning id`,
}

const notePaid: Statement = {
  name: 'payout-note-paid',
  text: 'update sale set paid_minor = $2 where id = $1::uuid',
}
