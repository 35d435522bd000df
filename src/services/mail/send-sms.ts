import { languageOf } from '#domain/market/market.ts'
import type { Message } from '#store/outbox.ts'
import { serverText } from '#text/server/server-text.ts'
import type { Context } from '../context.ts'
import { readSms } from '../identity/emails.ts'

type Ctx = Pick<Context, 'clock' | 'keys' | 'sms'>

/** Handles `sms`: sends the code by SMS, unless it has expired. */
export async function sendSms(ctx: Ctx, { id, payload }: Message): Promise<void> {
  const { phone, market, sealed, until } = readSms(payload)
  if (until !== undefined && Date.parse(until) <= ctx.clock().getTime()) return
  if (!ctx.sms) throw new Error('no gateway for text messages is configured')
  await ctx.sms({
    id,
    phone,
    market,
    text: serverText[languageOf[market]].sms.code(ctx.keys.seal.open(sealed)),
  })
}
