import { emailRules } from '#domain/field/contact-rules.ts'
import { type FieldError, validateField } from '#domain/field/validate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays, type Day } from './day.ts'

/** rules-of-trade.md "Product": a mail, once, when a listing has stock again. */
const alertRetentionDays = 180

const dayMs = 86_400_000

/** How many listings one address may wait for, so that nobody fills another's mailbox. */
export const mostAlerts = 20

/** The day of the market an alert asked for on `today` is last waited on. */
export function alertEnds(today: Day): Day {
  return addDays(today, alertRetentionDays)
}

/** What was asked for before this instant has expired. */
export function alertsCountFrom(now: Date): Date {
  return new Date(now.getTime() - alertRetentionDays * dayMs)
}

export type StockAlertRefusal =
  | { readonly kind: 'invalid-email'; readonly error: FieldError }
  | { readonly kind: 'unknown-listing' }
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'too-many-alerts' }

/** One mailbox is one alert, however its address was written. */
export function alertAddress(written: string): Result<string, StockAlertRefusal> {
  const verdict = validateField(written, emailRules, 'blur')
  return verdict.kind === 'invalid'
    ? refuse({ kind: 'invalid-email', error: verdict.error })
    : ok(written.trim().toLowerCase())
}
