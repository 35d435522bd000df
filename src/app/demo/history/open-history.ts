import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '#services/context.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'
import type { Database } from '#store/database.ts'
import { findMemberId, listPhonesToSell, listPointIds, listStreets } from '#store/demo-history.ts'
import { demoEmailOf } from '#store/seeds/seed-members.ts'
import { type ContextOptions, createContext } from '../../context.ts'
import type { HistoryMarket } from './history.ts'
import { createHistoryCarrier } from './history-carrier.ts'
import { historyTexts } from './texts/history-texts.ts'

export type HistoryShop = {
  readonly secret: string
  readonly bases: Bases
  /** Default: what goes wrong in the background is not reported. */
  readonly reportError?: ReportError
  /** Default: those of the settings. */
  readonly tradeInLimitsOf?: ContextOptions['tradeInLimitsOf']
}

/** The shop with third parties that answer at once, by the given clock. */
export function openHistoryContext(
  database: Pick<Database, 'db' | 'pool'>,
  { reportError, tradeInLimitsOf, ...shop }: HistoryShop,
  now: () => Date,
  stripe: Context['providers']['payment']['stripe'],
): Promise<Context> {
  return createContext(database, {
    ...shop,
    mode: 'demo',
    publicUrl: shop.bases.ro,
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
    providers: { ...(stripe && { stripe }) },
    carriers: {
      sameday: createHistoryCarrier('sameday', 'ro', now),
      econt: createHistoryCarrier('econt', 'bg', now),
      gls: createHistoryCarrier('gls', 'hu', now),
    },
    registers: { anafUrl: shop.bases.ro, viesUrl: shop.bases.ro },
    deviceRegister: { check: async () => ok('clean') },
    captcha: {
      challenge: () => Promise.reject(new Error('Nobody solves a puzzle in a history.')),
      verify: async () => true,
    },
    now,
    ...(reportError && { reportError }),
    ...(tradeInLimitsOf && { tradeInLimitsOf }),
  })
}

export async function readHistoryMarket({ sql }: Context, market: Market): Promise<HistoryMarket> {
  const [memberId, streets, phones, locker, office] = await Promise.all([
    findMemberId(sql, demoEmailOf(market)),
    listStreets(sql, market),
    listPhonesToSell(sql, market),
    listPointIds(sql, market, 'locker'),
    listPointIds(sql, market, 'office'),
  ])
  if (memberId === undefined) throw new Error(`There is no demo member in ${market}.`)
  return {
    market,
    texts: historyTexts[market],
    memberId,
    streets,
    phones,
    points: { locker, office },
  }
}
