import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { EmailSeller, TrackedTradeIn } from '../trade-in/email-seller.ts'
import { type TradeInUpdate, tradeInUpdates } from '../trade-in/trade-in-update.ts'
import { writeTradeInEmail } from './write-trade-in-email.ts'

type Deps = {
  readonly emailSeller: EmailSeller
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/**
 * Handles `sale-news {saleId, news}`: writes the email under the message's id and sends it; a repeated call sends it
 * at most once more. A seller who has accepted meanwhile gets no reminder, one whose offer already exists is not
 * told to wait for a person, and an erased seller gets no email.
 */
export function makeSendTradeInEmail({ emailSeller, mail, mailer, bases, companyOf }: Deps) {
  return async ({ id, payload }: Message): Promise<void> => {
    const update = tradeInUpdates.find(each => each === payload.news)
    if (!update) throw new Error(`no letter about "${String(payload.news)}"`)
    const reported = await emailSeller(String(payload.saleId))
    if (!reported || reported.view.email === '') return
    const { view } = reported
    const { market, email: recipient } = view
    if (isOffer(update) && view.state !== 'offered') return
    if (update === 'person-looks' && view.state !== 'draft') return
    const link = absoluteUrl(bases[market], pathOf(reported, update))
    const written = writeTradeInEmail({ view, news: update, link, company: companyOf(market) })
    const email = { id, orderId: null, market, recipient, ...written }
    if ((await mail.write(email)) === 'already-sent') return
    await mailer(email)
    await mail.markSent(id)
  }
}

function isOffer(update: TradeInUpdate): boolean {
  return update === 'offered' || update === 'offered-by-person' || update === 'ends-soon'
}

/** A path within the market. */
function pathOf(
  { view: { market, number }, token }: TrackedTradeIn,
  update: TradeInUpdate,
): string {
  if (update === 'expired' || update === 'withdrawn') return buildUrl(market, 'sell')
  if (!isOffer(update) && update !== 'person-looks')
    return buildUrl(market, 'sale-details', [number], [['token', token]])
  const pairs = [
    ['sale', number],
    ['token', token],
  ] as const
  return buildUrl(market, 'sell-step', ['offer'], pairs)
}
