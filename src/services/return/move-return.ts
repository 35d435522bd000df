import { fromMinor } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { needsSecondPerson } from '#domain/money/second-person.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { moneyBack } from '#domain/return/money-back.ts'
import type { ReturnLineJudgement } from '#domain/return/return-judgement.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import { type ReturnMove, type ReturnState, returnArrows } from '#domain/return/return-state.ts'
import { insertMessage } from '#store/outbox.ts'
import {
  findReturn,
  findReturnByNumber,
  findReturnInspector,
  type StoredReturn,
} from '#store/return/read-return.ts'
import { lockOrderToReturn } from '#store/return/returned-orders.ts'
import {
  holdReturnUnitsAgain,
  insertReturnRefund,
  updateJudgedLines,
} from '#store/return/returns.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import { findWayBack } from '#store/way-back/way-back.ts'
import type { Context } from '../context.ts'
import { refundOrder } from '../payment/refund-order.ts'
import { bookWayBack, type WayBackRefusal } from '../way-back/book-way-back.ts'
import { transitionReturn } from './transition-return.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>
type SettlingCtx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** The staff member who moves a return, and the reason. */
export type StaffWhy = { readonly actor: string; readonly reason: string }

export type MoveReturnRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'move-not-allowed' }
  /** A line that is not part of the return, a deduction above its value, or a deduction without a finding. */
  | { readonly kind: 'invalid-judgement'; readonly position: number }
  /** The remaining payments are too small, or nothing has been captured yet. */
  | { readonly kind: 'above-refundable' }
  /** Whoever inspected it cannot refund this amount alone. */
  | { readonly kind: 'second-person-needed' }
  /** Its lines have become part of another return meanwhile. */
  | { readonly kind: 'lines-taken' }
  /** It goes back in a parcel that is booked already. */
  | { readonly kind: 'parcel-booked' }

type Moved<More = never> = Promise<Result<ReturnState, MoveReturnRefusal | More>>

/** The goods were brought, or arrived without a report of the carrier; an expired return is accepted too. */
export function receiveReturn(ctx: Ctx, number: string, why: StaffWhy): Moved {
  return move(ctx, number, (tx, stored) => receive(ctx, tx, stored, why))
}

/** Lines that are not mentioned are as expected. */
export function inspectReturn(
  ctx: Ctx,
  number: string,
  lines: readonly ReturnLineJudgement[],
  why: StaffWhy,
): Moved {
  return move(ctx, number, async (tx, stored) => {
    const wrong = lines.find(line => !isJudgementOf(stored, line))
    if (wrong) return refuse({ kind: 'invalid-judgement', position: wrong.position })
    const transitioned = await step(ctx, tx, stored, 'inspect', why)
    if (transitioned.ok)
      await updateJudgedLines(
        tx,
        stored.id,
        stored.lines.map(({ position }) => judgedLine(position, lines)),
      )
    return transitioned
  })
}

/** The money is refunded through the payments of the order; a credit note follows. */
export function settleReturn(ctx: SettlingCtx, number: string, why: StaffWhy): Moved {
  return move(ctx, number, async (tx, stored) => {
    const { currency, order } = stored
    const amount = fromMinor(moneyBack(stored.lines, stored.chargesMinor), currency)
    const { refundsAbove } = ctx.settings.secondPersonOf(order.market)
    const inspector = await findReturnInspector(tx, stored.id)
    if (needsSecondPerson(amount, refundsAbove, inspector, why.actor))
      return refuse({ kind: 'second-person-needed' })
    const transitioned = await step(ctx, tx, stored, 'settle', why)
    if (!transitioned.ok) return transitioned
    const paid = await payBack(ctx, tx, stored, why)
    if (!paid.ok) return paid
    await insertMessage(tx, 'return-settled', { returnId: stored.id }, ctx.clock())
    return transitioned
  })
}

/** The goods are sent back to the customer, who is told the reason. */
export function rejectReturn(ctx: Ctx, number: string, why: StaffWhy): Moved {
  return move(ctx, number, async (tx, stored) => {
    const transitioned = await step(ctx, tx, stored, 'reject', why)
    const { reason } = why
    const payload = { returnId: stored.id, reason }
    if (transitioned.ok) await insertMessage(tx, 'return-rejected', payload, ctx.clock())
    return transitioned
  })
}

/** By hand: refused while a parcel is booked for it, unless the carrier has refused that one. */
export function sendReturnBack(ctx: Ctx, number: string, why: StaffWhy): Moved {
  return move(ctx, number, async (tx, stored) => {
    const booked = await findWayBack(tx, { kind: 'return', id: stored.id })
    if (booked?.refusal === null) return refuse({ kind: 'parcel-booked' })
    return step(ctx, tx, stored, 'send-back', why)
  })
}

/** In the parcel that was booked for it. */
export function sendReturnInParcel(ctx: Ctx, number: string, why: StaffWhy): Moved {
  return move(ctx, number, (tx, stored) => step(ctx, tx, stored, 'send-back', why))
}

/** The parcel is booked at the carrier by which the goods came; once it has its label, they are sent back. */
export function bookReturnBack(
  ctx: Ctx & Pick<Context, 'providers'>,
  number: string,
  why: StaffWhy,
): Moved<WayBackRefusal> {
  return move<WayBackRefusal>(ctx, number, async (tx, stored) => {
    const { id, state, order } = stored
    if (!Object.hasOwn(returnArrows[state], 'send-back'))
      return refuse({ kind: 'move-not-allowed' })
    const subject = { kind: 'return', id } as const
    const { market } = order
    const booked = await bookWayBack(ctx, tx, { subject, market, number: stored.number, ...why })
    return booked.ok ? ok(state) : booked
  })
}

/** Whether the goods have been sent back: nobody does it by hand while a parcel is booked. */
export async function hasReturnGoneBack({ sql }: Ctx, number: string): Promise<boolean> {
  const parsed = parseReturnNumber(number)
  return parsed !== undefined && (await findReturnByNumber(sql, parsed))?.state === 'sent-back'
}

/** Runs under the lock of the order. */
async function move<More = never>(
  ctx: Ctx,
  typedNumber: string,
  work: (tx: Sql, stored: StoredReturn) => Moved<More>,
): Moved<More> {
  const number = parseReturnNumber(typedNumber)
  const known = number && (await findReturnByNumber(ctx.sql, number))
  if (!known) return refuse({ kind: 'not-found' })
  return retriedTransaction(ctx.sql, [], async tx => {
    await lockOrderToReturn(tx, known.order.id)
    const stored = await findReturn(tx, known.id)
    return stored ? work(tx, stored) : refuse({ kind: 'not-found' } as const)
  })
}

async function step(ctx: Ctx, tx: Sql, stored: StoredReturn, by: ReturnMove, why: StaffWhy): Moved {
  const transitioned = await transitionReturn(tx, stored, by, { ...why, at: ctx.clock() })
  return transitioned.ok ? transitioned : refuse({ kind: 'move-not-allowed' })
}

/** An expired return takes its lines again; the customer is notified of the arrival. */
export async function receive(ctx: Ctx, tx: Sql, stored: StoredReturn, why: StaffWhy): Moved {
  if (stored.state === 'expired' && !(await holdReturnUnitsAgain(tx, stored.id)))
    return refuse({ kind: 'lines-taken' })
  const transitioned = await step(ctx, tx, stored, 'receive', why)
  if (transitioned.ok) {
    const payload = { returnId: stored.id }
    await insertMessage(tx, 'return-received', payload, ctx.clock())
  }
  return transitioned
}

function isJudgementOf(
  { lines }: StoredReturn,
  { position, keptMinor, found }: ReturnLineJudgement,
): boolean {
  const line = lines.find(each => each.position === position)
  return line !== undefined && keptMinor <= line.backMinor && (keptMinor === 0 || found !== '')
}

function judgedLine(position: number, judged: readonly ReturnLineJudgement[]) {
  const judgement = judged.find(line => line.position === position)
  return {
    position,
    keptMinor: judgement?.keptMinor ?? 0,
    found: judgement?.found || undefined,
    unitTo: judgement?.unitTo ?? ('grading' as const),
  }
}

async function payBack(
  ctx: Ctx,
  tx: Sql,
  stored: StoredReturn,
  { actor }: StaffWhy,
): Promise<Result<Money, MoveReturnRefusal>> {
  const { id, number, order, currency, ibanSealed, holderSealed } = stored
  const amountMinor = moneyBack(stored.lines, stored.chargesMinor)
  if (amountMinor === 0) return ok(fromMinor(0, currency))
  const refunds = await refundOrder(ctx, tx, {
    orderId: order.id,
    currency,
    amountMinor,
    reason: `return ${number}`,
    actor,
    ...(ibanSealed !== null &&
      holderSealed !== null && { account: { iban: ibanSealed, holder: holderSealed } }),
  })
  if (!refunds) return refuse({ kind: 'above-refundable' })
  for (const refund of refunds) await insertReturnRefund(tx, id, refund.id)
  return ok(fromMinor(amountMinor, currency))
}
