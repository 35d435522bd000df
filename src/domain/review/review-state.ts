import type { Arrows } from '#domain/machine.ts'

export const reviewStates = ['published', 'flagged', 'hidden', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewMoves = ['flag', 'publish', 'hide', 'restore', 'withdraw'] as const
export type ReviewMove = (typeof reviewMoves)[number]

/** The transitions open to staff; only the author can withdraw a review. */
export const staffMoves = ['flag', 'publish', 'hide', 'restore'] as const satisfies ReviewMove[]
export type StaffMove = (typeof staffMoves)[number]

/**
 * Staff check flagged reviews and hide a review with a reason; a review withdrawn by its author stays withdrawn
 * (docs/decisions/0021-reviews.md).
 */
export const reviewArrows: Arrows<ReviewState, ReviewMove> = {
  published: { flag: 'flagged', hide: 'hidden', withdraw: 'withdrawn' },
  flagged: { publish: 'published', hide: 'hidden', withdraw: 'withdrawn' },
  hidden: { restore: 'published', withdraw: 'withdrawn' },
  withdrawn: {},
}

/**
 * The reasons for which staff may hide a review; a negative opinion is not one of them
 * (docs/decisions/0021-reviews.md).
 */
export const hidingReasons = [
  'personal-data',
  'insults',
  'advertising',
  'off-topic',
  'not-genuine',
  'unlawful',
] as const
export type HidingReason = (typeof hidingReasons)[number]
