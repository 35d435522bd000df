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
 * By what somebody shows that an order is theirs: their account, the link of the order's mails, what `findWithdrawable`
 * gave, or, for one return alone, the link of its mails.
 */
export type ReturnRequester =
  | { readonly kind: 'member'; readonly userId: string }
  | { readonly kind: 'order-link'; readonly token: string }
  | { readonly kind: 'proof'; readonly proof: string }
  | { readonly kind: 'return-link'; readonly token: string }

export type WithdrawableRefusal = GuardRefusal | { readonly kind: 'not-found' }

/** `proof` opens the order's withdrawal for two hours, and nothing else. */
export type Withdrawable = {
  readonly orderNumber: string
  readonly market: Market
  readonly proof: string
}

/** `token` is of the link that opens this one return for as long as it is kept. */
export type RequestedReturn = { readonly view: ReturnView; readonly token: string }

/** Rules of trade, Law 1: what a buyer does to withdraw from a contract. Another one's order or return is `not-found`, like a missing one. */
export type Returning = {
  /** Without signing in; the same answer for an unknown number and another one's e-mail address. */
  readonly findWithdrawable: (
    request: { readonly orderNumber: string; readonly email: string },
    caller: Caller,
  ) => Promise<Result<Withdrawable, WithdrawableRefusal>>
  /** Whether the next one to be asked for has to come with a solved puzzle. */
  readonly withdrawalNeedsCaptcha: (orderNumber: string, caller: Caller) => Promise<boolean>
  /** What may go back of an order; `lines` is empty where all of it went. */
  readonly viewReturnable: (
    requester: ReturnRequester,
    orderNumber: string,
  ) => Promise<Result<Returnable, ReturnRefusal>>
  /** The same key gets the return it made the first time. */
  readonly requestReturn: (
    requester: ReturnRequester,
    orderNumber: string,
    request: ReturnRequest,
    key: string,
  ) => Promise<Result<RequestedReturn, ReturnRefusal>>
  /** Of a member in a market, the newest first. */
  readonly listReturns: (owner: {
    readonly userId: string
    readonly market: Market
  }) => Promise<readonly ReturnSummary[]>
  /** Of one order, the newest first; empty for another one's. */
  readonly listReturnsOfOrder: (
    requester: ReturnRequester,
    orderNumber: string,
  ) => Promise<readonly ReturnSummary[]>
  readonly viewReturn: (
    requester: ReturnRequester,
    returnNumber: string,
  ) => Promise<ReturnView | undefined>
  /** One of its pictures, as WebP. */
  readonly openReturnPhoto: (
    requester: ReturnRequester,
    returnNumber: string,
    photoId: string,
  ) => Promise<Buffer | undefined>
  /** Of its parcel, while it is still with the buyer. */
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
  /** Until the money is sent (complaints of this trade: wrong IBAN). */
  readonly changeReturnAccount: (
    requester: ReturnRequester,
    returnNumber: string,
    account: BankAccount,
  ) => Promise<Result<ReturnView, ChangeRefusal>>
}

/** `move-not-allowed` (409): it is past that. */
export type ChangeRefusal = ReturnRefusal | { readonly kind: 'move-not-allowed' }
