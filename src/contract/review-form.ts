import { z } from 'zod'
import { hidingReasons } from '#domain/review/review-state.ts'
import { longText, plainText } from './query.ts'

// Caps alone; the rules of the fields are asked by the services, which say what is wrong.
const lineText = plainText(300).prefault('')

/** Line breaks besides, as a text box sends them. */
const boxText = longText(10_000).prefault('')

const written = { rating: lineText, title: lineText, text: boxText, shownName: lineText }

/** What the page of a device's review sends; anything else in it is refused. */
export const reviewFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('write'), ...written }),
  z.strictObject({ intent: z.literal('change'), ...written }),
  z.strictObject({ intent: z.literal('withdraw') }),
])

/** What a visitor sends who reports a review. */
export const reportFormSchema = z.strictObject({
  review: z.uuid(),
  reason: z.enum(hidingReasons),
})

const position = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

/** What an invitation's link carries. */
export const invitationLinkSchema = z.object({
  id: z.uuid(),
  token: z.string().regex(/^[\w-]{20,60}$/),
})

/** Which device of an order a page is about. */
export const linePositionSchema = position
