import { afterDropdownKey, type DropdownPopup } from './dropdown-keys.ts'
import type { DropdownItem } from './dropdown-list.ts'

/** One item or none, or any number of them. */
export type DropdownChoice =
  | {
      readonly value: DropdownItem | undefined
      readonly onChange: (item: DropdownItem | undefined) => void
    }
  | {
      readonly values: readonly DropdownItem[]
      readonly onChange: (items: readonly DropdownItem[]) => void
    }

/** `typed` is what was typed since the list opened; closing gives the chosen label back. */
export type DropdownState = DropdownPopup & { readonly typed?: string; readonly pages: number }

export const closedDropdown: DropdownState = { isOpen: false, pages: 1 }

/** Spec 4.8: typing opens the list, at its first page. */
export function afterTyping(typed: string): DropdownState {
  return { isOpen: true, typed, pages: 1 }
}

export function afterPopup(state: DropdownState, popup: DropdownPopup): DropdownState {
  if (!popup.isOpen) return closedDropdown
  const { active: _left, ...stored } = state
  return { ...stored, ...popup }
}

export function afterPress(
  state: DropdownState,
  key: { readonly key: string; readonly altKey: boolean },
  count: number,
): DropdownState | undefined {
  const popup = afterDropdownKey(state, key, count)
  return popup && afterPopup(state, popup)
}

/** Spec 4.8: one page more. The keys go on at the first entry that comes with it: it stands where "load more" stood. */
export function afterMore(state: DropdownState, shown: number): DropdownState {
  return {
    ...state,
    pages: state.pages + 1,
    active: shown,
  }
}

/** Spec 4.8: a choice closes the list where one is chosen; where many are, it stays open for the next. */
export function afterChoosing(state: DropdownState, choice: DropdownChoice): DropdownState {
  if (!('values' in choice)) return closedDropdown
  const { typed, active, ...stored } = state
  return typed === undefined && active !== undefined ? { ...stored, active } : stored
}

export function chosenOf(choice: DropdownChoice): readonly DropdownItem[] {
  if ('values' in choice) return choice.values
  return choice.value ? [choice.value] : []
}

/** Where many are chosen, choosing one again takes it back. */
export function choose(choice: DropdownChoice, item: DropdownItem): void {
  if (!('values' in choice)) {
    if (item.id !== choice.value?.id) choice.onChange(item)
    return
  }
  const others = choice.values.filter(({ id }) => id !== item.id)
  choice.onChange(others.length < choice.values.length ? others : [...others, item])
}

/** Spec 4.8: clearing the text clears the choice of one. */
export function clear(choice: DropdownChoice): void {
  if (!('values' in choice) && choice.value) choice.onChange(undefined)
}

/** Backspace in an empty field takes the last of many back. */
export function dropLast(choice: DropdownChoice): void {
  if ('values' in choice && choice.values.length > 0) choice.onChange(choice.values.slice(0, -1))
}
