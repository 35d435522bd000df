import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a max-h-60 list with its frame, plus the bar at the bottom of a page on phones. */
const roomNeeded = 340

/** Opens above the field if there is no room below it; a phone's on-screen keyboard takes up room too. */
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
