import type { Currency } from '#domain/money/money.ts'
import type { ReportedAmount } from '#domain/payment/provider-event.ts'
import { type Fields, textIn } from '../read-fields.ts'
import { claimedAmount } from './units.ts'

/** The field names of most lenders. */
export const amountFields = { amount: 'amount', currency: 'currency' } as const

type AmountSource = {
  /** The field names of a third party. */
  readonly amount: string
  readonly currency: string
  readonly expected: Currency
  /** Whether the amount is in minor units; default: whole units. */
  readonly isMinor?: boolean
}

/**
 * The amount that a provider reports as taken (orders.md, Providers' contracts 5). `undefined` only if there is none:
 * an unreadable amount is stored as received, so that staff look at it.
 */
export function reportedAmount(
  fields: Fields | undefined,
  source: AmountSource,
): ReportedAmount | undefined {
  const { expected, isMinor } = source
  const amount = fields?.[source.amount] ?? undefined
  const currency = fields?.[source.currency] ?? undefined
  const units = plainNumber(amount)
  const code = currency === undefined ? expected : textIn(fields, source.currency)?.toUpperCase()
  if (amount === undefined && code === expected) return undefined
  if (units === undefined || code === undefined) return { unreadable: asJson([amount, currency]) }
  return isMinor
    ? { minor: units, currency: code as Currency }
    : claimedAmount(units, expected, code)
}

/** Numbers in quotes count, too; '1,00', '1.234,00' and '1e3' are not accepted. */
function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim())
    ? Number(value)
    : undefined
}

const longest = 100

/** As JSON, which escapes every character that cannot be stored. */
function asJson(values: readonly unknown[]): string {
  const present = values.filter(value => value !== undefined)
  return JSON.stringify(present).slice(0, longest).toWellFormed()
}
