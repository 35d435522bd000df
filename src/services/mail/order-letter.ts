import type { Grade } from '#domain/device/device.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { NextEvent } from '#domain/order/confirmation.ts'
import type { PaymentType } from '#domain/payment/payment.ts'

export type LetterLine = {
  readonly title: string
  readonly price: Money
  readonly grade?: Grade
  readonly isMarginScheme: boolean
  /** Address of a PNG. */
  readonly picture?: string
}

/** A confirmed order, as its mail tells it; `link` opens it without signing in. */
export type OrderLetter = {
  readonly market: Market
  readonly number: string
  readonly name: string
  readonly lines: readonly LetterLine[]
  readonly subtotal: Money
  readonly discount: Money
  readonly delivery: Money
  readonly collectionFee: Money
  readonly total: Money
  readonly payment: PaymentType
  readonly place: { readonly kind: 'point' | 'address'; readonly lines: readonly string[] }
  readonly next: readonly NextEvent[]
  readonly returnDays: number
  readonly link: string
  readonly company: Company
}
