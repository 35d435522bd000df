import { ok, refuse } from '#domain/result.ts'
import { type TradeInState, tradeInArrows } from '#domain/trade-in/trade-in-state.ts'
import { type WayBack, wayBackOf } from '#domain/trade-in/verdict.ts'
import { closeTasks, insertTask } from '#store/staff-tasks.ts'
import { findSentBack, insertSentBack, listInspectionReasons } from '#store/trade-in/inspections.ts'
import { findTradeInByNumber, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { bookWayBack, type WayBackRefusal } from '../way-back/book-way-back.ts'
import { type StaffWhy, transitionTo, withTradeIn } from './apply-transition.ts'
import type { Moved, Parcel, SendBackRefusal } from './inspection-report.ts'
import type { TradeInWhy } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** The staff task for a device that is not bought, by the way it is returned. */
export const taskOfWayBack = {
  parcel: 'sale-to-send-back',
  'by-hand': 'sale-swollen',
  held: 'sale-stolen',
} as const satisfies Record<WayBack, string>

/** A device that is not bought gets a task to pack it; for a stolen one, staff find out who owns it. */
export function askPerson(
  tx: Sql,
  { id: subjectId, market, number, title }: StoredTradeIn,
  kind: (typeof taskOfWayBack)[WayBack],
  { reason, at }: TradeInWhy,
) {
  return insertTask(tx, { market, kind, subjectId, facts: { number, title, reason } }, at)
}

/** What staff do with a device apart from the inspection, one named move each. */
export function quarantineTradeIn(ctx: Ctx, number: string, why: StaffWhy): Moved {
  return withTradeIn(ctx, number, async (tx, tradeIn) => {
    const at = ctx.clock()
    const transitioned = await transitionTo(
      tx,
      tradeIn,
      'quarantine',
      { ...why, at },
      'quarantined',
    )
    return transitioned.ok ? ok(transitioned.value.state) : transitioned
  })
}

/** The seller pays nothing, and is notified of the carrier and the tracking number. */
export function sendTradeInBack(
  ctx: Ctx,
  number: string,
  parcel: Parcel,
  why: StaffWhy,
): Moved<SendBackRefusal> {
  return withTradeIn<TradeInState, SendBackRefusal>(ctx, number, async (tx, tradeIn) => {
    const at = ctx.clock()
    const wayBack = wayBackOf(await listInspectionReasons(tx, tradeIn.id))
    if (wayBack !== 'parcel') return refuse({ kind: 'not-by-parcel', wayBack } as const)
    const transitioned = await transitionTo(tx, tradeIn, 'send-back', { ...why, at }, 'sent-back')
    if (!transitioned.ok) return transitioned
    await insertSentBack(tx, tradeIn.id, parcel, at)
    await closeTasks(tx, [taskOfWayBack.parcel], tradeIn.id, at)
    return ok(transitioned.value.state)
  })
}

/** The parcel is booked at the carrier by which the device came; once it has its label, the device is sent back. */
export function bookTradeInBack(
  ctx: Ctx & Pick<Context, 'providers'>,
  number: string,
  why: StaffWhy,
): Moved<SendBackRefusal | WayBackRefusal> {
  return withTradeIn<TradeInState, SendBackRefusal | WayBackRefusal>(
    ctx,
    number,
    async (tx, tradeIn) => {
      const { id, state, market } = tradeIn
      const wayBack = wayBackOf(await listInspectionReasons(tx, id))
      if (wayBack !== 'parcel') return refuse({ kind: 'not-by-parcel', wayBack } as const)
      if (!Object.hasOwn(tradeInArrows[state], 'send-back'))
        return refuse({ kind: 'move-not-allowed' } as const)
      const subject = { kind: 'sale', id } as const
      const booked = await bookWayBack(ctx, tx, { subject, market, number: tradeIn.number, ...why })
      return booked.ok ? ok(state) : booked
    },
  )
}

/** Whether the device was sent back in this very parcel. */
export async function hasTradeInGoneBack({ sql }: Ctx, number: string, awb: string) {
  const tradeIn = await findTradeInByNumber(sql, number)
  return tradeIn !== undefined && (await findSentBack(sql, tradeIn.id))?.awb === awb
}

/** The parcel reached its seller, or the seller collected what must not be sent as a parcel. */
export function giveTradeInBack(ctx: Ctx, number: string, why: StaffWhy): Moved {
  return withTradeIn(ctx, number, async (tx, tradeIn) => {
    const at = ctx.clock()
    const wayBack = wayBackOf(await listInspectionReasons(tx, tradeIn.id))
    const isFetched = tradeIn.state === 'rejected'
    if (isFetched && wayBack === 'parcel') return refuse({ kind: 'move-not-allowed' } as const)
    const update = isFetched ? 'fetched' : 'returned'
    const transitioned = await transitionTo(tx, tradeIn, 'give-back', { ...why, at }, update)
    if (!transitioned.ok) return transitioned
    await closeTasks(tx, [taskOfWayBack[wayBack]], tradeIn.id, at)
    return ok(transitioned.value.state)
  })
}
