import type { FormEvent } from 'react'
import type { ReviewKind } from '#domain/review/review.ts'
import { reviewsPath, tradeInReviewsPath } from '#domain/review/review-list.ts'
import { hidingReasons } from '#domain/review/review-state.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'

type ReportFormProps = { readonly kind: ReviewKind; readonly reviewId: string }

/** A visitor's report to staff; it does not remove the review. */
export function ReportForm({ kind, reviewId }: ReportFormProps) {
  const text = useReviewsText()
  const { market, base } = useMarket()
  // The browser validates the field itself, with its own message.
  const report = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    reportFormError({
      errorType: 'required',
      errorMessage: currentTarget.validationMessage,
      location: 'review-report',
      field: 'reason',
      fieldLabel: text.reportWhy,
    })
  const path = kind === 'sale' ? tradeInReviewsPath(market) : reviewsPath(market)
  const reasons = useReasons(kind)
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 items-center text-note text-ink-2 underline underline-offset-3">
        {text.report}
      </summary>
      <form method="post" action={base + path} className="mt-2 grid gap-3">
        <input type="hidden" name="review" value={reviewId} />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-label font-semibold">{text.reportWhy}</legend>
          {hidingReasons.map((reason, index) => (
            <label key={reason} className="flex min-h-8 items-center gap-2.5 text-meta">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                // The browser marks each radio of the row as invalid.
                {...(index === 0 && { onInvalid: report })}
                className="size-4.5 accent-jade"
              />
              {reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" tone="ghost" size="small" className="justify-self-start">
          {text.reportSend}
        </Button>
      </form>
    </details>
  )
}

function useReasons(kind: ReviewKind) {
  const { reportReasons, sell: tradeIn } = useReviewsText()
  return kind === 'sale' ? { ...reportReasons, 'off-topic': tradeIn.offTopic } : reportReasons
}
