import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import type { Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Loyalty } from '#http/shop.ts'
import { makeCreditOrder, makeCreditTradeIn } from '#services/loyalty/credit-points.ts'
import { makeLetPointsLapse } from '#services/loyalty/let-points-lapse.ts'
import type { LoyaltyDeps } from '#services/loyalty/loyalty-means.ts'
import { makeTakeBackPoints } from '#services/loyalty/take-back-points.ts'
import { makeTurnPoints } from '#services/loyalty/turn-points.ts'
import { makeViewBenefits } from '#services/loyalty/view-benefits.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import { makeIssueVoucher } from '#services/voucher/issue-voucher.ts'
import { makeViewVouchers } from '#services/voucher/view-vouchers.ts'
import { makeVoucherCodes } from '#services/voucher/voucher-codes.ts'
import type { Database } from '#store/database.ts'
import { makeIdlePointStore } from '#store/loyalty/idle-points.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { inTransaction } from '#store/transaction.ts'

type Known = {
  readonly loyaltyOf: (market: Market) => LoyaltySettings
  readonly companyOf: (market: Market) => Company
}

type Options = {
  readonly secret: string
  readonly sealSecrets?: SealSecrets
  readonly bases: Bases
  readonly now?: () => Date
}

export type MadeLoyalty = {
  readonly loyalty: Loyalty
  readonly handlers: Handlers
  readonly letPointsLapse: () => Promise<unknown>
}

/** The services for loyalty points. */
export function makeLoyalty(
  { pool }: Pick<Database, 'pool'>,
  { loyaltyOf, companyOf }: Known,
  { secret, sealSecrets, bases, now = () => new Date() }: Options,
): MadeLoyalty {
  const deps: LoyaltyDeps = {
    sql: pool,
    transaction: (names, work) => inTransaction(pool, names, work),
    loyaltyOf,
    now,
  }
  const codes = makeVoucherCodes(secret)
  return {
    loyalty: {
      viewBenefits: makeViewBenefits({
        ...deps,
        viewVouchers: makeViewVouchers({ sql: pool, codes }),
      }),
      turnPoints: makeTurnPoints({
        ...deps,
        issueVoucher: makeIssueVoucher({ codes, now }),
      }),
    },
    handlers: {
      'points-due': makeCreditOrder(deps),
      'points-back-due': makeTakeBackPoints(deps),
      'sale-paid': makeCreditTradeIn(deps),
    },
    letPointsLapse: makeLetPointsLapse({
      ...deps,
      idle: makeIdlePointStore(makeSeal(sealSecrets ?? secret)),
      bases,
      companyOf,
    }),
  }
}
