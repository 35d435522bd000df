import type { Outcome } from './played-provider.ts'

/** Where in the conversation a step is played: one of the shop's calls, or the shopper's arrival on the hosted page. */
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

/** From when `afterMs` counts: the start call was done, the payment was settled, the shop cancelled it. */
export type Moment = 'start' | 'outcome' | 'cancel'

/** `at` is `start` where it is left out; `times` is 1. `when`: before or after the provider did what it was asked. */
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

/** `minor` is what the provider takes the amount to be. */
export type AmountStep = OfCall & {
  readonly kind: 'amount'
  readonly minor: number
  readonly currency?: string
}

/** Without `status` the notice says how the payment stands. No copies: none is sent. */
export type WebhookStep = {
  readonly kind: 'webhook'
  readonly status?: string
  readonly after?: Moment
  readonly afterMs?: number
  readonly copies?: number
  readonly badSignature?: boolean
  readonly tSkewSec?: number
}

/** The bank decides by itself. */
export type SettleStep = {
  readonly kind: 'settle'
  readonly outcome: Outcome
  readonly after?: Moment
  readonly afterMs?: number
}

/** The hosted page does not wait for a button: `outcome` happens (approve) and the shopper is sent back. */
export type RedirectStep = { readonly kind: 'redirect'; readonly outcome?: Outcome }

export type Step =
  | RespondStep
  | AmountStep
  | WebhookStep
  | SettleStep
  | RedirectStep
  | (OfCall & { readonly kind: 'delay'; readonly ms: number })
  | (OfCall & { readonly kind: 'dropConnection' })
  /** The next status call is answered with this instead of the truth. */
  | { readonly kind: 'poll'; readonly status: string; readonly times?: number }

/** All that is given must be equal. */
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

/** What a scenario is looked up by. */
export type Matched = {
  readonly provider: string
  readonly orderRef?: string
  readonly amountMinor?: number
  readonly email?: string
}
