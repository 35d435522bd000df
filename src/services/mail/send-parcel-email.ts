import { absoluteUrl } from '#domain/market/base.ts'
import { findParcelNewsWay } from '#store/account/profiles.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import { insertFollowUps, type Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { mailTextsOf } from './mail-texts.ts'
import { readParcelNews } from './read-parcel-news.ts'
import { writeParcelEmail } from './write-parcel-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'keys' | 'settings' | 'bases' | 'mailer' | 'sms'>

/**
 * Handles `parcel-news`: writes the email under the message's id and sends it; a repeated call sends it at most once more.
 * A member may have asked for a text message instead, or besides. An erased customer gets none.
 */
export async function sendParcelEmail(ctx: Ctx, message: Message): Promise<void> {
  const parcel = await readParcelNews(ctx, message)
  if (!parcel) return
  const { news, order } = parcel
  const way = ctx.sms ? await findParcelNewsWay(ctx.sql, order.id) : 'email'
  if (way !== 'email') await insertFollowUps(ctx.db, message, ['parcel-text-message'])
  const { market, number, contact } = order.view
  if (way === 'sms' || contact.email === '') return
  const written = writeParcelEmail({
    market,
    number,
    name: contact.name,
    news,
    link: absoluteUrl(ctx.bases[market], order.path),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const { id } = message
  const email = { id, orderId: order.id, market, recipient: contact.email, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, id)
}
