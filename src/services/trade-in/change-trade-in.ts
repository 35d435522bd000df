import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { closeTasks } from '#store/order/audit-log.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { changeTradeIn } from './own-trade-in.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { TradeInOn } from './trade-in-services.ts'
import type { TradeInStores } from './trade-in-stores.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Changing = Pick<TradeInOn, 'claimTradeIn' | 'cancelTradeIn'>

/** The seller's changes to a trade-in, apart from its payout and its device. */
export function makeChangeTradeIn(stores: TradeInStores): Changing {
  const changed =
    (work: (tx: Sql, tradeIn: StoredTradeIn) => Promise<Result<void, TradeInRefusal>>) =>
    async (...[requester, number]: Parameters<Changing['cancelTradeIn']>) => {
      const done = await changeTradeIn(stores, requester, number, async (tx, tradeIn) => {
        const worked = await work(tx, tradeIn)
        return worked.ok ? ok(tradeIn.id) : worked
      })
      return done.ok ? ok(await readTradeInView(stores, done.value)) : done
    }
  return {
    claimTradeIn: changed(async () => ok(undefined)),
    cancelTradeIn: changed((tx, tradeIn) => cancel(stores, tx, tradeIn)),
  }
}

async function cancel(
  stores: TradeInStores,
  tx: Sql,
  tradeIn: StoredTradeIn,
): Promise<Result<void, TradeInRefusal>> {
  if (tradeIn.state === 'cancelled') return ok(undefined)
  if (tradeIn.state === 'draft') return withdraw(stores, tx, tradeIn)
  const parcel = await stores.inbound.cancelInbound(tx, { kind: 'sale', id: tradeIn.id })
  if (!parcel.ok && parcel.refusal.kind === 'already-sent')
    return refuse({ kind: 'move-not-allowed' })
  const why = { actor: 'seller', reason: 'kept after all', at: stores.now() }
  const walked = await transitionTradeIn(tx, tradeIn, 'cancel', why, 'cancelled')
  if (!walked.ok) return refuse({ kind: 'move-not-allowed' })
  await withdrawVoucher(stores, tx, tradeIn, why)
  return ok(undefined)
}

/** A seller who waits for a manual offer can withdraw (docs/decisions/0030-sellers.md). */
async function withdraw(
  stores: TradeInStores,
  tx: Sql,
  tradeIn: StoredTradeIn,
): Promise<Result<void, TradeInRefusal>> {
  const why = { actor: 'seller', reason: 'waits no longer', at: stores.now() }
  const walked = await transitionTradeIn(tx, tradeIn, 'cancel', why, 'withdrawn')
  if (!walked.ok) return refuse({ kind: 'move-not-allowed' })
  await closeTasks(tx, ['sale-to-review'], tradeIn.id, why.at)
  return ok(undefined)
}
