import { z } from 'zod'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'

// Caps alone; the rules of the fields are asked by the services, which say what is wrong.
const fieldText = plainText(300)
const secretText = z.string().max(300)
/** Of the puzzle, where it was asked. */
const solutionText = z.string().max(4096).prefault('')

/** What the forms of the settings send; anything else in them is refused. */
export const settingsFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('profile'),
    name: fieldText,
    market: marketSchema,
    newsletter: z.literal('on').exactOptional(),
  }),
  z.strictObject({
    intent: z.literal('password'),
    current: secretText.prefault(''),
    password: secretText,
    captcha: solutionText,
  }),
  z.strictObject({
    intent: z.literal('email'),
    email: fieldText,
    current: secretText.prefault(''),
    captcha: solutionText,
  }),
  z.strictObject({ intent: z.literal('phone'), phone: fieldText, captcha: solutionText }),
  z.strictObject({
    intent: z.literal('phone-code'),
    phone: fieldText,
    code: fieldText,
    captcha: solutionText,
  }),
  z.strictObject({ intent: z.literal('end-session'), session: fieldText.min(1) }),
  z.strictObject({ intent: z.literal('end-others') }),
  z.strictObject({ intent: z.literal('remove-address'), address: z.uuid() }),
  z.strictObject({
    intent: z.literal('erase'),
    confirmation: secretText,
    captcha: solutionText,
  }),
])
export type SettingsForm = z.output<typeof settingsFormSchema>

/** What the forms of one order send. */
export const purchaseFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({ intent: z.literal('cancel-confirmed') }),
  z.strictObject({ intent: z.literal('order-again') }),
])

export const exportFormSchema = z.strictObject({ intent: z.literal('export') })
