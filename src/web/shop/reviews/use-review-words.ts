import type { ReviewFault, ReviewField } from '#domain/review/check-review.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'

/** What is wrong with a field of a review, in words. */
export function useReviewWords() {
  const { add, filter } = useReviewsText()
  const labels: Readonly<Record<ReviewField, string>> = {
    rating: filter.stars,
    title: add.titleLabel,
    text: add.text,
    shownName: add.shownName,
  }
  return {
    labelOf: (field: ReviewField) => labels[field],
    of: (fault: ReviewFault): string => {
      switch (fault.kind) {
        case 'required':
          return fault.field === 'rating' ? add.pickStars : add.required
        case 'too-short':
          return add.tooShort(fault.min)
        case 'too-long':
          return add.tooLong(fault.max)
      }
    },
  }
}
