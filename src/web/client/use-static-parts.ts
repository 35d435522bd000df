import { useEffect } from 'react'
import { recheckEvent } from './offline-bar-id.ts'

type Start = () => () => void

/**
 * The consent banner, the offline bar and the worker of the offline page. Where hydration was deferred, static-page.ts has started them; the page also
 * works without one of them.
 */
const parts: readonly (() => Promise<Start>)[] = [
  async () => (await import('#web/client/analytics/ask-consent.ts')).askConsent,
  async () => (await import('./watch-connection.ts')).watchConnection,
  async () => (await import('./offline-worker.ts')).installOfflineWorker,
]

export function useStaticParts(): void {
  useEffect(() => {
    if (document.querySelector('script[data-wakes]')) {
      window.dispatchEvent(new Event(recheckEvent))
      return
    }
    const stops: (() => void)[] = []
    let isOver = false
    for (const load of parts)
      load().then(
        start => isOver || stops.push(start()),
        () => undefined,
      )
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [])
}
