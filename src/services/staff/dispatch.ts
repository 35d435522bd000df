import { PDFDocument } from '@cantoo/pdf-lib'
import { nextCollection } from '#domain/delivery/collection.ts'
import { courierOf } from '#domain/delivery/offered.ts'
import type { Market } from '#domain/market/market.ts'
import { type DispatchStep, dispatchStep } from '#domain/order/dispatch.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { type Result, refuse } from '#domain/result.ts'
import { addDays, type Day, dayIn, startOfDay } from '#domain/time/day.ts'
import {
  findParcelByCode,
  type HandedParcel,
  listHandedOver,
  listLabelsToPrint,
  listParcelsToSend,
  type ParcelToSend,
  type PickedUnit,
} from '#store/staff/dispatch.ts'
import type { Context } from '../context.ts'
import { type MoveRefusal, moveShipment } from '../shipment/move-shipment.ts'
import { type DeviceNumber, openDeviceNumber } from './device-number.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings' | 'keys' | 'isDemo'>

export type DispatchParcel = Omit<ParcelToSend, 'units'> & {
  readonly step: DispatchStep
  readonly units: readonly (Omit<PickedUnit, 'sealed'> & DeviceNumber)[]
}

/** More parcels than this are packed in several rounds. */
const mostParcels = 500

/** The parcels that can leave, and those that left today. */
export async function viewDispatch(ctx: Ctx, markets: readonly Market[]) {
  const { sql, clock, settings } = ctx
  const [first = 'ro'] = markets
  const today = dayIn(first, clock())
  const [parcels, handed] = await Promise.all([
    listParcelsToSend(sql, markets, mostParcels),
    listHandedOn({ sql }, markets, today),
  ])
  return {
    today,
    handed,
    collections: markets.flatMap(market => {
      const { delivery, holidays } = settings.shopOf(market)
      const { collectedAt } = delivery
      if (collectedAt === undefined) return []
      const at = nextCollection(market, collectedAt, new Set(holidays), clock())
      return [
        {
          market,
          carrier: courierOf[market],
          at,
          isToday: dayIn(market, at) === dayIn(market, clock()),
        },
      ]
    }),
    parcels: parcels.flatMap((parcel): DispatchParcel[] => {
      const step = dispatchStep(parcel.state, parcel.packedAt !== null, parcel.units.length)
      if (!step) return []
      const units = parcel.units.map(({ sealed, ...unit }) => ({
        ...unit,
        ...openDeviceNumber(ctx, sealed),
      }))
      return [{ ...parcel, step, units }]
    }),
  }
}

/** What carriers took on a day, for the paper that they sign. */
function listHandedOn(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  day: Day,
): Promise<readonly HandedParcel[]> {
  const [first = 'ro'] = markets
  return listHandedOver(sql, markets, startOfDay(first, day), startOfDay(first, addDays(day, 1)))
}

/** All labels of a carrier's packed parcels as one file; `undefined` if there are none. */
export async function joinLabels(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  carrier: string,
): Promise<Buffer | undefined> {
  const labels = await listLabelsToPrint(sql, markets, carrier, mostParcels)
  if (labels.length === 0) return undefined
  const joined = await PDFDocument.create()
  for (const label of labels) {
    const one = await PDFDocument.load(label)
    for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page)
  }
  return Buffer.from(await joined.save())
}

export type ScanOutRefusal = MoveRefusal | { readonly kind: 'not-packed' }

/** The parcel that was scanned; by its own number, or by that of its order. */
export function findScanned(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  typed: string,
): Promise<ParcelToSend | undefined> {
  const order = parseOrderNumber(typed)
  const code = order ? toOrderNumber(order.market, order.serial) : typed.replace(/\s/g, '')
  return findParcelByCode(sql, code, markets)
}

/** The carrier takes a parcel; only one whose devices were checked. */
export async function scanOut(
  ctx: Ctx,
  parcel: ParcelToSend,
  actor: string,
): Promise<Result<ShipmentState, ScanOutRefusal>> {
  if (dispatchStep(parcel.state, parcel.packedAt !== null, parcel.units.length) === 'pack')
    return refuse({ kind: 'not-packed' })
  const move = { shipmentId: parcel.id, by: 'hand-over', actor, reason: 'scanned out' } as const
  return moveShipment(ctx, move)
}
