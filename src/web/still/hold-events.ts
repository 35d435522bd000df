const pressable = 'button, [role="button"], [data-cart]'

/**
 * Keeps what is pressed, chosen and written in a page that sleeps, and does it again once the part of the page it is in is awake; what
 * has an answer of its own already is left out by the selector `but`.
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
  /** Where nothing will wake: the page answers as one without scripts. */
  const letGo = () => {
    holding.abort()
    redo()
  }
  return { isHydrated, letGo }
}

/** A new tab or window needs nobody to be awake here. */
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

/** As it is written now: React may empty a field that it comes to know. */
function repeating(field: Field) {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return () => tick(field)
  const { value } = field
  return () => type(field, value)
}

/** React compares with what it found when it came: the box is shown to it the other way first. Of radio buttons the last one counts. */
function tick(box: HTMLInputElement) {
  if (box.type === 'radio' && !box.checked) return
  box.checked = !box.checked
  box.click()
}

/** React is shown an empty field first. */
function type(field: Field, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
