import type { PayingSellers } from '#services/payout/paying-sellers.ts'
import type { makeCalculateOffer } from '#services/trade-in/calculate-offer.ts'
import type { Inspecting } from '#services/trade-in/inspecting.ts'
import type { TradeInOn } from '#services/trade-in/trade-in-services.ts'
import type { makeListTradeIns } from '#services/trade-in/view-trade-ins.ts'

/** The actions of a seller, from the first question on. */
export type TradeInServices = {
  readonly calculateOffer: ReturnType<typeof makeCalculateOffer>
  readonly listTradeIns: ReturnType<typeof makeListTradeIns>
  readonly tradeInServices: TradeInOn
  readonly inspecting: Inspecting
  readonly payingSellers: PayingSellers
}
