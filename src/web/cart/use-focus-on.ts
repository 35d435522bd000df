import { type RefObject, useEffect, useRef } from 'react'

/** Moves focus to what the customer just caused, each time there is something new to read. */
export function useFocusOn<Element extends HTMLElement>(cause: unknown): RefObject<Element | null> {
  const target = useRef<Element>(null)
  useEffect(() => {
    if (cause !== undefined) target.current?.focus()
  }, [cause])
  return target
}
