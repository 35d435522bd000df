import { type RefObject, useLayoutEffect, useState } from 'react'

/** A list of max-h-60 with its frame, and the bar at the foot of a phone's page. */
const roomNeeded = 340

/** Above the field where there is no room below it; a phone's keyboard takes room too. */
export function useDropdownSide(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
): 'above' | 'below' {
  const [side, setSide] = useState<'above' | 'below'>('below')
  useLayoutEffect(() => {
    if (!isOpen || !field.current) return
    const { top, bottom } = field.current.getBoundingClientRect()
    const below = (window.visualViewport?.height ?? window.innerHeight) - bottom
    setSide(below < roomNeeded && top > below ? 'above' : 'below')
  }, [field, isOpen])
  return side
}
