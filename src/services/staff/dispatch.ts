import { nextCollection } from '#domain/delivery/collection.ts'
import { courierOf } from '#domain/delivery/offered.ts'
import type { Market } from '#domain/market/market.ts'
import { type DispatchStep, dispatchStep } from '#domain/order/dispatch.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { type Result, refuse } from '#domain/result.ts'
import { addDays, dayIn, startOfDay } from '#domain/time/day.ts'
import {
  countHandedOver,
  countParcelsToSend,
  findParcelByCode,
  type HandedParcel,
  listHandedOver,
  listLabelsToPrint,
  listLatestHandedOver,
  listParcelsToPack,
  type ParcelToSend,
  type PickedUnit,
  type SendCount,
} from '#store/staff/dispatch.ts'
import type { Context } from '../context.ts'
import { type MoveRefusal, moveShipment } from '../shipment/move-shipment.ts'
import { type DeviceNumber, openDeviceNumber } from './device-number.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings' | 'keys' | 'isDemo'>

export type DispatchParcel = Omit<ParcelToSend, 'units'> & {
  readonly step: DispatchStep
  readonly units: readonly (Omit<PickedUnit, 'sealed'> & DeviceNumber)[]
}

/** More parcels than this are fetched in several rounds. */
const mostFetched = 60
const mostLabels = 500
const mostLatest = 20

export type Collection = {
  readonly market: Market
  readonly carrier: string
  readonly at: Date
  readonly isToday: boolean
  readonly toPack: number
}

type CarrierCount = { readonly carrier: string; readonly count: number }

export type DispatchView = {
  readonly collections: readonly Collection[]
  /** Packed parcels by carrier: their labels can be printed. */
  readonly packed: readonly CarrierCount[]
  readonly toPack: number
  /** The next round of what has to be packed. */
  readonly parcels: readonly DispatchParcel[]
  readonly handed: {
    readonly counts: readonly CarrierCount[]
    /** Whose list is shown whole; of all carriers the latest parcels alone are. */
    readonly carrier: string | undefined
    readonly parcels: readonly HandedParcel[]
  }
}

/** The parcels that can leave, and those that left today; of `carrier` all of those. */
export async function viewDispatch(
  ctx: Ctx,
  markets: readonly Market[],
  carrier: string | undefined,
): Promise<DispatchView> {
  const [parcels, counts, handed] = await Promise.all([
    listParcelsToPack(ctx.sql, markets, mostFetched),
    countParcelsToSend(ctx.sql, markets),
    viewHanded(ctx, markets, carrier),
  ])
  const toPack = counts.filter(({ isPacked }) => !isPacked)
  return {
    collections: collectionsOf(ctx, markets, toPack),
    packed: byCarrier(counts.filter(({ isPacked }) => isPacked)),
    toPack: sumOf(toPack),
    parcels: parcels.flatMap(parcel => withStep(ctx, parcel)),
    handed,
  }
}

async function viewHanded(
  { sql, clock }: Ctx,
  markets: readonly Market[],
  asked: string | undefined,
): Promise<DispatchView['handed']> {
  const [first = 'ro'] = markets
  const today = dayIn(first, clock())
  const span = { since: startOfDay(first, today), until: startOfDay(first, addDays(today, 1)) }
  const counts = await countHandedOver(sql, markets, span)
  const carrier = counts.find(each => each.carrier === asked)?.carrier
  const parcels =
    carrier === undefined
      ? await listLatestHandedOver(sql, markets, span, mostLatest)
      : await listHandedOver(sql, markets, span, carrier)
  return { counts, carrier, parcels }
}

/** When the carrier of each market comes next, and how much is left to pack until then. */
function collectionsOf(
  { settings, clock }: Ctx,
  markets: readonly Market[],
  toPack: readonly SendCount[],
): readonly Collection[] {
  return markets.flatMap(market => {
    const { delivery, holidays } = settings.shopOf(market)
    const { collectedAt } = delivery
    if (collectedAt === undefined) return []
    const at = nextCollection(market, collectedAt, new Set(holidays), clock())
    const isToday = dayIn(market, at) === dayIn(market, clock())
    const own = toPack.filter(each => each.market === market)
    return [{ market, carrier: courierOf[market], at, isToday, toPack: sumOf(own) }]
  })
}

function withStep(ctx: Ctx, parcel: ParcelToSend): readonly DispatchParcel[] {
  const step = dispatchStep(parcel.state, parcel.packedAt !== null, parcel.units.length)
  if (!step) return []
  const units = parcel.units.map(({ sealed, ...unit }) => ({
    ...unit,
    ...openDeviceNumber(ctx, sealed),
  }))
  return [{ ...parcel, step, units }]
}

function byCarrier(counts: readonly SendCount[]): readonly CarrierCount[] {
  return [...Map.groupBy(counts, ({ carrier }) => carrier)].map(([carrier, own]) => ({
    carrier,
    count: sumOf(own),
  }))
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** All labels of a carrier's packed parcels as one file; `undefined` if there are none. */
export async function joinLabels(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  carrier: string,
): Promise<Buffer | undefined> {
  const labels = await listLabelsToPrint(sql, markets, carrier, mostLabels)
  if (labels.length === 0) return undefined
  // Not with the shop: a megabyte of sources that few processes need.
  const { PDFDocument } = await import('@cantoo/pdf-lib')
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
