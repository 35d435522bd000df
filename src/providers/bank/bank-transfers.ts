import type { Money } from '#domain/money/money.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'
import type { RawWebhook, WebhookError } from '../payment/payment-provider.ts'

/** `key` is the shop's own: sending it again does not make another transfer. */
export type TransferOrder = {
  readonly key: string
  readonly amount: Money
  readonly account: BankAccount
  /** The text on the recipient's statement. */
  readonly text: string
  /** Absolute URL for the bank's webhooks. */
  readonly webhookUrl: string
}

/** The status of a transfer, with the bank's `ref`. `taken`: accepted, and settles by itself. */
export type TransferStatus =
  | { readonly kind: 'taken' | 'settled'; readonly ref: string }
  | { readonly kind: 'refused'; readonly ref: string; readonly reason: string }

/** A webhook changes nothing by itself: its receiver requests the actual status. */
export type TransferWebhook = { readonly eventKey: string; readonly key: string }

/** The bank that transfers money from the shop's account. Responds in a bounded time and never throws. */
export type BankTransfers = {
  readonly send: (order: TransferOrder) => Promise<Result<TransferStatus, ProviderFailure>>
  /** `undefined` if the bank has no transfer with that key. */
  readonly find: (key: string) => Promise<Result<TransferStatus | undefined, ProviderFailure>>
  /** Verifies raw bytes; makes no requests. */
  readonly parseWebhook: (raw: RawWebhook) => Result<TransferWebhook, WebhookError>
}
