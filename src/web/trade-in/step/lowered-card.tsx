import { ownEntry } from '#domain/own-entry.ts'
import type { OfferShown } from '#domain/trade-in/offer-shown.ts'
import type { ChoiceText } from '#text/trade-in/choices-page/ro.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

type Line = Extract<OfferShown, { kind: 'running' }>['lines'][number]

/** Which answers lowered the price, and by how much. */
export function LoweredCard({ offer }: { readonly offer: OfferShown }) {
  const { lowered } = useTradeInStepsText()
  const { total } = useFormatPrice()
  const labelOf = useLineLabel()
  if (offer.kind !== 'running') return undefined
  const lines = offer.lines.filter(line => labelOf(line) !== undefined)
  return (
    <Card padding="roomy" className="mt-5">
      <h2 className="text-heading">{lowered.title}</h2>
      {lines.length === 0 ? (
        <p className="mt-1.5 text-ink-2">{lowered.nothing}</p>
      ) : (
        <dl className="mt-2.5 grid gap-1.5">
          {lines.map(line => (
            <div key={labelOf(line)} className="flex justify-between gap-3">
              <dt className="min-w-0 text-ink-2">{labelOf(line)}</dt>
              <dd className="font-bold whitespace-nowrap">{total(line.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

/** `undefined` for a line that no answer caused. */
function useLineLabel() {
  const { lowered, choices } = useTradeInStepsText()
  const ticks: Readonly<Partial<Record<string, ChoiceText>>> = Object.assign(
    {},
    ...Object.values(choices.ticks),
  )
  return (line: Line): string | undefined => {
    switch (line.kind) {
      case 'factor':
        return lowered.factors[line.factor]
      case 'defect':
        return ownEntry(lowered.controllers, line.defect) ?? ownEntry(ticks, line.defect)?.title
      case 'most-deducted':
        return lowered.mostDeducted
      case 'base':
      case 'by-person':
      case 'second-controller':
      case 'not-below-nothing':
      case 'payout':
      case 'rounding':
        return undefined
    }
  }
}
