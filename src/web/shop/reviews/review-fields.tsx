import { type FormEvent, useId, useState } from 'react'
import {
  checkReview,
  type ReviewError,
  type ReviewField,
  type ReviewForm,
} from '#domain/review/check-review.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewFormState } from '#domain/review/review-form.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { NameChoice } from './name-choice.tsx'
import type { RefusedReview } from './refused-review.ts'
import { StarChoice } from './star-choice.tsx'
import { useReviewText } from './use-review-text.ts'

type ReviewFieldsProps = {
  readonly form: ReviewFormState
  readonly initial: ReviewForm
  readonly refused: RefusedReview | undefined
}

/** A native form that works without JavaScript; errors are shown before it is sent, and no input is lost. */
export function ReviewFields({ form: reviewForm, initial, refused }: ReviewFieldsProps) {
  const { add } = useReviewsText()
  const form = useReviewForm(refused)
  const { errors, attempt, send, errorOf, idOf } = form
  const intent = reviewForm.status === 'editable' ? 'change' : 'write'
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <ErrorSummary errors={errors} attempt={attempt} />
      <input type="hidden" name="intent" value={intent} />
      <StarChoice id={idOf('rating')} chosen={initial.rating} error={errorOf('rating')} />
      <TextFields kind={reviewForm.about.kind} form={form} initial={initial} />
      <NameChoice
        kind={reviewForm.about.kind}
        id={idOf('shownName')}
        short={reviewForm.short}
        chosen={initial.shownName}
      />
      <div className="grid justify-items-start gap-2.5">
        <Button type="submit">{intent === 'change' ? add.change : add.send}</Button>
        <p className="text-meta text-ink-2">{add.honest(reviewForm.editWithinDays)}</p>
      </div>
    </form>
  )
}

type TextFieldsProps = Pick<ReviewFieldsProps, 'initial'> & {
  readonly kind: ReviewKind
  readonly form: ReturnType<typeof useReviewForm>
}

function TextFields({ kind, form: { errorOf, idOf }, initial }: TextFieldsProps) {
  const { add, sell: tradeIn } = useReviewsText()
  const { titleHint, textHint } = kind === 'sale' ? tradeIn : add
  const [title, text] = [errorOf('title'), errorOf('text')]
  const inputProps = { required: true, autoComplete: 'off' }
  return (
    <>
      <Field id={idOf('title')} label={add.titleLabel} required hint={titleHint} error={title}>
        {control => (
          <input
            {...inputProps}
            {...control}
            name="title"
            type="text"
            defaultValue={initial.title}
            className={inputClass({ error: title })}
          />
        )}
      </Field>
      <Field id={idOf('text')} label={add.text} required hint={textHint} error={text}>
        {control => (
          <textarea
            {...inputProps}
            {...control}
            name="text"
            rows={7}
            defaultValue={initial.text}
            className={inputClass({ error: text })}
          />
        )}
      </Field>
    </>
  )
}

/** Errors from the server first, then those found before sending. */
function useReviewForm(refused: RefusedReview | undefined) {
  const id = useId()
  const text = useReviewText()
  const [reviewErrors, setReviewErrors] = useState<readonly ReviewError[]>(refused?.errors ?? [])
  const [attempt, setAttempt] = useState(refused && refused.errors.length > 0 ? 1 : 0)
  const idOf = (field: ReviewField) => `${id}-${field}`
  const errors = reviewErrors.map(error => ({
    id: idOf(error.field),
    label: text.labelOf(error.field),
    message: text.messageOf(error),
  }))
  useShownErrors(
    reviewErrors.map(error => ({
      errorType: error.kind,
      fieldLabel: text.labelOf(error.field),
      errorMessage: text.messageOf(error),
      location: 'review',
      field: error.field,
    })),
    attempt,
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    const checked = checkReview(formIn(event.currentTarget))
    if (checked.ok) return
    event.preventDefault()
    setReviewErrors(checked.refusal.errors)
    setAttempt(attempt + 1)
  }
  const errorOf = (field: ReviewField) => {
    const error = reviewErrors.find(each => each.field === field)
    return error && text.messageOf(error)
  }
  return { errors, attempt, send, errorOf, idOf }
}

function formIn(form: HTMLFormElement): ReviewForm {
  const fields = new FormData(form)
  const value = (name: ReviewField) => String(fields.get(name) ?? '')
  return {
    rating: value('rating'),
    title: value('title'),
    text: value('text'),
    shownName: value('shownName'),
  }
}
