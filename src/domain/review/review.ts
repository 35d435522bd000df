import type { Grade, Product } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'

/** Reviews by customers who bought here, and by trade-in sellers (rules of trade, Law 12). */
export const reviewKinds = ['purchase', 'sale'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

export function isRating(n: number): n is Rating {
  return ratings.some(rating => rating === n)
}

/** How the author is shown: by first name and initial, or only as a verified buyer or seller. */
export const shownNames = ['hidden', 'short'] as const
export type ShownName = (typeof shownNames)[number]

/** The author's input, validated. */
export type WrittenReview = {
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly shownName: ShownName
}

/** The shop's public reply to a review; `at` is an instant. */
export type Reply = { readonly text: string; readonly at: string }

/** The subject of a review: a device bought here, or a trade-in as its seller experienced it. */
export type Reviewed =
  | { readonly kind: 'purchase'; readonly product: Product; readonly grade: Grade }
  | { readonly kind: 'sale'; readonly device: string }

/**
 * A review as shown to the public; without `name` its author is only called a verified buyer or seller.
 * Instants as ISO text.
 */
export type Review = {
  readonly id: string
  readonly market: Market
  readonly about: Reviewed
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly name?: string
  readonly writtenAt: string
  readonly editedAt?: string
  readonly reply?: Reply
}
