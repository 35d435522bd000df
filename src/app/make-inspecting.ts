import { makeAnswerSecondOffer } from '#services/sell/answer-second-offer.ts'
import { makeInspectSale } from '#services/sell/inspect-sale.ts'
import type { Inspecting } from '#services/sell/inspecting.ts'
import type { InspectionStores } from '#services/sell/inspection-stores.ts'
import { makeOpenInspectionPhoto } from '#services/sell/open-inspection-photo.ts'
import type { TradeInStores } from '#services/sell/sale-stores.ts'
import { makeMoveInspected } from '#services/sell/send-back.ts'
import { makeSettleSale } from '#services/sell/settle-sale.ts'
import { makeSweepSecondOffers } from '#services/sell/sweep-second-offers.ts'
import { makeTakeOver } from '#services/sell/take-over.ts'
import { makeTellInspection } from '#services/sell/tell-inspection.ts'
import { makeVoucherCodes } from '#services/voucher/voucher-codes.ts'
import { makeBuybackUnitStore } from '#store/sell/bought-units.ts'
import { makePayoutTransferStore } from '#store/sell/payout-transfers.ts'
import { makePayoutStore } from '#store/sell/payouts.ts'
import { makePriceBookStore } from '#store/sell/price-book.ts'
import { makeVoucherStore } from '#store/voucher/vouchers.ts'

/** The services for a traded-in device from its arrival on. */
export function makeInspecting(tradeIns: TradeInStores, secret: string) {
  const vouchers = makeVoucherStore()
  const codes = makeVoucherCodes(secret)
  const stores: InspectionStores = {
    ...tradeIns,
    book: makePriceBookStore(),
    payouts: makePayoutStore(),
    transfers: makePayoutTransferStore(),
    units: makeBuybackUnitStore(),
  }
  const inspecting: Inspecting = {
    inspectTradeIn: makeInspectSale(stores),
    answerSecondOffer: makeAnswerSecondOffer(stores),
    ...makeMoveInspected(stores),
    ...makeTakeOver(stores),
    settleTradeIn: makeSettleSale(stores),
    openInspectionPhoto: makeOpenInspectionPhoto(stores),
  }
  return {
    stores,
    inspecting,
    notifyInspection: makeTellInspection({ ...stores, vouchers, codes }),
    jobs: { sweepSecondOffers: makeSweepSecondOffers(stores) },
  }
}

export type MadeInspecting = ReturnType<typeof makeInspecting>
