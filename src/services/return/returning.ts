import type { GuardRefusal } from '#domain/identity/identity-refusal.ts'
import type { WishedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { ReturnRefusal, ReturnRequest } from '#domain/return/return-request.ts'
import type { Returnable, ReturnSummary, ReturnView } from '#domain/return/return-view.ts'
import type { Caller } from '../identity/identity.ts'
import type { InboundPaper } from '../inbound/open-inbound-label.ts'

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

/** `proof` gives access to the order's withdrawal for two hours, and to nothing else. */
export type Withdrawable = {
  readonly orderNumber: string
  readonly market: Market
  readonly proof: string
}

/** `token` is part of the link that opens this one return, as long as it is stored. */
export type RequestedReturn = { readonly view: ReturnView; readonly token: string }

/**
 * What a customer does to withdraw from a contract. Another customer's order or return is `not-found`, like a
 * missing one (Rules of trade, Law 1).
 */
export type Returning = {
  /** Works without signing in; the response is the same for an unknown number and for another customer's email address. */
  readonly findWithdrawable: (
    request: { readonly orderNumber: string; readonly email: string },
    caller: Caller,
  ) => Promise<Result<Withdrawable, WithdrawableRefusal>>
  /** Whether the next request requires a solved captcha. */
  readonly withdrawalNeedsCaptcha: (orderNumber: string, caller: Caller) => Promise<boolean>
  /** The lines of an order that can be returned; `lines` is empty if all of them were returned. */
  readonly viewReturnable: (
    requester: ReturnRequester,
    orderNumber: string,
  ) => Promise<Result<Returnable, ReturnRefusal>>
  /** The same key gets the return that it created first. */
  readonly requestReturn: (
    requester: ReturnRequester,
    orderNumber: string,
    request: ReturnRequest,
    key: string,
  ) => Promise<Result<RequestedReturn, ReturnRefusal>>
  /** The returns of a member in a market, newest first. */
  readonly listReturns: (owner: {
    readonly userId: string
    readonly market: Market
  }) => Promise<readonly ReturnSummary[]>
  /** The returns of one order, newest first; empty for another customer's order. */
  readonly listReturnsOfOrder: (
    requester: ReturnRequester,
    orderNumber: string,
  ) => Promise<readonly ReturnSummary[]>
  readonly viewReturn: (
    requester: ReturnRequester,
    returnNumber: string,
  ) => Promise<ReturnView | undefined>
  /** One picture of a return, as WebP. */
  readonly openReturnPhoto: (
    requester: ReturnRequester,
    returnNumber: string,
    photoId: string,
  ) => Promise<Buffer | undefined>
  /** The label of its parcel, while it is still with the customer. */
  readonly openReturnLabel: (
    requester: ReturnRequester,
    returnNumber: string,
  ) => Promise<InboundPaper | undefined>
  readonly cancelReturn: (
    requester: ReturnRequester,
    returnNumber: string,
  ) => Promise<Result<ReturnView, ChangeRefusal>>
  readonly changeReturnHandover: (
    requester: ReturnRequester,
    returnNumber: string,
    handover: WishedHandover,
  ) => Promise<Result<ReturnView, ChangeRefusal>>
  /** Possible until the money is sent (complaints of this trade: wrong IBAN). */
  readonly changeReturnAccount: (
    requester: ReturnRequester,
    returnNumber: string,
    account: BankAccount,
  ) => Promise<Result<ReturnView, ChangeRefusal>>
}

/** `move-not-allowed` (409): the return is past that state. */
export type ChangeRefusal = ReturnRefusal | { readonly kind: 'move-not-allowed' }
