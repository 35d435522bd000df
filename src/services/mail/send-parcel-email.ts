import { absoluteUrl } from '#domain/market/base.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { findParcelState } from '#store/shipment/shipments.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import { mailTextsOf } from './mail-texts.ts'
import { type ParcelNews, parcelNews } from './parcel-email.ts'
import { writeParcelEmail } from './write-parcel-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'keys' | 'settings' | 'bases' | 'mailer'>

/** A carrier may report several stages at once. */
const overtaking: Readonly<Record<ParcelNews, readonly string[]>> = {
  shipped: ['ready-for-pickup', 'delivered'],
  ready: ['delivered'],
  delivered: [],
}

/**
 * Handles `parcel-news`: writes the email under the message's id and sends it; a repeated call sends it at most once more.
 * What a later stage has overtaken is not sent, and an erased customer gets none.
 */
export async function sendParcelEmail(ctx: Ctx, { id, payload }: Message): Promise<void> {
  const news = parcelNews.find(each => each === payload.news)
  if (!news) throw new Error(`no email about a parcel that is "${String(payload.news)}"`)
  const placed = await readPlacedOrder(ctx, String(payload.orderId))
  if (!placed) throw new Error(`order ${String(payload.orderId)} is not there`)
  const { market, number, contact } = placed.view
  const isOvertaken = overtaking[news].includes(String(await findParcelState(ctx.sql, placed.id)))
  if (isOvertaken || contact.email === '') return
  const written = writeParcelEmail({
    market,
    number,
    name: contact.name,
    news,
    link: absoluteUrl(ctx.bases[market], placed.path),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const email = { id, orderId: placed.id, market, recipient: contact.email, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, id)
}
