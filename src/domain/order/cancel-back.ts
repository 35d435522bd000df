import { fromMinor } from '#domain/money/currency.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { parsePaymentMethodId } from '../payment/method.ts'
import { lenderOf } from '../payment/methods.ts'
import { type RefundState, refundableMinor } from './refund-state.ts'

/** An amount that goes back to a lender, or without one to the customer's card. */
type PaidBack = { readonly amount: Money; readonly lender?: string }

/** What a cancellation before the handover gives back: everything that was paid, delivery and fees included. */
export type CancelBack = {
  /** Less the discount. */
  readonly goods: Money
  readonly delivery: Money
  readonly collectionFee: Money
  /** The part of the total that was not paid, or was refunded before. */
  readonly settled: Money
  /** To the card, or to each lender. */
  readonly byPayment: readonly PaidBack[]
  readonly byVoucher: Money
  readonly sum: Money
  /** The last day by law. */
  readonly by: Day
}

/** Everything is refunded within 14 days of the withdrawal (Directive 2011/83/EU, Art. 13). */
export const refundDaysByLaw = 14

/** Minor units. */
type Charged = {
  readonly currency: Currency
  readonly itemsMinor: number
  readonly discountMinor: number
  readonly deliveryMinor: number
  readonly feeMinor: number
}

type Paid = {
  readonly payments: readonly {
    readonly id: string
    readonly method: string
    readonly amountMinor: number
  }[]
  readonly refunds: readonly {
    readonly paymentId: string
    readonly state: RefundState
    readonly amountMinor: number
  }[]
  readonly cancelledOn: Day
}

/** A refund that staff has only requested is settled by the cancellation, as part of it. */
export function cancelBack(order: Charged, { payments, refunds, cancelledOn }: Paid): CancelBack {
  const agreed = refunds.filter(({ state }) => state !== 'requested')
  const left = payments
    .map(({ id, method, amountMinor }) => {
      const refundsOfIt = agreed.filter(({ paymentId }) => paymentId === id)
      return { method, minor: Math.max(0, refundableMinor(amountMinor, refundsOfIt)) }
    })
    .filter(({ minor }) => minor > 0)
  const isVoucher = ({ method }: { readonly method: string }) => method === 'voucher'
  const sum = sumOf(left)
  const byVoucher = sumOf(left.filter(isVoucher))
  const { itemsMinor, discountMinor, deliveryMinor, feeMinor } = order
  const goods = itemsMinor - discountMinor
  const money = (minor: number) => fromMinor(minor, order.currency)
  return {
    goods: money(goods),
    delivery: money(deliveryMinor),
    collectionFee: money(feeMinor),
    settled: money(goods + deliveryMinor + feeMinor - sum),
    byPayment: [
      ...Map.groupBy(
        left.filter(one => !isVoucher(one)),
        lenderNamed,
      ),
    ].map(([lender, parts]) => ({
      amount: money(sumOf(parts)),
      ...(lender !== undefined && { lender }),
    })),
    byVoucher: money(byVoucher),
    sum: money(sum),
    by: addDays(cancelledOn, refundDaysByLaw),
  }
}

function sumOf(parts: readonly { readonly minor: number }[]): number {
  return parts.reduce((sum, { minor }) => sum + minor, 0)
}

function lenderNamed({ method }: { readonly method: string }): string | undefined {
  const id = parsePaymentMethodId(method)
  return id && lenderOf(id)?.name
}
