import type { PayingSellers } from '#services/payout/paying-sellers.ts'
import type { Inspecting } from '#services/sell/inspecting.ts'
import type { makeReckonOffer } from '#services/sell/reckon-offer.ts'
import type { SellingOn } from '#services/sell/selling.ts'
import type { makeListSales } from '#services/sell/view-sales.ts'

/** What somebody does who sells a device to the shop, from the first question on. */
export type Selling = {
  readonly reckonOffer: ReturnType<typeof makeReckonOffer>
  readonly listSales: ReturnType<typeof makeListSales>
  readonly selling: SellingOn
  readonly inspecting: Inspecting
  readonly payingSellers: PayingSellers
}
