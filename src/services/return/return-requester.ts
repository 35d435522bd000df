import type { GuardRefusal } from '#domain/identity/identity-refusal.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReturnRefusal } from '#domain/return/return-request.ts'
import type { ReturnView } from '#domain/return/return-view.ts'

/**
 * How a requester proves that an order is theirs: their account, the link in the order's emails, the result of
 * `findWithdrawable`, or, for one return only, the link in its emails.
 */
export type ReturnRequester =
  | { readonly kind: 'member'; readonly userId: string }
  | { readonly kind: 'order-link'; readonly token: string }
  | { readonly kind: 'proof'; readonly proof: string }
  | { readonly kind: 'return-link'; readonly token: string }

export type WithdrawableRefusal = GuardRefusal | { readonly kind: 'not-found' }

/** `proof` gives access to the order's withdrawal and to its status for two hours, and to nothing else. */
export type Withdrawable = {
  readonly orderNumber: string
  readonly market: Market
  readonly proof: string
}

/** `token` is part of the link that opens this one return, as long as it is stored. */
export type RequestedReturn = { readonly view: ReturnView; readonly token: string }

/** `move-not-allowed` (409): the return is past that state. */
export type ChangeRefusal = ReturnRefusal | { readonly kind: 'move-not-allowed' }
