import type { Market } from '#domain/market/market.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { findReturnByNumber, type StoredReturn } from '#store/return/read-return.ts'
import { type HistoryStep, listHistory } from '#store/staff/order-facts.ts'
import { type ListedReturn, listReturns } from '#store/staff/work-lists.ts'
import { findWayBack, findWayBackLabel, type WayBackState } from '#store/way-back/way-back.ts'
import type { Context } from '../context.ts'
import { toReturnView } from '../return/to-return-view.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

export type OfficeReturn = {
  readonly view: ReturnView
  /** By position; what each brings back in minor units, and what was found. */
  readonly lines: readonly Pick<
    StoredReturn['lines'][number],
    'position' | 'title' | 'backMinor' | 'keptMinor' | 'found' | 'reason' | 'words'
  >[]
  readonly currency: StoredReturn['currency']
  readonly customer: string
  readonly history: readonly HistoryStep[]
  /** Its parcel back, if one was booked at a carrier. */
  readonly wayBack?: WayBackState
}

export async function listOfficeReturns(
  { sql }: Pick<Ctx, 'sql'>,
  request: ListRequest<ReturnState>,
): Promise<Page<ListedReturn>> {
  const rows = await listReturns(sql, { ...request, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ number }) => number)
}

/** `undefined` for a return of another market as for a missing one. */
export async function viewOfficeReturn(
  ctx: Ctx,
  markets: readonly Market[],
  typed: string,
): Promise<OfficeReturn | undefined> {
  const stored = await findOfficeReturn(ctx, markets, typed)
  if (!stored) return undefined
  const wayBack = await findWayBack(ctx.sql, { kind: 'return', id: stored.id })
  return {
    ...(wayBack && { wayBack }),
    view: await toReturnView(ctx, ctx.sql, stored),
    lines: stored.lines.map(({ position, title, backMinor, keptMinor, found, reason, words }) => ({
      position,
      title,
      backMinor,
      keptMinor,
      found,
      reason,
      words,
    })),
    currency: stored.currency,
    customer: stored.order.name,
    history: await listHistory(ctx.sql, 'return', stored.id),
  }
}

/** PDF. */
export async function openReturnBackLabel(
  ctx: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  number: string,
): Promise<Buffer | undefined> {
  const stored = await findOfficeReturn(ctx, markets, number)
  return stored && findWayBackLabel(ctx.sql, { kind: 'return', id: stored.id })
}

export async function findOfficeReturn(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  typed: string,
): Promise<StoredReturn | undefined> {
  const number = parseReturnNumber(typed)
  const stored = number && (await findReturnByNumber(sql, number))
  return stored && markets.includes(stored.order.market) ? stored : undefined
}
