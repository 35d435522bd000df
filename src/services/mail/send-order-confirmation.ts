import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { writeOrderLetter } from './write-order-letter.ts'

/** `path` opens the order without signing in, `withdrawalPath` the way out of it. */
export type PlacedOrder = {
  readonly id: string
  readonly view: OrderView
  readonly path: string
  readonly withdrawalPath: string
}

type Means = {
  readonly readPlaced: (orderId: string) => Promise<PlacedOrder | undefined>
  readonly mail: MailStore
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly returnDaysOf: (market: Market) => number
}

/** Handles `order-confirmed`: the mail is written under the message's id and sent; called again, it is sent at most once more. */
export function makeSendOrderConfirmation(means: Means) {
  return async (message: Message): Promise<void> => {
    const placed = await means.readPlaced(String(message.payload.orderId))
    if (!placed) throw new Error(`order ${String(message.payload.orderId)} is not there`)
    const { market, contact, invoicePath } = placed.view
    const base = means.bases[market]
    const { origin } = new URL(base)
    const written = writeOrderLetter({
      order: placed.view,
      returnDays: means.returnDaysOf(market),
      link: absoluteUrl(base, placed.path),
      withdrawalLink: absoluteUrl(base, placed.withdrawalPath),
      origin,
      ...(invoicePath !== undefined && { invoiceLink: origin + invoicePath }),
      company: means.companyOf(market),
    })
    const letter = {
      id: message.id,
      orderId: placed.id,
      market,
      recipient: contact.email,
      ...written,
    }
    if ((await means.mail.write(letter)) === 'already-sent') return
    await means.mailer(letter)
    await means.mail.markSent(letter.id)
  }
}
