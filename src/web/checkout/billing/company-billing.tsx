import { useState } from 'react'
import type { Billing } from '#domain/address/billing.ts'
import { completedValue } from '#domain/checkout/checkout.ts'
import { hasDomesticTaxNumber } from '#domain/field/patterns/domestic-tax-number.ts'
import { AddressFields } from '#web/form/address-fields.tsx'
import { addressOf } from '#web/form/address-form.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { PhoneInput } from '#web/form/person-fields.tsx'
import type { Form, Values } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { StepForm } from '../step-form.tsx'
import { BillingAddressTitle } from './billing-address-title.tsx'
import { type CompanyName, type CompanySeat, withSeat } from './company-form.ts'
import { CompanyLookUp } from './company-look-up.tsx'
import { companyOf } from './company-of.ts'
import { useCompanyForm } from './use-company-form.ts'

const step = 'billing-details'

type CompanyBillingProps = { readonly known: Billing | undefined }

/**
 * A company is billed at its seat in the public register unless another address is given; without either at the delivery
 * address, which a pickup point cannot be (rules-of-trade.md, Rulings).
 */
function useSeat(known: Billing | undefined) {
  const { checkout } = useCheckout()
  const [isElsewhere, setElsewhere] = useState(Boolean(known?.address?.street))
  const before = known?.kind === 'corporate' ? known.company.seat : undefined
  const [registered, setRegistered] = useState(before ?? '')
  const isPickup = completedValue(checkout, 'delivery-method')?.method === 'easybox'
  const canChoose = registered !== '' || !isPickup
  const seat: CompanySeat =
    isElsewhere || !canChoose
      ? { kind: 'own' }
      : registered === ''
        ? { kind: 'delivery' }
        : { kind: 'register', seat: registered }
  return { seat, registered, setRegistered, canChoose, isElsewhere, setElsewhere }
}

export function CompanyBilling({ known }: CompanyBillingProps) {
  const { complete } = useCheckout()
  const { market } = useMarket()
  const { billing: text } = useText().checkout
  const { seat, registered, setRegistered, canChoose, ...elsewhere } = useSeat(known)
  const form = useCompanyForm(known, seat)
  const submit = (values: Values<CompanyName>) => {
    const company = companyOf(values, market)
    const address = seat.kind === 'own' ? addressOf(values, market) : undefined
    if (company && (address || seat.kind !== 'own'))
      complete(step, {
        kind: 'corporate',
        company: withSeat(company, seat),
        ...(address ? { address } : {}),
      })
  }
  return (
    <StepForm form={form} onSubmit={submit}>
      <CompanyFields form={form} onSeat={setRegistered} />
      {seat.kind === 'register' && (
        <p className="mt-4 text-note text-ink-2">{text.seat(seat.seat)}</p>
      )}
      {canChoose && (
        <Checkbox
          className="mt-4"
          label={registered === '' ? text.companyAddress : text.otherSeat}
          checked={elsewhere.isElsewhere}
          onChange={elsewhere.setElsewhere}
        />
      )}
      {seat.kind === 'own' && (
        <>
          <BillingAddressTitle />
          <AddressFields form={form} purpose="billing" />
        </>
      )}
    </StepForm>
  )
}

type CompanyFieldsProps = {
  readonly form: Form<CompanyName>
  /** Receives the seat in the public register, '' if it has none for the code. */
  readonly onSeat: (seat: string) => void
}

/** The fiscal code comes first: the company register may fill in the fields after it. */
function CompanyFields({ form, onSeat }: CompanyFieldsProps) {
  const { market } = useMarket()
  const { optional } = useText().general
  const domestic = form.field('domesticTaxNumber')
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <TextInput {...form.field('fiscalCode')} autoComplete="off" autoCapitalize="characters" />
      {hasDomesticTaxNumber(market) && (
        <TextInput
          {...domestic}
          label={`${domestic.label} (${optional})`}
          hint="12345678-1-42"
          autoComplete="off"
        />
      )}
      <TextInput {...form.field('registrationNumber')} autoComplete="off" />
      <CompanyLookUp {...{ form, onSeat }} />
      <TextInput
        {...form.field('name')}
        autoComplete="billing organization"
        className="sm:col-span-2"
      />
      <EmailInput {...form.field('email')} autoComplete="billing email" />
      <PhoneInput {...form.field('phoneNumber')} purpose="billing" />
    </div>
  )
}
