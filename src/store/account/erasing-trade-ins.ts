import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { erasingParcels } from './erasing-parcels.ts'

export type OwnTradeIn = {
  readonly id: string
  readonly number: string
  readonly state: TradeInState
}

type Seller = {
  readonly userId: string
  readonly email: string
  readonly isEmailVerified: boolean
}

/** Locked: the trade-ins of the account, and those started without it with the same verified address. */
export function listTradeInsToErase(
  tx: Sql,
  { userId, email, isEmailVerified }: Seller,
): Promise<readonly OwnTradeIn[]> {
  return rowsOf<OwnTradeIn>(tx, tradeInsOf, [userId, isEmailVerified ? email : null])
}

/** An offer ends with the person it was made to: nobody else may accept it. */
export function endErasedOffer(tx: Sql, { id, state }: OwnTradeIn, to: TradeInState, at: Date) {
  return rowsOf(tx, endOffer, [id, state, to, at])
}

/** The acquisition slip remains as the record of who sold what. */
export async function eraseInTradeIns(tx: Sql, ids: readonly string[]): Promise<void> {
  for (const statement of erasingTradeIns) await rowsOf(tx, statement, [ids])
}

const tradeInsOf: Statement = {
  name: 'erasure-sales',
  text: `select id, number, state from sale
    where user_id = $1::uuid
      or (user_id is null and $2::text is not null and lower(email) = lower($2::text))
    order by started_at, id for update`,
}

const endOffer: Statement = {
  name: 'erasure-end-offer',
  text: `with ended as (
      update sale set state = $3 where id = $1::uuid and state = $2 returning id
    )
    insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $2, $3, 'member', 'account-erased', $4 from ended`,
}

/**
 * For a device surrendered to the authorities, its identity, its sender and the findings stay stored
 * (docs/decisions/0015-erasure.md).
 */
const notEvidence = `(select id from sale where id = any($1::uuid[]) and state <> 'surrendered')`

const payoutsOfTradeIns = 'select id from payout where sale_id = any($1::uuid[])'

const erasingTradeIns: readonly Statement[] = [
  {
    name: 'erase-sale-persons',
    text: `update sale set email = '', iban_sealed = null, holder_sealed = null, sender_phone = null, handover = null,
        token_hash = null, request_hash = null, counted_as = '{}', wants_newsletter = false
      where id = any($1::uuid[])`,
  },
  {
    name: 'erase-sale-devices',
    text: `update sale set imei_sealed = null, serial_sealed = null, sender_name = null where id in ${notEvidence}`,
  },
  {
    name: 'erase-transfer-accounts',
    text: `update payout_transfer set iban_sealed = null, holder_sealed = null, reason = null, last_error = null
      where payout_id in (${payoutsOfTradeIns})`,
  },
  {
    name: 'erase-payout-webhooks',
    text: `update payout_notice set raw = ''
      where transfer_id in (select id from payout_transfer where payout_id in (${payoutsOfTradeIns}))`,
  },
  {
    name: 'erase-payout-reasons',
    text: `update payout_history set reason = '' where actor = 'staff' and payout_id in (${payoutsOfTradeIns})`,
  },
  {
    name: 'erase-inspections',
    text: `update sale_inspection set identifier_sealed = null, note = ''
      where sale_id in ${notEvidence}`,
  },
  {
    name: 'erase-objections',
    text: `update sale_objection set words = '' where sale_id in ${notEvidence}`,
  },
  {
    name: 'erase-inspection-photos',
    text: `delete from photo where subject_kind in ('inspection', 'second-look', 'objection') and subject_id in ${notEvidence}`,
  },
  {
    name: 'erase-sale-reasons',
    text: `update sale_history set reason = '' where actor = 'staff' and sale_id in ${notEvidence}`,
  },
  ...erasingParcels('sale', 'select unnest($1::uuid[])'),
]
