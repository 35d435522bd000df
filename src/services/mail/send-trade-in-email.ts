import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Attachment } from '#providers/mail/mailer.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { openInboundLabel } from '../inbound/open-inbound-label.ts'
import { readTradeInForEmail, type TradeInForEmail } from '../trade-in/trade-in-for-email.ts'
import { type TradeInUpdate, tradeInUpdates } from '../trade-in/trade-in-update.ts'
import { mailTextsOf } from './mail-texts.ts'
import { writeTradeInEmail } from './write-trade-in-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'clock' | 'keys' | 'settings' | 'bases' | 'mailer'>

/**
 * Handles `sale-news {saleId, news}`: writes the email under the message's id and sends it; a repeated call sends it
 * at most once more. A seller who has accepted meanwhile gets no reminder, one whose offer already exists is not
 * told to wait for a person, and an erased seller gets no email.
 */
export async function sendTradeInEmail(ctx: Ctx, { id, payload }: Message): Promise<void> {
  const update = tradeInUpdates.find(each => each === payload.news)
  if (!update) throw new Error(`no email about "${String(payload.news)}"`)
  const tradeIn = await readTradeInForEmail(ctx, String(payload.saleId))
  if (!tradeIn || tradeIn.view.email === '') return
  const { view } = tradeIn
  const { market, email: recipient } = view
  if (isOffer(update) && view.state !== 'offered') return
  if (update === 'person-looks' && view.state !== 'draft') return
  const link = absoluteUrl(ctx.bases[market], pathOf(tradeIn, update))
  const attachments = await attachmentsOf(ctx, tradeIn, update)
  const written = writeTradeInEmail({
    view,
    update,
    hasLabel: attachments.length > 0,
    link,
    display: ctx.settings.displayOf(market),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const email = { id, orderId: null, market, recipient, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer({ ...email, attachments })
  await markMailSent(ctx.db, id)
}

/** The label, as long as the parcel may be handed over with it. */
async function attachmentsOf(
  { sql }: Pick<Ctx, 'sql'>,
  { id, view: { market } }: TradeInForEmail,
  update: TradeInUpdate,
): Promise<readonly Attachment[]> {
  if (update !== 'label-ready') return []
  const label = await openInboundLabel({ sql }, { kind: 'sale', id }, market)
  return label
    ? [{ fileName: label.fileName, contentType: 'application/pdf', content: label.pdf }]
    : []
}

function isOffer(update: TradeInUpdate): boolean {
  return update === 'offered' || update === 'offered-by-person' || update === 'ends-soon'
}

/** A path within the market. */
function pathOf(
  { view: { market, number }, token, proof }: TradeInForEmail,
  update: TradeInUpdate,
): string {
  if (update === 'expired' || update === 'withdrawn') return buildUrl(market, 'sell')
  if (!isOffer(update) && update !== 'person-looks')
    return buildUrl(market, 'sale-details', [number], [['token', token]])
  const pairs = [
    ['sale', number],
    ['token', token],
    ['proof', proof],
  ] as const
  return buildUrl(market, 'sell-step', ['offer'], pairs)
}
