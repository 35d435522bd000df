import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { AddressFormProps } from './address-form-props.ts'
import { CountyField } from './county-field.tsx'
import { LocalityField } from './locality-field.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { StreetField } from './street-field.tsx'

/**
 * Spec 5.5 and markets.md "Fields by market"; the postal code and the locality come first, because they fill
 * in the rest.
 */
export function AddressFields({ form, purpose }: AddressFormProps) {
  const { market } = useMarket()
  const { optional } = useText().general
  const details = form.field('details')
  return (
    <div className="grid gap-x-3.5 gap-y-3.5 sm:grid-cols-6">
      <PostalCodeField {...{ form, purpose }} className="sm:col-span-2" />
      <LocalityField form={form} className="sm:col-span-4" />
      <CountyField form={form} className="sm:col-span-6" />
      <div className="sm:col-span-4">
        <StreetField key={`${market} ${form.values.locality}`} {...{ form, purpose }} />
      </div>
      <TextInput {...form.field('number')} autoComplete="off" className="sm:col-span-2" />
      <TextInput
        {...details}
        label={`${details.label} (${optional})`}
        autoComplete={`${purpose} address-line2`}
        className="sm:col-span-6"
      />
    </div>
  )
}
