import { z } from 'zod'
import { plainText } from './query.ts'

/** The custom token as its cookie holds it (Spec 4.7). */
export const cartSessionRequestSchema = z.strictObject({ token: plainText(1_000) })

/** The owner whose carts the session may read: the same in every response about them. */
export const cartSessionSchema = z.object({ owner: z.string() })
