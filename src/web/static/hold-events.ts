const pressable = 'button, [role="button"], [data-cart]'

/**
 * Records clicks, choices and input on a page that is not hydrated yet, and replays them once their part of the
 * page is hydrated. Elements that already handle their own events are excluded by the selector `but`.
 */
export function holdEvents(but: string) {
  const stored = new Map<Element, () => void>()
  const holding = new AbortController()
  let isPageHydrated = false
  const isDeferred = (element: Element) =>
    !isPageHydrated || element.closest('[data-asleep]') !== null
  const isHeld = (element: Element) => isDeferred(element) && element.closest(but) === null
  const press = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null
    if (!(pressed instanceof HTMLElement) || !isHeld(pressed) || isForElsewhere(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stored.set(pressed, () => pressed.click())
  }
  const write = ({ target }: Event) => {
    if (!(target instanceof Element) || !isHeld(target)) return
    if (target instanceof HTMLSelectElement) stored.set(target, choosing(target))
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      stored.set(target, repeating(target))
  }
  const listening = { signal: holding.signal, capture: true }
  document.addEventListener('click', press, listening)
  document.addEventListener('input', write, listening)
  const redo = () => {
    for (const [element, again] of stored) {
      if (!holding.signal.aborted && isDeferred(element)) continue
      stored.delete(element)
      again()
    }
  }
  const isHydrated = () => {
    isPageHydrated = true
    redo()
  }
  /** If nothing will be hydrated: the page then behaves as one without JavaScript. */
  const letGo = () => {
    holding.abort()
    redo()
  }
  return { isHydrated, letGo }
}

/** A click that opens a new tab or window needs no hydration here. */
function isForElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey
}

function choosing(select: HTMLSelectElement) {
  const { value } = select
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** The value is saved now: React may empty a field when it hydrates it. */
function repeating(field: Field) {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return () => tick(field)
  const { value } = field
  return () => type(field, value)
}

/**
 * React compares with the state it found on hydration, so the box is first set to the opposite. Of radio buttons
 * the last one counts.
 */
function tick(box: HTMLInputElement) {
  if (box.type === 'radio' && !box.checked) return
  box.checked = !box.checked
  box.click()
}

/** The field is emptied first, so that React detects the change. */
function type(field: Field, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
