import { languageOf } from '#domain/market/market.ts'
import type { Message } from '#store/outbox.ts'
import { serverText } from '#text/server/server-text.ts'
import type { Context } from '../context.ts'
import { readParcelNews } from './read-parcel-news.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings' | 'sms'>

/** Handles `parcel-text-message`: to the phone number of the order. An erased customer gets none. */
export async function sendParcelSms(ctx: Ctx, message: Message): Promise<void> {
  const parcel = await readParcelNews(ctx, message)
  if (!parcel || parcel.order.view.contact.phone === '') return
  if (!ctx.sms) throw new Error('no gateway for text messages is configured')
  const { market, number, contact } = parcel.order.view
  await ctx.sms({
    id: message.id,
    phone: contact.phone,
    market,
    text: serverText[languageOf[market]].parcelSms[parcel.news](number),
  })
}
