import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from './class-names.ts'
import type { DropdownItem } from './dropdown-list.ts'
import type { Dropdown } from './use-dropdown.ts'

/** The height of a max-h-60 list with its frame, plus the bar at the bottom of a page on phones. */
const neededHeight = 340

type DropdownPanelProps = {
  readonly label: string
  readonly listId: string
  readonly dropdown: Dropdown
  readonly chosen: DropdownItem | readonly DropdownItem[] | undefined
  readonly maxHeight: string
  readonly isLoading: boolean
  /** The element the panel is attached to. */
  readonly frame: RefObject<HTMLElement | null>
}

/** "Load more" has an id of its own, so that the item that replaces it is announced as a different one. */
export function entryId(listId: string, index: number, shown: number): string {
  return `${listId}-${index < shown ? index : 'more'}`
}

const panelClass =
  'absolute inset-x-0 z-20 min-w-48 rounded-button border border-line-2 bg-paper text-[0.9375rem] shadow-float'
const sides = { above: 'bottom-full mb-1.5', below: 'top-full mt-1.5' }

export function DropdownPanel(props: DropdownPanelProps) {
  const { dropdown, listId, isLoading, frame } = props
  const { isOpen, active, shown, count } = dropdown
  const side = useDropdownSide(frame, isOpen)
  const activeId = active === undefined ? undefined : entryId(listId, active, shown.length)
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, whatever of the panel is pressed
    <div
      onMouseDown={event => event.preventDefault()}
      className={isOpen ? classNames(panelClass, sides[side]) : 'sr-only'}
    >
      {isOpen && count > 0 && <Entries {...props} />}
      <p role="status" className={isOpen && count === 0 ? 'px-4 py-3 text-ink-2' : 'sr-only'}>
        <Found isOpen={isOpen} isLoading={isLoading} count={shown.length} />
      </p>
    </div>
  )
}

type FoundProps = {
  readonly isOpen: boolean
  readonly isLoading: boolean
  readonly count: number
}

function Found({ isOpen, isLoading, count }: FoundProps) {
  const { general, search } = useText()
  if (!isOpen) return ''
  if (isLoading) return general.loading
  return count === 0 ? general.nothingFound : search.found(count)
}

const entryClass =
  'flex min-h-10 cursor-pointer items-center rounded-input px-2.75 py-1.5 hover:bg-sand data-active:bg-jade-tint aria-selected:font-semibold forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]'

function Entries({ label, listId, dropdown, chosen, maxHeight }: DropdownPanelProps) {
  const { general } = useText()
  const { shown, active, takeEntry } = dropdown
  const chosenIds = new Set([chosen ?? []].flat().map(({ id }) => id))
  const entry = (index: number) => ({
    id: entryId(listId, index, shown.length),
    isActive: index === active,
    onTake: () => takeEntry(index),
  })
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      {...(Array.isArray(chosen) && { 'aria-multiselectable': true })}
      className={classNames('overflow-y-auto overscroll-contain p-1.5', maxHeight)}
    >
      {shown.map((item, index) => (
        <Entry key={item.id} {...entry(index)} isChosen={chosenIds.has(item.id)}>
          {item.label}
          {item.note !== undefined && <span className="text-ink-2">, {item.note}</span>}
        </Entry>
      ))}
      {dropdown.hasMoreEntry && (
        <Entry {...entry(shown.length)} isChosen={false} className="text-meta text-ink-2">
          {general.loadMore}
        </Entry>
      )}
    </div>
  )
}

type EntryProps = {
  readonly id: string
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onTake: () => void
  readonly className?: string
  readonly children: ReactNode
}

function Entry({ id, isActive, isChosen, onTake, className, children }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes the active one
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      {...(isActive && { 'data-active': true })}
      onClick={onTake}
      className={classNames(entryClass, className)}
    >
      <span className="min-w-0 flex-1">{children}</span>
      {isChosen && <Check size={16} aria-hidden="true" className="shrink-0 text-jade" />}
    </div>
  )
}

/** Opens above the field if there is no room below it; a phone's on-screen keyboard takes up room too. */
function useDropdownSide(field: RefObject<HTMLElement | null>, isOpen: boolean): 'above' | 'below' {
  const [side, setSide] = useState<'above' | 'below'>('below')
  useLayoutEffect(() => {
    if (!isOpen || !field.current) return
    const { top, bottom } = field.current.getBoundingClientRect()
    const below = (window.visualViewport?.height ?? window.innerHeight) - bottom
    setSide(below < neededHeight && top > below ? 'above' : 'below')
  }, [field, isOpen])
  return side
}
