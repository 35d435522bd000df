import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { usualLoyalty } from '#domain/loyalty/usual-settings.ts'
import type { Company } from '#domain/market/company.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { type SecondPersonSettings, usualSecondPerson } from '#domain/money/second-person.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { Insurer } from '#domain/order/insurance.ts'
import { type ReviewSettings, usualReviewSettings } from '#domain/review/review-status.ts'
import { type Retention, usualRetention } from '#domain/setting/retention.ts'
import { type TradeInLimits, usualTradeInLimits } from '#domain/trade-in/trade-in-limits.ts'
import type { Db } from './database.ts'
import { setting } from './schema/plumbing.ts'

const keys = ['shop', 'company'] as const
type Key = (typeof keys)[number] | 'insurer'

/** The stored documents by market and key; throws if some are missing. */
type Found = ReadonlyMap<string, unknown>

async function readAll(db: Db): Promise<Found> {
  const rows = await db.select().from(setting)
  const found = new Map(rows.map(row => [nameOf(row.market, row.key), row.value]))
  const missing = markets
    .flatMap(market => keys.map(key => nameOf(market, key)))
    .filter(name => !found.has(name))
  if (missing.length > 0)
    throw new Error(
      `The table setting has no ${missing.join(', ')}: a live shop is set up by npm run setup -- live (docs/operate.md).`,
    )
  return found
}

/**
 * The settings of all markets, kept in memory: pages need them even while the database is down. `reload` reads them
 * again; what it finds is complete or replaces nothing.
 */
export async function loadSettings(db: Db) {
  let found = await readAll(db)
  const value = (market: Market, key: Key): unknown => found.get(nameOf(market, key))
  /** What was set while a market had another currency stays under its name, for what was agreed in it. */
  const valueIn = (market: Market, key: string, currency: Currency | undefined): unknown =>
    found.get(nameOf(market, `${key} ${currency}`)) ?? found.get(nameOf(market, key))
  const shopOf = (market: Market, currency?: Currency) =>
    valueIn(market, 'shop', currency) as MarketSettings
  return {
    reload: async () => {
      found = await readAll(db)
    },
    /** With a currency: the settings for what was agreed in it. */
    shopOf,
    displayOf: (market: Market): PriceDisplay => {
      const { currency, secondCurrency: second } = shopOf(market).cart
      return { currency, second }
    },
    companyOf: (market: Market) => value(market, 'company') as Company,
    /** Stored only if a market has its own values. */
    reviewsOf: (market: Market): ReviewSettings => ({
      ...usualReviewSettings,
      ...(found.get(nameOf(market, 'reviews')) as Partial<ReviewSettings> | undefined),
    }),
    /** Stored only if a market has its own values: a database filled before benefits existed starts with the usual ones. */
    loyaltyOf: (market: Market, currency?: Currency): LoyaltySettings => ({
      ...usualLoyalty[market],
      ...(valueIn(market, 'loyalty', currency) as Partial<LoyaltySettings> | undefined),
    }),
    /** Stored only if a market has its own values. */
    tradeInLimitsOf: (market: Market): TradeInLimits => ({
      ...usualTradeInLimits,
      ...(found.get(nameOf(market, 'trade-in-limits')) as Partial<TradeInLimits> | undefined),
    }),
    /** Stored only if a market has its own values. */
    retentionOf: (market: Market): Retention => ({
      ...usualRetention,
      ...(found.get(nameOf(market, 'retention')) as Partial<Retention> | undefined),
    }),
    /** Amounts of another currency than the market's are forgotten with it. */
    secondPersonOf: (market: Market): SecondPersonSettings => {
      const { currency } = shopOf(market).cart
      const own = found.get(nameOf(market, 'second-person')) as
        | Partial<SecondPersonSettings>
        | undefined
      const isOwn = own && Object.values(own).every(amount => amount.currency === currency)
      return { ...usualSecondPerson[currency], ...(isOwn && own) }
    },
    /** The texts of emails that staff have worded anew, by their place; another object after each `reload`. */
    mailTextsOf: (market: Market) =>
      found.get(nameOf(market, 'mail-texts')) as Readonly<Record<string, string>> | undefined,
    /** The insurer is optional. */
    insurerOf: (market: Market) => value(market, 'insurer') as Insurer | undefined,
  }
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>

function nameOf(market: string, key: string) {
  return `${market} ${key}`
}
