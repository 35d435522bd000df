import { payouts } from '#domain/trade-in/price-tables.ts'
import type { Offers } from '#domain/trade-in/running-offer.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'

/** The three payout methods side by side, each with its amount; one of them is chosen later, so they are no buttons. */
export function PayoutCards({ offers }: { readonly offers: Offers }) {
  const { offer: text } = useTradeInText()
  const { payouts: names } = useTradeInsText()
  const { shelf } = useFormatPrice()
  return (
    <section aria-labelledby="payouts-title">
      <h2 id="payouts-title" className="mb-3 text-heading">
        {text.payouts}
      </h2>
      <ul className="grid gap-x-6 divide-y divide-line border-y border-line sm:grid-cols-3 sm:divide-y-0">
        {payouts.map(payout => {
          const offer = offers[payout]
          return (
            <li key={payout} className="grid content-start gap-1 py-3.5">
              <p className="text-price">{offer.kind === 'offer' ? shelf(offer.amount) : '–'}</p>
              <p className="font-bold">
                <WholeMeasures name={names[payout]} />
              </p>
              <p className="text-meta text-ink-2">{text.payoutNotes[payout]}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
