import { addDays, type Day } from '#domain/device/day.ts'
import { addMonths, daysBetween, monthsBetween } from '#domain/device/months.ts'

/** Rules of trade, Law 4: what the law gives, what the shop gives beside it, what was bought on top of that. */
export const coverKinds = ['legal', 'shop', 'extra'] as const
export type CoverKind = (typeof coverKinds)[number]

/** `until` is the last day it holds. `part` is what is left of it, from 0 to 1. */
export type Cover = {
  readonly kind: CoverKind
  readonly from: Day
  readonly until: Day
  readonly standing:
    | { readonly kind: 'ahead' }
    | {
        readonly kind: 'running'
        readonly months: number
        readonly days: number
        readonly part: number
      }
    | { readonly kind: 'ended' }
}

/** What covers a device, each with its length in months. */
export type CoverTerms = {
  readonly delivered: Day
  readonly legalMonths: number
  /** Bought with it; undefined where none was. */
  readonly extraMonths: number | undefined
}

/** Rules of trade, Law 4: the commercial warranty every device of the shop has. */
const shopMonths = 12

/**
 * Rules of trade, Law 4: the legal guarantee and the shop's own warranty run beside each other from the day the device
 * came; an extra warranty goes on where the shop's ends.
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
    standing: statusOf(from, until, today),
  })
  return [
    cover('legal', delivered, addMonths(delivered, legalMonths)),
    cover('shop', delivered, shopUntil),
    ...(extraMonths === undefined
      ? []
      : [cover('extra', addDays(shopUntil, 1), addMonths(delivered, shopMonths + extraMonths))]),
  ]
}

function statusOf(from: Day, until: Day, today: Day): Cover['standing'] {
  if (today < from) return { kind: 'ahead' }
  if (today > until) return { kind: 'ended' }
  const part = daysBetween(today, until) / Math.max(1, daysBetween(from, until))
  return { kind: 'running', ...monthsBetween(today, until), part }
}

/**
 * Rules of trade, Law 4: a claim goes the way of the law while it holds, for no warranty gives its owner less; then the
 * way of the warranty that runs. Undefined where nothing covers the device any more.
 */
export function claimWayOf(covers: readonly Cover[]): CoverKind | undefined {
  return coverKinds.find(kind =>
    covers.some(cover => cover.kind === kind && cover.standing.kind === 'running'),
  )
}

/** Spec 3.4: a warranty's validity, in the measure it is set in. */
export function monthsOf({
  measure,
  validity,
}: {
  readonly measure: string
  readonly validity: number
}): number {
  return measure === 'months' ? validity : validity * 12
}

/** Spec 3.4: the key of an extra warranty ends with its length in months: warranty_24. */
export function extraMonthsOf(keys: readonly string[]): number | undefined {
  const months = keys.flatMap(key => {
    const [, written] = /^warranty_(\d{1,3})$/.exec(key) ?? []
    return written === undefined ? [] : [Number(written)]
  })
  return months.length === 0 ? undefined : Math.max(...months)
}
