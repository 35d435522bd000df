import { addDays, type Day } from '#domain/device/day.ts'
import type { Withdrawal } from './purchase.ts'

const daysByLaw = 14

/** Rules of trade, Law 1: 14 days by law and the shop's own, from the day the parcel came; while it has not, from the last day it may. */
export function withdrawalFrom(arrival: Day, returnDays: number): Withdrawal {
  return {
    lawUntil: addDays(arrival, daysByLaw),
    shopUntil: addDays(arrival, Math.max(daysByLaw, returnDays)),
  }
}
