import type { BankTransfers } from '#providers/bank/bank-transfers.ts'
import type { PayingSellers } from '#services/payout/paying-sellers.ts'
import { makeReceiveTransferWebhook } from '#services/payout/receive-transfer-webhook.ts'
import { makeSendPayouts } from '#services/payout/send-payouts.ts'
import { makeSepaFile } from '#services/payout/sepa/make-sepa-file.ts'
import { makeSettleSepaFile } from '#services/payout/sepa/settle-sepa-file.ts'
import type { Debtor } from '#services/payout/sepa/write-sepa-file.ts'
import type { InspectionStores } from '#services/trade-in/inspection-stores.ts'

export type PayoutOptions = {
  /** Pays sellers; without it staff pay them by hand. */
  readonly bank?: BankTransfers
  /** The account from which sellers are paid in euro. */
  readonly debtor?: Debtor
  /** The base URL at which the bank reaches the shop. */
  readonly publicUrl?: string
}

/** The services that pay sellers what they are owed. */
export function makePayouts(
  inspection: InspectionStores,
  { bank, debtor, publicUrl = '' }: PayoutOptions,
) {
  const stores = {
    ...inspection,
    ...(bank && { bank }),
    ...(debtor && { debtor }),
    webhookUrl: `${publicUrl}/api/webhooks/bank/`,
  }
  const payingSellers: PayingSellers = {
    receiveTransferWebhook: makeReceiveTransferWebhook(stores),
    makeSepaFile: makeSepaFile(stores),
    settleSepaFile: makeSettleSepaFile(stores),
  }
  return { payingSellers, jobs: { sendPayouts: makeSendPayouts(stores) } }
}
