import { isSecondInsuranceTab } from '#domain/cart/line.ts'
import type { Money } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import { addMonths } from '#domain/time/months.ts'

/** Keys containing Ad_Th form a second tab (Spec 3.4). */
export const insuranceKinds = ['screen', 'accident'] as const
export type InsuranceKind = (typeof insuranceKinds)[number]

export function insuranceKindOf(key: string): InsuranceKind {
  return isSecondInsuranceTab({ type: 'INSURANCE', key }) ? 'accident' : 'screen'
}

/** The insurer, where the settings of a market name one. */
export type Insurer = {
  readonly name: string
  readonly email?: string
  readonly phone?: string
}

/** An insurance runs from the day its device was delivered; `until` is its last day. */
export type InsuranceStatus =
  | { readonly kind: 'starts-with-delivery' }
  | { readonly kind: 'active'; readonly from: Day; readonly until: Day }
  | { readonly kind: 'ended'; readonly from: Day; readonly until: Day }
  /** The order was cancelled, or the device was returned. */
  | { readonly kind: 'cancelled' }

type Situation = {
  readonly months: number
  readonly isInForce: boolean
  readonly deliveredOn?: Day
}

/** An insurance covers a number of months from the delivery of its device, unless the device is returned (Spec 3.4). */
export function insuranceStatus(
  { months, isInForce, deliveredOn }: Situation,
  today: Day,
): InsuranceStatus {
  if (!isInForce) return { kind: 'cancelled' }
  if (deliveredOn === undefined) return { kind: 'starts-with-delivery' }
  const until = addMonths(deliveredOn, months)
  return { kind: today > until ? 'ended' : 'active', from: deliveredOn, until }
}

/** An insurance that a member bought with a device. */
export type Insurance = {
  readonly orderNumber: string
  readonly position: number
  readonly kind: InsuranceKind
  /** The title of the device. */
  readonly title: string
  readonly picture?: string
  readonly months: number
  readonly price: Money
  readonly status: InsuranceStatus
  /** The receipt; a path from the root of the host. */
  readonly invoicePath?: string
}
