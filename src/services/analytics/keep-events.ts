import type { FormEvent } from '#domain/analytics/form-event.ts'
import type { ShopEvent } from '#domain/analytics/shop-event.ts'
import type { Market } from '#domain/market/market.ts'

export type KeptEvent = {
  readonly at: Date
  readonly market: Market
  readonly event: ShopEvent | FormEvent
}

/** What browsers told, the newest first; only while the process runs, and no more than the last 500. */
export function makeKeptEvents(now: () => Date) {
  let kept: readonly KeptEvent[] = []
  return {
    keep: (market: Market, events: readonly KeptEvent['event'][]): void => {
      const told = events.map(event => ({ at: now(), market, event })).reverse()
      kept = [...told, ...kept].slice(0, most)
    },
    list: (): readonly KeptEvent[] => kept,
  }
}

const most = 500

export type KeptEvents = ReturnType<typeof makeKeptEvents>
