import { z } from 'zod'

const hex = z.string().regex(/^[0-9a-f]+$/)

/**
 * The ALTCHA challenge: the browser searches for the counter whose derived key begins with `keyPrefix`. `expiresAt` is
 * in seconds since 1970.
 */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number().int().positive(),
    expiresAt: z.number().int().positive(),
    keyLength: z.number().int().positive(),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})

export type Challenge = z.output<typeof challengeSchema>
