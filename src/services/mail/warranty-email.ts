import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import type { MailTexts } from './mail-texts.ts'

/** The status of a warranty claim at the time of the email. `link` leads to its page, for the signed-in member. */
export type WarrantyEmail = {
  readonly market: Market
  readonly name: string
  readonly number: string
  readonly device: string
  readonly state: ClaimState
  readonly sendBy: Day
  readonly diagnosedBy?: Day
  readonly solvedBy?: Day
  /** The inspector's comment on this state. */
  readonly comment?: string
  readonly link: string
  readonly company: Company
  readonly texts: MailTexts
}
