import { ok, type Result, refuse } from '#domain/result.ts'
import { displayName } from '#domain/review/display-name.ts'
import type { Reviewed } from '#domain/review/review.ts'
import type { ReviewFormRefusal, ReviewFormState } from '#domain/review/review-form.ts'
import type { Context } from '../context.ts'
import { type ClaimedDevice, type FoundDevice, findDevice } from './find-device.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * Lets a verified buyer or seller write, change or withdraw the review of one of their devices
 * (docs/decisions/0021-reviews.md).
 */
export async function openReviewForm(
  ctx: Ctx,
  claimed: ClaimedDevice,
): Promise<Result<ReviewFormState, ReviewFormRefusal>> {
  const found = await findDevice(ctx, ctx.sql, claimed)
  if (!found) return refuse({ kind: 'not-found' })
  const { device, status } = found
  const { editWithinDays } = ctx.settings.reviewsOf(device.market)
  switch (status) {
    case 'not-delivered':
    case 'not-paid':
    case 'expired':
      return refuse({ kind: status })
    case 'withdrawn':
      return refuse({ kind: 'already-reviewed' })
    case 'open':
    case 'editable':
    case 'written':
      return ok({ ...toReviewForm(device), status, editWithinDays })
  }
}

function toReviewForm(
  device: FoundDevice['device'],
): Omit<ReviewFormState, 'status' | 'editWithinDays'> {
  const { number, market, contactName, review } = device
  return {
    number,
    about: aboutOf(device),
    short: displayName(market, contactName),
    ...(review && {
      review: {
        rating: review.rating,
        title: review.title,
        text: review.text,
        shownName: review.shownName,
        state: review.state,
      },
    }),
  }
}

function aboutOf(device: FoundDevice['device']): Reviewed {
  return device.kind === 'sale'
    ? { kind: 'sale', device: device.device }
    : { kind: 'purchase', product: device.product, grade: device.grade }
}
