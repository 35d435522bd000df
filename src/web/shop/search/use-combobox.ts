import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useScrollLock } from '#web/ui/use-scroll-lock.ts'
import { afterKey, closed, type Popup } from './combobox-keys.ts'

type Options = {
  readonly listId: string
  readonly count: number
  /** There is a result to show, even if it is that nothing was found. */
  readonly canOpen: boolean
}

/** The ARIA combobox pattern for a field that existed before its list: focus stays in the field. */
export function useCombobox(field: HTMLInputElement, { listId, count, canOpen }: Options) {
  const [popup, setPopup] = useState<Popup>(() => ({ isOpen: field.value !== field.defaultValue }))
  // Text typed between the first render and now had no listener yet.
  useLayoutEffect(() => {
    if (field.value !== field.defaultValue) setPopup(before => ({ ...before, isOpen: true }))
  }, [field])
  const isOpen = popup.isOpen && canOpen
  const optionId = (index: number) => `${listId}-${index}`
  const activeId =
    isOpen && popup.active !== undefined && popup.active < count
      ? optionId(popup.active)
      : undefined
  useScrollLock(isOpen)
  useFieldEvents(field, {
    input: () => setPopup({ isOpen: true }),
    blur: () => setPopup(closed),
    keydown: event => {
      if (event.isComposing) return
      if (event.key === 'Enter' && activeId !== undefined) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
        return
      }
      const next = afterKey({ ...popup, isOpen }, event, count)
      if (!next) return
      if (event.key !== 'Tab') event.preventDefault()
      setPopup(next)
    },
  })
  useFieldState(field, { listId, isExpanded: isOpen && count > 0, activeId })
  return { isOpen, activeId, optionId, close: () => setPopup(closed) }
}

type FieldEvents = {
  readonly input: () => void
  readonly blur: () => void
  readonly keydown: (event: KeyboardEvent) => void
}

/** Listeners are registered once: typing renders at once, and a listener replaced during its event would miss it. */
function useFieldEvents(field: HTMLInputElement, events: FieldEvents) {
  const input = useEffectEvent(() => events.input())
  const blur = useEffectEvent(() => events.blur())
  const keydown = useEffectEvent((event: KeyboardEvent) => events.keydown(event))
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    field.addEventListener('input', () => input(), { signal })
    field.addEventListener('blur', () => blur(), { signal })
    field.addEventListener('keydown', event => keydown(event), { signal })
    return () => controller.abort()
  }, [field])
}

type FieldState = {
  readonly listId: string
  readonly isExpanded: boolean
  readonly activeId: string | undefined
}

function useFieldState(field: HTMLInputElement, { listId, isExpanded, activeId }: FieldState) {
  return useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(isExpanded))
    field.toggleAttribute('aria-controls', isExpanded)
    if (isExpanded) field.setAttribute('aria-controls', listId)
    if (activeId === undefined) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', activeId)
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isExpanded, activeId])
}
