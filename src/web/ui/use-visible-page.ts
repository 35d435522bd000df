import { useLayoutEffect } from 'react'

/**
 * React Aria hides the page from screen readers while a list is open, although its links stay focusable; a combobox is
 * no modal. What carries this mark is left alone, and layout effects come before the hiding.
 */
const mark = 'data-live-announcer'

export const useVisiblePage = (isOpen: boolean): void =>
  useLayoutEffect(() => {
    if (!isOpen) return
    const parts = [...document.body.children].filter(part => !part.hasAttribute(mark))
    for (const part of parts) part.setAttribute(mark, 'true')
    return () => {
      for (const part of parts) part.removeAttribute(mark)
    }
  }, [isOpen])
