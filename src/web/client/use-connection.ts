import { useEffect } from 'react'
import { lookAgain } from './offline-bar-id.ts'

/** Where a page slept, its still script watches since before (still.ts). */
export const useConnection = (): void =>
  useEffect(() => {
    if (document.querySelector('script[data-wakes]')) {
      window.dispatchEvent(new Event(lookAgain))
      return
    }
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { watchConnection } = await import('./watch-connection.ts')
      if (!isOver) stop = watchConnection()
    }
    // Without it the browser's own page says that there is no network.
    start().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
