/** Whether the list is open, and which of its options is active. */
export type Popup = { readonly isOpen: boolean; readonly active?: number }

type Key = { readonly key: string; readonly altKey: boolean }

export const closed: Popup = { isOpen: false }

/** The list after a key; `undefined` if the key is ignored (quality.md "Accessibility"). */
export function afterKey(popup: Popup, { key, altKey }: Key, count: number): Popup | undefined {
  if (key === 'Tab') return closed
  if (key === 'Escape') return popup.isOpen ? closed : undefined
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  if (altKey) return { ...closed, isOpen: key === 'ArrowDown' }
  if (count === 0) return undefined
  const from = popup.isOpen ? popup.active : undefined
  return { isOpen: true, active: key === 'ArrowDown' ? below(from, count) : above(from, count) }
}

/** From the field to the first option, and from the last one back to the first. */
function below(active: number | undefined, count: number) {
  return active === undefined || active >= count - 1 ? 0 : active + 1
}

function above(active: number | undefined, count: number) {
  return active === undefined || active === 0 ? count - 1 : active - 1
}
