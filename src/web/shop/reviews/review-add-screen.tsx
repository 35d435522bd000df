import { displayTitle } from '#domain/device/title.ts'
import type { ReviewForm } from '#domain/review/check-review.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewFormState } from '#domain/review/review-form.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Plinth } from '#web/ui/card.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { HowChecked } from './how-checked.tsx'
import type { RefusedReview } from './refused-review.ts'
import { ReviewFields } from './review-fields.tsx'
import { Stars } from './stars.tsx'

type ReviewAddScreenProps = {
  readonly form: ReviewFormState
  readonly refused: RefusedReview | undefined
}

/** A device the member bought or sold: its review can be written, changed or withdrawn. */
export function ReviewAddScreen({ form, refused }: ReviewAddScreenProps) {
  const { add } = useReviewsText()
  const { status } = form
  const titles = { open: add.title, editable: add.changeTitle, written: add.ownTitle }
  return (
    <div className="wrap max-w-[calc(44rem+3rem)] py-8 sm:py-10">
      <h1>{titles[status]}</h1>
      <Device form={form} />
      {refused?.isTooMany && <TooMany />}
      {form.review && <ReviewStatusNote form={form} />}
      {status !== 'written' && (
        <Card padding="roomy" className="mt-5">
          <ReviewFields {...{ form, refused }} initial={refused?.form ?? formOf(form)} />
        </Card>
      )}
      {form.review && <Withdraw kind={form.about.kind} />}
      <div className="mt-6">
        <HowChecked kind={form.about.kind} />
      </div>
    </div>
  )
}

function TooMany() {
  const { add } = useReviewsText()
  const error = { errorType: 'too-many-tries', errorMessage: add.tooMany }
  useShownErrors([{ ...error, location: 'review', field: '', fieldLabel: '' }])
  return <Alert tone="error" announce="assertive" title={add.tooMany} className="mt-5" />
}

function formOf({ review }: ReviewFormState): ReviewForm {
  return {
    rating: review ? String(review.rating) : '',
    title: review?.title ?? '',
    text: review?.text ?? '',
    shownName: review?.shownName ?? 'hidden',
  }
}

function Device({ form: { about, number } }: Pick<ReviewAddScreenProps, 'form'>) {
  const { general } = useText()
  const { add, sell: tradeIn } = useReviewsText()
  if (about.kind === 'sale')
    return (
      <div className="mt-5 min-w-0">
        <p className="text-name font-bold [overflow-wrap:anywhere]">{about.device}</p>
        <p className="text-meta text-ink-2">{tradeIn.sale(number)}</p>
      </div>
    )
  const { product, grade } = about
  return (
    <div className="mt-5 flex items-center gap-4">
      <Plinth className="size-22 shrink-0">
        <DevicePicture
          product={product}
          view="front"
          isDecorative
          loading="eager"
          className="size-18"
        />
      </Plinth>
      <div className="min-w-0">
        <p className="text-name font-bold">{displayTitle(product, general.grade[grade])}</p>
        <p className="text-meta text-ink-2">{add.order(number)}</p>
      </div>
    </div>
  )
}

/** The status of a submitted review, and the review itself if it is read-only. */
function ReviewStatusNote({ form: { review, status } }: Pick<ReviewAddScreenProps, 'form'>) {
  const { add, stars } = useReviewsText()
  if (!review) return undefined
  const { state, rating, title, text } = review
  const notes = [
    state === 'flagged' && add.waits,
    state === 'hidden' && add.isHidden,
    status === 'written' && state !== 'hidden' && add.closed,
  ].filter(note => note !== false)
  return (
    <>
      {notes.map(note => (
        <Alert key={note} tone="info" title={note} className="mt-5" />
      ))}
      {status === 'written' && (
        <div className="mt-5">
          <Stars rating={rating} label={stars(rating)} />
          <h2 className="mt-1.5 text-heading">{title}</h2>
          <p className="mt-2 whitespace-pre-line">{text}</p>
        </div>
      )}
    </>
  )
}

/** Requires a second step, because it cannot be undone. */
function Withdraw({ kind }: { readonly kind: ReviewKind }) {
  const { add, sell: tradeIn } = useReviewsText()
  return (
    <details className="mt-5">
      <summary className="inline-flex min-h-10 items-center font-semibold text-rust underline underline-offset-3">
        {add.withdraw}
      </summary>
      <form method="post" className="mt-2 grid justify-items-start gap-3">
        <p className="text-ink-2">{kind === 'sale' ? tradeIn.withdrawText : add.withdrawText}</p>
        <Button
          type="submit"
          size="small"
          name="intent"
          value="withdraw"
          className="bg-rust hover:bg-rust/85"
        >
          {add.withdrawSure}
        </Button>
      </form>
    </details>
  )
}
