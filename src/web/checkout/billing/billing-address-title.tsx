import { useText } from '#web/text/use-text.tsx'

export function BillingAddressTitle() {
  return <h3 className="mt-6 mb-3">{useText().checkout.billing.addressTitle}</h3>
}
