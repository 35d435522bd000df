import { fetchLocalities } from '#web/client/places-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import type { DropdownItem } from '#web/ui/dropdown-list.ts'
import { SearchDropdown } from '#web/ui/search-dropdown.tsx'
import type { AddressName } from './address-form.ts'
import { NotLoaded } from './not-loaded.tsx'
import type { Form } from './use-form.ts'

type PlaceFieldProps = { readonly form: Form<AddressName>; readonly className: string }

/** Disabled until a county is chosen; a locality sets its postal code and clears the street of the previous one. */
export function LocalityField({ form, className }: PlaceFieldProps) {
  const { market } = useMarket()
  const { address } = useText().checkout
  const { county } = form.values
  const key = county === '' ? undefined : `${market} ${county}`
  const list = useLoaded(key, signal => fetchLocalities(market, county, signal))
  const localities = list.kind === 'loaded' ? list.value : []
  const { value, onChange: _onChange, ...field } = form.field('locality')
  const change = (locality: DropdownItem | undefined) =>
    form.choose('locality', {
      locality: locality?.id ?? '',
      localityName: locality?.label ?? '',
      street: '',
      postalCode: localities.find(({ id }) => id === locality?.id)?.postalCode ?? '',
    })
  return (
    <div className={className}>
      <SearchDropdown
        {...field}
        items={localities.map(({ id, name }) => ({ id, label: name }))}
        value={value === '' ? undefined : { id: value, label: form.values.localityName }}
        onChange={change}
        isLoading={list.kind === 'loading'}
        {...(county === '' && { disabledReason: address.countyFirst })}
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
