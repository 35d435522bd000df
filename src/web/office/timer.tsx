import { useEffect, useState } from 'react'

/** The minutes and seconds since the page was opened. */
export function Timer({ label }: { readonly label: string }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begun = Date.now()
    const tick = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1_000)), 1_000)
    return () => clearInterval(tick)
  }, [])
  return (
    <span role="timer" aria-label={label} className="text-ink-2 tabular-nums">
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  )
}
