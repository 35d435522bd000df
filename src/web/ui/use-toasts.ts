import { useEffect, useRef, useState } from 'react'
import type { Saying } from './toast.ts'
import {
  held,
  lapsed,
  nextToGo,
  noToasts,
  released,
  type ToastStack,
  withoutToast,
  withToast,
} from './toast-stack.ts'

/** The toasts on the page and their timer, which is paused while a visitor uses a toast or the window has no focus. */
export function useToasts(result: readonly Saying[]) {
  const [stack, setStack] = useState<ToastStack>(noToasts)
  const [isBusy, setBusy] = useState(false)
  const isAway = useIsAway()
  const isHeld = isBusy || isAway
  useEffect(() => {
    const hold = isHeld ? held : released
    setStack(before => hold(before, performance.now()))
  }, [isHeld])
  useEffect(() => {
    const wait = nextToGo(stack)
    if (wait === undefined) return
    const timer = setTimeout(() => setStack(now => lapsed(now, performance.now())), wait)
    return () => clearTimeout(timer)
  }, [stack])
  const seen = useRef(0)
  useEffect(() => {
    const fresh = result.slice(seen.current)
    seen.current = result.length
    const now = performance.now()
    setStack(before => fresh.reduce((all, { toast }) => withToast(all, toast, now), before))
  }, [result])
  const dismiss = (id: number) => {
    setStack(before => withoutToast(before, id))
    // The element under the pointer or with the focus is removed, so it sends no leave or blur event.
    setBusy(false)
  }
  return { stack, dismiss, setBusy }
}

function useIsAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const look = () => setAway(document.hidden || !document.hasFocus())
    look()
    window.addEventListener('focus', look)
    window.addEventListener('blur', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('blur', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return isAway
}
