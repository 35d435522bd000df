import { reviewsPath } from '#domain/review/review-list.ts'
import { hidingReasons } from '#domain/review/review-state.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'

/** A visitor's word to staff; nothing is taken down by it. */
export const ReportForm = ({ reviewId }: { readonly reviewId: string }) => {
  const words = useReviewsText()
  const { market, base } = useMarket()
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 items-center text-note text-ink-2 underline underline-offset-3">
        {words.report}
      </summary>
      <form method="post" action={base + reviewsPath(market)} className="mt-2 grid gap-3">
        <input type="hidden" name="review" value={reviewId} />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-label font-semibold">{words.reportWhy}</legend>
          {hidingReasons.map(reason => (
            <label key={reason} className="flex min-h-8 items-center gap-2.5 text-meta">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                className="size-4.5 accent-jade"
              />
              {words.reportReasons[reason]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" tone="ghost" size="small" className="justify-self-start">
          {words.reportSend}
        </Button>
      </form>
    </details>
  )
}
