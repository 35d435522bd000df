import { useState } from 'react'
import type { Billing } from '#domain/address/billing.ts'
import { completedValue } from '#domain/checkout/checkout.ts'
import { AddressFields } from '#web/form/address-fields.tsx'
import { addressOf } from '#web/form/address-form.ts'
import { EmailInput, PhoneInput } from '#web/form/person-fields.tsx'
import type { Form, Values } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { StepForm } from '../step-form.tsx'
import { BillingAddressTitle } from './billing-address-title.tsx'
import type { CompanyName } from './company-form.ts'
import { CompanyLookUp } from './company-look-up.tsx'
import { companyOf } from './company-of.ts'
import { useCompanyForm } from './use-company-form.ts'

const step = 'billing-details'

type CompanyBillingProps = { readonly known: Billing | undefined }

/** Without its own address a company is billed at the delivery address; a pickup point cannot be a billing address. */
export function CompanyBilling({ known }: CompanyBillingProps) {
  const { checkout, complete } = useCheckout()
  const { market } = useMarket()
  const { billing: text } = useText().checkout
  const isPickup = completedValue(checkout, 'delivery-address')?.kind === 'pickup'
  const [isElsewhere, setElsewhere] = useState(isPickup || known?.address !== undefined)
  const seat = isElsewhere ? 'own' : 'delivery'
  const form = useCompanyForm(known, seat)
  const submit = (values: Values<CompanyName>) => {
    const company = companyOf(values, market)
    const address = isElsewhere ? addressOf(values, market) : undefined
    if (company && (address || !isElsewhere))
      complete(step, { kind: 'corporate', company, ...(address ? { address } : {}) })
  }
  return (
    <StepForm form={form} onSubmit={submit}>
      <CompanyFields form={form} />
      {!isPickup && (
        <Checkbox
          className="mt-4"
          label={text.companyAddress}
          checked={isElsewhere}
          onChange={setElsewhere}
        />
      )}
      {isElsewhere && (
        <>
          <BillingAddressTitle />
          <AddressFields form={form} purpose="billing" />
        </>
      )}
    </StepForm>
  )
}

/** The fiscal code comes first: the company register may fill in the fields after it. */
function CompanyFields({ form }: { readonly form: Form<CompanyName> }) {
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <TextInput {...form.field('fiscalCode')} autoComplete="off" autoCapitalize="characters" />
      <TextInput {...form.field('registrationNumber')} autoComplete="off" />
      <CompanyLookUp form={form} />
      <TextInput {...form.field('name')} autoComplete="organization" className="sm:col-span-2" />
      <EmailInput {...form.field('email')} />
      <PhoneInput {...form.field('phoneNumber')} />
    </div>
  )
}
