import type { Market } from '#domain/market/market.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { type HistoryStep, listHistory } from '#store/staff/order-facts.ts'
import { type ListedTradeIn, listTradeIns } from '#store/staff/work-lists.ts'
import { findTradeInByNumber, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { findWayBack, findWayBackLabel, type WayBackState } from '#store/way-back/way-back.ts'
import type { Context } from '../context.ts'
import { photosOf, pictureOfSubject } from '../photo/attach-photos.ts'
import { toTradeInView } from '../trade-in/to-trade-in-view.ts'
import { type DeviceNumber, openDeviceNumber } from './device-number.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'isDemo'>

const photoKinds = ['sale', 'objection', 'inspection', 'second-look'] as const

/** Photos of the seller and of inspectors, by the occasion. */
export type OfficePhoto = { readonly kind: (typeof photoKinds)[number]; readonly id: string }

export type OfficeTradeIn = {
  readonly stored: StoredTradeIn
  readonly tradeIn: TradeInView
  /** `undefined` before its seller gave one. */
  readonly number: DeviceNumber | undefined
  readonly history: readonly HistoryStep[]
  readonly photos: readonly OfficePhoto[]
  /** Its parcel back, if one was booked at a carrier. */
  readonly wayBack?: WayBackState
}

export async function listOfficeTradeIns(
  { sql }: Pick<Ctx, 'sql'>,
  request: ListRequest<TradeInState>,
): Promise<Page<ListedTradeIn>> {
  const rows = await listTradeIns(sql, { ...request, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ number }) => number)
}

/** `undefined` for a trade-in of another market as for a missing one. */
export async function viewOfficeTradeIn(
  ctx: Ctx,
  markets: readonly Market[],
  typed: string,
): Promise<OfficeTradeIn | undefined> {
  const stored = await findOfficeTradeIn(ctx, markets, typed)
  if (!stored) return undefined
  const { id } = stored
  const sealed = stored.imeiSealed ?? stored.serialSealed
  const photos: OfficePhoto[] = []
  for (const kind of photoKinds)
    for (const photo of await photosOf(ctx.sql, { kind, id })) photos.push({ kind, id: photo.id })
  const wayBack = await findWayBack(ctx.sql, { kind: 'sale', id })
  return {
    ...(wayBack && { wayBack }),
    stored,
    tradeIn: await toTradeInView(ctx, ctx.sql, stored),
    number: sealed === null ? undefined : openDeviceNumber(ctx, sealed),
    history: await listHistory(ctx.sql, 'trade-in', id),
    photos,
  }
}

export async function findOfficeTradeIn(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  typed: string,
) {
  const number = parseTradeInNumber(typed)
  const stored = number === undefined ? undefined : await findTradeInByNumber(sql, number)
  return stored && markets.includes(stored.market) ? stored : undefined
}

/** PDF. */
export async function openTradeInBackLabel(
  ctx: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  number: string,
): Promise<Buffer | undefined> {
  const stored = await findOfficeTradeIn(ctx, markets, number)
  return stored && findWayBackLabel(ctx.sql, { kind: 'sale', id: stored.id })
}

/** One photo of a trade-in, as WebP. */
export async function openOfficePhoto(
  ctx: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  number: string,
  photoId: string,
): Promise<Buffer | undefined> {
  const stored = await findOfficeTradeIn(ctx, markets, number)
  if (!stored) return undefined
  for (const kind of photoKinds) {
    const picture = await pictureOfSubject(ctx.sql, { kind, id: stored.id }, photoId)
    if (picture) return picture
  }
  return undefined
}
