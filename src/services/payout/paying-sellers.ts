import type { makeReceiveTransferWebhook } from './receive-transfer-webhook.ts'
import type { makeSepaFile } from './sepa/make-sepa-file.ts'
import type { makeSettleSepaFile } from './sepa/settle-sepa-file.ts'

/** The webhooks of banks about payouts, and the actions of staff. */
export type PayingSellers = {
  readonly receiveTransferWebhook: ReturnType<typeof makeReceiveTransferWebhook>
  readonly makeSepaFile: ReturnType<typeof makeSepaFile>
  readonly settleSepaFile: ReturnType<typeof makeSettleSepaFile>
}
