import { useEffect } from 'react'
import {
  isElsewhere,
  type PostalPlace,
  placeToFill,
  writePlaces,
} from '#domain/address/postal-place.ts'
import { digitsOnly } from '#domain/field/digits-only.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { fetchPostalPlaces } from '#web/client/places-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { AddressFormProps } from './address-form-props.ts'

type PostalCodeFieldProps = AddressFormProps & { readonly className: string }

const unknown: readonly PostalPlace[] = []

/**
 * A whole code fills in the county and the locality where they are known and nothing is chosen yet; a code that belongs
 * elsewhere is questioned, not refused.
 */
export function PostalCodeField({ form, purpose, className }: PostalCodeFieldProps) {
  const { address } = useText().checkout
  const field = form.field('postalCode')
  const places = usePostalPlaces(field.value)
  useFilledPlace(form, places)
  const question = isElsewhere(places, form.values)
    ? address.postalCodeElsewhere(writePlaces(places))
    : undefined
  return (
    <TextInput
      {...field}
      warning={field.warning ?? question}
      inputMode="numeric"
      autoComplete={`${purpose} postal-code`}
      filter={digitsOnly}
      className={className}
    />
  )
}

/** A failure to load them is not shown: the form can be filled in without. */
function usePostalPlaces(typed: string): readonly PostalPlace[] {
  const { market } = useMarket()
  const code = toPostalDigits(market, typed)
  const key = code === undefined ? undefined : `${market} ${code}`
  const list = useLoaded(key, signal => fetchPostalPlaces(market, code ?? '', signal))
  return list.kind === 'loaded' ? list.value : unknown
}

/** Once for each code: what the customer chooses or removes afterwards is not filled in again. */
function useFilledPlace(form: AddressFormProps['form'], places: readonly PostalPlace[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new code fills in
  useEffect(() => {
    const place = placeToFill(places)
    const { county, locality } = form.values
    const fits = county === '' || county === place?.county.id
    if (!place || !fits || locality !== '') return
    form.choose('postalCode', {
      county: place.county.id,
      countyName: place.county.name,
      ...(place.locality && {
        locality: place.locality.id,
        localityName: place.locality.name,
      }),
    })
  }, [places])
}
