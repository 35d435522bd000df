import { addMonths } from '#domain/device/add-months.ts'
import { addDays, type Day } from '#domain/device/day.ts'
import type { LoyaltySettings } from './settings.ts'

/** docs/decisions/0020-points.md: the day on which points nobody gained or used for so long are no more. */
export function lapsesOn(
  lastUsed: Day,
  { lapseMonths }: Pick<LoyaltySettings, 'lapseMonths'>,
): Day {
  return addMonths(lastUsed, lapseMonths)
}

type Status = { readonly lapsesOn: Day; readonly toldOn?: Day }

/** What there is to do about points that lie idle: nothing yet, tell whose they are, or let them lapse. Nothing lapses that was not told of in time. */
export function lapseStep(
  { lapsesOn: day, toldOn }: Status,
  today: Day,
  { noticeDays }: Pick<LoyaltySettings, 'noticeDays'>,
): 'wait' | 'tell' | 'lapse' {
  if (toldOn === undefined) return today < addDays(day, -noticeDays) ? 'wait' : 'tell'
  return today >= day && today >= addDays(toldOn, noticeDays) ? 'lapse' : 'wait'
}
