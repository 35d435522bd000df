import type { Day } from '#domain/device/day.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'

/** What a claim came to, as it was told. `link` leads to its page, for who is signed in. */
export type WarrantyEmail = {
  readonly market: Market
  readonly name: string
  readonly number: string
  readonly device: string
  readonly state: ClaimState
  readonly sendBy: Day
  readonly diagnosedBy?: Day
  readonly solvedBy?: Day
  /** Of who looked at the device, on what this state is about. */
  readonly words?: string
  readonly link: string
  readonly company: Company
}
