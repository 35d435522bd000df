import { ok, type Result, refuse } from '#domain/result.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { changeSale } from './own-sale.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import type { SaleStores } from './sale-stores.ts'
import type { SellingOn } from './selling.ts'
import { readSaleView } from './to-sale-view.ts'
import { walkSale } from './walk-sale.ts'

type Changing = Pick<SellingOn, 'claimSale' | 'cancelSale'>

/** What a seller changes of a sale besides what it is paid for and by. */
export function makeChangeSale(stores: SaleStores): Changing {
  const changed =
    (work: (tx: Runner, sale: StoredSale) => Promise<Result<void, SaleRefusal>>) =>
    async (...[asker, number]: Parameters<Changing['cancelSale']>) => {
      const done = await changeSale(stores, asker, number, async (tx, sale) => {
        const worked = await work(tx, sale)
        return worked.ok ? ok(sale.id) : worked
      })
      return done.ok ? ok(await readSaleView(stores, done.value)) : done
    }
  return {
    claimSale: changed(async () => ok(undefined)),
    cancelSale: changed((tx, sale) => cancel(stores, tx, sale)),
  }
}

async function cancel(
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
): Promise<Result<void, SaleRefusal>> {
  if (sale.state === 'cancelled') return ok(undefined)
  if (sale.state === 'draft') return withdraw(stores, tx, sale)
  const parcel = await stores.inbound.cancelInbound(tx, { kind: 'sale', id: sale.id })
  if (!parcel.ok && parcel.refusal.kind === 'already-sent')
    return refuse({ kind: 'move-not-allowed' })
  const why = { actor: 'seller', reason: 'kept after all', at: stores.now() }
  const walked = await walkSale(stores, tx, sale, 'cancel', why, 'cancelled')
  if (!walked.ok) return refuse({ kind: 'move-not-allowed' })
  await withdrawVoucher(stores, tx, sale, why)
  return ok(undefined)
}

/** docs/decisions/0030-sellers.md: who waits for a person's offer need not wait on. */
async function withdraw(
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
): Promise<Result<void, SaleRefusal>> {
  const why = { actor: 'seller', reason: 'waits no longer', at: stores.now() }
  const walked = await walkSale(stores, tx, sale, 'cancel', why, 'withdrawn')
  if (!walked.ok) return refuse({ kind: 'move-not-allowed' })
  await stores.traces.tasksDone(tx, ['sale-to-review'], sale.id, why.at)
  return ok(undefined)
}
