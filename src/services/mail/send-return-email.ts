import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readReturnForEmail } from '../return/return-for-email.ts'
import { mailTextsOf } from './mail-texts.ts'
import type { ReturnUpdate } from './return-email.ts'
import { writeReturnEmail } from './write-return-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'keys' | 'settings' | 'bases' | 'mailer'>

/**
 * Handles the messages about a return: writes the email under the message's id and sends it; a repeated call sends
 * it at most once more. No reminder is sent if the parcel is on its way meanwhile, and an erased customer gets no
 * email.
 */
export async function sendReturnEmail(ctx: Ctx, message: Message): Promise<void> {
  const facts = await readReturnForEmail(ctx, String(message.payload.returnId))
  if (!facts || facts.recipient === '') return
  const { view, name, recipient, orderId, token } = facts
  if (message.topic === 'return-reminder' && view.state !== 'approved') return
  const path = buildUrl(view.market, 'return', [view.number], [['t', token]])
  const written = writeReturnEmail({
    view,
    name,
    update: updateOf(message),
    display: ctx.settings.displayOf(view.market),
    company: ctx.settings.companyOf(view.market),
    texts: mailTextsOf(ctx, view.market),
    link: absoluteUrl(ctx.bases[view.market], path),
  })
  const { id } = message
  const email = { id, orderId, market: view.market, recipient, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, id)
}

function updateOf({ topic, payload }: Message): ReturnUpdate {
  switch (topic) {
    case 'return-requested':
    case 'return-reminder':
    case 'return-received':
    case 'return-settled':
      return { kind: topic }
    case 'return-rejected':
      return { kind: topic, why: String(payload.reason) }
  }
  throw new Error(`no email about "${topic}"`)
}
