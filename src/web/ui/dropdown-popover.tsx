import { useState } from 'react'
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from './class-names.ts'
import { type Dropdown, moreKey } from './use-dropdown.ts'

type DropdownPopoverProps = {
  readonly dropdown: Dropdown
  readonly maxHeight: string
  readonly isLoading?: boolean | undefined
}

const entryClass =
  'flex min-h-10 cursor-pointer items-center rounded-input px-2.75 py-1.5 outline-none data-focused:bg-jade-tint data-selected:font-semibold forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]'

export const DropdownPopover = ({ dropdown, maxHeight, isLoading }: DropdownPopoverProps) => {
  const { general } = useText()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isEmpty = dropdown.shown.length === 0
  const status = isLoading === true ? general.loading : general.nothingFound
  return (
    <div ref={setPlace}>
      <Popover
        {...(place && { UNSTABLE_portalContainer: place })}
        offset={6}
        className="flex w-(--trigger-width) min-w-48 flex-col rounded-button border border-line-2 bg-paper text-[0.9375rem] shadow-float"
      >
        <ListBox
          className={classNames(
            'min-h-0 overflow-y-auto overscroll-contain outline-none',
            maxHeight,
            (!isEmpty || dropdown.hasMoreEntry) && 'p-1.5',
          )}
        >
          {dropdown.shown.map(({ id, label }) => (
            <ListBoxItem key={id} id={id} textValue={label} className={entryClass}>
              {label}
            </ListBoxItem>
          ))}
          {dropdown.hasMoreEntry && (
            <ListBoxItem
              id={moreKey}
              textValue={general.loadMore}
              className={classNames(entryClass, 'text-meta text-ink-2')}
            >
              {general.loadMore}
            </ListBoxItem>
          )}
        </ListBox>
        <p role="status" className={isEmpty ? 'px-4 py-3 text-ink-2' : 'sr-only'}>
          {isEmpty ? status : ''}
        </p>
      </Popover>
    </div>
  )
}
