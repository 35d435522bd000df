import type { Address } from '#domain/address/address.ts'
import { completedValue, type StepName } from '#domain/checkout/checkout.ts'
import { deliveryCostOf } from '#domain/delivery/offered.ts'
import { writePostalCode } from '#domain/field/patterns/postal-code.ts'
import type { Market } from '#domain/market/market.ts'
import { collectionFee } from '#domain/payment/methods.ts'
import { useText } from '#web/text/use-text.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { useCheckout } from './checkout-context.tsx'
import { deliveryName } from './delivery/delivery-name.ts'
import { ChosenPlan } from './pay/chosen-plan.tsx'

/** One line that summarises the values of a completed step. */
export function StepSummary({ step }: { readonly step: StepName }) {
  switch (step) {
    case 'delivery-method':
      return <DeliverySummary />
    case 'delivery-address':
      return <PlaceSummary />
    case 'contact-details':
      return <ContactSummary />
    case 'billing-details':
      return <BillingSummary />
    case 'payment-method':
      return <PaymentSummary />
  }
}

function dotted(...parts: readonly (string | undefined)[]) {
  return <Dotted line={parts.filter(part => part !== undefined && part !== '').join(' · ')} />
}

function addressLine(market: Market, address: Address) {
  const { street, number, details, locality, county, postalCode } = address
  const parts = [`${street} ${number}`, details, locality.name, county.name]
  return [...parts, writePostalCode(market, postalCode)]
    .filter(part => part !== undefined && part !== '')
    .join(', ')
}

function DeliverySummary() {
  const { checkout, settings } = useCheckout()
  const { names } = useText().checkout.delivery
  const format = useFormatPrice()
  const choice = completedValue(checkout, 'delivery-method')
  if (!choice) return undefined
  const cost = deliveryCostOf(choice, checkout.market, settings.delivery)
  return dotted(names[deliveryName(choice)], cost && format.total(cost))
}

function PlaceSummary() {
  const { checkout } = useCheckout()
  const place = completedValue(checkout, 'delivery-address')
  if (!place) return undefined
  if (place.kind === 'address') return addressLine(checkout.market, place.address)
  const { name, address, city } = place.point
  return dotted(name, `${address}, ${city}`)
}

function ContactSummary() {
  const contact = completedValue(useCheckout().checkout, 'contact-details')
  return contact && dotted(contact.name, contact.email, contact.phone)
}

function BillingSummary() {
  const { kinds } = useText().checkout.billing
  const { checkout } = useCheckout()
  const billing = completedValue(checkout, 'billing-details')
  if (!billing) return undefined
  const seat = billing.kind === 'corporate' ? billing.company.seat : undefined
  const address = billing.address ? addressLine(checkout.market, billing.address) : seat
  return billing.kind === 'corporate'
    ? dotted(kinds.corporate, billing.company.name, billing.company.fiscalCode, address)
    : dotted(kinds.personal, billing.person.name, address)
}

function PaymentSummary() {
  const { checkout, settings } = useCheckout()
  const { payment } = useText().checkout
  const format = useFormatPrice()
  const choice = completedValue(checkout, 'payment-method')
  if (!choice) return undefined
  if (!choice.type) return payment.byVoucher
  const fee = collectionFee(choice.type, settings.payment)
  const text = dotted(
    payment.methods[choice.type],
    fee.minor > 0 ? payment.fee(format.total(fee)) : undefined,
  )
  return (
    <>
      {text}
      {choice.plan && <ChosenPlan choice={choice} />}
    </>
  )
}
