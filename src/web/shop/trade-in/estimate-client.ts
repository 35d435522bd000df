import { amount, isRecord, listOf, optional, shape, text } from '#domain/cart/narrow.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { Configured } from '#domain/trade-in/answers.ts'
import type { BuybackConfiguration, BuybackModel } from '#domain/trade-in/buyback.ts'

const timeoutMs = 15_000

/** GET /api/sales/configurations/. `undefined` if they cannot be had. */
export async function fetchConfigurations(
  market: Market,
  model: string,
): Promise<readonly BuybackConfiguration[] | undefined> {
  const query = new URLSearchParams({ market, model })
  const answer = await json(`/api/sales/configurations/?${query}`)
  return readConfigurations(answer)?.configurations
}

/**
 * What a device without traces is worth as a voucher: the server calculates it from the price book (POST
 * /api/sales/offer/). `undefined` if it cannot be had.
 */
export async function fetchVoucher(
  market: Market,
  { product: { model } }: BuybackModel,
  configured: Configured,
): Promise<Money | undefined> {
  const { id, type, brand } = model
  const step = type === 'CONSOLE' ? 'config-storage' : 'config-all'
  const answer = await json('/api/sales/offer/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      market,
      answers: { intro: type, brand, model: id, [step]: configured },
    }),
  })
  return readOffer(answer)?.offers.voucher.amount
}

/** Never throws: a network error is no answer. */
async function json(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

const readConfigured = (value: unknown) => (isRecord(value) ? (value as Configured) : undefined)

const readConfigurations = shape({
  configurations: listOf(
    shape<BuybackConfiguration>({ item: text, configured: readConfigured, most: amount }),
  ),
})

const readOffer = shape({
  offers: shape({ voucher: shape<{ readonly amount?: Money }>({ amount: optional(amount) }) }),
})
