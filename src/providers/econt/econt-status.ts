import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { ParcelEvent } from '../delivery/delivery-provider.ts'
import { type Fields, fieldsOf, numberOf, readEach, textOf } from '../delivery/read.ts'

/**
 * Destination types as seen in other clients; not all are confirmed, and they are used only here. An unlisted type
 * changes nothing.
 */
const reachedBy: Readonly<Record<string, ShipmentState>> = {
  prepared: 'label-created',
  in_pickup_courier: 'handed-over',
  in_pickup_office: 'handed-over',
  office: 'in-transit',
  courier: 'in-transit',
  courier_direction: 'in-transit',
  in_delivery_courier: 'in-transit',
  in_delivery_office: 'ready-for-pickup',
  client: 'delivered',
  delivery_attempt: 'failed-attempt',
  storage_expired: 'pickup-expired',
  return: 'returning',
  returned: 'returned-to-sender',
  lost: 'lost',
}

/** The response of `getShipmentStatuses` for all its parcels. */
export function econtEvents(body: unknown): readonly ParcelEvent[] | undefined {
  return readEach(fieldsOf(body)?.shipmentStatuses, entry => {
    const status = fieldsOf(entry.status)
    const awb = textOf(status?.shipmentNumber)
    if (!status || awb === undefined) return undefined
    return readEach(status.trackingEvents, event => eventOf(awb, event)) ?? []
  })?.flat()
}

function eventOf(awb: string, event: Fields): ParcelEvent | undefined {
  const type = textOf(event.destinationType)
  const time = numberOf(event.time)
  if (type === undefined || time === undefined) return undefined
  const reached = ownEntry(reachedBy, type)
  const place = textOf(event.officeName) ?? textOf(event.cityName)
  return {
    awb,
    key: `${type}@${time}`,
    status: textOf(event.destinationDetails) ?? type,
    at: new Date(time),
    raw: event,
    ...(reached && { reached }),
    ...(place && { place }),
  }
}

/** The URL of the label of a parcel. */
export function labelUrlOf(body: unknown, awb: string): string | undefined {
  return readEach(fieldsOf(body)?.shipmentStatuses, entry => {
    const status = fieldsOf(entry.status)
    return textOf(status?.shipmentNumber) === awb ? textOf(status?.pdfURL) : undefined
  })?.[0]
}
