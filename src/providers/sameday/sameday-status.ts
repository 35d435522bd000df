import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { ParcelEvent } from '../delivery/delivery-provider.ts'
import { fieldsOf, readEach, textOf } from '../delivery/read.ts'

/**
 * Status ids as seen in other clients; not confirmed by the carrier, and used only here. An unlisted id changes
 * nothing.
 */
const reachedBy: Readonly<Record<string, ShipmentState>> = {
  1: 'label-created',
  4: 'handed-over',
  7: 'in-transit',
  56: 'in-transit',
  84: 'in-transit',
  33: 'in-transit',
  78: 'ready-for-pickup',
  9: 'delivered',
  11: 'failed-attempt',
  79: 'pickup-expired',
  16: 'returning',
  18: 'returned-to-sender',
  26: 'lost',
}

/** The history of one parcel, the response of `/api/client/awb/{awb}/status`. */
export function samedayEvents(body: unknown): readonly ParcelEvent[] | undefined {
  const fields = fieldsOf(body)
  const awb = textOf(fieldsOf(fields?.expeditionSummary)?.awbNumber)
  if (awb === undefined) return undefined
  return readEach(fields?.expeditionHistory, entry => {
    const id = textOf(entry.statusId)
    const date = textOf(entry.statusDate)
    const at = new Date(date ?? '')
    if (id === undefined || Number.isNaN(at.getTime())) return undefined
    const reached = ownEntry(reachedBy, id)
    const place = textOf(entry.transitLocation) ?? textOf(entry.county)
    return {
      awb,
      key: `${id}@${at.toISOString()}`,
      status: textOf(entry.statusLabel) ?? textOf(entry.status) ?? id,
      at,
      raw: entry,
      ...(reached && { reached }),
      ...(place && { place }),
    }
  })
}
