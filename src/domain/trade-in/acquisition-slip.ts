import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'

/**
 * The markets where buying from a private person requires an acquisition slip (RO: borderou de achiziție)
 * (rules of trade 6).
 */
export const writesSlip: Readonly<Partial<Record<Market, true>>> = { ro: true }

/** Everything that is printed on the slip, as it was when the slip was issued. The device's number is masked. */
export type SlipContent = {
  readonly buyer: Company
  /** The address lines are present if the seller gave an address; unknown details are filled in by hand. */
  readonly seller: { readonly name: string; readonly address: readonly string[] }
  readonly tradeInNumber: string
  readonly device: string
  readonly identifier: string
  readonly paid: Money
  readonly paidBy: 'bank' | 'voucher'
  readonly paidOn: Day
}

/** Numbering restarts each year. */
export type SlipNumber = { readonly year: number; readonly number: number }

/** 'KBA 2026/000123'. */
export function writeSlipNumber({ year, number }: SlipNumber): string {
  return `KBA ${year}/${String(number).padStart(6, '0')}`
}

/** The path at which the owner of the trade-in opens the slip; the same on every host. */
export function slipPathOf(tradeInNumber: string): string {
  return `/acquisition-slips/${tradeInNumber}.pdf`
}
