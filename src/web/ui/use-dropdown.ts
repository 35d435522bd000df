import { useMemo, useState } from 'react'
import { type DropdownItem, dropdownList, typedWhole } from './dropdown-list.ts'

export type DropdownSource = {
  readonly items: readonly DropdownItem[]
  readonly value: DropdownItem | undefined
  readonly onChange: (item: DropdownItem | undefined) => void
  /** More can be fetched; `onLoadMore` fetches it. */
  readonly hasMore?: boolean | undefined
  readonly onLoadMore?: (() => void) | undefined
  readonly onQueryChange?: ((query: string) => void) | undefined
}

/** The key of the "load more" entry, which no item has. */
export const moreKey = '\u0000more'

const useTyping = () => {
  const [typed, setTyped] = useState<string>()
  const [pages, setPages] = useState(1)
  const [mark, setMark] = useState<number>()
  const settle = (text: string | undefined) => {
    setTyped(text)
    setPages(1)
    setMark(undefined)
  }
  const addPage = () => setPages(before => before + 1)
  return { typed, pages, mark, setMark, settle, addPage }
}

/** Spec 4.8. `typed` is what was typed since the list opened; closing gives the chosen label back. */
export const useDropdown = (source: DropdownSource) => {
  const { items, value, onChange, hasMore = false } = source
  const { typed, pages, mark, setMark, settle, addPage } = useTyping()
  const query = typed ?? ''
  const list = useMemo(() => dropdownList(items, query, pages), [items, query, pages])
  const canFetch = query === '' && hasMore
  const type = (text: string) => {
    settle(text)
    source.onQueryChange?.(text)
    if (text === '' && value) onChange(undefined)
  }
  const loadMore = () => {
    setMark(list.shown.length)
    addPage()
    if (!list.isCut && canFetch) source.onLoadMore?.()
  }
  const choose = (item: DropdownItem | undefined) => {
    settle(undefined)
    if (item && item.id !== value?.id) onChange(item)
  }
  return {
    shown: list.shown,
    hasMoreEntry: list.isCut || canFetch,
    text: typed ?? value?.label ?? '',
    /** The first item that came with the last load-more: the place to go on from. */
    resumeId: mark === undefined ? undefined : list.shown[mark]?.id,
    type,
    loadMore,
    chooseKey: (key: string) =>
      key === moreKey ? loadMore() : choose(items.find(item => item.id === key)),
    forgetTyped: () => settle(undefined),
    acceptTyped: () => {
      const whole = typedWhole(items, query)
      if (whole) choose(whole)
    },
  }
}

export type Dropdown = ReturnType<typeof useDropdown>
