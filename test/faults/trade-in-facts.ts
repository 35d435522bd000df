import type { OrderState } from '#domain/order/order-state.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { VoucherStatus } from '#domain/voucher/voucher-refusal.ts'
import type { NewRefund } from '#store/payment/refunds.ts'

/** Amounts in minor units. */
export type Order = {
  readonly id: string
  readonly totalMinor: number
  readonly placed: number
  state: OrderState
  payableUntil: Date | null
  isShipped: boolean
}
export type Payment = {
  readonly id: string
  readonly orderId: string
  readonly method: 'voucher' | 'card'
  readonly amountMinor: number
}
export type Refund = NewRefund & { state: RefundState }
export type Entry = {
  readonly voucherId: string
  readonly kind: string
  readonly amountMinor: number
  readonly paymentId?: string
}
export type Voucher = {
  readonly id: string
  status: VoucherStatus
  leftMinor: number
  originalMinor: number
}

/** What an experiment breaks on purpose, to prove that the invariants detect it. */
export type Spoilt =
  | 'nothing'
  | 'no waiting'
  | 'no debt'
  | 'voucher keeps what was taken back'
  | 'a refund asked for counts as made'
