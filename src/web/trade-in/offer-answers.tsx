import { buildUrl } from '#domain/market/build-url.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A question with its answer in words. */
export type Answered = { readonly part: InspectedPart; readonly text: string }

/** All answers the offer stands on, each with a link back to its question (sell.md, offer). */
export function OfferAnswers({ answered }: { readonly answered: readonly Answered[] }) {
  const { offer: text } = useTradeInText()
  const { parts } = useTradeInsText()
  const { base, market } = useMarket()
  return (
    <Card padding="roomy" className="grid gap-3">
      <h2 className="text-heading">{text.answers}</h2>
      <ul className="grid gap-2">
        {answered.map(({ part, text: answer }) => (
          <li key={part} className="flex items-baseline justify-between gap-x-3">
            <span className="min-w-0 break-words">
              <span className="block text-meta text-ink-2">{parts[part]}</span>
              {answer}
            </span>
            <TextLink
              href={base + buildUrl(market, 'sell-step', [part])}
              aria-label={text.changeOf(parts[part])}
              className="inline-block min-h-6 shrink-0 text-meta"
            >
              {text.change}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
