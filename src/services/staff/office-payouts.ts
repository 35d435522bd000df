import { isUuid } from '#domain/is-uuid.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { PayoutState } from '#domain/trade-in/payout-state.ts'
import {
  findStaffPayout,
  listSepaFiles,
  listStaffPayouts,
  type StaffPayout,
  type StaffSepaFile,
} from '#store/staff/payouts.ts'
import type { Context } from '../context.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

/** `needsApproval`: a second person has to agree first. */
export type OfficePayout = StaffPayout & { readonly needsApproval: boolean }

const shownFiles = 10

export async function listOfficePayouts(
  { sql, settings }: Ctx,
  request: ListRequest<PayoutState>,
): Promise<Page<OfficePayout>> {
  const rows = await listStaffPayouts(sql, { ...request, limit: rowsPerPage + 1 })
  const page = pageOf(rows, ({ number }) => number)
  const isAbove = ({ market, amountMinor, currency }: StaffPayout) => {
    const { payoutsAbove } = settings.secondPersonOf(market)
    return payoutsAbove.currency === currency && amountMinor > payoutsAbove.minor
  }
  return {
    ...page,
    rows: page.rows.map(row => ({
      ...row,
      needsApproval: row.state === 'due' && row.approvedBy === null && isAbove(row),
    })),
  }
}

/** The markets that are paid by file. */
export function fileMarkets({ settings }: Pick<Ctx, 'settings'>): readonly Market[] {
  return markets.filter(market => settings.displayOf(market).currency === 'EUR')
}

export function listLatestFiles({ sql }: Pick<Ctx, 'sql'>): Promise<readonly StaffSepaFile[]> {
  return listSepaFiles(sql, shownFiles)
}

export async function findPayoutOf(
  { sql }: Pick<Ctx, 'sql'>,
  own: readonly Market[],
  id: string,
): Promise<StaffPayout | undefined> {
  const payout = isUuid(id) ? await findStaffPayout(sql, id) : undefined
  return payout && own.includes(payout.market) ? payout : undefined
}
