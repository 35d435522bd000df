import { useEffect, useRef } from 'react'
import type { ShopEvent } from '#domain/analytics/shop-event.ts'
import { pushEvent } from './push-event.ts'

/** Tracks one event per `key`, which names what is shown. */
export function useTrackEvent(key: string, eventOf: () => ShopEvent | undefined): void {
  const tracked = useRef<string>(undefined)
  useEffect(() => {
    if (tracked.current === key) return
    tracked.current = key
    const event = eventOf()
    if (event) pushEvent(event)
  })
}
