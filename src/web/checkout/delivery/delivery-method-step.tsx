import type { FormEvent } from 'react'
import { knownValue } from '#domain/checkout/checkout.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { type DeliveryOffer, offered } from '#domain/delivery/offered.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayRange } from '#web/ui/day-range.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { deliveryName } from './delivery-name.ts'

function useOfferRow() {
  const { settings, today } = useCheckout()
  const { delivery } = useText().checkout
  const { locale } = useMarket()
  const format = useFormatPrice()
  return ({ choice, cost }: DeliveryOffer) => {
    const holidays = new Set(settings.holidays)
    const days = estimateDelivery(today, kindOf(choice), settings.delivery, holidays)
    const name = deliveryName(choice)
    return {
      value: name,
      title: delivery.names[name],
      subtitle: delivery.arrives(dayRange(days, locale)),
      aside: <span className="font-bold">{format.total(cost)}</span>,
    }
  }
}

/** Each method with its cost and its arrival date (Spec 9.1). */
export function DeliveryMethodStep() {
  const { checkout, settings, complete, save } = useCheckout()
  const { checkout: text, general } = useText()
  const offers = offered(checkout.market, settings.delivery)
  const known = knownValue(checkout, 'delivery-method')
  const row = useOfferRow()
  const offerOf = (chosenName: string | undefined) =>
    offers.find(({ choice }) => deliveryName(choice) === chosenName) ?? offers[0]
  const chosen = offerOf(known && deliveryName(known))
  const choose = (name: string) => {
    const offer = offerOf(name)
    if (offer) save('delivery-method', offer.choice)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) complete('delivery-method', chosen.choice)
  }
  return (
    <form onSubmit={submit}>
      <RadioCards
        hideLegend
        legend={text.steps['delivery-method']}
        name="delivery-method"
        value={chosen && deliveryName(chosen.choice)}
        onChange={choose}
        options={offers.map(row)}
      />
      <Button type="submit" className="mt-5 w-full sm:w-auto sm:min-w-44">
        {general.next}
      </Button>
    </form>
  )
}
