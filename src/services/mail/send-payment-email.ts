import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { PaymentUpdate } from './payment-email.ts'
import type { PlacedOrder } from './send-order-confirmation.ts'
import { writePaymentEmail } from './write-payment-email.ts'

type Refunded = {
  readonly amount: Money
  readonly kind: 'refund-sent' | 'refund-transferred' | 'voucher-given-back'
}

type Deps = {
  readonly readPlaced: (orderId: string) => Promise<PlacedOrder | undefined>
  /** The end of the payment period of an order, as an ISO instant; undefined if it is not waiting for a payment. */
  readonly payableUntilOf: (orderId: string) => Promise<string | undefined>
  /** The amount that remains to be paid after a trade-in; `undefined` once it is paid or the order is over. */
  readonly differenceOf: (
    orderId: string,
  ) => Promise<Omit<Extract<PaymentUpdate, { kind: 'difference-due' }>, 'kind'> | undefined>
  readonly refundedBy: (refundId: string) => Promise<Refunded | undefined>
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

/**
 * Handles `payment-failed`, `order-ended`, `difference-due`, `order-resumed` and `refund-sent`: writes the email
 * under the message's id and sends it; a repeated call sends it at most once more. Outdated updates are not sent.
 */
export function makeSendPaymentEmail(deps: Deps) {
  return async (message: Message): Promise<void> => {
    const orderId = String(message.payload.orderId)
    const placed = await deps.readPlaced(orderId)
    if (!placed) throw new Error(`order ${orderId} is not there`)
    const update = await updateOf(deps, message, placed)
    if (!update) return
    const { market, contact } = placed.view
    const written = writePaymentEmail({
      order: placed.view,
      news: update,
      link: absoluteUrl(deps.bases[market], placed.path),
      company: deps.companyOf(market),
    })
    const { id } = message
    const email = { id, orderId: placed.id, market, recipient: contact.email, ...written }
    if ((await deps.mail.write(email)) === 'already-sent') return
    await deps.mailer(email)
    await deps.mail.markSent(id)
  }
}

async function updateOf(
  { payableUntilOf, differenceOf, refundedBy, now }: Deps,
  { topic, payload }: Message,
  { id, view }: PlacedOrder,
): Promise<PaymentUpdate | undefined> {
  switch (topic) {
    case 'payment-failed': {
      const payableUntil = await payableUntilOf(id)
      // The order was paid or has ended since, or it is too late to pay: another email reports that.
      if (payableUntil === undefined || Date.parse(payableUntil) <= now().getTime())
        return undefined
      return { kind: 'payment-failed', payableUntil }
    }
    case 'order-ended':
      if (view.state === 'expired') return { kind: 'order-expired' }
      return view.state === 'cancelled' ? { kind: 'order-cancelled' } : undefined
    case 'difference-due': {
      const difference = await differenceOf(id)
      return difference && { kind: 'difference-due', ...difference }
    }
    case 'order-resumed':
      return view.state === 'confirmed' ? { kind: 'order-resumed' } : undefined
    case 'refund-sent': {
      const refunded = await refundedBy(String(payload.refundId))
      if (!refunded) throw new Error(`refund ${String(payload.refundId)} is not there`)
      return refunded
    }
  }
  throw new Error(`no letter about "${topic}"`)
}
