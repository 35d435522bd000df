import { z } from 'zod'
import { mostPhotos } from '#domain/photo/photo.ts'
import { problems } from '#domain/warranty/problem.ts'
import { longText } from './query.ts'

/** Own words may have lines. */
const ownWords = longText(2_000)

/** What the form of a device that is sent in sends; '' for what was not chosen. */
export const sendInFormSchema = z.strictObject({
  problem: z.union([z.literal(''), z.enum(problems)]).prefault(''),
  words: ownWords.prefault(''),
  photos: z.array(z.uuid()).max(mostPhotos),
  handover: z.enum(['courier', 'locker', 'office']).exactOptional(),
  day: z.union([z.literal(''), z.iso.date()]).prefault(''),
  /** An address of the member's, by its place in the list. */
  from: z.union([z.literal(''), z.literal('order'), z.uuid()]).prefault(''),
})
export type SendInForm = z.output<typeof sendInFormSchema>

export const claimFormSchema = z.strictObject({ intent: z.literal('cancel') })
