import type { ReviewError, ReviewField } from '#domain/review/check-review.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'

/** What is wrong with a field of a review, in words. */
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
    of: (error: ReviewError): string => {
      switch (error.kind) {
        case 'required':
          return error.field === 'rating' ? add.pickStars : add.required
        case 'too-short':
          return add.tooShort(error.min)
        case 'too-long':
          return add.tooLong(error.max)
      }
    },
  }
}
