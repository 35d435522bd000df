import { useState } from 'react'
import { validationDebounceMs } from '#domain/field/timing.ts'
import type { Market } from '#domain/market/market.ts'
import { fetchLocalities, fetchNamedPlaces, type NamedPlace } from '#web/client/places-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useTimers } from '#web/client/use-timers.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { DropdownItem } from '#web/ui/dropdown-list.ts'
import { SearchDropdown } from '#web/ui/search-dropdown.tsx'
import type { AddressName } from './address-form.ts'
import { NotLoaded } from './not-loaded.tsx'
import type { Form } from './use-form.ts'

type PlaceFieldProps = { readonly form: Form<AddressName>; readonly className: string }

/**
 * The localities of the chosen county, or those of all counties: then the county is filled in. A locality clears the
 * street of the previous one and sets its own postal code; what was typed before the first choice stays.
 */
export function LocalityField({ form, className }: PlaceFieldProps) {
  const { list, search } = useLocalities(form)
  const found = list.kind === 'loaded' ? list.value : []
  const { value, onChange: _onChange, ...field } = form.field('locality')
  const change = (item: DropdownItem | undefined) => {
    const place = found.find(({ locality }) => locality.id === item?.id)
    const { postalCode, street } = form.values
    const isFirst = value === ''
    const typed = isFirst ? postalCode : ''
    form.choose('locality', {
      ...(place?.county && { county: place.county.id, countyName: place.county.name }),
      locality: place?.locality.id ?? '',
      localityName: place?.locality.name ?? '',
      street: isFirst ? street : '',
      postalCode: typed || (place?.locality.postalCode ?? ''),
    })
  }
  return (
    <div className={className}>
      <SearchDropdown
        {...field}
        items={found.map(itemOf)}
        value={value === '' ? undefined : { id: value, label: form.values.localityName }}
        onChange={change}
        isLoading={list.kind === 'loading'}
        onQueryChange={search}
      />
      {list.kind === 'failed' && (
        <NotLoaded
          onRetry={list.retry}
          of={{ location: form.location, field: 'locality', fieldLabel: field.label }}
        />
      )}
    </div>
  )
}

/** Of a chosen county, all localities; otherwise those with the typed name, which the server finds. */
function useLocalities(form: PlaceFieldProps['form']) {
  const { market } = useMarket()
  const { county } = form.values
  const [name, setName] = useState('')
  const timers = useTimers<'search'>()
  const list = useLoaded(
    county === '' ? `${market} named ${name}` : `${market} in ${county}`,
    signal =>
      county === '' ? placesNamed(market, name, signal) : placesIn(market, county, signal),
  )
  return {
    list,
    search: (typed: string) => timers.start('search', validationDebounceMs, () => setName(typed)),
  }
}

type FoundPlace = Pick<NamedPlace, 'locality'> & Partial<NamedPlace>

async function placesNamed(
  market: Market,
  q: string,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  return (await fetchNamedPlaces(market, { page: 1, q, signal })).items
}

async function placesIn(
  market: Market,
  county: string,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const localities = await fetchLocalities(market, county, signal)
  return localities.map(locality => ({ locality }))
}

function itemOf({ county, locality: { id, name } }: FoundPlace): DropdownItem {
  return { id, label: name, ...(county && county.name !== name && { note: county.name }) }
}
