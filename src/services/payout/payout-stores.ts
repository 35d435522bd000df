import type { BankTransfers } from '#providers/bank/bank-transfers.ts'
import type { InspectionStores } from '../trade-in/inspection-stores.ts'

/** The dependencies of the services that pay sellers. */
export type PayoutStores = InspectionStores & {
  /** Without a bank, a person makes the payouts. */
  readonly bank?: BankTransfers
  /** The URL of the bank's webhooks about transfers. */
  readonly webhookUrl: string
}
