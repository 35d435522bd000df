import type { SaleState } from '#domain/sell/sale-state.ts'
import { type Runner, rowsOf, type Statement } from '../transaction.ts'
import { erasingParcels } from './erasing-parcels.ts'

export type OwnSale = {
  readonly id: string
  readonly number: string
  readonly state: SaleState
}

type Seller = {
  readonly userId: string
  readonly email: string
  readonly isEmailVerified: boolean
}

export const saleErasure = {
  /** Locked: those in the account, and those begun without it with the same proven address. */
  salesOf: (tx: Runner, { userId, email, isEmailVerified }: Seller): Promise<readonly OwnSale[]> =>
    rowsOf<OwnSale>(tx, salesOf, [userId, isEmailVerified ? email : null]),

  /** An offer goes with whom it was made to: nobody else may accept it. */
  endOffer: (tx: Runner, { id, state }: OwnSale, to: SaleState, at: Date) =>
    rowsOf(tx, endOffer, [id, state, to, at]),

  /** What was bought from whom is the acquisition slip's to say. */
  forgetInSales: async (tx: Runner, ids: readonly string[]): Promise<void> => {
    for (const statement of erasingSales) await rowsOf(tx, statement, [ids])
  },
}

const salesOf: Statement = {
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

/** docs/decisions/0015-erasure.md: of a device the authorities have, it is kept which it was, who sent it, what was found. */
const notEvidence = `(select id from sale where id = any($1::uuid[]) and state <> 'surrendered')`

const erasingSales: readonly Statement[] = [
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
    text: `update payout_transfer set iban_sealed = null, holder_sealed = null
      where payout_id in (select id from payout where sale_id = any($1::uuid[]))`,
  },
  {
    name: 'erase-inspections',
    text: `update sale_inspection set identifier_sealed = null, note = ''
      where sale_id in ${notEvidence}`,
  },
  {
    name: 'erase-inspection-photos',
    text: `delete from photo where subject_kind = 'inspection' and subject_id in ${notEvidence}`,
  },
  {
    name: 'erase-sale-reasons',
    text: `update sale_history set reason = '' where actor = 'staff' and sale_id in ${notEvidence}`,
  },
  ...erasingParcels('sale', 'select unnest($1::uuid[])'),
]
