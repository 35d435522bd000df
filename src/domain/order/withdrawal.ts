import { addDays, type Day } from '#domain/time/day.ts'

/** The last days of withdrawal, by law and by the shop's own terms (Rules of trade, Law 1). */
export type Withdrawal = { readonly lawUntil: Day; readonly shopUntil: Day }

const daysByLaw = 14

/**
 * The withdrawal period: 14 days by law and the shop's own, from the arrival of the parcel, or before that from the
 * last day on which it may arrive (Rules of trade, Law 1).
 */
export function withdrawalFrom(arrival: Day, returnDays: number): Withdrawal {
  return {
    lawUntil: addDays(arrival, daysByLaw),
    shopUntil: addDays(arrival, Math.max(daysByLaw, returnDays)),
  }
}
