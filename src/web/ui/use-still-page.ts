import { useLayoutEffect } from 'react'

/**
 * While a list is open the page keeps no distance to the edges of the screen: for it, walking to an option near an
 * edge would scroll the page away from under it.
 */
export function useScrollLock(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const { style } = document.documentElement
    style.setProperty('scroll-padding', '0')
    return () => void style.removeProperty('scroll-padding')
  }, [isOpen])
}
