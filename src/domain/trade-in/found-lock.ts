import { addDays, type Day } from '#domain/time/day.ts'
import type { Inspection } from './inspection.ts'

/** A seller who has not removed a lock is reminded on these days after it was found (sell.md, Rulings). */
const reminderDays = [2, 5, 10] as const
export type LockReminderDay = (typeof reminderDays)[number]

/** The latest reminder that is due; `undefined` before the first: a missed reminder is not sent later. */
export function lockReminderDue(foundOn: Day, today: Day): LockReminderDay | undefined {
  return reminderDays.findLast(days => addDays(foundOn, days) <= today)
}

/** Whether an account, a company or the BIOS locks the device. */
export function isLockFound({ isLocked, found }: Pick<Inspection, 'isLocked' | 'found'>): boolean {
  return isLocked || (found['laptop-defects']?.includes('lock') ?? false)
}

/** What is left of an inspection once the lock is removed: nothing is graded again (sell.md, Rulings). */
export function withoutLock<Report extends Inspection>(report: Report): Report {
  const { 'laptop-defects': defects, ...found } = report.found
  const others = defects && { 'laptop-defects': defects.filter(each => each !== 'lock') }
  return { ...report, isLocked: false, found: { ...found, ...others } }
}
