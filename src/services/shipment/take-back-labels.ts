import type { DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import type { Message } from '#store/outbox.ts'
import {
  listShipmentsOfCancelled,
  lockShipment,
  releaseShipment,
  type UnlabelledShipment,
} from '#store/shipment/shipments.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

/**
 * Handles `shipment-cancelled {orderId}`: tells the carrier not to collect the parcels of a cancelled order. If the
 * carrier already has one, a person checks. Throws if the carrier could not be reached.
 */
export async function takeBackLabels(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const parcels = await listShipmentsOfCancelled(ctx.sql, String(payload.orderId))
  const outcomes = await Promise.allSettled(
    parcels.map(async parcel => {
      const provider = ctx.providers.delivery[parcel.carrier]
      if (provider) await takeBack(ctx, provider, parcel)
    }),
  )
  for (const each of outcomes) if (each.status === 'rejected') throw each.reason
}

async function takeBack(
  ctx: Ctx,
  provider: DeliveryProvider,
  { id, awb: known, attempts }: UnlabelledShipment,
) {
  const awb = known ?? (attempts > 0 ? await findUnrecordedAwb(provider, id) : undefined)
  if (awb === undefined) return
  const cancelled = await provider.cancel(awb)
  if (!cancelled.ok) throw new Error(`${provider.id}: ${JSON.stringify(cancelled.refusal)}`)
  await releaseShipment(ctx.sql, id, 'taken back: the order was cancelled')
  if (cancelled.value.kind === 'too-late')
    await committed(ctx.sql, async tx => {
      const parcel = await lockShipment(tx, id)
      if (!parcel) return
      const { market, orderId, carrier } = parcel
      const facts = { carrier, awb }
      const task = { market, kind: 'label-of-cancelled-order', subjectId: id, orderId, facts }
      await insertTask(tx, task, ctx.clock())
    })
}

/** The parcel may have been created although its response was lost. */
async function findUnrecordedAwb(
  provider: DeliveryProvider,
  id: string,
): Promise<string | undefined> {
  const found = await provider.findByReference(id)
  if (!found.ok) throw new Error(`${provider.id}: ${JSON.stringify(found.refusal)}`)
  return found.value?.awb
}
