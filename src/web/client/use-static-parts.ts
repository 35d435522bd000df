import { useEffect } from 'react'
import { recheckEvent } from './offline-bar-id.ts'

type Start = () => () => void

/**
 * The consent banner and the offline bar. Where hydration was deferred, static-page.ts has started them; the page also
 * works without one of them.
 */
const parts: readonly (() => Promise<Start>)[] = [
  async () => (await import('#web/client/analytics/ask-consent.ts')).askConsent,
  async () => (await import('./watch-connection.ts')).watchConnection,
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
