import { useEffect, useState } from 'react'

/** What was sent once is not sent twice; a page that the browser brings back is ready again. */
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
