import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { writeOrderEmail } from './write-order-email.ts'

/** `path` opens the order without signing in, `withdrawalPath` leads to its withdrawal. */
export type PlacedOrder = {
  readonly id: string
  readonly view: OrderView
  readonly path: string
  readonly withdrawalPath: string
}

type Deps = {
  readonly readPlaced: (orderId: string) => Promise<PlacedOrder | undefined>
  readonly mail: MailStore
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly returnDaysOf: (market: Market) => number
}

/**
 * Handles `order-confirmed`: writes the email under the message's id and sends it; a repeated call sends it at most
 * once more.
 */
export function makeSendOrderConfirmation(deps: Deps) {
  return async (message: Message): Promise<void> => {
    const placed = await deps.readPlaced(String(message.payload.orderId))
    if (!placed) throw new Error(`order ${String(message.payload.orderId)} is not there`)
    const { market, contact, invoicePath } = placed.view
    const base = deps.bases[market]
    const { origin } = new URL(base)
    const written = writeOrderEmail({
      order: placed.view,
      returnDays: deps.returnDaysOf(market),
      link: absoluteUrl(base, placed.path),
      withdrawalLink: absoluteUrl(base, placed.withdrawalPath),
      origin,
      ...(invoicePath !== undefined && { invoiceLink: origin + invoicePath }),
      company: deps.companyOf(market),
    })
    const email = {
      id: message.id,
      orderId: placed.id,
      market,
      recipient: contact.email,
      ...written,
    }
    if ((await deps.mail.write(email)) === 'already-sent') return
    await deps.mailer(email)
    await deps.mail.markSent(email.id)
  }
}
