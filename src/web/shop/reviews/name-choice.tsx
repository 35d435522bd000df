import type { ReviewKind } from '#domain/review/review.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { fieldLabelClass } from '#web/ui/field.tsx'

type NameChoiceProps = {
  readonly kind: ReviewKind
  readonly id: string
  /** '' if there is no short name to show. */
  readonly short: string
  readonly chosen: string
}

/** How the author is named: anonymous unless they choose their name. */
export function NameChoice({ kind, id, short, chosen }: NameChoiceProps) {
  const { add, sell: tradeIn } = useReviewsText()
  const options = [
    { value: 'hidden', label: kind === 'sale' ? tradeIn.noName : add.noName },
    ...(short === '' ? [] : [{ value: 'short', label: short }]),
  ]
  return (
    <fieldset className="min-w-0">
      <legend className={fieldLabelClass}>{add.shownName}</legend>
      {options.map(({ value, label }, index) => (
        <label
          key={value}
          className="flex min-h-10 items-center gap-3 rounded-input px-1.5 hover:bg-sand"
        >
          <input
            type="radio"
            {...(index === 0 && { id })}
            name="shownName"
            value={value}
            defaultChecked={chosen === value}
            className="size-5 shrink-0 accent-jade"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
