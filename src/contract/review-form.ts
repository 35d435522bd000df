import { z } from 'zod'
import { hidingReasons } from '#domain/review/review-state.ts'
import { longText, plainText } from './query.ts'

// Only limits are checked here; the services check the rules of the fields and report which one is broken.
const lineText = plainText(300).prefault('')

/** Line breaks are allowed too, as a text box sends them. */
const boxText = longText(10_000).prefault('')

const written = { rating: lineText, title: lineText, text: boxText, shownName: lineText }

/** The fields that the review page of a device sends; any other field is refused. */
export const reviewFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('write'), ...written }),
  z.strictObject({ intent: z.literal('change'), ...written }),
  z.strictObject({ intent: z.literal('withdraw') }),
])

/** The fields that a visitor who reports a review sends. */
export const reportFormSchema = z.strictObject({
  review: z.uuid(),
  reason: z.enum(hidingReasons),
})

const position = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

/** The contents of an invitation's link. */
export const invitationLinkSchema = z.object({
  id: z.uuid(),
  token: z.string().regex(/^[\w-]{20,60}$/),
})

/** The position of the order's device that a page is about. */
export const linePositionSchema = position
