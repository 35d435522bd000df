import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import { tokenKey } from './sale-asker.ts'
import { hasEnded, onSaleStep, pathOfStep } from './sale-step.ts'
import { wantedIn } from './trade-in.ts'

/** What was offered, until when, by every way to be paid; or that a person looks first, or that it has ended. */
export const loadSellOffer = onSaleStep(
  'offer',
  async ({ sale, market, isOwn, asker, ...page }) => ({
    sale,
    wanted: await wantedIn({ ...page, market }),
    hasEnded: hasEnded(sale),
    nextPath: pathOfStep(market, isOwn ? 'payment' : 'auth'),
    salePath: salePathOf(market, sale, isOwn ? '' : asker.token),
  }),
)

/** Its member needs no token. */
function salePathOf(market: Market, { number }: SaleView, token: string): string {
  return buildUrl(market, 'sale-details', [number], token === '' ? [] : [[tokenKey, token]])
}
