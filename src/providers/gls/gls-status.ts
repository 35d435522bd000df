import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { ParcelEvent } from '../delivery/delivery-provider.ts'
import { fieldsOf, readEach, textOf } from '../delivery/read.ts'
import { parseGlsDate } from './gls-date.ts'

/**
 * Status codes as seen in other clients; not all are confirmed, and they are used only here. An unlisted code changes
 * nothing.
 */
const reachedBy: Readonly<Record<string, ShipmentState>> = {
  51: 'label-created',
  1: 'handed-over',
  86: 'handed-over',
  2: 'in-transit',
  3: 'in-transit',
  4: 'in-transit',
  26: 'in-transit',
  32: 'in-transit',
  54: 'ready-for-pickup',
  55: 'ready-for-pickup',
  56: 'ready-for-pickup',
  57: 'pickup-expired',
  5: 'delivered',
  58: 'delivered',
  12: 'failed-attempt',
  14: 'failed-attempt',
  15: 'failed-attempt',
  17: 'failed-attempt',
  18: 'failed-attempt',
  23: 'returning',
  40: 'returned-to-sender',
  30: 'lost',
}

/** The response of `GetParcelStatuses` for one parcel. */
export function glsEvents(body: unknown): readonly ParcelEvent[] | undefined {
  const fields = fieldsOf(body)
  const awb = textOf(fields?.ParcelNumber)
  if (awb === undefined) return undefined
  return readEach(fields?.ParcelStatusList, entry => {
    const code = textOf(entry.StatusCode)?.replace(/^0+(?=\d)/, '')
    const at = parseGlsDate(textOf(entry.StatusDate))
    if (code === undefined || at === undefined) return undefined
    const reached = ownEntry(reachedBy, code)
    const place = textOf(entry.DepotCity)
    return {
      awb,
      key: `${code}@${at.getTime()}`,
      status: textOf(entry.StatusDescription) ?? code,
      at,
      raw: entry,
      ...(reached && { reached }),
      ...(place && { place }),
    }
  })
}
