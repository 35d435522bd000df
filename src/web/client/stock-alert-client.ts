import { shape, text } from '#domain/cart/narrow.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'

type Alert = {
  readonly market: Market
  readonly listingId: string
  readonly email: string
  /** The price to wait for, in minor units; otherwise the alert waits for stock. */
  readonly belowMinor?: number
}

type AlertRefusal = 'in-stock' | 'not-below' | 'unknown' | 'invalid' | 'tooMany' | 'unreachable'

/** `until` is the last day on which the alert is active. */
export type AlertAnswer =
  | { readonly kind: 'waiting'; readonly until: Day }
  | { readonly kind: AlertRefusal }

const timeoutMs = 15_000

/** Never throws: a network error is a result. */
export async function requestStockAlert(alert: Alert): Promise<AlertAnswer> {
  try {
    const response = await fetch('/api/stock-alerts/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(alert),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const created = response.ok ? readCreated(await response.json()) : undefined
    return created
      ? { kind: 'waiting', until: created.until }
      : { kind: refusalOf(response.status, alert.belowMinor !== undefined) }
  } catch {
    return { kind: 'unreachable' }
  }
}

const readCreated = shape<{ readonly until: Day }>({ until: text })

function refusalOf(status: number, isOfPrice: boolean): AlertRefusal {
  switch (status) {
    case 404:
      return 'unknown'
    case 409:
      return isOfPrice ? 'not-below' : 'in-stock'
    case 400:
    case 422:
      return 'invalid'
    case 429:
      return 'tooMany'
  }
  return 'unreachable'
}
