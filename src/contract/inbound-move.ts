import { z } from 'zod'
import { inboundStates } from '#domain/inbound/inbound-state.ts'
import { staffInboundMoves } from '#domain/inbound/staff-moves.ts'
import { plainText } from './query.ts'

/** The scanned code: the parcel's id, or the number on its label. */
export const byCodeSchema = z.object({ code: z.string().regex(/^[\w-]{1,60}$/) })

export const inboundMoveSchema = z.strictObject({
  move: z.enum(staffInboundMoves),
  reason: plainText(200).min(1),
})

export const inboundMovedSchema = z.object({ state: z.enum(inboundStates) })
