import { ok, type Result, refuse } from '#domain/result.ts'
import { isRating, shownNames, type WrittenReview } from './review.ts'

/** Characters as a reader sees them. */
const titleLimits = { min: 3, max: 80 } as const
const textLimits = { min: 20, max: 2_000 } as const

/** The submitted form. */
export type ReviewForm = Readonly<Record<ReviewField, string>>

export const reviewFields = ['rating', 'title', 'text', 'shownName'] as const
export type ReviewField = (typeof reviewFields)[number]

export type ReviewError =
  | { readonly field: ReviewField; readonly kind: 'required' }
  | { readonly field: ReviewField; readonly kind: 'too-short'; readonly min: number }
  | { readonly field: ReviewField; readonly kind: 'too-long'; readonly max: number }

type Faulty = { readonly kind: 'form'; readonly errors: readonly ReviewError[] }

/**
 * Validates stars, a title of 3 to 80 and a text of 20 to 2000 characters; all errors are reported at once
 * (docs/decisions/0021-reviews.md).
 */
export function checkReview(form: ReviewForm): Result<WrittenReview, Faulty> {
  const title = visible(form.title).replace(/\s+/g, ' ').trim()
  const text = tidy(form.text)
  const rating = /^[1-5]$/.test(form.rating) ? Number(form.rating) : 0
  const shownName = shownNames.find(each => each === form.shownName)
  const errors = [
    ...(isRating(rating) ? [] : [{ field: 'rating', kind: 'required' } as const]),
    ...lengthErrors('title', title, titleLimits),
    ...lengthErrors('text', text, textLimits),
    ...(shownName ? [] : [{ field: 'shownName', kind: 'required' } as const]),
  ]
  if (errors.length > 0 || !isRating(rating) || !shownName) return refuse({ kind: 'form', errors })
  return ok({ rating, title, text, shownName })
}

/** Keeps line breaks, with at most one empty line in a row. */
function tidy(text: string): string {
  return visible(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Marks that change the text direction would also affect the page around them. */
function visible(text: string): string {
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

type Limits = { readonly min: number; readonly max: number }

function lengthErrors(
  field: 'title' | 'text',
  value: string,
  { min, max }: Limits,
): readonly ReviewError[] {
  const length = [...value].length
  if (length === 0) return [{ field, kind: 'required' }]
  if (length < min) return [{ field, kind: 'too-short', min }]
  return length > max ? [{ field, kind: 'too-long', max }] : []
}
