import type { IncomingHttpHeaders } from 'node:http'
import type { Address } from '#domain/address/address.ts'
import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { Result } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'

/** An attempt as its provider identifies it. `providerRef` is the value returned by `start`, opaque to the shop. */
export type PaymentReference = {
  readonly attemptId: string
  readonly orderNumber: string
  readonly market: Market
  readonly method: PaymentMethodId
  readonly amount: Money
  readonly providerRef?: string
}

export type SoldLine = {
  readonly name: string
  readonly sku: string
  readonly category: 'device' | 'accessory' | 'service' | 'delivery' | 'discount'
  /** Of the whole line; a discount is negative. The lines add up to the amount. */
  readonly amount: Money
  /** Absolute URL. */
  readonly imageUrl?: string
}

export type StartCommand = PaymentReference & {
  /** The same whenever this attempt is started again. */
  readonly key: string
  /** The customer pays by a wallet in the shop's own page; only a provider of cards is asked for it. */
  readonly byWallet: boolean
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly delivery: {
    readonly kind: DeliveryKind
    readonly address?: Address
    readonly point?: PickupPoint
  }
  readonly billingAddress?: Address
  readonly lines: readonly SoldLine[]
  readonly terms?: ChosenTerms
  /** Absolute URL to which the customer returns, whatever happened; the return proves nothing. */
  readonly returnUrl: string
  /** Absolute URL for the provider's webhooks; it contains a secret of this attempt. */
  readonly webhookUrl: string
  readonly payableUntil: Date
}

/**
 * `unknown`: it may have been accepted, so the status is requested before another attempt. `failed`: it was certainly
 * not.
 */
export type Started =
  | { readonly kind: 'redirect'; readonly url: string; readonly providerRef: string }
  | { readonly kind: 'wallet'; readonly clientSecret: string; readonly providerRef: string }
  | { readonly kind: 'offline'; readonly providerRef: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly failure: ProviderFailure }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure }

/**
 * A webhook, verified as far as its provider allows. It is only a hint to request the status; `event` is set by a
 * provider that has no status to request.
 */
export type Webhook = {
  /** Unique per provider: its event id, or the hash of order, status and body. */
  readonly eventKey: string
  readonly about:
    | { readonly kind: 'attempt'; readonly attemptId: string }
    | { readonly kind: 'order'; readonly orderNumber: string }
    | { readonly kind: 'provider-ref'; readonly providerRef: string }
    | { readonly kind: 'capture-ref'; readonly captureRef: string }
  readonly event?: ProviderEvent
}

export type WebhookError = { readonly kind: 'bad-signature' | 'stale' | 'unreadable' }

/** The raw bytes. `query` is the query of the webhook URL. */
export type RawWebhook = {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, string>>
}

export type Refunded =
  | { readonly kind: 'succeeded'; readonly refundRef: string }
  /** Accepted; it completes by itself. */
  | { readonly kind: 'submitted'; readonly refundRef: string }
  | { readonly kind: 'refused'; readonly reason: string }

export type Cancelled = { readonly kind: 'cancelled' } | { readonly kind: 'too-late' }

/** Every call is bounded in time and returns failures as values (orders.md, Providers' contracts). */
export type PaymentProvider = {
  readonly id: ProviderId
  readonly capabilities: {
    /** No call withdraws an application: it is polled after another method was chosen. */
    readonly flow: 'redirect' | 'application'
    /** By the provider itself, or requested by the shop once it is authorized. */
    readonly capture: 'automatic' | 'asked-for'
    readonly refund: 'by-call' | 'by-hand'
    readonly markets: readonly Market[]
    /**
     * Whether a webhook proves its sender. For a signed one the secret in its URL is not required, so everything that
     * its parser returns must come from what is signed.
     */
    readonly webhooks: 'signed' | 'unsigned' | 'none'
  }
  /** The published terms of one market for all methods, in its currency if several are published; empty for cards. */
  readonly schemes: (
    market: Market,
    currency?: Currency,
  ) => Promise<Result<readonly InstallmentScheme[], ProviderFailure>>
  readonly start: (command: StartCommand) => Promise<Started>
  /** Verifies raw bytes; uses no database and makes no requests. */
  readonly parseWebhook: (raw: RawWebhook) => Result<Webhook, WebhookError>
  /** The current status, as events; none if nothing is known yet. */
  readonly fetchStatus: (
    reference: PaymentReference,
  ) => Promise<Result<readonly ProviderEvent[], ProviderFailure>>
  readonly capture: (
    reference: PaymentReference,
    key: string,
  ) => Promise<Result<void, ProviderFailure>>
  readonly cancel: (
    reference: PaymentReference,
    key: string,
  ) => Promise<Result<Cancelled, ProviderFailure>>
  readonly refund: (
    reference: PaymentReference,
    amount: Money,
    key: string,
  ) => Promise<Result<Refunded, ProviderFailure>>
}
