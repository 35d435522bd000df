import { removalRememberedDays } from '#domain/device/saved-devices.ts'
import { markets } from '#domain/market/market.ts'
import { type Retained, retained, retainedFrom } from '#domain/setting/retention.ts'
import { eraseInTradeIns } from '#store/account/erasing-trade-ins.ts'
import { eraseInOrders } from '#store/account/erasure.ts'
import {
  deleteDelivered,
  deleteOutdatedEmails,
  deleteOutdatedMessages,
  deleteRemovedFavourites,
  listOutdatedOffers,
  listOutdatedOrders,
  listOutdatedTradeIns,
  type Outdated,
} from '#store/retention/forget.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>
/** Erases some of what is outdated; returns how many rows. */
type Forget = (tx: Sql, outdated: Outdated) => Promise<number>

/** Few enough that no lock is held for long. */
const batch = 200

/** Messages between parts of the shop name orders and people; nobody reads a delivered one after this time. */
const deliveredDays = 90

const forgetting: Readonly<Record<Retained, Forget>> = {
  offers: erasing(listOutdatedOffers, eraseInTradeIns),
  emails: deleteOutdatedEmails,
  messages: deleteOutdatedMessages,
  tradeIns: erasing(listOutdatedTradeIns, eraseInTradeIns),
  orders: erasing(listOutdatedOrders, eraseInOrders),
}

/**
 * Erases personal data that has been stored for as long as each market's settings say; the books stay as after the
 * erasure of an account (decision 15). Returns how many rows were erased.
 */
export async function forgetPersonalData(ctx: Ctx): Promise<number> {
  const now = ctx.clock()
  let forgotten = await repeated(ctx, tx =>
    deleteDelivered(tx, retainedFrom(deliveredDays, now), batch),
  )
  forgotten += await repeated(ctx, tx =>
    deleteRemovedFavourites(tx, retainedFrom(removalRememberedDays, now), batch),
  )
  for (const market of markets) {
    const days = ctx.settings.retentionOf(market)
    for (const what of retained) {
      const outdated = { market, before: retainedFrom(days[what], now), limit: batch }
      forgotten += await repeated(ctx, tx => forgetting[what](tx, outdated))
    }
  }
  return forgotten
}

function erasing(
  list: (tx: Sql, outdated: Outdated) => Promise<readonly string[]>,
  erase: (tx: Sql, ids: readonly string[]) => Promise<void>,
): Forget {
  return async (tx, outdated) => {
    const ids = await list(tx, outdated)
    if (ids.length > 0) await erase(tx, ids)
    return ids.length
  }
}

/** Each batch in a transaction of its own, until one is not full. */
async function repeated({ sql }: Ctx, forget: (tx: Sql) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const forgotten = await committed(sql, forget)
    total += forgotten
    if (forgotten < batch) return total
  }
}
