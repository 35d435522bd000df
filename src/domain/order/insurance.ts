import { isSecondInsuranceTab } from '#domain/cart/line.ts'
import { addMonths } from '#domain/device/add-months.ts'
import type { Day } from '#domain/device/day.ts'
import type { Money } from '#domain/money/money.ts'

/** Spec 3.4: keys containing Ad_Th form a second tab. */
export const insuranceKinds = ['screen', 'accident'] as const
export type InsuranceKind = (typeof insuranceKinds)[number]

export function insuranceKindOf(key: string): InsuranceKind {
  return isSecondInsuranceTab({ type: 'INSURANCE', key }) ? 'accident' : 'screen'
}

/** Whoever stands behind the insurances, where a market's settings name them. */
export type Insurer = {
  readonly name: string
  readonly email?: string
  readonly phone?: string
}

/** It runs from the day its device came; `until` is its last day. */
export type InsuranceStatus =
  | { readonly kind: 'starts-with-delivery' }
  | { readonly kind: 'active'; readonly from: Day; readonly until: Day }
  | { readonly kind: 'ended'; readonly from: Day; readonly until: Day }
  /** The order was given up, or the device went back. */
  | { readonly kind: 'cancelled' }

type Situation = {
  readonly months: number
  readonly isStored: boolean
  readonly deliveredOn?: Day
}

/** Spec 3.4: an insurance covers so many months from the delivery of its device, while that is kept. */
export function insuranceStatus(
  { months, isStored, deliveredOn }: Situation,
  today: Day,
): InsuranceStatus {
  if (!isStored) return { kind: 'cancelled' }
  if (deliveredOn === undefined) return { kind: 'starts-with-delivery' }
  const until = addMonths(deliveredOn, months)
  return { kind: today > until ? 'ended' : 'active', from: deliveredOn, until }
}

/** An insurance a member bought with a device. */
export type Insurance = {
  readonly orderNumber: string
  readonly position: number
  readonly kind: InsuranceKind
  /** Of the device. */
  readonly title: string
  readonly picture?: string
  readonly months: number
  readonly price: Money
  readonly standing: InsuranceStatus
  /** From the root of the host: the receipt. */
  readonly invoicePath?: string
}
