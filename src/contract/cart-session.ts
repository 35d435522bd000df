import { z } from 'zod'
import { plainText } from './query.ts'

/** Spec 4.7: the custom token as its cookie holds it. */
export const cartSessionRequestSchema = z.strictObject({ token: plainText(1_000) })

/** Whose carts may be asked for now: the same in every answer about them. */
export const cartSessionSchema = z.object({ owner: z.string() })
