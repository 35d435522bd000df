import { makeAnswerSecondOffer } from '#services/trade-in/answer-second-offer.ts'
import { makeInspectTradeIn } from '#services/trade-in/inspect-trade-in.ts'
import type { Inspecting } from '#services/trade-in/inspecting.ts'
import type { InspectionStores } from '#services/trade-in/inspection-stores.ts'
import { makeNotifyInspection } from '#services/trade-in/notify-inspection.ts'
import { makeOpenInspectionPhoto } from '#services/trade-in/open-inspection-photo.ts'
import { makeMoveInspected } from '#services/trade-in/send-back.ts'
import { makeSettleTradeIn } from '#services/trade-in/settle-trade-in.ts'
import { makeSweepSecondOffers } from '#services/trade-in/sweep-second-offers.ts'
import { makeTakeOver } from '#services/trade-in/take-over.ts'
import type { TradeInStores } from '#services/trade-in/trade-in-stores.ts'
import { makeVoucherCodes } from '#services/voucher/voucher-codes.ts'

/** The services for a traded-in device from its arrival on. */
export function makeInspecting(tradeIns: TradeInStores, secret: string) {
  const codes = makeVoucherCodes(secret)
  const stores: InspectionStores = {
    ...tradeIns,
  }
  const inspecting: Inspecting = {
    inspectTradeIn: makeInspectTradeIn(stores),
    answerSecondOffer: makeAnswerSecondOffer(stores),
    ...makeMoveInspected(stores),
    ...makeTakeOver(stores),
    settleTradeIn: makeSettleTradeIn(stores),
    openInspectionPhoto: makeOpenInspectionPhoto(stores),
  }
  return {
    stores,
    inspecting,
    notifyInspection: makeNotifyInspection({ ...stores, codes }),
    jobs: { sweepSecondOffers: makeSweepSecondOffers(stores) },
  }
}

export type MadeInspecting = ReturnType<typeof makeInspecting>
