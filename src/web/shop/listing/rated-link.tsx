import type { ListRating } from '#domain/review/review-page.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { averageText } from '../reviews/average-text.ts'

/** The average rating by customers, with a link to their reviews. */
export function RatedLink({ rated }: { readonly rated: ListRating }) {
  const { listing } = useText()
  const { base, locale } = useMarket()
  return (
    <p className="text-meta">
      <span aria-hidden="true" className="text-gold">
        ★{' '}
      </span>
      <TextLink href={base + rated.path} className="inline-block min-h-6">
        {listing.rated(averageText(rated.averageTenths, locale), rated.count)}
      </TextLink>
    </p>
  )
}
