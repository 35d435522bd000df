import type { Outcome } from './played-provider.ts'

/** When a step applies: during one of the shop's calls, or when the customer opens the hosted page. */
export const points = [
  'start',
  'status',
  'capture',
  'cancel',
  'refund',
  'terms',
  'sign-in',
  'page',
  'points',
  'label',
  'tracking',
] as const
export type Point = (typeof points)[number]

/**
 * The event from which `afterMs` counts: the start call was answered, the payment was settled, or the shop cancelled
 * it.
 */
export type Moment = 'start' | 'outcome' | 'cancel'

/** Defaults: `at` is `start`, `times` is 1. `when`: before or after the provider has carried out the request. */
type OfCall = {
  readonly at?: Point
  readonly when?: 'before' | 'after'
  readonly times?: number
}

export type RespondStep = OfCall & {
  readonly kind: 'respond'
  readonly status: number
  readonly body?: unknown
  readonly html?: string
}

/** `minor` is the amount that the provider assumes. */
export type AmountStep = OfCall & {
  readonly kind: 'amount'
  readonly minor: number
  readonly currency?: string
}

/** Without `status` the webhook reports the status of the payment. With 0 copies none is sent. */
export type WebhookStep = {
  readonly kind: 'webhook'
  readonly status?: string
  readonly after?: Moment
  readonly afterMs?: number
  readonly copies?: number
  readonly badSignature?: boolean
  readonly tSkewSec?: number
}

/** The bank decides on its own. */
export type SettleStep = {
  readonly kind: 'settle'
  readonly outcome: Outcome
  readonly after?: Moment
  readonly afterMs?: number
}

/** The hosted page does not wait for a button: `outcome` (default: approve) is applied and the customer is sent back. */
export type RedirectStep = { readonly kind: 'redirect'; readonly outcome?: Outcome }

export type Step =
  | RespondStep
  | AmountStep
  | WebhookStep
  | SettleStep
  | RedirectStep
  | (OfCall & { readonly kind: 'delay'; readonly ms: number })
  | (OfCall & { readonly kind: 'dropConnection' })
  /** The next status call reports this status instead of the real one. */
  | { readonly kind: 'poll'; readonly status: string; readonly times?: number }

/** All given fields must be equal. */
export type Match = {
  readonly provider: string
  readonly orderRef?: string
  readonly amountMinor?: number
  readonly email?: string
}

export type Scenario = {
  readonly id: string
  readonly match: Match
  readonly script: readonly Step[]
}

/** The fields by which a scenario is matched. */
export type Matched = {
  readonly provider: string
  readonly orderRef?: string
  readonly amountMinor?: number
  readonly email?: string
}
