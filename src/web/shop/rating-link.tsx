import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { averageText } from './reviews/average-text.ts'

type RatingLinkProps = {
  readonly averageTenths: number
  readonly count: number
  readonly href: string
}

/** The average rating by customers, with a link to their reviews. */
export function RatingLink({ averageTenths, count, href }: RatingLinkProps) {
  const { listing } = useText()
  const { locale } = useMarket()
  return (
    <p className="text-meta">
      <span aria-hidden="true" className="text-gold">
        ★{' '}
      </span>
      <TextLink href={href} className="inline-block min-h-6">
        {listing.rated(averageText(averageTenths, locale), count)}
      </TextLink>
    </p>
  )
}
