import type { DropdownItem } from '#web/ui/dropdown-list.ts'
import { SearchDropdown } from '#web/ui/search-dropdown.tsx'
import type { AddressName } from './address-form.ts'
import { useCounties } from './counties.tsx'
import type { Form } from './use-form.ts'

type PlaceFieldProps = { readonly form: Form<AddressName>; readonly className: string }

/** A change of county clears the fields that belong to the old one; what was typed before the first choice stays. */
export function CountyField({ form, className }: PlaceFieldProps) {
  const counties = useCounties()
  const { value, onChange: _onChange, ...field } = form.field('county')
  const change = (county: DropdownItem | undefined) => {
    const { postalCode, street } = form.values
    const isFirst = value === ''
    form.choose('county', {
      county: county?.id ?? '',
      countyName: county?.label ?? '',
      locality: '',
      localityName: '',
      street: isFirst ? street : '',
      postalCode: isFirst ? postalCode : '',
    })
  }
  return (
    <SearchDropdown
      {...field}
      className={className}
      items={counties.map(({ id, name }) => ({ id, label: name }))}
      value={value === '' ? undefined : { id: value, label: form.values.countyName }}
      onChange={change}
    />
  )
}
