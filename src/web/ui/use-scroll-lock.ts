import { useLayoutEffect } from 'react'

/**
 * Removes the page's scroll padding while a list is open: with it, moving to an option near an edge of the screen
 * would scroll the page away under the list.
 */
export function useScrollLock(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const { style } = document.documentElement
    style.setProperty('scroll-padding', '0')
    return () => void style.removeProperty('scroll-padding')
  }, [isOpen])
}
