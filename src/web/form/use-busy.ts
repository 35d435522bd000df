import { useEffect, useState } from 'react'

/** Prevents sending a form twice; a page that the browser restores is ready again. */
export function useBusy() {
  const state = useState(false)
  const [, setBusy] = state
  useEffect(() => {
    const rest = () => setBusy(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  return state
}
