import { addDays, type Day } from '#domain/time/day.ts'
import { addMonths, daysBetween, monthsBetween } from '#domain/time/months.ts'

/** The legal guarantee, the shop's own warranty, and the warranty bought in addition (rules of trade, Law 4). */
export const coverKinds = ['legal', 'shop', 'extra'] as const
export type CoverKind = (typeof coverKinds)[number]

/** `until` is the last day of validity. `part` is the share of it that is left, from 0 to 1. */
export type Cover = {
  readonly kind: CoverKind
  readonly from: Day
  readonly until: Day
  readonly status:
    | { readonly kind: 'ahead' }
    | {
        readonly kind: 'running'
        readonly months: number
        readonly days: number
        readonly part: number
      }
    | { readonly kind: 'ended' }
}

/** The guarantees and warranties of a device, with their terms in months. */
export type CoverTerms = {
  readonly delivered: Day
  readonly legalMonths: number
  /** The extra warranty bought with the device; `undefined` if there is none. */
  readonly extraMonths: number | undefined
}

/** The commercial warranty of every device of the shop (rules of trade, Law 4). */
const shopMonths = 12

/**
 * The legal guarantee and the shop's own warranty run in parallel from the day of delivery; an extra warranty starts
 * where the shop's ends (rules of trade, Law 4).
 */
export function coversOf(
  { delivered, legalMonths, extraMonths }: CoverTerms,
  today: Day,
): readonly Cover[] {
  const shopUntil = addMonths(delivered, shopMonths)
  const cover = (kind: CoverKind, from: Day, until: Day): Cover => ({
    kind,
    from,
    until,
    status: statusOf(from, until, today),
  })
  return [
    cover('legal', delivered, addMonths(delivered, legalMonths)),
    cover('shop', delivered, shopUntil),
    ...(extraMonths === undefined
      ? []
      : [cover('extra', addDays(shopUntil, 1), addMonths(delivered, shopMonths + extraMonths))]),
  ]
}

function statusOf(from: Day, until: Day, today: Day): Cover['status'] {
  if (today < from) return { kind: 'ahead' }
  if (today > until) return { kind: 'ended' }
  const part = daysBetween(today, until) / Math.max(1, daysBetween(from, until))
  return { kind: 'running', ...monthsBetween(today, until), part }
}

/**
 * A claim is based on the legal guarantee while it is valid, because no warranty gives the customer fewer rights; then
 * on the warranty that is running (rules of trade, Law 4). `undefined` if nothing covers the device any more.
 */
export function claimWayOf(covers: readonly Cover[]): CoverKind | undefined {
  return coverKinds.find(kind =>
    covers.some(cover => cover.kind === kind && cover.status.kind === 'running'),
  )
}

/** The validity of a warranty, in the unit of its settings (Spec 3.4). */
export function monthsOf({
  measure,
  validity,
}: {
  readonly measure: string
  readonly validity: number
}): number {
  return measure === 'months' ? validity : validity * 12
}

/** The key of an extra warranty ends with its term in months: warranty_24 (Spec 3.4). */
export function extraMonthsOf(keys: readonly string[]): number | undefined {
  const months = keys.flatMap(key => {
    const [, written] = /^warranty_(\d{1,3})$/.exec(key) ?? []
    return written === undefined ? [] : [Number(written)]
  })
  return months.length === 0 ? undefined : Math.max(...months)
}
