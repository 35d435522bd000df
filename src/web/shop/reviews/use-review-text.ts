import type { ReviewError, ReviewField } from '#domain/review/check-review.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'

/** The error of a review's field, as text. */
export function useReviewText() {
  const { add, filter } = useReviewsText()
  const labels: Readonly<Record<ReviewField, string>> = {
    rating: filter.stars,
    title: add.titleLabel,
    text: add.text,
    shownName: add.shownName,
  }
  return {
    labelOf: (field: ReviewField) => labels[field],
    messageOf: (error: ReviewError): string => {
      switch (error.kind) {
        case 'required':
          return error.field === 'rating' ? add.pickStars : add.missing[error.field]
        case 'too-short':
          return add.tooShort(error.min)
        case 'too-long':
          return add.tooLong(error.max)
      }
    },
  }
}
