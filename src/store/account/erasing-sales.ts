import type { SaleState } from '#domain/sell/sale-state.ts'
import type { Statement } from '../transaction.ts'

export type OwnSale = {
  readonly id: string
  readonly number: string
  readonly state: SaleState
}

/** Locked: those in the account, and those begun without it with the same proven address. */
export const salesOf: Statement = {
  name: 'erasure-sales',
  text: `select id, number, state from sale
    where user_id = $1::uuid
      or (user_id is null and $2::text is not null and lower(email) = lower($2::text))
    order by started_at, id for update`,
}

/** An offer goes with whom it was made to: nobody else may accept it. */
export const endOffer: Statement = {
  name: 'erasure-end-offer',
  text: `with ended as (
      update sale set state = $3 where id = $1::uuid and state = $2 returning id
    )
    insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $2, $3, 'member', 'account-erased', $4 from ended`,
}

/** What was bought from whom is the acquisition slip's to say. */
export const erasingSales: readonly Statement[] = [
  {
    name: 'erase-sale-persons',
    text: `update sale set email = '' where id = any($1::uuid[])`,
  },
]
