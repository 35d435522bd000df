import type { PlayedPayment } from './payments.ts'

/**
 * What a shopper, or a bank, decides on a hosted page. `challenge`: 3-D Secure is asked for. `later`: the application
 * stays with the bank. `cancel`: back to the shop. `abandon`: the page is closed. `expire`: time decided.
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

/** What an outcome does to a payment. */
export type Settled = {
  /** In the provider's own word. */
  readonly state: string
  /** Added to the payment's facts. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** The money moved: written in the journal as a capture. */
  readonly isCaptured?: boolean
  /** What the notices say, in this order, when nothing else is scripted; none where there is none. */
  readonly says: readonly string[]
}

export type Webhook = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A provider of payments, as the hosted pages and the scenarios play it: `world.providers.set(id, …)` in `register`. */
export type PlayedProvider = {
  /** As the hosted page calls it. */
  readonly name: string
  /** Undefined: nothing changes any more, or yet. Changes nothing itself. */
  readonly settle: (payment: PlayedPayment, outcome: Outcome) => Settled | undefined
  /** The notice that says `status`. `isSpoilt`: as somebody without the keys would make it. Undefined: none is sent. */
  readonly notice: (
    payment: PlayedPayment,
    status: string,
    isSpoilt: boolean,
  ) => Webhook | undefined
  /** Headers of a signature, made anew each time a notice is sent. `skewSec` moves its time stamp. */
  readonly sign?: (body: string, isSpoilt: boolean, skewSec: number) => Record<string, string>
  /** Where the shopper's browser goes; without it `returnUrl` after approve and later, else `failUrl`. */
  readonly landing?: (payment: PlayedPayment, outcome: Outcome) => string
}
