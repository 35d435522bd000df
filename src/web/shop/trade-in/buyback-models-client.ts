import { amount, listOf, type Read, shape } from '#domain/cart/narrow.ts'
import type { Market } from '#domain/market/market.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { readProduct } from '#web/shop/search/suggestions-client.ts'

/** GET /api/sales/models/. Throws if the response is not readable: the form works without suggestions. */
export async function fetchBuybackModels(
  market: Market,
  text: string,
  signal: AbortSignal,
): Promise<readonly BuybackModel[]> {
  const query = new URLSearchParams({ market, q: text })
  const response = await fetch(`/api/sales/models/?${query}`, { signal })
  const found = response.ok ? readModels(await response.json()) : undefined
  if (!found) throw new Error(`/api/sales/models/ answered ${response.status} without models`)
  return found.models
}

const readModels: Read<{ readonly models: readonly BuybackModel[] }> = shape({
  models: listOf(shape<BuybackModel>({ product: readProduct, most: amount })),
})
