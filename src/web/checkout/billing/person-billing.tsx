import { useState } from 'react'
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
import { type Form, type FormField, useForm, type Values } from '#web/form/use-form.ts'
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
      <Person form={form} isFoldable={props.hasAddress} />
      {props.hasAddress && (
        <>
          <BillingAddressTitle />
          <AddressFields form={form} purpose="billing" />
        </>
      )}
    </StepForm>
  )
}

type PersonProps = {
  readonly form: Form<Name>
  /** Whether the form asks for something else: otherwise it was opened to change the person. */
  readonly isFoldable: boolean
}

/** Nothing is asked twice: whoever gets the parcel is only named, until somebody else is wanted or a field is wrong. */
function Person({ form, isFoldable }: PersonProps) {
  const { billing } = useText().checkout
  const contact = completedValue(useCheckout().checkout, 'contact-details')
  const [isOpen, setOpen] = useState(false)
  const [name, email, phone] = (['name', 'email', 'phoneNumber'] as const).map(each =>
    form.field(each),
  ) as [FormField, FormField, FormField]
  const isContact =
    name.value === contact?.name && email.value === contact.email && phone.value === contact.phone
  const isWrong = [name, email, phone].some(({ error }) => error !== undefined)
  const open = () => {
    setOpen(true)
    requestAnimationFrame(() => document.getElementById(name.id)?.focus())
  }
  if (isFoldable && isContact && !isOpen && !isWrong)
    return (
      <div className="text-meta">
        <p className="font-bold">{name.value}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {email.value} · {phone.value}
        </p>
        <button type="button" onClick={open} className="min-h-6 text-link">
          {billing.otherName}
        </button>
      </div>
    )
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <NameInput {...name} purpose="billing" className="sm:col-span-2" />
      <EmailInput {...email} autoComplete="billing email" />
      <PhoneInput {...phone} purpose="billing" />
    </div>
  )
}
