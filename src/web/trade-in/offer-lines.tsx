import { linesByPart, type PartLine } from '#domain/trade-in/lines-by-part.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

/** The effect of each answer on the offer. */
export function OfferLines({ tradeIn }: { readonly tradeIn: TradeInView }) {
  const { offer: text } = useTradeInText()
  const payoutOffer = tradeIn.offers?.[tradeIn.payout ?? 'bank-fast']
  if (payoutOffer?.kind !== 'offer') return undefined
  const lines = linesByPart(payoutOffer.lines, tradeIn.answers)
  const isLowered = lines.some(({ kind, amount }) => kind === 'part' && amount.minor < 0)
  return (
    <Card padding="roomy" className="grid gap-3">
      <h2 className="text-heading">{text.lines}</h2>
      <dl className="grid gap-2">
        {lines.map(line => (
          <Line key={line.kind === 'part' ? line.part : line.kind} line={line} />
        ))}
      </dl>
      {isLowered && <p className="max-w-[60ch] text-[0.9375rem] text-ink-2">{text.raise}</p>}
    </Card>
  )
}

function Line({ line }: { readonly line: PartLine }) {
  const { offer: text } = useTradeInText()
  const { parts } = useTradeInsText()
  const { total } = useFormatPrice()
  const { amount } = line
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="min-w-0">
        {line.kind === 'part' ? parts[line.part] : text.lineOf[line.kind]}
      </dt>
      <dd className="ml-auto whitespace-nowrap font-semibold">{total(amount)}</dd>
    </div>
  )
}
