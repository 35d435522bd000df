import { z } from 'zod'
import type { ReturnLineJudgement } from '#domain/return/return-judgement.ts'
import type { ReturnRequest } from '#domain/return/return-request.ts'
import { returnStates } from '#domain/return/return-state.ts'
import { returnReasons } from '#domain/return/return-view.ts'
import { bankAccountSchema } from './bank-account.ts'
import { handoverRequestSchema } from './handover-request.ts'
import { mirrors } from './mirrors.ts'
import { shownShape } from './order-view.ts'
import { longText, plainText } from './query.ts'

const ownText = longText(1_000)
const position = z.int().min(0).max(999)

export const withdrawalQuerySchema = z.object(shownShape)

const requestShape = {
  lines: z
    .array(
      z.strictObject({
        position,
        reason: z.enum(returnReasons).exactOptional(),
        words: ownText.exactOptional(),
      }),
    )
    .max(100),
  photos: z.array(z.uuid()).max(6).prefault([]),
  words: ownText.exactOptional(),
  handover: handoverRequestSchema,
  account: bankAccountSchema.exactOptional(),
}

/** The request of a customer who withdraws from the contract (orders.md, Return). */
export const withdrawalSchema = z
  .strictObject({ ...shownShape, ...requestShape })
  .transform(({ token, proof, ...request }): Withdrawing => ({ token, proof, request }))

type Withdrawing = {
  readonly token: string
  readonly proof: string
  readonly request: ReturnRequest
}

const reason = plainText(200).min(1)

const judgedLineSchema = mirrors<ReturnLineJudgement>()(
  z.strictObject({
    position,
    keptMinor: z.int().min(0),
    found: plainText(300),
    unitTo: z.enum(['grading', 'quarantined']),
  }),
)

/** One named transition of a return by staff; `inspect` lists the lines that are not as they should be. */
export const returnMoveSchema = z.strictObject({
  move: z.enum(['receive', 'inspect', 'settle', 'reject', 'send-back']),
  reason,
  lines: z.array(judgedLineSchema).max(100).prefault([]),
})

export const returnMovedSchema = z.object({ state: z.enum(returnStates) })
