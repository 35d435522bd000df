import { useEffect, useRef } from 'react'

/** One timer per name; all are cleared when the component unmounts. */
export function useTimers<Name extends string>() {
  const timers = useRef(new Map<Name, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const own = timers.current
    return () => {
      for (const timer of own.values()) clearTimeout(timer)
    }
  }, [])
  const stop = (name: Name) => clearTimeout(timers.current.get(name))
  const start = (name: Name, delay: number, run: () => void) => {
    stop(name)
    timers.current.set(name, setTimeout(run, delay))
  }
  return { start, stop }
}
