import type { BankTransfers } from '#providers/bank/bank-transfers.ts'
import type { InspectionStores } from '../sell/inspection-stores.ts'

/** What the services work on that pay sellers. */
export type PayoutStores = InspectionStores & {
  /** Without one a person pays. */
  readonly bank?: BankTransfers
  /** Where the bank tells how a transfer went. */
  readonly webhookUrl: string
}
