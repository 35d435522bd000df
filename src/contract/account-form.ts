import { z } from 'zod'
import { parcelNewsWays } from '#domain/identity/own-profile.ts'
import { marketSchema } from './market.ts'
import { newPasskeySchema, passkeyId } from './passkey-form.ts'
import { plainText, secretText } from './query.ts'

// Only limits are checked here; the services check the rules of the fields and report which one is broken.
const fieldText = plainText(300)
/** The solution of the captcha, if one was requested. */
const solutionText = z.string().max(4096).prefault('')

/** The fields that the settings forms send; any other field is refused. */
export const settingsFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('profile'),
    name: fieldText,
    market: marketSchema,
    newsletter: z.literal('on').exactOptional(),
    parcelNewsBy: z.enum(parcelNewsWays).exactOptional(),
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
  z.strictObject({
    intent: z.literal('add-passkey'),
    current: secretText.prefault(''),
    captcha: solutionText,
    answer: newPasskeySchema,
  }),
  z.strictObject({ intent: z.literal('remove-passkey'), passkey: passkeyId }),
  z.strictObject({ intent: z.literal('remove-address'), address: z.uuid() }),
  z.strictObject({
    intent: z.literal('erase'),
    confirmation: secretText,
    captcha: solutionText,
  }),
])
export type SettingsForm = z.output<typeof settingsFormSchema>

/** The fields that the forms of one order send. */
export const purchaseFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({ intent: z.literal('cancel-confirmed') }),
  z.strictObject({ intent: z.literal('order-again') }),
])

export const exportFormSchema = z.strictObject({ intent: z.literal('export') })
