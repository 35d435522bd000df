import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { isAnswerInTime } from '#domain/trade-in/second-offer.ts'
import type { ObjectionRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { deleteInspectionReminders, findInspector } from '#store/trade-in/inspections.ts'
import { insertObjection } from '#store/trade-in/objections.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { attachPhotos } from '../photo/attach-photos.ts'
import { transitionTo } from './apply-transition.ts'
import { secondLook } from './inspection-tasks.ts'
import { changeTradeIn, type TradeInRequester } from './own-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** What the seller does not agree with, and photos of theirs. */
export type Objection = { readonly words: string; readonly photos: readonly string[] }

/**
 * Instead of an answer, the seller may ask once for a second look: another inspector, within 3 working days, and the
 * amount may only stay or rise (sell.md, Rulings).
 */
export async function objectToOffer(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  objection: Objection,
): Promise<Result<TradeInView, ObjectionRefusal>> {
  const objected = await changeTradeIn<string, ObjectionRefusal>(
    ctx,
    requester,
    number,
    async (tx, tradeIn) => {
      const done = await object(ctx, tx, tradeIn, objection, requester.userId)
      return done.ok ? ok(tradeIn.id) : done
    },
  )
  return objected.ok ? ok(await readTradeInView(ctx, objected.value)) : objected
}

async function object(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { words, photos }: Objection,
  uploader: string | undefined,
): Promise<Result<void, ObjectionRefusal>> {
  const { id, number, market, title, state, since } = tradeIn
  if (state !== 'second-offer') return refuse({ kind: 'move-not-allowed' })
  const at = ctx.clock()
  if (!isAnswerInTime(dayIn(market, since), dayIn(market, at)))
    return refuse({ kind: 'answer-too-late' })
  const inspector = await findInspector(tx, id)
  if (inspector === undefined) throw new Error(`sale ${number} was never inspected`)
  if (!(await insertObjection(tx, { saleId: id, words, inspector, at })))
    return refuse({ kind: 'objected-before' })
  const attached = await attachPhotos(tx, photos, { kind: 'objection', id }, uploader)
  if (!attached.ok) return attached
  await deleteInspectionReminders(tx, id)
  const facts = { number, title, inspector }
  await insertTask(tx, { market, kind: secondLook, subjectId: id, facts }, at)
  const why = { actor: 'seller', reason: 'second offer: look again', at }
  const transitioned = await transitionTo(tx, tradeIn, 'object', why, 'objected')
  return transitioned.ok ? ok(undefined) : transitioned
}
