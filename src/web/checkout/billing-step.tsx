import { useState } from 'react'
import type { Billing, BillingForm } from '#domain/address/billing.ts'
import { knownValue } from '#domain/checkout/checkout.ts'
import { useText } from '#web/text/use-text.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useDesk } from './checkout-desk.tsx'
import { CompanyBilling } from './company-billing.tsx'
import { PersonBilling } from './person-billing.tsx'

type BillingType = BillingForm['type']

const types: readonly BillingType[] = ['personal', 'corporate', 'address']

/** Spec 3.2: 'address' is a person billed elsewhere than delivered to. */
const typeOf = (billing: Billing | undefined): BillingType => {
  if (billing?.kind === 'corporate') return 'corporate'
  return billing?.address ? 'address' : 'personal'
}

export const BillingStep = () => {
  const { checkout } = useDesk()
  const { billing } = useText().checkout
  const known = knownValue(checkout, 'billing-details')
  const [type, setType] = useState(typeOf(known))
  return (
    <>
      <div className="mb-5">
        <RadioCards
          legend={billing.legend}
          name="billing-type"
          value={type}
          onChange={setType}
          options={types.map(value => ({
            value,
            title: billing.kinds[value],
            subtitle: billing.notes[value],
          }))}
        />
      </div>
      {type === 'corporate' ? (
        <CompanyBilling known={known} />
      ) : (
        <PersonBilling key={type} type={type} known={known} />
      )}
    </>
  )
}
