import { z } from 'zod'
import { claimStates } from '#domain/warranty/claim-state.ts'
import { bankAccountSchema } from './bank-account.ts'
import { plainText } from './query.ts'

/** Read by the owner of the claim. */
const text = plainText(1_000).min(1)

export const claimParamsSchema = z.object({ number: z.string().max(45) })

const moves = z.discriminatedUnion('move', [
  z.strictObject({ move: z.enum(['receive', 'close']) }),
  z.strictObject({ move: z.enum(['diagnose', 'repair', 'replace', 'reject']), words: text }),
  z.strictObject({
    move: z.literal('refund'),
    words: text,
    amountMinor: z.int().min(1),
    account: bankAccountSchema.exactOptional(),
  }),
])

/** The fields that a transition requires are checked after the transition itself is allowed. */
export const claimMoveSchema = z
  .strictObject({
    move: z.enum(['receive', 'diagnose', 'repair', 'replace', 'refund', 'reject', 'close']),
    words: text.exactOptional(),
    amountMinor: z.int().min(1).exactOptional(),
    account: bankAccountSchema.exactOptional(),
  })
  .transform((sent): Record<string, unknown> => sent)
  .pipe(moves)

export const claimMovedSchema = z.object({ state: z.enum(claimStates) })
