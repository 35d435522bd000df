import type { Context } from '../context.ts'
import { pictureOfSubject } from '../photo/attach-photos.ts'
import { requestersTradeIn, type TradeInRequester } from './own-trade-in.ts'

type Ctx = Pick<Context, 'sql'>

/** Path on the host; served to the owner of the trade-in. */
export function inspectionPhotoPath(number: string, photoId: string): string {
  return `/photos/inspection/${number}/${photoId}`
}

/** A photo taken at one of the inspections, for the owner of the trade-in; `undefined` for everybody else. */
export async function openInspectionPhoto(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  photoId: string,
): Promise<Buffer | undefined> {
  const tradeIn = await requestersTradeIn(ctx, requester, number)
  if (!tradeIn) return undefined
  for (const kind of ['inspection', 'second-look'] as const) {
    const picture = await pictureOfSubject(ctx.sql, { kind, id: tradeIn.id }, photoId)
    if (picture) return picture
  }
  return undefined
}
