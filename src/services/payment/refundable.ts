import { refundableMinor } from '#domain/order/refund-state.ts'
import { type AboveRefundable, type RefundPart, splitRefund } from '#domain/order/split-refund.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Runner } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'

type Stores = Pick<PaymentStores, 'attempts' | 'refunds' | 'spendings'>

/** The captured payments of an order, money and vouchers, by which so much goes back. Under the order's lock. */
export const partsToRefund = async (
  { attempts, refunds, spendings }: Stores,
  tx: Runner,
  orderId: string,
  amountMinor: number,
): Promise<Result<readonly RefundPart[], AboveRefundable | { readonly kind: 'not-captured' }>> => {
  const paid = (await attempts.ofOrder(tx, orderId)).filter(({ state }) => state === 'captured')
  const spent = await spendings.ofOrder(tx, orderId)
  const all = [
    ...paid.map(each => ({ id: each.id, by: 'money' as const, amountMinor: each.amountMinor })),
    ...spent.map(each => ({
      id: each.paymentId,
      by: 'voucher' as const,
      amountMinor: each.amountMinor,
    })),
  ]
  if (all.length === 0) return refuse({ kind: 'not-captured' })
  const known = Map.groupBy(await refunds.ofOrder(tx, orderId), each => each.paymentId)
  const open = all.map(({ id, by, amountMinor: captured }) => ({
    id,
    by,
    leftMinor: refundableMinor(captured, known.get(id) ?? []),
  }))
  return splitRefund(amountMinor, open)
}
