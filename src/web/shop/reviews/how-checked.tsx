import type { ReviewKind } from '#domain/review/review.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'

type HowCheckedProps = { readonly kind?: ReviewKind; readonly isOpen?: boolean }

/**
 * How the shop ensures that only buyers or sellers write reviews, shown beside every list of reviews (Rules of
 * trade, Law 12); the product page links to it.
 */
export function HowChecked({ kind = 'purchase', isOpen = false }: HowCheckedProps) {
  const { how, howPoints, sell: tradeIn } = useReviewsText()
  const points = kind === 'sale' ? tradeIn.howPoints : howPoints
  return (
    <details open={isOpen} className="rounded-tile border border-line bg-paper">
      <summary className="disclosure min-h-11 px-4 py-3 font-semibold">{how}</summary>
      {/* A link to what is inside opens it. */}
      <ul
        id="checked"
        className="grid scroll-mt-20 list-disc gap-2 pr-4 pb-4 pl-8 text-meta text-ink-2"
      >
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  )
}
