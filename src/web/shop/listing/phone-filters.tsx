import { useState } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip, ChipLink } from '#web/ui/chip.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { FilterForm } from './filter-form.tsx'
import { ListStatus } from './list-status.tsx'
import type { Listing } from './use-listing.ts'

type PhoneFiltersProps = { readonly list: Listing; readonly chosenCount: number }

/** On a phone the filters open as a sheet; without JavaScript the same label links to the form on the page. */
export function PhoneFilters({ list, chosenCount }: PhoneFiltersProps) {
  const { listing } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const label = chosenCount > 0 ? listing.filtersChosen(chosenCount) : listing.filters
  if (!isHydrated)
    return (
      <ChipLink selected href="#filters" className="lg:hidden">
        {label}
      </ChipLink>
    )
  const close = () => setIsOpen(false)
  return (
    <>
      <Chip selected aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="lg:hidden">
        {label}
      </Chip>
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
