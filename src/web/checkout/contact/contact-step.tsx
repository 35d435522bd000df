import { useState } from 'react'
import type { Billing } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import { completeContact } from '#domain/address/contact.ts'
import { filled } from '#domain/address/form-value.ts'
import { completedValue, knownValue } from '#domain/checkout/checkout.ts'
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
import { Checkbox } from '#web/ui/checkbox.tsx'
import { BillingAddressTitle } from '../billing/billing-address-title.tsx'
import { blankBilling } from '../billing/billing-type.ts'
import { useCheckout } from '../checkout-context.tsx'
import { refusedFields } from '../refused-fields.ts'
import { StepForm } from '../step-form.tsx'
import { contactRules } from './contact-form.ts'

const step = 'contact-details'
const bill = 'billing-details'

type Name = 'name' | 'email' | 'phone' | AddressName

/**
 * Who collects a parcel at a pickup point is asked here for the address of the bill, which then arrives completed, unless
 * it is to be made out to a company or to somebody else.
 */
function useBill() {
  const { checkout } = useCheckout()
  const known = knownValue(checkout, bill)
  const [isForAnother, setForAnother] = useState(known?.kind === 'corporate')
  const isPickup = completedValue(checkout, 'delivery-method')?.method === 'easybox'
  const isOpen = isPickup && !completedValue(checkout, bill)
  return { isOpen, isForAnother, setForAnother, address: known?.address }
}

export function ContactStep() {
  const { checkout, complete, save, refusals } = useCheckout()
  const { market } = useMarket()
  const { checkout: text } = useText()
  const { isOpen, isForAnother, setForAnother, address } = useBill()
  const hasAddress = isOpen && !isForAnother
  const rules = { ...contactRules(market), ...(hasAddress && addressFormRules(market)) }
  const form = useForm<Name>({
    location: step,
    initial: {
      ...(knownValue(checkout, step) ?? { name: '', email: '', phone: '' }),
      ...addressValues(address),
    },
    rules,
    labels: { ...addressLabels(text), ...text.person },
    refused: refusedFields<Name>(refusals.field, step, rules as Record<Name, unknown>),
    onSettled: values => {
      const person = personOf(values)
      save(step, person)
      if (hasAddress) save(bill, { kind: 'personal', person, address: draftAddress(values) })
    },
  })
  const submit = (values: Values<Name>) => {
    const { name, email, phone } = personOf(values)
    const fields = { name: filled(name), email: filled(email), phone: filled(phone) }
    const contact = completeContact(fields, market)
    const billed = hasAddress ? addressOf(values, market) : undefined
    if (!contact.ok || (hasAddress && !billed)) return
    const person = contact.value
    complete(step, person)
    if (billed) complete(bill, { kind: 'personal', person, address: billed })
    else if (isForAnother) save(bill, billToAnother(person, values))
  }
  return (
    <StepForm form={form} onSubmit={submit}>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <NameInput {...form.field('name')} className="sm:col-span-2" />
        <EmailInput {...form.field('email')} hint={text.person.emailHint} />
        <PhoneInput {...form.field('phone')} hint={text.person.phoneHint} />
      </div>
      {isOpen && (
        <>
          {hasAddress && (
            <>
              <BillingAddressTitle />
              <p className="-mt-2 mb-3 text-meta text-ink-2">{text.billing.noteAtPickup}</p>
              <AddressFields form={form} purpose="billing" />
            </>
          )}
          <Checkbox
            className="mt-3.5"
            label={text.billing.forAnother}
            checked={isForAnother}
            onChange={setForAnother}
          />
          {isForAnother && (
            <p role="status" className="ml-7.5 text-meta text-ink-2">
              {text.billing.forAnotherNote}
            </p>
          )}
        </>
      )}
    </StepForm>
  )
}

/** A company, unless an address was typed before: it stays for whoever else is billed. */
function billToAnother(person: ContactDetails, values: Values<Name>): Billing {
  return values.street === '' && values.postalCode === ''
    ? blankBilling('corporate', person)
    : { kind: 'personal', person, address: draftAddress(values) }
}

function personOf({ name, email, phone }: Values<Name>): ContactDetails {
  return { name, email, phone }
}
