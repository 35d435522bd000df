import type { MarketSettings } from '#domain/checkout/settings.ts'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import type { Market } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import type { Shop } from '#http/shop.ts'
import { makeOpenInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { makeChangeReturn } from '#services/return/change-return.ts'
import {
  makeFindWithdrawable,
  makeWithdrawalNeedsCaptcha,
} from '#services/return/find-withdrawable.ts'
import { makeFollowReturn } from '#services/return/follow-return.ts'
import { makeMoveReturn } from '#services/return/move-return.ts'
import { makeNotifyReturn } from '#services/return/notify-return.ts'
import { makeOpenReturnLabel } from '#services/return/open-return-label.ts'
import { makeRequestReturn } from '#services/return/request-return.ts'
import type { ReturnStores } from '#services/return/return-stores.ts'
import { makeReturnTokens } from '#services/return/return-tokens.ts'
import { makeExpireReturns, makeRemindReturns } from '#services/return/sweep-returns.ts'
import { makeViewReturnable } from '#services/return/view-returnable.ts'
import { makeViewReturns } from '#services/return/view-returns.ts'
import type { Database } from '#store/database.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { inTransaction, retried } from '#store/transaction.ts'
import { makeBooking } from './make-inbound.ts'
import { guardOn } from './make-tries.ts'

type Options = {
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
  readonly now?: () => Date
}

const triesOfOne = 3

const refunding = {}

/** The services for withdrawing from a contract and handling the return. */
export function makeReturns(
  { pool }: Pick<Database, 'pool'>,
  settingsOf: (market: Market) => MarketSettings,
  verifyCaptcha: (solution: string) => Promise<boolean>,
  { secret, sealSecrets, now = () => new Date() }: Options,
) {
  const payment = { ...refunding, seal: makeSeal(sealSecrets ?? secret), now }
  const stores: ReturnStores = {
    sql: pool,
    transaction: work => retried(triesOfOne, () => inTransaction(pool, [], work)),
    payment,
    inbound: makeBooking(now),
    tokens: makeReturnTokens(secret),
    settingsOf,
    handoversOf: market =>
      offeredHandovers(market, dayIn(market, now()), new Set(settingsOf(market).holidays)),
    now,
  }
  const guard = guardOn(pool, 'returns', secret, verifyCaptcha)
  const returning: Shop['returning'] = {
    findWithdrawable: makeFindWithdrawable({ ...stores, guard }),
    withdrawalNeedsCaptcha: makeWithdrawalNeedsCaptcha({ guard }),
    viewReturnable: makeViewReturnable(stores),
    requestReturn: makeRequestReturn(stores, secret),
    ...makeViewReturns(stores),
    openReturnLabel: makeOpenReturnLabel(stores, makeOpenInboundLabel({ sql: pool })),
    ...makeChangeReturn(stores),
    ...makeMoveReturn(stores),
  }
  return {
    returning,
    notifyReturn: makeNotifyReturn(stores),
    follow: makeFollowReturn(stores),
    jobs: {
      expireReturns: makeExpireReturns(stores),
      remindReturns: makeRemindReturns(stores),
    },
  }
}

export type Returns = ReturnType<typeof makeReturns>
