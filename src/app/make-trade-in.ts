import type { MarketSettings } from '#domain/checkout/settings.ts'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import type { Market } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import { type TradeInLimits, usualTradeInLimits } from '#domain/trade-in/trade-in-limits.ts'
import type { TradeInServices } from '#http/trade-in-services.ts'
import { type DeviceRegister, noRegister } from '#providers/device-register/device-register.ts'
import { makeOpenInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { correctPayout } from '#services/payout/correct-payout.ts'
import { makeAcceptTradeIn } from '#services/trade-in/accept-trade-in.ts'
import { makeCalculateAnswers, makeCalculateOffer } from '#services/trade-in/calculate-offer.ts'
import { makeChangeTradeIn } from '#services/trade-in/change-trade-in.ts'
import { type ChangingPayouts, makeChoosePayout } from '#services/trade-in/choose-payout.ts'
import { makeEmailSeller } from '#services/trade-in/email-seller.ts'
import { makeFollowTradeIn } from '#services/trade-in/follow-trade-in.ts'
import { makeHashImeis } from '#services/trade-in/hash-imeis.ts'
import { makeNameDevice } from '#services/trade-in/name-device.ts'
import { makeOpenTradeIn } from '#services/trade-in/open-trade-in.ts'
import { makeCodeOfVoucher } from '#services/trade-in/pending-voucher.ts'
import { makeReviewOffer } from '#services/trade-in/review-offer.ts'
import { makeExpireTradeIns, makeRemindTradeIns } from '#services/trade-in/sweep-trade-ins.ts'
import { makeTradeInLimits } from '#services/trade-in/trade-in-limits.ts'
import type { TradeInStores } from '#services/trade-in/trade-in-stores.ts'
import { makeTradeInTokens } from '#services/trade-in/trade-in-tokens.ts'
import {
  makeListTradeIns,
  makeOpenTradeInLabel,
  makeViewTradeIn,
} from '#services/trade-in/view-trade-ins.ts'
import { makeIssueVoucher } from '#services/voucher/issue-voucher.ts'
import { makeSettlePendingVoucher } from '#services/voucher/settle-pending-voucher.ts'
import { makeVoucherCodes } from '#services/voucher/voucher-codes.ts'
import type { Database } from '#store/database.ts'
import { makeSellerHash, makeSerialHash } from '#store/import/serial-hash.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { findLiveTransfer } from '#store/trade-in/payout-transfers.ts'
import { makeTradeInStore } from '#store/trade-in/trade-ins.ts'
import { makeUnhashedImeis } from '#store/trade-in/unhashed-imeis.ts'
import { inTransaction, retried } from '#store/transaction.ts'
import { makeBooking } from './make-inbound.ts'
import { makeInspecting } from './make-inspecting.ts'
import { makePayouts, type PayoutOptions } from './make-payouts.ts'
import { triesOfHour } from './make-tries.ts'

export type TradeInOptions = PayoutOptions & {
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
  /** The register of lost and stolen devices; without it no device is bought. */
  readonly deviceRegister?: DeviceRegister
  /** How many open trade-ins one seller may have. */
  readonly tradeInLimitsOf?: (market: Market) => TradeInLimits
  readonly now?: () => Date
}

function payoutsOf(stores: ReturnType<typeof makeInspecting>['stores']): ChangingPayouts {
  return {
    isOnItsWay: async (tx, tradeInId) => (await findLiveTransfer(tx, tradeInId)) !== undefined,
    correct: (tx, tradeInId) => correctPayout(stores, tx, tradeInId),
  }
}

type SettingsOf = (market: Market) => MarketSettings

const tries = 3

/** The services for a trade-in up to the arrival of its parcel. */
export function makeTradeIns(
  { pool }: Pick<Database, 'pool'>,
  settingsOf: SettingsOf,
  options: TradeInOptions,
) {
  const { secret } = options
  const stores = storesOf(pool, settingsOf, options)
  const reckoning = {
    sql: pool,
    currencyOf: (market: Market) => settingsOf(market).cart.currency,
  }
  const limits = makeTradeInLimits({ secret, opened: triesOfHour(pool, 'sales', { secret }) })
  const opening = { calculate: makeCalculateAnswers(reckoning), limits }
  const inspecting = makeInspecting(stores, secret)
  const payouts = makePayouts(inspecting.stores, options)
  const openLabel = makeOpenInboundLabel({ sql: pool })
  const tradeInServices: TradeInServices = {
    calculateOffer: makeCalculateOffer(reckoning),
    listTradeIns: makeListTradeIns({ sales: makeTradeInStore(pool), settingsOf }),
    tradeInServices: {
      openTradeIn: makeOpenTradeIn(stores, opening),
      viewTradeIn: makeViewTradeIn(stores),
      choosePayout: makeChoosePayout(stores, payoutsOf(inspecting.stores)),
      nameDevice: makeNameDevice(stores),
      acceptTradeIn: makeAcceptTradeIn(stores),
      ...makeChangeTradeIn(stores),
      openTradeInLabel: makeOpenTradeInLabel(stores, openLabel),
      reviewOffer: makeReviewOffer(stores),
    },
    inspecting: inspecting.inspecting,
    payingSellers: payouts.payingSellers,
  }
  return {
    tradeInServices,
    follow: makeFollowTradeIn(stores),
    emailSeller: makeEmailSeller(stores),
    inspecting,
    jobs: {
      expireTradeIns: makeExpireTradeIns(stores),
      remindTradeIns: makeRemindTradeIns(stores),
      hashImeis: makeHashImeis({ ...stores, imeis: makeUnhashedImeis() }),
      ...inspecting.jobs,
      ...payouts.jobs,
    },
  }
}

export type MadeTradeIn = ReturnType<typeof makeTradeIns>

function storesOf(
  pool: Database['pool'],
  settingsOf: SettingsOf,
  {
    secret,
    sealSecrets = [secret],
    deviceRegister = noRegister,
    tradeInLimitsOf = () => usualTradeInLimits,
    now = () => new Date(),
  }: TradeInOptions,
): TradeInStores {
  return {
    sql: pool,
    transaction: (names, work) => retried(tries, () => inTransaction(pool, names, work)),
    history: makeTradeInStore(pool),
    inbound: makeBooking(now),
    ...vouchersOf(secret, now),
    register: deviceRegister,
    seal: makeSeal(sealSecrets),
    deviceHash: makeSerialHash(secret),
    sellerHash: makeSellerHash(secret),
    limitsOf: tradeInLimitsOf,
    tokens: makeTradeInTokens(secret),
    settingsOf,
    handoversOf: market =>
      offeredHandovers(market, dayIn(market, now()), new Set(settingsOf(market).holidays)),
    now,
  }
}

/** A seller may receive a voucher before the device has arrived. */
function vouchersOf(secret: string, now: () => Date) {
  const codes = makeVoucherCodes(secret)
  return {
    issueVoucher: makeIssueVoucher({ codes, now }),
    codeOfVoucher: makeCodeOfVoucher({ codes }),
    settlePendingVoucher: makeSettlePendingVoucher({ now }),
  }
}
