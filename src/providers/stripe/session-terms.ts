import type Stripe from 'stripe'
import { languageOf } from '#domain/market/market.ts'
import type { SoldLine, StartCommand } from '../payment/payment-provider.ts'

const minute = 60_000
const hour = 60 * minute
/** Stripe requires at least 30 minutes; one more for latency and clock differences. */
const shortestMs = 31 * minute
/** Stripe allows at most 24 hours. */
const longestMs = 23 * hour
const longestName = 250

/**
 * A session cannot expire within the 15 minutes of a card payment, so the shop ends it by `cancel`. The expiry, like
 * all other parameters, is the same for every try of an attempt: the same key with another body would be refused.
 */
export function expiresAtOf(payableUntil: Date, now: number): number {
  const desired = payableUntil.getTime() + shortestMs
  const latest = Math.floor(now / hour) * hour + longestMs
  return Math.floor(Math.min(desired, latest) / 1000)
}

/** `webhookUrl` is used by the sandbox only: Stripe's own webhook URL belongs to the account. */
export function sessionTerms(
  command: StartCommand,
  expiresAt: number,
  isSandbox: boolean,
): Stripe.Checkout.SessionCreateParams {
  const { attemptId, orderNumber, market, returnUrl, webhookUrl, customer } = command
  const metadata = { order_number: orderNumber, attempt_id: attemptId }
  const { origin, pathname } = new URL(webhookUrl)
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The customer pays the amount of the order, in its currency.
    adaptive_pricing: { enabled: false },
    locale: languageOf[market],
    line_items: lineItems(command),
    customer_email: customer.email,
    client_reference_id: attemptId,
    // Without the secret: these webhooks are signed.
    metadata: { ...metadata, ...(isSandbox && { notice_url: origin + pathname }) },
    payment_intent_data: { metadata },
    expires_at: expiresAt,
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

/** Line by line, or the whole order as one item if a line is not allowed: Stripe accepts no negative prices. */
function lineItems({ lines, amount, orderNumber }: StartCommand) {
  const sum = lines.reduce((total, line) => total + line.amount.minor, 0)
  const isAllowed = ({ amount: { minor, currency }, name }: SoldLine) =>
    minor >= 0 && currency === amount.currency && name !== ''
  const isItemized = sum === amount.minor && lines.length <= 100 && lines.every(isAllowed)
  return (isItemized ? lines : [{ name: orderNumber, amount }]).map(line => ({
    quantity: 1,
    price_data: {
      currency: line.amount.currency.toLowerCase(),
      unit_amount: line.amount.minor,
      product_data: { name: line.name.slice(0, longestName) },
    },
  }))
}
