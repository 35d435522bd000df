import type { Billing } from '#domain/address/billing.ts'
import { completeContact } from '#domain/address/contact.ts'
import { filled } from '#domain/address/form-value.ts'
import { completedValue } from '#domain/checkout/checkout.ts'
import { AddressFields } from '#web/form/address-fields.tsx'
import {
  type AddressName,
  addressFormRules,
  addressLabels,
  addressOf,
  addressValues,
  draftAddress,
} from '#web/form/address-form.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { NameInput, PhoneInput } from '#web/form/person-fields.tsx'
import { useForm, type Values } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { contactRules } from '../contact/contact-form.ts'
import { refusedFields } from '../refused-fields.ts'
import { StepForm } from '../step-form.tsx'
import { BillingAddressTitle } from './billing-address-title.tsx'

const step = 'billing-details'

type PersonBillingProps = {
  /** Whether the form asks for an address: it differs from the delivery address, or there is none. */
  readonly hasAddress: boolean
  readonly known: Billing | undefined
}

type Name = 'name' | 'email' | 'phoneNumber' | AddressName

/** Prefilled with the recipient of the parcel. */
function usePersonForm({ hasAddress, known }: PersonBillingProps) {
  const { checkout, save, refusals } = useCheckout()
  const { market } = useMarket()
  const { checkout: text } = useText()
  const { phone, ...contact } = contactRules(market)
  const person =
    known?.kind === 'personal' ? known.person : completedValue(checkout, 'contact-details')
  const rules = {
    ...contact,
    phoneNumber: phone,
    ...(hasAddress && addressFormRules(market)),
  }
  return useForm<Name>({
    location: step,
    initial: {
      name: person?.name ?? '',
      email: person?.email ?? '',
      phoneNumber: person?.phone ?? '',
      ...addressValues(known?.address),
    },
    rules,
    labels: { ...addressLabels(text), ...text.person, phoneNumber: text.person.phone },
    refused: refusedFields<Name>(refusals.field, step, rules as Record<Name, unknown>),
    onSettled: values => save(step, draftOf(hasAddress, values)),
  })
}

function draftOf(hasAddress: boolean, values: Values<Name>): Billing {
  return {
    kind: 'personal',
    person: { name: values.name, email: values.email, phone: values.phoneNumber },
    ...(hasAddress ? { address: draftAddress(values) } : {}),
  }
}

export function PersonBilling(props: PersonBillingProps) {
  const { complete } = useCheckout()
  const { market } = useMarket()
  const form = usePersonForm(props)
  const submit = (values: Values<Name>) => {
    const { name, email, phoneNumber } = values
    const fields = { name: filled(name), email: filled(email), phone: filled(phoneNumber) }
    const person = completeContact(fields, market)
    const address = props.hasAddress ? addressOf(values, market) : undefined
    if (person.ok && (address || !props.hasAddress))
      complete(step, { kind: 'personal', person: person.value, ...(address ? { address } : {}) })
  }
  return (
    <StepForm form={form} onSubmit={submit}>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <NameInput {...form.field('name')} purpose="billing" className="sm:col-span-2" />
        <EmailInput {...form.field('email')} autoComplete="billing email" />
        <PhoneInput {...form.field('phoneNumber')} purpose="billing" />
      </div>
      {props.hasAddress && (
        <>
          <BillingAddressTitle />
          <AddressFields form={form} purpose="billing" />
        </>
      )}
    </StepForm>
  )
}
