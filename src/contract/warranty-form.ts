import { z } from 'zod'
import { courierHours } from '#domain/inbound/courier-hours.ts'
import { mostPhotos } from '#domain/photo/photo.ts'
import { problems } from '#domain/warranty/problem.ts'
import { longText } from './query.ts'

/** The customer's own text may have several lines. */
const ownText = longText(2_000)

/** The fields of the form that sends in a device; '' for what was not chosen. */
export const sendInFormSchema = z.strictObject({
  problem: z.union([z.literal(''), z.enum(problems)]).prefault(''),
  words: ownText.prefault(''),
  photos: z.array(z.uuid()).max(mostPhotos),
  handover: z.enum(['courier', 'locker', 'office']).exactOptional(),
  day: z.union([z.literal(''), z.iso.date()]).prefault(''),
  hours: z.enum(['', ...courierHours]).prefault(''),
  /** One of the member's addresses, by its position in the list. */
  from: z.union([z.literal(''), z.literal('order'), z.uuid()]).prefault(''),
})
export type SendInForm = z.output<typeof sendInFormSchema>

export const claimFormSchema = z.strictObject({ intent: z.literal('cancel') })
