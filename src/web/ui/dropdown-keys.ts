/** Whether the list is open, and which of its entries is active. */
export type DropdownPopup = { readonly isOpen: boolean; readonly active?: number }

type Key = { readonly key: string; readonly altKey: boolean }

/**
 * The state after a key is pressed in a list of `count` entries; `undefined` if the dropdown does not handle the
 * key (Spec 4.8, quality.md "Accessibility").
 */
export function afterDropdownKey(
  popup: DropdownPopup,
  { key, altKey }: Key,
  count: number,
): DropdownPopup | undefined {
  if (key === 'Tab') return { isOpen: false }
  if (key === 'Escape') return popup.isOpen ? { isOpen: false } : undefined
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  if (altKey) return { isOpen: key === 'ArrowDown' }
  if (count === 0) return { isOpen: true }
  const from = popup.isOpen ? popup.active : undefined
  return { isOpen: true, active: key === 'ArrowDown' ? below(from, count) : above(from, count) }
}

/** Moves from the field to the first entry, and wraps from the last entry to the first. */
function below(active: number | undefined, count: number) {
  return active === undefined || active >= count - 1 ? 0 : active + 1
}

function above(active: number | undefined, count: number) {
  return active === undefined || active === 0 || active >= count ? count - 1 : active - 1
}
