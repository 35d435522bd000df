import { type KeyboardEvent, useMemo, useState } from 'react'
import { type DropdownItem, dropdownList, typedWhole } from './dropdown-list.ts'
import {
  afterChoosing,
  afterMore,
  afterPopup,
  afterPress,
  afterTyping,
  choose,
  chosenOf,
  clear,
  closedDropdown,
  type DropdownChoice,
  type DropdownState,
  dropLast,
} from './dropdown-state.ts'

export type DropdownSource = DropdownChoice & {
  readonly items: readonly DropdownItem[]
  /** Whether more items can be fetched; `onLoadMore` fetches them. */
  readonly hasMore?: boolean | undefined
  readonly onLoadMore?: (() => void) | undefined
  readonly onQueryChange?: ((query: string) => void) | undefined
}

/** The items shown in a dropdown, and how each action of the customer changes them (Spec 4.8). */
export function useDropdown(source: DropdownSource) {
  const [state, setState] = useState(closedDropdown)
  const entries = useEntries(source, state)
  const { isOpen } = state
  const active =
    isOpen && state.active !== undefined && state.active < entries.count ? state.active : undefined
  const { close, takeEntry, acceptTyped } = actionsOf(source, state, setState, entries)
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = afterPress(state, event, entries.count)
    if (!next) return
    if (event.key !== 'Tab') hideFromOthers(event)
    if (next.isOpen) setState(next)
    else close()
  }
  return {
    ...entries,
    isOpen,
    active,
    text: state.typed ?? ('values' in source ? '' : (source.value?.label ?? '')),
    takeEntry,
    type: (text: string) => {
      setState(afterTyping(text))
      source.onQueryChange?.(text)
      if (text === '') clear(source)
    },
    toggle: () => (isOpen ? close() : setState(afterPopup(state, { isOpen: true }))),
    leave: () => {
      acceptTyped()
      close()
    },
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event
      if (event.nativeEvent.isComposing) return
      if (key === 'Backspace' && event.currentTarget.value === '') dropLast(source)
      if (key === 'Enter' && isOpen) event.preventDefault()
      if (key === 'Enter' && active !== undefined) takeEntry(active)
      else if (key === 'Enter' || key === 'Tab') acceptTyped()
      moveByKey(event)
    },
  }
}

/** An Escape that closes the list must not close anything around it. */
function hideFromOthers(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export type Dropdown = ReturnType<typeof useDropdown>

/** "Load more" is the last entry and is reached with the same keys as the items. */
function useEntries({ items, hasMore = false }: DropdownSource, state: DropdownState) {
  const query = state.typed ?? ''
  const list = useMemo(() => dropdownList(items, query, state.pages), [items, query, state.pages])
  const canFetch = query === '' && hasMore
  const hasMoreEntry = list.isCut || canFetch
  return { ...list, canFetch, hasMoreEntry, count: list.shown.length + Number(hasMoreEntry) }
}

function actionsOf(
  source: DropdownSource,
  state: DropdownState,
  setState: (state: DropdownState) => void,
  { shown, isCut, canFetch }: ReturnType<typeof useEntries>,
) {
  const forgetTyped = () => {
    if (state.typed) source.onQueryChange?.('')
  }
  const close = () => {
    forgetTyped()
    setState(closedDropdown)
  }
  const take = (item: DropdownItem) => {
    forgetTyped()
    setState(afterChoosing(state, source))
    choose(source, item)
  }
  const loadMore = () => {
    setState(afterMore(state, shown.length))
    if (!isCut && canFetch) source.onLoadMore?.()
  }
  const takeEntry = (index: number) => {
    const item = shown[index]
    if (item) take(item)
    else loadMore()
  }
  /** A fully typed name is selected; any other typed text is discarded on blur. */
  const acceptTyped = () => {
    const whole = typedWhole(source.items, state.typed ?? '')
    if (whole && !chosenOf(source).some(({ id }) => id === whole.id)) take(whole)
  }
  return { close, takeEntry, acceptTyped }
}
