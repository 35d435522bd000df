import type { Money } from '#domain/money/money.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { NoticeFault, RawNotice } from '../payment/payment-provider.ts'
import type { Trouble } from '../trouble.ts'

/** `key` is the shop's own: the same is one transfer, however often it is sent. */
export type TransferOrder = {
  readonly key: string
  readonly amount: Money
  readonly account: BankAccount
  /** What its receiver reads in the statement. */
  readonly text: string
  /** Absolute: where the bank tells how it went. */
  readonly noticeUrl: string
}

/** As its bank knows it under `ref`. `taken`: it ends by itself. */
export type TransferStatus =
  | { readonly kind: 'taken' | 'settled'; readonly ref: string }
  | { readonly kind: 'refused'; readonly ref: string; readonly reason: string }

/** It moves nothing: whoever gets it asks what is true. */
export type TransferNotice = { readonly eventKey: string; readonly key: string }

/** Who transfers money from the shop's account. Answers in a bounded time and never throws. */
export type BankTransfers = {
  readonly send: (order: TransferOrder) => Promise<Result<TransferStatus, Trouble>>
  /** Undefined where the bank has none of that key. */
  readonly find: (key: string) => Promise<Result<TransferStatus | undefined, Trouble>>
  /** Verifies raw bytes; calls nobody. */
  readonly parseNotice: (raw: RawNotice) => Result<TransferNotice, NoticeFault>
}
