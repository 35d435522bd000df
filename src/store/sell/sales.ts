import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Payout } from '#domain/sell/price-tables.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import type { InspectedPart } from '#domain/sell/sale-view.ts'
import { type Runner, rowsOf, type Statement } from '../transaction.ts'

/** A sale of a member; `since` is when it came into its state. Amounts in minor units. */
export type StoredSale = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly state: SaleState
  readonly title: string
  readonly currency: Currency
  readonly offerMinor: number | null
  readonly offeredAt: Date | null
  readonly payout: Payout | null
  readonly secondOfferMinor: number | null
  readonly paidMinor: number | null
  readonly startedAt: Date
  readonly since: Date
}

export type StoredSaleStep = { readonly state: SaleState; readonly at: Date }

export type StoredFinding = {
  readonly part: InspectedPart
  readonly declared: string
  readonly found: string
  readonly photoPath: string | null
  readonly amountMinor: number
}

type Owned = { readonly userId: string; readonly market: Market }

/** What a member sells; every question names the member, so that nobody else's sale is ever found. */
export const makeSaleStore = (runner: Runner) => ({
  /** Newest first; `after` is the number of the last sale already shown. */
  page: (
    { userId, market }: Owned,
    after: string | undefined,
    limit: number,
  ): Promise<readonly StoredSale[]> =>
    after === undefined
      ? rowsOf<StoredSale>(runner, newest, [userId, market, limit])
      : rowsOf<StoredSale>(runner, older, [userId, market, limit, after]),

  one: async ({ userId, market }: Owned, number: string): Promise<StoredSale | undefined> =>
    (await rowsOf<StoredSale>(runner, one, [userId, market, number]))[0],

  /** The oldest first. */
  steps: (saleId: string): Promise<readonly StoredSaleStep[]> =>
    rowsOf<StoredSaleStep>(runner, steps, [saleId]),

  findings: (saleId: string): Promise<readonly StoredFinding[]> =>
    rowsOf<StoredFinding>(runner, findings, [saleId]),
})

export type SaleStore = ReturnType<typeof makeSaleStore>

const sale = `
  select s.id, s.number, s.market, s.state, s.title, s.currency, s.offer_minor::float8 as "offerMinor",
    s.offered_at as "offeredAt", s.payout, s.second_offer_minor::float8 as "secondOfferMinor",
    s.paid_minor::float8 as "paidMinor", s.started_at as "startedAt",
    coalesce((select max(h.at) from sale_history h where h.sale_id = s.id and h.to_state = s.state),
      s.started_at) as since
  from sale s where s.user_id = $1::uuid and s.market = $2`

const newest: Statement = {
  name: 'sales-newest',
  text: `${sale} order by s.started_at desc, s.id desc limit $3`,
}

/** Goes on after one of the member's own sales; after anybody else's there is nothing. */
const older: Statement = {
  name: 'sales-older',
  text: `${sale} and (s.started_at, s.id) < (
      select started_at, id from sale where number = $4 and user_id = $1::uuid and market = $2
    ) order by s.started_at desc, s.id desc limit $3`,
}

const one: Statement = { name: 'sale-one', text: `${sale} and s.number = $3` }

const steps: Statement = {
  name: 'sale-steps',
  text: 'select to_state as state, at from sale_history where sale_id = $1::uuid order by at, id',
}

const findings: Statement = {
  name: 'sale-findings',
  text: `select part, declared, found, photo_path as "photoPath", amount_minor::float8 as "amountMinor"
    from sale_finding where sale_id = $1::uuid order by position`,
}
