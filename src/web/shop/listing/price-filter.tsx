import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { digitsOnly } from '#domain/field/digits-only.ts'
import { localFilterKeys } from '#domain/market/filter-keys.ts'
import { parsePriceRange, priceRangeOfFields, writePriceRange } from '#domain/market/price-range.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { filterInPlace } from '#web/ui/filter-in-place.ts'
import { formatCount } from '#web/ui/format-count.ts'
import { inputClass } from '#web/ui/input-look.ts'
import type { Listing } from './use-listing.ts'

/** Minimum and maximum in whole units; reversed values are swapped. Applies on blur or on Enter. */
export function PriceFilter({ list }: { readonly list: Listing }) {
  const { listing } = useText()
  const { market, currencyLabel } = useMarket()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const [rangeText = ''] = list.requested.price ?? []
  const range = parsePriceRange(rangeText) ?? {}
  const apply = () => {
    const next = priceRangeOfFields(from.current?.value, to.current?.value)
    const text = writePriceRange(next ?? {})
    if (text !== writePriceRange(range)) list.setPrice(text)
  }
  const { priceRange } = list.listing
  const name = localFilterKeys[market].price
  return (
    <fieldset>
      <legend>
        {listing.filterNames.price}{' '}
        <span className="font-normal text-ink-2">({currencyLabel})</span>
      </legend>
      <div className="flex items-center gap-2.5">
        <PriceField
          field={from}
          name={`${name}-from`}
          label={listing.priceFrom}
          value={range.from}
          limit={priceRange.from}
          onApply={apply}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          field={to}
          name={`${name}-to`}
          label={listing.priceTo}
          value={range.to}
          limit={priceRange.to}
          onApply={apply}
        />
      </div>
    </fieldset>
  )
}

type PriceFieldProps = {
  readonly field: { readonly current: HTMLInputElement | null }
  readonly name: string
  readonly label: string
  readonly value: number | undefined
  /** The lowest or highest price of the list. */
  readonly limit: number
  readonly onApply: () => void
}

function PriceField({ field, name, label, value, limit, onApply }: PriceFieldProps) {
  const { locale } = useMarket()
  const id = useId()
  // Going back, or removing the chip, changes the filter; while typing, the cursor must stay in its place.
  useEffect(() => {
    if (field.current) field.current.value = value === undefined ? '' : String(value)
  }, [field, value])
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onApply()
  }
  return (
    <span className="min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        defaultValue={value}
        placeholder={formatCount(limit, locale)}
        onInput={event => filterInPlace(event.currentTarget, digitsOnly)}
        onBlur={onApply}
        onKeyDown={applyOnEnter}
        className={inputClass({})}
      />
    </span>
  )
}
