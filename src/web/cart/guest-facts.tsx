import { kindOf } from '#domain/delivery/delivery.ts'
import { offered as offeredDeliveries } from '#domain/delivery/offered.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import { offered as offeredMethods } from '#domain/payment/offered.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'
import { useGuestText } from '#web/text/use-guest-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

/** Every delivery method of the market with its price and delivery time. */
export function DeliveryFacts({ settings }: { readonly settings: DeliverySettings }) {
  const guest = useGuestText()
  const { checkout } = useText()
  const { market } = useMarket()
  const format = useFormatPrice()
  return (
    <dl className="grid gap-2">
      {offeredDeliveries(market, settings).map(({ choice, cost }) => {
        const days = settings.workingDays[kindOf(choice)]
        const subtype = choice.method === 'courier' ? 'courier' : choice.subtype
        return (
          <div key={subtype} className="flex flex-wrap justify-between gap-x-4">
            <dt>
              <span className="text-ink">{checkout.delivery.names[subtype]}</span>{' '}
              <span className="text-meta">{guest.workingDays(days.min, days.max)}</span>
            </dt>
            <dd className="ml-auto font-semibold whitespace-nowrap text-ink">
              {format.total(cost)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The enabled payment methods, and the cash-on-delivery fee. */
export function PaymentFacts({ settings }: { readonly settings: PaymentSettings }) {
  const guest = useGuestText()
  const { checkout } = useText()
  const { market } = useMarket()
  const format = useFormatPrice()
  const methods = offeredMethods(market, 'personal', settings)
  return (
    <>
      <p>{guest.paymentText}</p>
      <ul className="mt-2 list-disc pl-4.5 text-ink marker:text-jade">
        {methods.map(({ type }) => (
          <li key={type}>{checkout.payment.methods[type]}</li>
        ))}
      </ul>
      {settings.collectionFee.minor > 0 && (
        <p className="mt-2">{guest.collectionFee(format.total(settings.collectionFee))}</p>
      )}
    </>
  )
}
