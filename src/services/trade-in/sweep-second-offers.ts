import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { isAnswerInTime, type ReminderDay, reminderDue } from '#domain/trade-in/second-offer.ts'
import type { WaitingOffer } from '#store/trade-in/inspections.ts'
import { insertInspectionReminder, listWaitingSecondOffers } from '#store/trade-in/inspections.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { decline } from './answer-second-offer.ts'
import { notifySeller } from './apply-transition.ts'
import type { InspectionStores } from './inspection-stores.ts'

/**
 * A seller who has not answered a second offer is reminded on days 3, 7 and 12; after 14 days without an answer it is
 * declined, never accepted (sell.md). Returns the number of trade-ins handled.
 */
export function makeSweepSecondOffers(stores: InspectionStores) {
  return async (): Promise<number> => {
    const waiting = await listWaitingSecondOffers(stores.sql)
    const work = (offer: WaitingOffer) => sweep(stores, offer)
    const done = await eachAlone(stores, { job: 'sweep-second-offer', items: waiting, work })
    return done.filter(Boolean).length
  }
}

async function sweep(stores: InspectionStores, { id, market, since }: WaitingOffer) {
  const [madeOn, today] = [dayIn(market, since), dayIn(market, stores.now())]
  if (!isAnswerInTime(madeOn, today)) return lapse(stores, id)
  const day = reminderDue(madeOn, today)
  return day !== undefined && remind(stores, id, day)
}

async function lapse(stores: InspectionStores, id: string): Promise<boolean> {
  const lapsed = await stores.transaction([], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    // It may have been answered in the meantime.
    if (tradeIn?.state !== 'second-offer') return ok(false)
    const why = { actor: 'shop', reason: 'no answer in time', at: stores.now() }
    return ok((await decline(stores, tx, tradeIn, why, 'lapsed')).ok)
  })
  return lapsed.ok && lapsed.value
}

async function remind(stores: InspectionStores, id: string, day: ReminderDay): Promise<boolean> {
  const at = stores.now()
  const reminded = await stores.transaction([], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    if (tradeIn?.state !== 'second-offer') return ok(false)
    if (!(await insertInspectionReminder(tx, id, day, at))) return ok(false)
    await notifySeller(tx, id, 'second-reminder', at)
    return ok(true)
  })
  return reminded.ok && reminded.value
}
