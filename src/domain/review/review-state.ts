import type { Arrows } from '#domain/machine.ts'

export const reviewStates = ['published', 'flagged', 'hidden', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewMoves = ['flag', 'publish', 'hide', 'restore', 'withdraw'] as const
export type ReviewMove = (typeof reviewMoves)[number]

/** What staff may do; only its author withdraws a review. */
export const staffMoves = ['flag', 'publish', 'hide', 'restore'] as const satisfies ReviewMove[]
export type StaffMove = (typeof staffMoves)[number]

/** docs/decisions/0021-reviews.md: staff look at what is flagged and hide for a reason; what its author took back stays so. */
export const reviewArrows: Arrows<ReviewState, ReviewMove> = {
  published: { flag: 'flagged', hide: 'hidden', withdraw: 'withdrawn' },
  flagged: { publish: 'published', hide: 'hidden', withdraw: 'withdrawn' },
  hidden: { restore: 'published', withdraw: 'withdrawn' },
  withdrawn: {},
}

/** docs/decisions/0021-reviews.md: why staff may hide a review. That it is a bad one is no reason. */
export const hidingReasons = [
  'personal-data',
  'insults',
  'advertising',
  'off-topic',
  'not-genuine',
  'unlawful',
] as const
export type HidingReason = (typeof hidingReasons)[number]
