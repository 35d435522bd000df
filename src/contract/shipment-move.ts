import { z } from 'zod'
import { shipmentMoves, shipmentStates } from '#domain/order/shipment-state.ts'
import { plainText } from './query.ts'

const reason = plainText(200).min(1)

export const byIdSchema = z.object({ id: z.uuid() })

export const shipmentMoveSchema = z.strictObject({ move: z.enum(shipmentMoves), reason })

export const shipmentMovedSchema = z.object({ state: z.enum(shipmentStates) })

export const releaseSchema = z.strictObject({ reason })

export const releasedSchema = z.object({ state: z.literal('released') })

export const cashRemittedSchema = z.strictObject({ reason })

export const remittedSchema = z.object({ state: z.literal('remitted') })
