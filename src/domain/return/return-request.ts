import type { Day } from '#domain/device/day.ts'
import type { HandoverRefusal, WishedHandover } from '#domain/inbound/inbound.ts'
import type { UnsentStage } from '#domain/order/purchase.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { ReturnReason } from './return-view.ts'

/** orders.md, Return: what somebody who withdraws says. `photos` are ids that the shop gave for pictures sent before. */
export type ReturnRequest = {
  readonly lines: readonly {
    readonly position: number
    readonly reason?: ReturnReason
    readonly words?: string
  }[]
  readonly photos: readonly string[]
  readonly words?: string
  readonly handover: WishedHandover
  /** Where the order was paid on delivery. */
  readonly account?: BankAccount
}

/** Every way a return is refused; nothing is written then. */
export type ReturnRefusal =
  /** 404: also another one's order. */
  | { readonly kind: 'not-found' }
  /** 409: it was not sent yet: it is cancelled instead. */
  | { readonly kind: 'not-sent-yet'; readonly stage: UnsentStage }
  /** 409: it was never sent, and is not any more. */
  | { readonly kind: 'order-over'; readonly how: 'expired' | 'cancelled' }
  /** 409 */
  | { readonly kind: 'too-late'; readonly shopUntil: Day }
  /** 409: these lines are not the order's, or go back already. */
  | { readonly kind: 'lines-not-returnable'; readonly positions: readonly number[] }
  /** 409: the shop is putting them right under these claims. */
  | { readonly kind: 'lines-under-claim'; readonly claims: readonly string[] }
  | HandoverRefusal
