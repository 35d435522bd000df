import { ok } from '#domain/result.ts'
import { insertMessage } from '#store/order/audit-log.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { claimTradeInsToRemind, listTradeInsToExpire } from '#store/trade-in/write-trade-in.ts'
import { eachAlone } from '../failing/each-alone.ts'
import type { TradeInStores } from './trade-in-stores.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

const batch = 50
const dayMs = 86_400_000
/** How long before its end a seller is reminded of an offer. */
const remindMs = 3 * dayMs

/** An offer that was not accepted ends after its last day (sell.md, Timers). Returns how many ended. */
export function makeExpireTradeIns(stores: TradeInStores) {
  return async (): Promise<number> => {
    const due = await listTradeInsToExpire(stores.sql, stores.now(), batch)
    const work = (id: string) => expire(stores, id)
    const expired = await eachAlone(stores, { job: 'expire-sale', items: due, work })
    return expired.filter(Boolean).length
  }
}

async function expire(stores: TradeInStores, id: string): Promise<boolean> {
  const done = await stores.transaction([], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    const at = stores.now()
    // It may have been accepted in the meantime.
    if (tradeIn?.state !== 'offered' || tradeIn.expiresAt === null || tradeIn.expiresAt > at)
      return ok(false)
    const why = { actor: 'shop', reason: 'not accepted in time', at }
    return ok((await transitionTradeIn(tx, tradeIn, 'expire', why, 'expired')).ok)
  })
  return done.ok && done.value
}

/** Reminds sellers once, some days before an offer they have not accepted ends. Returns the number of reminders. */
export function makeRemindTradeIns(stores: TradeInStores) {
  return async (): Promise<number> => {
    const at = stores.now()
    const reminded = await stores.transaction([], async tx => {
      const endsBefore = new Date(at.getTime() + remindMs)
      const ids = await claimTradeInsToRemind(tx, endsBefore, at)
      for (const tradeInId of ids)
        await insertMessage(tx, 'sale-news', { saleId: tradeInId, news: 'ends-soon' }, at)
      return ok(ids.length)
    })
    return reminded.ok ? reminded.value : 0
  }
}
