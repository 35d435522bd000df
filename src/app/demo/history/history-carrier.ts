import { PDFDocument } from '@cantoo/pdf-lib'
import type { Carrier } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { ok } from '#domain/result.ts'
import type {
  DeliveryProvider,
  ParcelEvent,
  ShipmentCreated,
} from '#providers/delivery/delivery-provider.ts'

const hourMs = 3_600_000

/** What happens to a parcel, in hours since its label was made. */
type Course = readonly (readonly [hours: number, reached: ShipmentState, status: string])[]

const onTheWay: Course = [
  [20, 'handed-over', 'Picked up'],
  [26, 'in-transit', 'In transit'],
]

const courses = {
  address: [...onTheWay, [48, 'delivered', 'Delivered']],
  point: [
    ...onTheWay,
    [44, 'ready-for-pickup', 'Ready for pickup'],
    [68, 'delivered', 'Picked up by the recipient'],
  ],
  'not-accepted': [
    ...onTheWay,
    [48, 'failed-attempt', 'Recipient not at home'],
    [96, 'returning', 'Returning to sender'],
    [140, 'returned-to-sender', 'Returned to sender'],
  ],
} as const satisfies Record<string, Course>

/** One parcel in this many comes back, because nobody accepts it. */
const notAcceptedEvery = 29

/** A carrier whose parcels take two or three days by the given clock. */
export function createHistoryCarrier(
  id: Carrier,
  market: Market,
  now: () => Date,
): DeliveryProvider {
  const parcels = new Map<string, { readonly madeAt: number; readonly course: Course }>()
  const create = async (course: Course): Promise<ShipmentCreated> => {
    const awb = `${id.toUpperCase()}${String(700_000_000 + parcels.size)}`
    parcels.set(awb, { madeAt: now().getTime(), course })
    return {
      kind: 'created',
      parcel: { awb, trackingUrl: `https://${id}.example/${awb}`, label: await label() },
    }
  }
  return {
    id,
    market,
    modes: ['locker', 'office', 'courier'],
    capabilities: { returns: true, tracking: 'polled' },
    syncPoints: async () => ok({ points: [] }),
    checkPoint: async () => ok(undefined),
    createShipment: ({ to }) => {
      const isAccepted = parcels.size % notAcceptedEvery !== notAcceptedEvery - 1
      return create(courses[isAccepted ? to.kind : 'not-accepted'])
    },
    createReturn: () => create(courses.address),
    findByReference: async () => ok(undefined),
    cancel: async () => ok({ kind: 'cancelled' }),
    label: async () => ok(await label()),
    poll: async awbs => ok(awbs.flatMap(awb => eventsOf(awb, parcels.get(awb), now().getTime()))),
    parseTracking: () => undefined,
  }
}

function eventsOf(
  awb: string,
  parcel: { readonly madeAt: number; readonly course: Course } | undefined,
  now: number,
): readonly ParcelEvent[] {
  if (!parcel) return []
  return parcel.course.flatMap(([hours, reached, status]) => {
    const at = parcel.madeAt + hours * hourMs
    const event = { awb, key: `${awb} ${reached}`, status, reached, at: new Date(at) }
    return at <= now ? [{ ...event, raw: { status } }] : []
  })
}

let made: Promise<Buffer> | undefined

/** An empty page: these parcels have left long ago. */
function label(): Promise<Buffer> {
  made ??= PDFDocument.create().then(async document => {
    document.addPage([298, 420])
    return Buffer.from(await document.save())
  })
  return made
}
