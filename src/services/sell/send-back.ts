import { ok, refuse } from '#domain/result.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import { type WayBack, wayBackOf } from '#domain/sell/verdict.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { Inspecting, SendBackRefusal } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { onSale, walkOn } from './walk-on.ts'
import type { SaleWhy } from './walk-sale.ts'

/** Who waits for a device that is not bought, by the way it comes back. */
export const taskOfWayBack = {
  parcel: 'sale-to-send-back',
  'by-hand': 'sale-swollen',
  held: 'sale-stolen',
} as const satisfies Record<WayBack, string>

/** What is not bought waits for a person who packs it; whom a stolen device belongs to is for them to find out. */
export function askPerson(
  { traces }: Pick<InspectionStores, 'traces'>,
  tx: Runner,
  { id: subjectId, market, number, title }: StoredSale,
  kind: (typeof taskOfWayBack)[WayBack],
  { reason, at }: SaleWhy,
) {
  return traces.task(tx, { market, kind, subjectId, facts: { number, title, reason } }, at)
}

type Moving = Pick<Inspecting, 'quarantineSale' | 'sendSaleBack' | 'giveSaleBack'>

/** What staff do about a device besides looking at it, one named move each. */
export function makeMoveInspected(stores: InspectionStores): Moving {
  return {
    quarantineSale: (number, why) =>
      onSale(stores, number, async (tx, sale) => {
        const at = stores.now()
        const walked = await walkOn(stores, tx, sale, 'quarantine', { ...why, at }, 'quarantined')
        return walked.ok ? ok(walked.value.state) : walked
      }),

    /** Its seller pays nothing, and is told by whom and under which number it comes. */
    sendSaleBack: (number, parcel, why) =>
      onSale<SaleState, SendBackRefusal>(stores, number, async (tx, sale) => {
        const at = stores.now()
        const wayBack = wayBackOf(await stores.inspections.reasonsOf(tx, sale.id))
        if (wayBack !== 'parcel') return refuse({ kind: 'not-by-parcel', wayBack } as const)
        const walked = await walkOn(stores, tx, sale, 'send-back', { ...why, at }, 'sent-back')
        if (!walked.ok) return walked
        await stores.inspections.sendBack(tx, sale.id, parcel, at)
        await stores.traces.tasksDone(tx, [taskOfWayBack.parcel], sale.id, at)
        return ok(walked.value.state)
      }),

    giveSaleBack: (number, why) =>
      onSale(stores, number, async (tx, sale) => {
        const at = stores.now()
        const wayBack = wayBackOf(await stores.inspections.reasonsOf(tx, sale.id))
        const isFetched = sale.state === 'rejected'
        if (isFetched && wayBack === 'parcel') return refuse({ kind: 'move-not-allowed' } as const)
        const news = isFetched ? 'fetched' : 'returned'
        const walked = await walkOn(stores, tx, sale, 'give-back', { ...why, at }, news)
        if (!walked.ok) return walked
        await stores.traces.tasksDone(tx, [taskOfWayBack[wayBack]], sale.id, at)
        return ok(walked.value.state)
      }),
  }
}
