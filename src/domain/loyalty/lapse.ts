import { addDays, type Day } from '#domain/time/day.ts'
import { addMonths } from '#domain/time/months.ts'
import type { LoyaltySettings } from './settings.ts'

/** The day on which points lapse after so long without a point gained or used (docs/decisions/0020-points.md). */
export function lapsesOn(
  lastUsed: Day,
  { lapseMonths }: Pick<LoyaltySettings, 'lapseMonths'>,
): Day {
  return addMonths(lastUsed, lapseMonths)
}

type LapseDates = { readonly lapsesOn: Day; readonly remindedOn?: Day }

/**
 * The next step for idle points: none yet, notify the member, or let them lapse. Points never lapse without timely
 * notice.
 */
export function lapseStep(
  { lapsesOn: day, remindedOn }: LapseDates,
  today: Day,
  { noticeDays }: Pick<LoyaltySettings, 'noticeDays'>,
): 'wait' | 'tell' | 'lapse' {
  if (remindedOn === undefined) return today < addDays(day, -noticeDays) ? 'wait' : 'tell'
  return today >= day && today >= addDays(remindedOn, noticeDays) ? 'lapse' : 'wait'
}
