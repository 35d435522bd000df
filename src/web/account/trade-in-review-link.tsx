import type { OwnTradeIn } from '#domain/review/own-device.ts'
import { tradeInReviewPath } from '#domain/review/review-link.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type TradeInReviewLinkProps = { readonly review: OwnTradeIn; readonly title: string }

/** The link to the review of a paid trade-in. */
export function TradeInReviewLink({ review: { number, status }, title }: TradeInReviewLinkProps) {
  const { account: text } = useReviewsText()
  const { base, market } = useMarket()
  return (
    <TextLink
      href={base + tradeInReviewPath(market, { kind: 'member', number })}
      className="inline-block min-h-6"
    >
      {text.of(status === 'open' ? text.write : text.see, title)}
    </TextLink>
  )
}

/** On the page of the trade-in. */
export function TradeInReviewCard(props: TradeInReviewLinkProps) {
  return (
    <Card padding="roomy" className="grid justify-items-start gap-2">
      <h2 className="text-heading">{useReviewsText().account.title}</h2>
      <TradeInReviewLink {...props} />
    </Card>
  )
}
