import { ratings } from '#domain/review/review.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { FieldMessages, fieldLabelClass, RequiredMark } from '#web/ui/field.tsx'
import { Stars } from './stars.tsx'

type StarChoiceProps = {
  readonly id: string
  readonly chosen: string
  readonly error: string | undefined
}

/**
 * Native radios, the best first; each names its stars as text. The first one has the field's id, so that links
 * lead to it.
 */
export function StarChoice({ id, chosen, error }: StarChoiceProps) {
  const { add, stars, starText } = useReviewsText()
  const messages = `${id}-messages`
  return (
    <fieldset aria-describedby={messages} className="min-w-0">
      <legend className={fieldLabelClass}>
        {add.rating}
        <RequiredMark />
      </legend>
      {ratings.toReversed().map((rating, index) => (
        <label
          key={rating}
          className="flex min-h-10 items-center gap-3 rounded-input px-1.5 hover:bg-sand"
        >
          <input
            type="radio"
            {...(index === 0 && { id })}
            name="rating"
            value={rating}
            defaultChecked={chosen === String(rating)}
            className="size-5 shrink-0 accent-jade"
          />
          <Stars rating={rating} label={stars(rating)} />
          <span className="text-meta">{starText[rating]}</span>
        </label>
      ))}
      <FieldMessages id={messages} error={error} />
    </fieldset>
  )
}
