import { type SyntheticEvent, useState } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import type { OpeningSheet } from '#web/ui/opening-sheet.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { FilterForm } from './filter-form.tsx'
import { ListStatus } from './list-status.tsx'
import type { Listing } from './use-listing.ts'

type PhoneFiltersProps = { readonly list: Listing; readonly chosenCount: number }

/** On a phone the filters open as a sheet; without JavaScript the same label links to the form on the page. */
export function PhoneFilters({ list, chosenCount }: PhoneFiltersProps) {
  const { listing, general } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const opening: OpeningSheet = {
    side: 'bottom',
    title: listing.filters,
    closeLabel: general.close,
  }
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <ChipLink
        selected
        href="#filters"
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
        data-sheet={JSON.stringify(opening)}
        onClick={open}
        onKeyDown={event => event.key === ' ' && open(event)}
        className="lg:hidden"
      >
        {chosenCount > 0 ? listing.filtersChosen(chosenCount) : listing.filters}
      </ChipLink>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={listing.filters}
        footer={
          <Button full onClick={close}>
            {listing.showProducts(list.listing.total)}
          </Button>
        }
      >
        {isOpen && <FilterForm list={list} id="filter-sheet-form" />}
        {isOpen && <ListStatus list={list} className="sr-only" />}
      </Sheet>
    </>
  )
}
