import { useEffect, useRef, useState } from 'react'

type OneAtATime = {
  readonly isBusy: boolean
  /** A second click while it runs is ignored; work that leaves the page stays busy until the page is gone. */
  readonly run: (work: () => Promise<'left' | 'stayed'>) => Promise<void>
}

/** A page restored by "back" is no longer busy. */
export function useOneAtATime(): OneAtATime {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isRunning.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  const run = async (work: () => Promise<'left' | 'stayed'>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    if ((await work()) === 'left') return
    isRunning.current = false
    setBusy(false)
  }
  return { isBusy, run }
}
