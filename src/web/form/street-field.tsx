import { useId, useState } from 'react'
import { addressLimits } from '#domain/address/fields-by-market.ts'
import { fetchStreets } from '#web/client/places-client.ts'
import { usePages } from '#web/client/use-pages.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import type { DropdownItem } from '#web/ui/dropdown-list.ts'
import { SearchDropdown } from '#web/ui/search-dropdown.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { AddressFormProps } from './address-form-props.ts'
import { NotLoaded } from './not-loaded.tsx'

/** A list if the locality has one, free text with suggestions, or free text (markets.md "Fields by market"). */
export function StreetField(props: AddressFormProps) {
  const { market } = useMarket()
  const source = addressLimits[market].streetSource
  if (source === 'free' || props.form.values.locality === '') return <FreeStreet {...props} />
  return source === 'free-with-suggestions' ? (
    <SuggestedStreet {...props} />
  ) : (
    <ListedStreet {...props} />
  )
}

function FreeStreet({ form, purpose }: AddressFormProps) {
  return <TextInput {...form.field('street')} autoComplete={`${purpose} address-line1`} />
}

function useStreets({ form }: AddressFormProps) {
  const { market } = useMarket()
  const { locality } = form.values
  return usePages(request => fetchStreets(market, locality, request))
}

function SuggestedStreet(props: AddressFormProps) {
  const streets = useStreets(props)
  const listId = useId()
  const field = props.form.field('street')
  const type = (value: string) => {
    field.onChange(value)
    streets.search(value)
  }
  return (
    <>
      <TextInput
        {...field}
        onChange={type}
        list={listId}
        autoComplete={`${props.purpose} address-line1`}
      />
      <datalist id={listId}>
        {streets.items.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Free text if the locality has no list, or while the list fails to load. */
function ListedStreet(props: AddressFormProps) {
  const { form } = props
  const streets = useStreets(props)
  const [hasList, setHasList] = useState<boolean>()
  if (hasList === undefined && streets.state === 'loaded') setHasList(streets.items.length > 0)
  const [isByHand, setIsByHand] = useState(false)
  const isMissing = hasList === undefined && streets.state === 'failed'
  if (hasList === false) return <FreeStreet {...props} />
  return (
    <>
      {isMissing || isByHand ? (
        <FreeStreet {...props} />
      ) : (
        <StreetList {...props} streets={streets} />
      )}
      {streets.state === 'failed' && (
        <NotLoaded
          onRetry={streets.retry}
          of={{ location: form.location, field: 'street', fieldLabel: form.field('street').label }}
        />
      )}
      {hasList && <ByHand isByHand={isByHand} onChange={setIsByHand} />}
    </>
  )
}

type ByHandProps = {
  readonly isByHand: boolean
  readonly onChange: (isByHand: boolean) => void
}

/** No list contains every street; a customer who lives on another one types it. */
function ByHand({ isByHand, onChange }: ByHandProps) {
  const { address } = useText().checkout
  return (
    <button
      type="button"
      onClick={() => onChange(!isByHand)}
      className="mt-1 min-h-6 text-note text-jade-2 underline underline-offset-3"
    >
      {isByHand ? address.streetFromList : address.streetByHand}
    </button>
  )
}

type StreetListProps = AddressFormProps & { readonly streets: ReturnType<typeof useStreets> }

/** A name from the shop's own list shows no warning about its diacritics. */
function StreetList({ form, streets }: StreetListProps) {
  const { value, onChange: _onChange, warning: _warning, ...field } = form.field('street')
  const items = streets.items.map(({ id, name }) => ({ id, label: name }))
  const chosen = items.find(({ label }) => label === value) ?? { id: value, label: value }
  const change = (street: DropdownItem | undefined) => {
    const postalCode = streets.items.find(({ id }) => id === street?.id)?.postalCode
    form.choose('street', {
      street: street?.label ?? '',
      ...(postalCode === undefined ? {} : { postalCode }),
    })
    streets.search('')
  }
  return (
    <SearchDropdown
      {...field}
      items={items}
      value={value === '' ? undefined : chosen}
      onChange={change}
      isLoading={streets.state === 'loading'}
      hasMore={streets.hasMore}
      onLoadMore={streets.loadMore}
      onQueryChange={streets.search}
    />
  )
}
