import type { InboundSubject } from '#domain/inbound/inbound.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { findInboundLabel } from '#store/inbound/inbound-labels.ts'
import { serverText } from '#text/server/server-text.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

export type InboundPaper = { readonly fileName: string; readonly pdf: Buffer }

/**
 * The label, while the parcel is still with its sender; the caller has checked that the subject belongs to the
 * requester.
 */
export async function openInboundLabel(
  ctx: Ctx,
  subject: InboundSubject,
  market: Market,
): Promise<InboundPaper | undefined> {
  const found = await findInboundLabel(ctx.sql, subject)
  if (!found) return undefined
  const { fileName } = serverText[languageOf[market]].inboundLabel
  return { fileName: `${fileName}-${found.number}.pdf`, pdf: found.label }
}
