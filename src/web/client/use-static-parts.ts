import { useEffect } from 'react'
import { recheckEvent } from './offline-bar-id.ts'

/**
 * The consent banner, the offline bar, the worker of the offline page, and answers that send their form. Where hydration was
 * deferred, static-page.ts has started them; the page also works without them.
 */
export function useStaticParts(): void {
  useEffect(() => {
    if (document.querySelector('script[data-wakes]')) {
      window.dispatchEvent(new Event(recheckEvent))
      return
    }
    let isOver = false
    let stops: readonly (() => void)[] = []
    import('./static-parts.ts').then(
      ({ staticParts }) => {
        if (!isOver) stops = staticParts.map(start => start())
      },
      () => undefined,
    )
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [])
}
