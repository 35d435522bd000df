import type { PlayedPayment } from './payments.ts'

/**
 * What a customer, or a bank, decides on a hosted page. `challenge`: 3-D Secure is required. `later`: the
 * application remains under review. `cancel`: back to the shop. `abandon`: the page is closed. `expire`: the time
 * ran out.
 */
export const outcomes = [
  'approve',
  'decline',
  'challenge',
  'later',
  'cancel',
  'abandon',
  'expire',
] as const
export type Outcome = (typeof outcomes)[number]

export function parseOutcome(value: unknown): Outcome | undefined {
  return outcomes.find(one => one === value)
}

/** The effect of an outcome on a payment. */
export type Settled = {
  /** In the provider's own terms. */
  readonly state: string
  /** Added to the payment's facts. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** The money moved: the journal records a capture. */
  readonly isCaptured?: boolean
  /** The statuses that the webhooks report, in this order, unless a scenario says otherwise; empty if none is sent. */
  readonly webhookStatuses: readonly string[]
}

export type Webhook = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A payment provider as the hosted pages and the scenarios simulate it: `world.providers.set(id, …)` in `register`. */
export type PlayedProvider = {
  /** The name on the hosted page. */
  readonly name: string
  /** Undefined if the payment cannot change any more, or not yet. It has no side effects. */
  readonly settle: (payment: PlayedPayment, outcome: Outcome) => Settled | undefined
  /** The webhook that reports `status`. `isSpoilt`: forged, as by a sender without the keys. Undefined: none is sent. */
  readonly writeWebhook: (
    payment: PlayedPayment,
    status: string,
    isSpoilt: boolean,
  ) => Webhook | undefined
  /** The signature headers, created anew for each delivery of a webhook. `skewSec` shifts the timestamp. */
  readonly sign?: (body: string, isSpoilt: boolean, skewSec: number) => Record<string, string>
  /** The URL the customer's browser goes to; default: `returnUrl` after approve and later, otherwise `failUrl`. */
  readonly landing?: (payment: PlayedPayment, outcome: Outcome) => string
}
