import type { Money } from '#domain/money/money.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { RawWebhook, WebhookFault } from '../payment/payment-provider.ts'
import type { ProviderFailure } from '../trouble.ts'

/** `key` is the shop's own: the same is one transfer, however often it is sent. */
export type TransferOrder = {
  readonly key: string
  readonly amount: Money
  readonly account: BankAccount
  /** What its receiver reads in the statement. */
  readonly text: string
  /** Absolute: where the bank tells how it went. */
  readonly webhookUrl: string
}

/** As its bank knows it under `ref`. `taken`: it ends by itself. */
export type TransferStatus =
  | { readonly kind: 'taken' | 'settled'; readonly ref: string }
  | { readonly kind: 'refused'; readonly ref: string; readonly reason: string }

/** It moves nothing: whoever gets it asks what is true. */
export type TransferWebhook = { readonly eventKey: string; readonly key: string }

/** Who transfers money from the shop's account. Answers in a bounded time and never throws. */
export type BankTransfers = {
  readonly send: (order: TransferOrder) => Promise<Result<TransferStatus, ProviderFailure>>
  /** Undefined where the bank has none of that key. */
  readonly find: (key: string) => Promise<Result<TransferStatus | undefined, ProviderFailure>>
  /** Verifies raw bytes; calls nobody. */
  readonly parseWebhook: (raw: RawWebhook) => Result<TransferWebhook, WebhookFault>
}
