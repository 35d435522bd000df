import type { IncomingHttpHeaders } from 'node:http'
import type { Address } from '#domain/address/address.ts'
import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { Result } from '#domain/result.ts'
import type { ProviderFailure } from '../trouble.ts'

/** An attempt as its provider knows it. `providerRef` is what `start` gave back, opaque to the shop. */
export type PaymentReference = {
  readonly attemptId: string
  readonly orderNumber: string
  readonly market: Market
  readonly method: PaymentType
  readonly amount: Money
  readonly providerRef?: string
}

export type SoldLine = {
  readonly name: string
  readonly sku: string
  readonly category: 'device' | 'accessory' | 'service' | 'delivery' | 'discount'
  /** Of the whole line; a discount is negative. The lines add up to the amount. */
  readonly amount: Money
  /** Absolute address. */
  readonly imageUrl?: string
}

export type StartCommand = PaymentReference & {
  /** The same for every try to start this attempt. */
  readonly key: string
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly delivery: {
    readonly kind: DeliveryKind
    readonly address?: Address
    readonly point?: PickupPoint
  }
  readonly billingAddress?: Address
  readonly lines: readonly SoldLine[]
  readonly terms?: ChosenTerms
  /** Absolute: where the shopper comes back to, whatever happened; proves nothing. */
  readonly returnUrl: string
  /** Absolute: where the provider sends its notices; it carries a secret of this attempt. */
  readonly webhookUrl: string
  readonly payableUntil: Date
}

/** `unknown`: it may have been taken, so it is asked for before it is tried again. `failed`: it surely was not. */
export type Started =
  | { readonly kind: 'redirect'; readonly url: string; readonly providerRef: string }
  | { readonly kind: 'offline'; readonly providerRef: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly trouble: ProviderFailure }
  | { readonly kind: 'failed'; readonly trouble: ProviderFailure }

/**
 * A notice that was verified as far as its provider allows. It is only a hint to ask for the status; `said`
 * is given by a provider that has no status to ask for.
 */
export type Webhook = {
  /** Unique per provider: its event id, or the hash of order, status and body. */
  readonly eventKey: string
  readonly about:
    | { readonly kind: 'attempt'; readonly attemptId: string }
    | { readonly kind: 'order'; readonly orderNumber: string }
    | { readonly kind: 'provider-ref'; readonly providerRef: string }
    | { readonly kind: 'capture-ref'; readonly captureRef: string }
  readonly said?: ProviderEvent
}

export type WebhookFault = { readonly kind: 'bad-signature' | 'stale' | 'unreadable' }

/** The bytes as they came. `query` is of the notice address. */
export type RawWebhook = {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, string>>
}

export type Refunded =
  | { readonly kind: 'succeeded'; readonly refundRef: string }
  /** Taken; it ends by itself. */
  | { readonly kind: 'submitted'; readonly refundRef: string }
  | { readonly kind: 'refused'; readonly reason: string }

export type Cancelled = { readonly kind: 'cancelled' } | { readonly kind: 'too-late' }

/** orders.md, Providers' contracts. Every call is bounded in time and answers trouble as a value. */
export type PaymentProvider = {
  readonly id: ProviderId
  readonly capabilities: {
    readonly flow: 'redirect' | 'application'
    /** By the provider itself, or asked for once it is authorized. */
    readonly capture: 'automatic' | 'asked-for'
    readonly refund: 'by-call' | 'by-hand'
    readonly markets: readonly Market[]
    /** Whether a notice proves who sent it. */
    readonly notices: 'signed' | 'unsigned' | 'none'
  }
  /** Published terms of one market, all methods together; empty for a card. */
  readonly schemes: (
    market: Market,
  ) => Promise<Result<readonly InstallmentScheme[], ProviderFailure>>
  readonly start: (command: StartCommand) => Promise<Started>
  /** Verifies raw bytes; touches no database and calls nobody. */
  readonly parseWebhook: (raw: RawWebhook) => Result<Webhook, WebhookFault>
  /** What is true now, as events; none where nothing is known yet. */
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
