import { z } from 'zod'
import { plainText, secretText } from './query.ts'

const longestId = 1_400
const longestPart = 6_000

const part = z.base64url().max(longestPart)
export const passkeyId = z.base64url().min(1).max(longestId)
const found = { id: passkeyId, rawId: passkeyId }

/** What `PublicKeyCredential.toJSON()` gives, as text; of it what is read. */
function answerOf<Response extends z.ZodRawShape>(response: Response) {
  const answer = z.object({ ...found, response: z.object(response) })
  return z
    .string()
    .max(3 * longestPart)
    .transform((text, context) => {
      const parsed = answer.safeParse(jsonIn(text))
      if (parsed.success) return parsed.data
      context.issues.push({ code: 'custom', input: text })
      return z.NEVER
    })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const newPasskeySchema = answerOf({ clientDataJSON: part, attestationObject: part })
export const passkeySchema = answerOf({
  clientDataJSON: part,
  authenticatorData: part,
  signature: part,
})

/** `password` is asked of who has neither app nor passkey yet. */
const addPasskeyFormSchema = z.strictObject({
  form: z.literal('add-passkey'),
  name: plainText(60).min(1),
  password: secretText.prefault(''),
  answer: newPasskeySchema,
})

const removePasskeyFormSchema = z.strictObject({
  form: z.literal('remove-passkey'),
  id: passkeyId,
})

const freshenFormSchema = z.strictObject({
  form: z.literal('use-passkey'),
  answer: passkeySchema,
  next: plainText(500).prefault(''),
})

export const enterByPasskeyFormSchema = z.strictObject({
  answer: passkeySchema,
  next: plainText(500).prefault(''),
})

export const passkeyFormSchemas = [
  addPasskeyFormSchema,
  removePasskeyFormSchema,
  freshenFormSchema,
] as const
