import { useEffect } from 'react'

/** Where a page slept, the banner has answered since before (still.ts). */
export const useBanner = (): void =>
  useEffect(() => {
    if (document.querySelector('script[data-wakes]')) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { askConsent } = await import('./ask-consent.ts')
      if (!isOver) stop = askConsent()
    }
    // Without it nobody is asked, so that nothing is measured.
    start().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
