import { memo } from 'react'
import type { ShownFacet } from '#domain/device/listing.ts'
import { fixedKeys } from '#domain/device/listing-path.ts'
import { type FilterKey, localFilterKeys } from '#domain/market/filter-keys.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { formatCount } from '#web/ui/format-count.ts'
import { facetLabel, facetName } from './filter-text.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { Listing } from './use-listing.ts'

type FilterFormProps = { readonly list: Listing; readonly id: string }

/** A plain GET form; with JavaScript every choice applies at once. */
export function FilterForm({ list, id }: FilterFormProps) {
  const { listing } = useText()
  const hidden = fixedKeys(list)
  return (
    <form
      id={id}
      method="get"
      action={list.hrefOf({ filters: {}, sort: 'relevance' })}
      onSubmit={event => event.preventDefault()}
      className="filter-form"
    >
      <HiddenFields list={list} />
      {list.listing.facets
        .filter(facet => !hidden.includes(facet.key) && facet.items.length > 0)
        .map(facet => (
          <FacetGroup key={facet.key} facet={facet} list={list} />
        ))}
      <PriceFilter list={list} />
      <noscript>
        <button type="submit" className={buttonClass({ size: 'small', full: true })}>
          {listing.apply}
        </button>
      </noscript>
    </form>
  )
}

type FacetGroupProps = { readonly facet: ShownFacet; readonly list: Listing }

/** Longer lists are collapsed, so that the next filter stays near. */
const shownAtOnce = 6

function FacetGroup({ facet, list }: FacetGroupProps) {
  const text = useText()
  const isChosen = (value: string) => list.requested[facet.key]?.includes(value) === true
  const first = facet.items.slice(0, shownAtOnce)
  const rest = facet.items.slice(shownAtOnce)
  return (
    <fieldset>
      <legend>{facetName(facet.key, list.category, text)}</legend>
      <FacetItems facet={{ ...facet, items: first }} list={list} />
      {rest.length > 0 && (
        <details open={rest.some(item => isChosen(item.value))}>
          <summary>{text.listing.showAll(facet.items.length)}</summary>
          <FacetItems facet={{ ...facet, items: rest }} list={list} />
        </details>
      )}
    </fieldset>
  )
}

function FacetItems({ facet, list }: FacetGroupProps) {
  const text = useText()
  return facet.items.map(({ value, label, count }) => (
    <FacetItem
      key={value}
      facet={facet.key}
      label={facetLabel(facet.key, label, text)}
      isChosen={list.requested[facet.key]?.includes(value) === true}
      onToggle={list.toggle}
      {...{ value, count }}
    />
  ))
}

type FacetItemProps = {
  readonly facet: FilterKey
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isChosen: boolean
  readonly onToggle: (facet: FilterKey, value: string) => void
}

/** A box with its value and the number of products left with it. */
const FacetItem = memo(({ facet, value, label, count, isChosen, onToggle }: FacetItemProps) => {
  const { market, locale } = useMarket()
  return (
    <label>
      <input
        type="checkbox"
        name={localFilterKeys[market][facet]}
        value={value}
        checked={isChosen}
        onChange={() => onToggle(facet, value)}
      />
      <span>{label}</span>
      <small>{formatCount(count, locale)}</small>
    </label>
  )
})
