import { afterDropdownKey, type DropdownPopup } from './dropdown-keys.ts'
import type { DropdownItem } from './dropdown-list.ts'

/** A single choice (one item or none) or a multiple choice. */
export type DropdownChoice =
  | {
      readonly value: DropdownItem | undefined
      readonly onChange: (item: DropdownItem | undefined) => void
    }
  | {
      readonly values: readonly DropdownItem[]
      readonly onChange: (items: readonly DropdownItem[]) => void
    }

/** `typed` is the text typed since the list opened; closing the list restores the chosen label. */
export type DropdownState = DropdownPopup & { readonly typed?: string; readonly pages: number }

export const closedDropdown: DropdownState = { isOpen: false, pages: 1 }

/** Typing opens the list at its first page (Spec 4.8). */
export function afterTyping(typed: string): DropdownState {
  return { isOpen: true, typed, pages: 1 }
}

export function afterPopup(state: DropdownState, popup: DropdownPopup): DropdownState {
  if (!popup.isOpen) return closedDropdown
  const { active: _active, ...rest } = state
  return { ...rest, ...popup }
}

export function afterPress(
  state: DropdownState,
  key: { readonly key: string; readonly altKey: boolean },
  count: number,
): DropdownState | undefined {
  const popup = afterDropdownKey(state, key, count)
  return popup && afterPopup(state, popup)
}

/** Adds one page. The first new entry becomes active: it takes the position of "load more" (Spec 4.8). */
export function afterMore(state: DropdownState, shown: number): DropdownState {
  return {
    ...state,
    pages: state.pages + 1,
    active: shown,
  }
}

/** A choice closes the list of a single choice; the list of a multiple choice stays open for the next one (Spec 4.8). */
export function afterChoosing(state: DropdownState, choice: DropdownChoice): DropdownState {
  if (!('values' in choice)) return closedDropdown
  const { typed, active, ...rest } = state
  return typed === undefined && active !== undefined ? { ...rest, active } : rest
}

export function chosenOf(choice: DropdownChoice): readonly DropdownItem[] {
  if ('values' in choice) return choice.values
  return choice.value ? [choice.value] : []
}

/** In a multiple choice, choosing an item again removes it. */
export function choose(choice: DropdownChoice, item: DropdownItem): void {
  if (!('values' in choice)) {
    if (item.id !== choice.value?.id) choice.onChange(item)
    return
  }
  const others = choice.values.filter(({ id }) => id !== item.id)
  choice.onChange(others.length < choice.values.length ? others : [...others, item])
}

/** Clearing the text clears a single choice (Spec 4.8). */
export function clear(choice: DropdownChoice): void {
  if (!('values' in choice) && choice.value) choice.onChange(undefined)
}

/** Backspace in an empty field removes the last item of a multiple choice. */
export function dropLast(choice: DropdownChoice): void {
  if ('values' in choice && choice.values.length > 0) choice.onChange(choice.values.slice(0, -1))
}
