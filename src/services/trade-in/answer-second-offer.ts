import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { isAnswerInTime } from '#domain/trade-in/second-offer.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { transitionTo } from './apply-transition.ts'
import type { Inspecting, SecondAnswer } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { changeTradeIn } from './own-trade-in.ts'
import { payOut } from './pay-out.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import { askPerson, taskOfWayBack } from './send-back.ts'
import { readTradeInView } from './to-trade-in-view.ts'

/** The seller accepts or declines a second offer once; repeating the same answer changes nothing (sell.md). */
export function makeAnswerSecondOffer(stores: InspectionStores): Inspecting['answerSecondOffer'] {
  return async (requester, number, answer) => {
    const answered = await changeTradeIn(stores, requester, number, async (tx, tradeIn) => {
      const result = await answerTo(stores, tx, tradeIn, answer)
      return result.ok ? ok(tradeIn.id) : result
    })
    return answered.ok ? ok(await readTradeInView(stores, answered.value)) : answered
  }
}

async function answerTo(
  stores: InspectionStores,
  tx: Sql,
  tradeIn: StoredTradeIn,
  answer: SecondAnswer,
): Promise<Result<void, TradeInRefusal>> {
  if (givenAnswer(tradeIn) === answer) return ok(undefined)
  const { market, secondOfferMinor } = tradeIn
  if (tradeIn.state !== 'second-offer' || secondOfferMinor === null)
    return refuse({ kind: 'move-not-allowed' })
  const at = stores.now()
  if (!isAnswerInTime(dayIn(market, tradeIn.since), dayIn(market, at)))
    return refuse({ kind: 'answer-too-late' })
  const why = { actor: 'seller', reason: `second offer: ${answer}`, at }
  return answer === 'accept'
    ? accept(stores, tx, { ...tradeIn, secondOfferMinor }, why)
    : decline(stores, tx, tradeIn, why, 'declined')
}

/** `undefined` while there is no answer; no answer in time counts as declined. */
function givenAnswer({ state, secondOfferMinor }: StoredTradeIn): SecondAnswer | undefined {
  if (secondOfferMinor === null || state === 'second-offer') return undefined
  return state === 'accepted-second' || state === 'paid' ? 'accept' : 'decline'
}

type Why = { readonly actor: string; readonly reason: string; readonly at: Date }

async function accept(
  stores: InspectionStores,
  tx: Sql,
  tradeIn: StoredTradeIn & { readonly secondOfferMinor: number },
  why: Why,
): Promise<Result<void, TradeInRefusal>> {
  const isPaidLater = tradeIn.payout !== 'voucher'
  const update = isPaidLater ? 'second-accepted' : undefined
  const walked = await transitionTo(tx, tradeIn, 'accept-second', why, update)
  if (!walked.ok) return walked
  await payOut(stores, tx, walked.value, tradeIn.secondOfferMinor, why)
  return ok(undefined)
}

/** Declined explicitly or by silence: the device goes back free of charge. */
export async function decline(
  stores: InspectionStores,
  tx: Sql,
  tradeIn: StoredTradeIn,
  why: Why,
  update: 'declined' | 'lapsed',
): Promise<Result<void, TradeInRefusal>> {
  const walked = await transitionTo(tx, tradeIn, 'decline', why, update)
  if (!walked.ok) return walked
  await withdrawVoucher(stores, tx, tradeIn, why)
  await askPerson(tx, tradeIn, taskOfWayBack.parcel, why)
  return ok(undefined)
}
