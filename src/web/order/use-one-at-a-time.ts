import { useEffect, useRef, useState } from 'react'

type OneAtATime = {
  readonly isBusy: boolean
  /** A second press while it runs is ignored; what leaves the page stays busy until it is gone. */
  readonly run: (work: () => Promise<'left' | 'stayed'>) => Promise<void>
}

/** A page brought back by "back" is itself again. */
export function useOneAtATime(): OneAtATime {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isRunning.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
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
