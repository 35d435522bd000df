import type { MarketSettings } from '#domain/checkout/settings.ts'
import { dayIn } from '#domain/device/day.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { saleDueOf } from '#domain/sell/sale-due.ts'
import { aheadOf } from '#domain/sell/sale-state.ts'
import type { SalePage, SaleSummary, SaleView, SecondOffer } from '#domain/sell/sale-view.ts'
import type { SaleStore, StoredFinding, StoredSale } from '#store/sell/sales.ts'

type Means = {
  readonly sales: SaleStore
  readonly settingsOf: (market: Market) => Pick<MarketSettings, 'holidays'>
}

/** Whose sales, and of which market. */
type Seller = { readonly userId: string; readonly market: Market }

const onAPage = 10

/** What a member sells in a market, ten a page, the newest first. */
export const makeListSales =
  (means: Means) =>
  async (seller: Seller, after?: string): Promise<SalePage> => {
    const rows = await means.sales.page(seller, after, onAPage + 1)
    const shown = rows.slice(0, onAPage)
    const last = shown.at(-1)
    return {
      sales: shown.map(row => toSummary(means, row)),
      ...(rows.length > onAPage && last && { olderThan: last.number }),
    }
  }

/** One sale of a member; undefined for another one's as for a missing one (quality.md "Attacks"). */
export const makeViewSale =
  (means: Means) =>
  async (seller: Seller, number: string): Promise<SaleView | undefined> => {
    const stored = await means.sales.one(seller, number)
    if (!stored) return undefined
    const [steps, findings] = await Promise.all([
      means.sales.steps(stored.id),
      means.sales.findings(stored.id),
    ])
    const { market, state, currency, payout, paidMinor } = stored
    const secondOffer = secondOfferIn(stored, findings)
    return {
      ...toSummary(means, stored),
      market,
      ...(payout !== null && { payout }),
      ...(paidMinor !== null && { paid: { minor: paidMinor, currency } }),
      ...(secondOffer && { secondOffer }),
      steps: steps.map(step => ({ state: step.state, at: step.at.toISOString() })),
      ahead: aheadOf(state),
    }
  }

const toSummary = ({ settingsOf }: Means, stored: StoredSale): SaleSummary => {
  const { number, market, state, title, currency, offerMinor, offeredAt, payout } = stored
  const situation = {
    state,
    since: dayIn(market, stored.since),
    ...(offeredAt && { offeredOn: dayIn(market, offeredAt) }),
    ...(payout !== null && { payout }),
  }
  const due = saleDueOf(situation, new Set(settingsOf(market).holidays))
  return {
    ...{ number, state, title, startedAt: stored.startedAt.toISOString() },
    ...(offerMinor !== null && { offer: { minor: offerMinor, currency } }),
    ...(due && { due }),
  }
}

const secondOfferIn = (
  { secondOfferMinor, currency }: StoredSale,
  findings: readonly StoredFinding[],
): SecondOffer | undefined =>
  secondOfferMinor === null
    ? undefined
    : {
        amount: { minor: secondOfferMinor, currency },
        lines: findings.map(({ part, declared, found, photoPath, amountMinor }) => ({
          ...{ part, declared, found, amount: amountIn(currency, amountMinor) },
          ...(photoPath !== null && { photoPath }),
        })),
      }

const amountIn = (currency: Currency, minor: number): Money => ({ minor, currency })
