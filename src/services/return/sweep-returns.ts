import { markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { insertMessage } from '#store/order/audit-log.ts'
import { findReturn } from '#store/return/read-return.ts'
import { lockOrderToReturn } from '#store/return/returned-orders.ts'
import { claimReturnsToRemind, listReturnsToExpire } from '#store/return/returns.ts'
import { eachAlone } from '../failing/each-alone.ts'
import type { ReturnStores } from './return-stores.ts'
import { transitionReturn } from './transition-return.ts'

const batch = 50
const graceDays = 3
const remindDays = 3

/**
 * Expires returns that were not sent in time, a few days after their last day, because a carrier may report late.
 * One that still arrives is accepted. Returns how many expired (orders.md, Return).
 */
export function makeExpireReturns(stores: ReturnStores) {
  return async (): Promise<number> => {
    const before = addDays(todayOf(stores), -graceDays)
    const due = await listReturnsToExpire(stores.sql, before, batch)
    await eachAlone(stores, { job: 'expire-return', items: due, work: id => expire(stores, id) })
    return due.length
  }
}

async function expire(stores: ReturnStores, id: string) {
  const known = await findReturn(stores.sql, id)
  if (!known) return
  await stores.transaction(async tx => {
    await lockOrderToReturn(tx, known.order.id)
    const stored = await findReturn(tx, id)
    if (stored?.state !== 'approved') return ok(undefined)
    const why = { actor: 'shop', reason: 'not sent in time', at: stores.now() }
    await transitionReturn(tx, stored, 'expire', why)
    return ok(undefined)
  })
}

/**
 * Reminds customers once, a few days before the last day, if the return has not been sent yet. Returns how many were
 * reminded.
 */
export function makeRemindReturns(stores: ReturnStores) {
  return async (): Promise<number> => {
    const at = stores.now()
    const reminded = await stores.transaction(async tx => {
      const ids = await claimReturnsToRemind(tx, addDays(todayOf(stores), remindDays), at)
      for (const returnId of ids) await insertMessage(tx, 'return-reminder', { returnId }, at)
      return ok(ids.length)
    })
    return reminded.ok ? reminded.value : 0
  }
}

/** Today in the market where the day ends last. */
function todayOf({ now }: Pick<ReturnStores, 'now'>) {
  return markets.map(market => dayIn(market, now())).toSorted()[0] ?? ''
}
