import { reviewMovedSchema, reviewMoveSchema, reviewReplySchema } from '#contract/review-move.ts'
import { byIdSchema } from '#contract/shipment-move.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ReviewState } from '#domain/review/review-state.ts'
import { moderateReview, replyToReview } from '#services/review/moderate-review.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'

const params = { id: '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11' }
const headers = { authorization: 'Bearer …' }

export const moveReviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/reviews/{id}/moves/',
  summary:
    'For staff: what becomes of a review. It is hidden for one of a closed list of reasons; that it is a bad one is none of them.',
  access: 'staff',
  params: byIdSchema,
  body: reviewMoveSchema,
  answer: reviewMovedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params,
    headers,
    body: { move: 'hide', hiddenFor: 'personal-data', reason: 'names a courier' },
    answer: { state: 'hidden' },
  },
  serve: async ({ ctx, params: { id }, body: { move, hiddenFor, reason } }) =>
    toResponse(
      await moderateReview(ctx, {
        reviewId: id,
        by: move,
        actor: 'staff',
        reason,
        ...(hiddenFor && { hiddenFor }),
      }),
    ),
})

export const replyToReviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/reviews/{id}/reply/',
  summary: 'For staff: what the shop answers under a review; a second answer takes its place.',
  access: 'staff',
  params: byIdSchema,
  body: reviewReplySchema,
  answer: reviewMovedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params,
    headers,
    body: { text: 'Mulțumim! Îți trimitem o altă husă.' },
    answer: { state: 'published' },
  },
  serve: async ({ ctx, params: { id }, body: { text } }) =>
    toResponse(await replyToReview(ctx, { reviewId: id, text, actor: 'staff' })),
})

function toResponse(
  result: Result<ReviewState, { readonly kind: 'not-found' | 'move-not-allowed' }>,
): Result<{ readonly state: ReviewState }, Refused> {
  if (result.ok) return ok({ state: result.value })
  const { kind } = result.refusal
  return refuse(
    kind === 'not-found'
      ? notFound
      : { status: 409, code: kind, title: 'The review is not where that begins.' },
  )
}
