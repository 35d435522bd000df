import { useRef } from 'react'
import type { Billing } from '#domain/address/billing.ts'
import { completedValue, knownValue } from '#domain/checkout/checkout.ts'
import { useText } from '#web/text/use-text.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { type BillingType, billingTypeOf, billingTypesAt, blankBilling } from './billing-type.ts'
import { CompanyPart } from './company-part.tsx'
import { PersonBilling } from './person-billing.tsx'

const step = 'billing-details'

/**
 * The billing type is saved with the values, so that both survive a reload; going back to a type restores its own
 * values.
 */
function useBillingType() {
  const { checkout, save } = useCheckout()
  const known = knownValue(checkout, step)
  const isPickup = completedValue(checkout, 'delivery-method')?.method === 'easybox'
  const type = billingTypeOf(known, isPickup)
  const drafts = useRef<Partial<Record<BillingType, Billing>>>({})
  const choose = (next: BillingType) => {
    if (known) drafts.current[type] = known
    const contact = completedValue(checkout, 'contact-details')
    save(step, drafts.current[next] ?? blankBilling(next, contact))
  }
  return { known, type, choose, isPickup }
}

export function BillingStep() {
  const { billing } = useText().checkout
  const { known, type, choose, isPickup } = useBillingType()
  return (
    <>
      <div className="mb-5">
        <RadioCards
          legend={billing.legend}
          name="billing-type"
          value={type}
          onChange={choose}
          options={billingTypesAt(isPickup).map(value => ({
            value,
            title: billing.kinds[value],
            subtitle:
              isPickup && value === 'personal' ? billing.noteAtPickup : billing.notes[value],
          }))}
        />
      </div>
      {type === 'corporate' ? (
        <CompanyPart known={known} />
      ) : (
        <PersonBilling key={type} hasAddress={isPickup || type === 'address'} known={known} />
      )}
    </>
  )
}
