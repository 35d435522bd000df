import { payouts } from '#domain/trade-in/price-tables.ts'
import type { Offers } from '#domain/trade-in/running-offer.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'

/** The three payout methods side by side, each with its amount. */
export function PayoutCards({ offers }: { readonly offers: Offers }) {
  const { offer: text } = useTradeInText()
  const { payouts: names } = useTradeInsText()
  const { shelf } = useFormatPrice()
  return (
    <section aria-labelledby="payouts-title">
      <h2 id="payouts-title" className="mb-3 text-heading">
        {text.payouts}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {payouts.map(payout => {
          const offer = offers[payout]
          return (
            <li key={payout}>
              <Card className="grid h-full content-start gap-1.5">
                <p className="text-price">{offer.kind === 'offer' ? shelf(offer.amount) : '–'}</p>
                <p className="font-bold">
                  <WholeMeasures name={names[payout]} />
                </p>
                <p className="text-meta text-ink-2">{text.payoutNotes[payout]}</p>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
