import { moveTo, notify, recordMoney, settle } from '../../course.ts'
import type { PlayedPayment } from '../../payments.ts'
import type { World } from '../../world.ts'
import { type Fields, fieldsOf, minorOf, textOf } from '../fields.ts'

type ActionResult = PlayedPayment | { readonly fault: string }

/** Funds a favourable purchase once the shop confirms it; a second confirmation changes nothing. */
export function confirmPurchase(world: World, payment: PlayedPayment, body: Fields): ActionResult {
  if (payment.state === 'FUNDED') return payment
  if (payment.state !== 'FAVORABLE')
    return { fault: `A ${payment.state} purchase is not confirmed` }
  const amountMinor = minorOf(fieldsOf(body.payment).payment_amount)
  if (amountMinor !== payment.amountMinor) return { fault: 'Another amount was agreed' }
  const funded = moveTo(world, payment, 'FUNDED')
  recordMoney(world, funded, 'capture')
  void notify(world, funded, 'FUNDED')
  return funded
}

/** Ends the purchase before the money has moved, and refunds afterwards, once per request id. */
export function cancelPurchase(world: World, payment: PlayedPayment, body: Fields): ActionResult {
  const { refund_flag: isRefund, cancellation_amount: amount } = fieldsOf(body.purchase)
  if (isRefund === true)
    return refund(world, payment, minorOf(amount), textOf(body.merchant_request_id))
  if (payment.state === 'FUNDED') return { fault: 'A funded purchase is refunded' }
  if (payment.state !== 'PENDING' && payment.state !== 'FAVORABLE') return payment
  void settle(world, payment, 'expire', { moment: 'cancel' })
  return world.payments.find(payment.id) ?? payment
}

type Refunds = Readonly<Record<string, number>>

function refund(world: World, payment: PlayedPayment, minor: number, key: string): ActionResult {
  const refunds = (payment.facts.refunds ?? {}) as Refunds
  if (refunds[key] !== undefined) return payment
  const refundedMinor = Object.values(refunds).reduce((sum, amount) => sum + amount, 0)
  if (payment.state !== 'FUNDED') return { fault: `A ${payment.state} purchase is not refunded` }
  if (!(minor > 0) || refundedMinor + minor > payment.amountMinor)
    return { fault: 'More than was funded' }
  const isWhole = refundedMinor + minor === payment.amountMinor
  recordMoney(world, payment, 'refund', minor)
  return moveTo(world, payment, isWhole ? 'CANCELLED' : 'FUNDED', {
    refunds: { ...refunds, [key]: minor },
  })
}
