import { ok, type Result, refuse } from '#domain/result.ts'
import { lockOrderOfParcel, stepOrderPayment } from '#store/shipment/handover.ts'
import type { ShipmentStores } from './shipment-stores.ts'

export type RemitRefusal = { readonly kind: 'not-found' } | { readonly kind: 'not-collected' }

/** The carrier has remitted the cash it collected; reported by staff or by a settlement file (orders.md, On delivery). */
export function makeRemitCash({ transaction, now }: Pick<ShipmentStores, 'transaction' | 'now'>) {
  return (orderId: string, actor: string, reason: string): Promise<Result<void, RemitRefusal>> =>
    transaction(async tx => {
      if (!(await lockOrderOfParcel(tx, orderId))) return refuse({ kind: 'not-found' })
      const step = { from: 'collected', to: 'remitted', actor, reason, at: now() } as const
      return (await stepOrderPayment(tx, orderId, step))
        ? ok(undefined)
        : refuse({ kind: 'not-collected' })
    })
}
