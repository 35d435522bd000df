import type { Money } from '#domain/money/money.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'

/** The rows as known now. While the terms are being requested, no row has plans. */
export type PaymentRows = {
  readonly rows: readonly PaymentRow[]
  readonly isLoading: boolean
  readonly schemes: readonly InstallmentScheme[]
  readonly financed: Money
}
