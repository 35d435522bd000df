import { emailRules } from '#domain/field/contact-rules.ts'
import { type FieldError, validateField } from '#domain/field/validate.ts'
import { minorDigits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { toUnits } from '#domain/money/units.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays, type Day } from '../time/day.ts'

/**
 * An alert sends one email: when a listing is in stock again, or at the price that was asked for (rules-of-trade.md
 * "Product").
 */
const alertRetentionDays = 180

const dayMs = 86_400_000

/** The maximum number of stock alerts per email address, so that nobody can flood another person's mailbox. */
export const mostAlerts = 20

/** The last day, in the market's time zone, on which an alert created on `today` is active. */
export function alertEnds(today: Day): Day {
  return addDays(today, alertRetentionDays)
}

/** Alerts created before this instant have expired. */
export function alertsCountFrom(now: Date): Date {
  return new Date(now.getTime() - alertRetentionDays * dayMs)
}

export type StockAlertRefusal =
  | { readonly kind: 'invalid-email'; readonly error: FieldError }
  | { readonly kind: 'unknown-listing' }
  | { readonly kind: 'in-stock' }
  /** It costs no more than that already. */
  | { readonly kind: 'not-below' }
  | { readonly kind: 'too-many-alerts' }

/** The normalised email address of an alert: different spellings of one mailbox share one alert. */
export function alertAddress(written: string): Result<string, StockAlertRefusal> {
  const verdict = validateField(written, emailRules, 'blur')
  return verdict.kind === 'invalid'
    ? refuse({ kind: 'invalid-email', error: verdict.error })
    : ok(written.trim().toLowerCase())
}

/** The price that a form suggests to wait for, in whole units: nine tenths of it, with two digits and zeros. */
export function suggestedTarget(price: Money): string {
  const target = Math.floor((toUnits(price) * 9) / 10)
  const zeros = 10 ** Math.max(0, String(target).length - 2)
  return String(Math.floor(target / zeros) * zeros)
}

/** The price to wait for, from whole units as typed; `undefined` unless it is below today's `price`. */
export function targetBelow(typed: string, price: Money): Money | undefined {
  const minor = Number(typed) * 10 ** minorDigits[price.currency]
  return minor > 0 && minor < price.minor ? { ...price, minor } : undefined
}
