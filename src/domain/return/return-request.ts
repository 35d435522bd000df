import type { HandoverRefusal, RequestedHandover } from '#domain/inbound/inbound.ts'
import type { UnsentStage } from '#domain/order/purchase.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Day } from '#domain/time/day.ts'
import type { ReturnReason } from './return-view.ts'

/**
 * The request of a customer who withdraws (orders.md, Return). `photos` are the ids the shop gave to pictures sent
 * before.
 */
export type ReturnRequest = {
  readonly lines: readonly {
    readonly position: number
    readonly reason?: ReturnReason
    readonly words?: string
  }[]
  readonly photos: readonly string[]
  readonly words?: string
  readonly handover: RequestedHandover
  /** Required if the order was paid on delivery. */
  readonly account?: BankAccount
}

/** All refusals of a return; nothing is written then. */
export type ReturnRefusal =
  /** 404: also for an order of another customer. */
  | { readonly kind: 'not-found' }
  /** 409: the order was not sent yet; it is cancelled instead. */
  | { readonly kind: 'not-sent-yet'; readonly stage: UnsentStage }
  /** 409: the order was never sent, and no longer will be. */
  | { readonly kind: 'order-over'; readonly how: 'expired' | 'cancelled' }
  /** 409 */
  | { readonly kind: 'too-late'; readonly shopUntil: Day }
  /** 409: these lines are not in the order, or are already being returned. */
  | { readonly kind: 'lines-not-returnable'; readonly positions: readonly number[] }
  /** 409: the shop is already handling them under these claims. */
  | { readonly kind: 'lines-under-claim'; readonly claims: readonly string[] }
  | HandoverRefusal
