import type { Currency } from '#domain/money/money.ts'
import type { ReportedAmount } from '#domain/payment/provider-event.ts'
import { type Fields, textIn } from '../read-fields.ts'
import { claimedAmount } from './units.ts'

/** Where most lenders tell them. */
export const amountFields = { amount: 'amount', currency: 'currency' } as const

type Place = {
  /** The fields a stranger tells them in. */
  readonly amount: string
  readonly currency: string
  readonly expected: Currency
  /** Whole units, or the smallest ones; units where it is left out. */
  readonly isMinor?: boolean
}

/**
 * What a provider tells to have taken (orders.md, Providers' contracts 5). Undefined only where it tells nothing: what is
 * there and cannot be read is kept as said, so that a person looks.
 */
export function reportedAmount(
  fields: Fields | undefined,
  place: Place,
): ReportedAmount | undefined {
  const { expected, isMinor } = place
  const amount = fields?.[place.amount] ?? undefined
  const currency = fields?.[place.currency] ?? undefined
  const units = plainNumber(amount)
  const code = currency === undefined ? expected : textIn(fields, place.currency)?.toUpperCase()
  if (amount === undefined && code === expected) return undefined
  if (units === undefined || code === undefined) return { unreadable: written([amount, currency]) }
  return isMinor
    ? { minor: units, currency: code as Currency }
    : claimedAmount(units, expected, code)
}

/** Numbers in quotes count too; '1,00', '1.234,00' and '1e3' are nobody's. */
function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim())
    ? Number(value)
    : undefined
}

const longest = 100

/** As JSON, which names each character that cannot be kept. */
function written(result: readonly unknown[]): string {
  const told = result.filter(part => part !== undefined)
  return JSON.stringify(told).slice(0, longest).toWellFormed()
}
