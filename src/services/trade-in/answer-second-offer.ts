import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { isAnswerInTime } from '#domain/trade-in/second-offer.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { transitionTo } from './apply-transition.ts'
import type { SecondAnswer } from './inspection-report.ts'
import { changeTradeIn, type TradeInRequester } from './own-trade-in.ts'
import { payOut } from './pay-out.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import { askPerson, taskOfWayBack } from './send-back.ts'
import { readTradeInView } from './to-trade-in-view.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * The seller accepts or declines a second offer once, until the last day is over; repeating the same answer changes
 * nothing (sell.md).
 */
export async function answerSecondOffer(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  answer: SecondAnswer,
): Promise<Result<TradeInView, TradeInRefusal>> {
  const answered = await changeTradeIn(ctx, requester, number, async (tx, tradeIn) => {
    const result = await answerTo(ctx, tx, tradeIn, answer)
    return result.ok ? ok(tradeIn.id) : result
  })
  return answered.ok ? ok(await readTradeInView(ctx, answered.value)) : answered
}

async function answerTo(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  answer: SecondAnswer,
): Promise<Result<void, TradeInRefusal>> {
  if (givenAnswer(tradeIn) === answer) return ok(undefined)
  const { market, secondOfferMinor } = tradeIn
  if (tradeIn.state !== 'second-offer' || secondOfferMinor === null)
    return refuse({ kind: 'move-not-allowed' })
  const at = ctx.clock()
  if (!isAnswerInTime(dayIn(market, tradeIn.since), dayIn(market, at)))
    return refuse({ kind: 'answer-too-late' })
  const why = { actor: 'seller', reason: `second offer: ${answer}`, at }
  return answer === 'accept'
    ? accept(ctx, tx, { ...tradeIn, secondOfferMinor }, why)
    : decline(ctx, tx, tradeIn, why, 'declined')
}

/** `undefined` while there is no answer; no answer in time counts as declined. */
function givenAnswer({ state, secondOfferMinor }: StoredTradeIn): SecondAnswer | undefined {
  if (secondOfferMinor === null || state === 'second-offer' || state === 'objected')
    return undefined
  return state === 'accepted-second' || state === 'paid' ? 'accept' : 'decline'
}

type Why = { readonly actor: string; readonly reason: string; readonly at: Date }

async function accept(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn & { readonly secondOfferMinor: number },
  why: Why,
): Promise<Result<void, TradeInRefusal>> {
  const isPaidLater = tradeIn.payout !== 'voucher'
  const update = isPaidLater ? 'second-accepted' : undefined
  const transitioned = await transitionTo(tx, tradeIn, 'accept-second', why, update)
  if (!transitioned.ok) return transitioned
  await payOut(ctx, tx, transitioned.value, tradeIn.secondOfferMinor, why)
  return ok(undefined)
}

/** Declined explicitly or by silence: the device goes back free of charge. */
export async function decline(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  why: Why,
  update: 'declined' | 'lapsed',
): Promise<Result<void, TradeInRefusal>> {
  const transitioned = await transitionTo(tx, tradeIn, 'decline', why, update)
  if (!transitioned.ok) return transitioned
  await withdrawVoucher(ctx, tx, tradeIn, why)
  await askPerson(tx, tradeIn, taskOfWayBack.parcel, why)
  return ok(undefined)
}
