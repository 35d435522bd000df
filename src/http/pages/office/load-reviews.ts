import { moderationFormSchema, replyFormSchema } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
import { type ReviewState, reviewStates } from '#domain/review/review-state.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { moderateReview, replyToReview } from '#services/review/moderate-review.ts'
import { listOfficeReviews, marketOfReview } from '#services/staff/office-reviews.ts'
import { listRequestOf } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views: Readonly<Record<string, readonly ReviewState[]>> = {
  flagged: ['flagged'],
  published: ['published'],
  hidden: ['hidden'],
  all: reviewStates,
}

export const loadOfficeReviews = onOfficePage('reviews', async request => {
  const { view, ...list } = listRequestOf(request, views, 'flagged')
  return { view, ...list.shown, ...(await listOfficeReviews(request.ctx, list)) }
})

async function subjectOf({ ctx }: OfficeRequest, { item }: { readonly item: string }) {
  const market = await marketOfReview(ctx, item)
  return market && { subject: `review ${item}`, market }
}

const moderate = officeForm({
  schema: moderationFormSchema,
  subjectOf,
  act: async ({ ctx, staff }, { item, move, hiddenFor, reason }) => {
    const moved = await moderateReview(ctx, {
      reviewId: item,
      by: move,
      actor: actorOf(staff),
      reason,
      ...(hiddenFor !== '' && { hiddenFor }),
    })
    return moved.ok ? ok({ after: { state: moved.value, hiddenFor } }) : moved
  },
})

const reply = officeForm({
  schema: replyFormSchema,
  subjectOf,
  act: async ({ ctx, staff }, { item, text }) => {
    const replied = await replyToReview(ctx, {
      reviewId: item,
      text,
      actor: actorOf(staff),
    })
    return replied.ok ? ok(undefined) : replied
  },
})

export const sendOfficeReviews = onOfficeForms('reviews', {
  'moderate-review': moderate,
  'reply-to-review': reply,
})
