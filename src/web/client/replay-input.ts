import { onHydrated } from '#web/ui/hydrated.ts'

/** A chosen file cannot be chosen again by a script. */
const fields = 'input:not([type="file"]), textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Saves what a visitor has already changed before the page's scripts have come, and gives it to React once the page is
 * hydrated: until a field's first event React believes what the server rendered, and writes it back at the next rendering.
 */
export function saveEarlyInput() {
  const replays = [...document.querySelectorAll<Field>(fields)].filter(isChanged).map(replayInput)
  onHydrated(() => {
    for (const replay of replays.splice(0)) replay()
  })
}

/** Of radio buttons the one that is chosen counts, not the one that no longer is. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(rendered, 0)
  }
  if (!isTicked(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** Saves the present value of a field; the result sets it again, as an event that React hears. */
export function replayInput(field: Field): () => void {
  if (isTicked(field)) {
    const { checked } = field
    return () => tick(field, checked)
  }
  const { value } = field
  return () => (field instanceof HTMLSelectElement ? choose(field, value) : type(field, value))
}

export function isField(element: Element): element is Field {
  return element.matches(fields)
}

export function isTicked(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

/** React compares with the state it found on hydration, so the box is first set to the opposite. */
export function tick(box: HTMLInputElement, isOn: boolean) {
  box.checked = !isOn
  box.click()
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The field is emptied first, so that React detects the change. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
