import { useEffect, useRef, useState } from 'react'
import type { NumberedToast } from './toast.ts'
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
export function useToasts(toasts: readonly NumberedToast[]) {
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
    const fresh = toasts.slice(seen.current)
    seen.current = toasts.length
    const now = performance.now()
    setStack(before => fresh.reduce((all, { toast }) => withToast(all, toast, now), before))
  }, [toasts])
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
    const update = () => setAway(document.hidden || !document.hasFocus())
    update()
    window.addEventListener('focus', update)
    window.addEventListener('blur', update)
    document.addEventListener('visibilitychange', update)
    return () => {
      window.removeEventListener('focus', update)
      window.removeEventListener('blur', update)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return isAway
}
