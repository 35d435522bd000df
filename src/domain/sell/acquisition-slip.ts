import type { Day } from '#domain/device/day.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'

/** Rules of trade 6: where buying from a private person writes a paper of its own (RO: borderou de achiziție). */
export const writesSlip: Readonly<Record<Market, boolean>> = {
  ro: true,
  bg: false,
  hu: false,
  gr: false,
}

/** Everything that is printed on it, as it was when it was issued. The device's number is masked. */
export type SlipContent = {
  readonly buyer: Company
  /** Lines of the address are there where its seller told one; what the shop does not know is written by hand. */
  readonly seller: { readonly name: string; readonly address: readonly string[] }
  readonly tradeInNumber: string
  readonly device: string
  readonly identifier: string
  readonly paid: Money
  readonly paidBy: 'bank' | 'voucher'
  readonly paidOn: Day
}

/** Each year counts anew. */
export type SlipNumber = { readonly year: number; readonly number: number }

/** 'KBA 2026/000123'. */
export function writeSlipNumber({ year, number }: SlipNumber): string {
  return `KBA ${year}/${String(number).padStart(6, '0')}`
}

/** Where it opens for whoever the sale is of; the same on every host. */
export function slipPathOf(tradeInNumber: string): string {
  return `/acquisition-slips/${tradeInNumber}.pdf`
}
