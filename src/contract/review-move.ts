import { z } from 'zod'
import { hidingReasons, reviewStates, staffMoves } from '#domain/review/review-state.ts'
import { plainText } from './query.ts'

const reason = plainText(200).min(1)

/** Staff hide a review only for one of the reasons of the closed list. */
export const reviewMoveSchema = z
  .strictObject({
    move: z.enum(staffMoves),
    hiddenFor: z.enum(hidingReasons).exactOptional(),
    reason,
  })
  .refine(({ move, hiddenFor }) => (move === 'hide') === (hiddenFor !== undefined), {
    path: ['hiddenFor'],
  })

export const reviewMovedSchema = z.object({ state: z.enum(reviewStates) })

export const reviewReplySchema = z.strictObject({ text: plainText(1_000).min(1) })
