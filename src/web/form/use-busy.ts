import { useEffect, useState } from 'react'

/** Prevents sending a form twice; a page that the browser restores is ready again. */
export function useBusy() {
  const state = useState(false)
  const [, setBusy] = state
  useEffect(() => {
    const reset = () => setBusy(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  return state
}
