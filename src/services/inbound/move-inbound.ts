import { type InboundState, inboundArrows } from '#domain/inbound/inbound-state.ts'
import type { StaffInboundMove } from '#domain/inbound/staff-moves.ts'
import { type Result, refuse } from '#domain/result.ts'
import { lockInboundByCode } from '#store/inbound/inbounds.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { pathTo } from '../shipment/path-to.ts'
import { type InboundTransitionRefusal, transitionInbound } from './transition-inbound.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'followers'>

export type RequestedInboundMove = {
  /** As scanned: the parcel's id, or the number on its label. */
  readonly code: string
  readonly by: StaffInboundMove
  readonly actor: string
  readonly reason: string
}

export type InboundMoveRefusal = { readonly kind: 'not-found' } | InboundTransitionRefusal

/**
 * One named transition made by staff; a parcel scanned at the warehouse has arrived, whatever its carrier has not
 * reported.
 */
export function moveInbound(
  ctx: Ctx,
  { code, by, actor, reason }: RequestedInboundMove,
): Promise<Result<InboundState, InboundMoveRefusal>> {
  return committed(ctx.sql, async tx => {
    const parcel = await lockInboundByCode(tx, code)
    if (!parcel) return refuse({ kind: 'not-found' })
    const { state } = parcel
    const path = by === 'arrive' && state !== 'arrived' && pathTo(inboundArrows, state, 'arrived')
    return transitionInbound(ctx, tx, parcel, path || [by], {
      actor,
      reason,
      at: ctx.clock(),
    })
  })
}
