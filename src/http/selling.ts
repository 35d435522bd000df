import type { PayingSellers } from '#services/payout/paying-sellers.ts'
import type { Inspecting } from '#services/sell/inspecting.ts'
import type { makeReckonOffer } from '#services/sell/reckon-offer.ts'
import type { TradeInOn } from '#services/sell/selling.ts'
import type { makeListSales } from '#services/sell/view-sales.ts'

/** The actions of a seller, from the first question on. */
export type TradeInServices = {
  readonly calculateOffer: ReturnType<typeof makeReckonOffer>
  readonly listTradeIns: ReturnType<typeof makeListSales>
  readonly tradeInServices: TradeInOn
  readonly inspecting: Inspecting
  readonly payingSellers: PayingSellers
}
