import { kindOf } from '#domain/delivery/delivery.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Money } from '#domain/money/money.ts'
import type { LoanPerson } from '#domain/payment/choice.ts'
import type { SoldLine, StartCommand } from '#providers/payment/payment-provider.ts'
import { deliveryTitle, discountTitle, voucherTitle } from '#services/order/line-titles.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import type { LineToPay, OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { Context } from '../context.ts'
import { referenceOf } from './ask-provider.ts'

type Ctx = Pick<Context, 'keys' | 'bases' | 'publicUrl'>

/** All data of an attempt that a provider receives. The key is the attempt's own id, the same for every try. */
export function startCommand(ctx: Ctx, order: OrderToPay, attempt: StoredAttempt): StartCommand {
  const { name, email, phone, market, number, currency } = order
  const token = ctx.keys.links.tokenOf(order.id)
  const query = new URLSearchParams({
    attempt: attempt.id,
    t: ctx.keys.webhookSecrets.of(attempt.id),
  })
  const person = attempt.personSealed
    ? (JSON.parse(ctx.keys.seal.open(attempt.personSealed)) as LoanPerson)
    : undefined
  return {
    ...referenceOf(attempt, order),
    key: attempt.id,
    byWallet: attempt.byWallet,
    customer: { name, email, phone },
    delivery: {
      kind: kindOf(order),
      ...(order.deliveryAddress && { address: order.deliveryAddress }),
      ...(order.point && { point: order.point }),
    },
    ...(order.billingAddress && { billingAddress: order.billingAddress }),
    lines: linesOf(order, minor => ({ minor, currency })),
    ...(attempt.terms && { terms: { ...attempt.terms, ...(person && { person }) } }),
    returnUrl: absoluteUrl(
      ctx.bases[market],
      buildUrl(market, 'payment-processing', [number], [['t', token]]),
    ),
    webhookUrl: `${ctx.publicUrl}/api/webhooks/${attempt.provider}/?${query}`,
    payableUntil: order.payableUntil ?? order.placedAt,
  }
}

const categories: Record<LineToPay['kind'], SoldLine['category']> = {
  device: 'device',
  battery: 'accessory',
  accessory: 'accessory',
  service: 'service',
  'gift-wrap': 'service',
}

/** The lines add up to what is left to pay. */
function linesOf(order: OrderToPay, money: (minor: number) => Money): SoldLine[] {
  const extra = (name: string, sku: string, category: SoldLine['category'], minor: number) =>
    minor === 0 ? [] : [{ name, sku, category, amount: money(minor) }]
  return [
    ...order.lines.map(line => ({
      name: line.title,
      sku: line.itemId,
      category: categories[line.kind],
      amount: money(line.priceMinor),
    })),
    ...extra(discountTitle(order.market), 'discount', 'discount', -order.discountMinor),
    ...extra(voucherTitle(order.market), 'voucher', 'discount', -order.coveredMinor),
    ...extra(
      deliveryTitle(order.market),
      'delivery',
      'delivery',
      order.deliveryMinor + order.feeMinor,
    ),
  ]
}
