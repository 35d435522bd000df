import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import { makeIssueSlip } from '#services/slip/issue-slip.ts'
import { makeOpenSlip } from '#services/slip/open-slip.ts'
import type { InspectionStores } from '#services/trade-in/inspection-stores.ts'

/** Purchase slips of trade-ins: issued when the seller is paid, opened by the seller. */
export function makeSlips(stores: InspectionStores, companyOf: (market: Market) => Company) {
  const issueSlip = makeIssueSlip({ ...stores, companyOf })
  const handlers: Handlers = {
    'acquisition-slip-due': async ({ payload }) => {
      await issueSlip(String(payload.saleId))
    },
  }
  return { openSlip: makeOpenSlip(stores, issueSlip), handlers }
}

export type Slips = ReturnType<typeof makeSlips>
