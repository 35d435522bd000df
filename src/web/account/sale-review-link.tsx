import type { OwnSale } from '#domain/review/own-device.ts'
import { saleReviewPath } from '#domain/review/review-link.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type SaleReviewLinkProps = { readonly review: OwnSale; readonly title: string }

/** The way to the review of a sale that was paid. */
export function SaleReviewLink({ review: { number, standing }, title }: SaleReviewLinkProps) {
  const { account: words } = useReviewsText()
  const { base, market } = useMarket()
  return (
    <TextLink
      href={base + saleReviewPath(market, { kind: 'member', number })}
      className="inline-block min-h-6"
    >
      {words.of(standing === 'open' ? words.write : words.see, title)}
    </TextLink>
  )
}

/** On the page of the sale. */
export function SaleReviewCard(props: SaleReviewLinkProps) {
  return (
    <Card padding="roomy" className="grid justify-items-start gap-2">
      <h2 className="text-heading">{useReviewsText().account.title}</h2>
      <SaleReviewLink {...props} />
    </Card>
  )
}
