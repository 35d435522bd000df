import { useReviewsText } from '#web/text/reviews/reviews-text.ts'

/** Rules of trade, Law 12: how it is made sure that only buyers write, said beside every list of reviews. */
export const HowChecked = ({ isOpen = false }: { readonly isOpen?: boolean }) => {
  const { how, howPoints } = useReviewsText()
  return (
    <details
      id="checked"
      open={isOpen}
      className="scroll-mt-6 rounded-tile border border-line bg-paper"
    >
      <summary className="min-h-11 px-4 py-3 font-semibold">{how}</summary>
      <ul className="grid list-disc gap-2 pr-4 pb-4 pl-8 text-meta text-ink-2">
        {howPoints.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  )
}
