import type { FormEvent } from '#domain/analytics/form-event.ts'
import type { ShopEvent } from '#domain/analytics/shop-event.ts'
import type { Market } from '#domain/market/market.ts'

export type StoredEvent = {
  readonly at: Date
  readonly market: Market
  readonly event: ShopEvent | FormEvent
}

/** The events that browsers sent, newest first; in memory only, and at most the last 500. */
export function createStoredEvents(now: () => Date) {
  let stored: readonly StoredEvent[] = []
  return {
    save: (market: Market, events: readonly StoredEvent['event'][]): void => {
      const added = events.map(event => ({ at: now(), market, event })).reverse()
      stored = [...added, ...stored].slice(0, most)
    },
    list: (): readonly StoredEvent[] => stored,
  }
}

const most = 500

export type StoredEvents = ReturnType<typeof createStoredEvents>
