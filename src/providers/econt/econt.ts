import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CarrierAddress,
  type CarrierLink,
  createCarrierLink,
} from '../delivery/carrier-link.ts'
import type {
  CarrierPoint,
  DeliveryProvider,
  LabelCancelled,
  Parcel,
  ShipmentCreated,
} from '../delivery/delivery-provider.ts'
import { download } from '../delivery/download.ts'
import { notCreated } from '../delivery/not-created.ts'
import { fieldsOf, numberOf, readEach, textOf } from '../delivery/read.ts'
import type { ProviderFailure } from '../failure.ts'
import { type EcontSender, econtLabel } from './econt-label.ts'
import { econtPoints } from './econt-points.ts'
import { econtReturn } from './econt-return.ts'
import { createEcontSession, type EcontLogin, type EcontSession } from './econt-session.ts'
import { econtEvents, labelUrlOf } from './econt-status.ts'

export type EcontOptions = CarrierAddress &
  EcontLogin & { readonly sender: EcontSender; readonly cashLimit?: Money }

/**
 * Econt, Bulgaria (providers.md "Delivery"). Not confirmed: some types of tracking events (econt-status.ts), the format
 * of opening hours (econt-points.ts), that the list of our own parcels contains their `orderNumber` and with side `all`
 * includes those to the shop, and the request for these (econt-return.ts).
 */
export function createEcont(options: EcontOptions): DeliveryProvider {
  const { username, password, sender, cashLimit, ...address } = options
  const link = createCarrierLink(address)
  const session = createEcontSession(link, { username, password })
  return {
    id: 'econt',
    market: 'bg',
    modes: ['office', 'locker', 'courier'],
    capabilities: { returns: true, tracking: 'polled', ...(cashLimit && { cashLimit }) },
    syncPoints: async () => {
      const points = await readPoints(session)
      return points.ok ? ok({ points: points.value }) : points
    },
    checkPoint: async id => {
      const points = await readPoints(session)
      return points.ok ? ok(points.value.find(point => point.id === id)) : points
    },
    createShipment: (command, key) => create(session, link, econtLabel(command, key, sender)),
    createReturn: (command, key) => create(session, link, econtReturn(command, key, sender)),
    findByReference: key => findParcel(session, link, key),
    cancel: awb => cancelLabel(session, awb),
    label: awb => readLabel(session, link, awb),
    poll: async awbs => {
      const response = await readStatuses(session, awbs)
      if (!response.ok) return response
      const events = econtEvents(response.value)
      return events ? ok(events) : refuse(unreadable)
    },
    parseTracking: econtEvents,
  }
}

async function create(
  session: EcontSession,
  link: CarrierLink,
  body: unknown,
): Promise<ShipmentCreated> {
  const response = await session.call('Shipments/LabelService.createLabel', body, false)
  if (!response.ok) return notCreated(response.refusal)
  const parcel = parcelOf(link, fieldsOf(response.value)?.label)
  return parcel ? { kind: 'created', parcel } : notCreated(unreadable)
}

const unreadable: ProviderFailure = { kind: 'unreadable', status: 200 }

async function readPoints(
  session: EcontSession,
): Promise<Result<readonly CarrierPoint[], ProviderFailure>> {
  const body = { countryCode: 'BGR' }
  const response = await session.call('Nomenclatures/NomenclaturesService.getOffices', body, true)
  if (!response.ok) return response
  const points = econtPoints(response.value)
  return points ? ok(points) : refuse(unreadable)
}

function readStatuses(session: EcontSession, awbs: readonly string[]) {
  return session.call(
    'Shipments/ShipmentService.getShipmentStatuses',
    { shipmentNumbers: awbs },
    true,
  )
}

function parcelOf(link: CarrierLink, value: unknown): Parcel | undefined {
  const awb = textOf(fieldsOf(value)?.shipmentNumber)
  return awb === undefined ? undefined : { awb, trackingUrl: link.trackingUrlOf(awb) }
}

const dayMs = 24 * 60 * 60_000
const lookBackDays = 30
/** More pages than this are an error of the carrier, which would otherwise be followed without end. */
const mostPages = 100

function dayOf(time: number) {
  return new Date(time).toISOString().slice(0, 10)
}

/** Our own parcels of the last month, page by page. */
async function findParcel(
  session: EcontSession,
  link: CarrierLink,
  key: string,
): Promise<Result<Parcel | undefined, ProviderFailure>> {
  const dateFrom = dayOf(Date.now() - lookBackDays * dayMs)
  const dateTo = dayOf(Date.now() + dayMs)
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const body = { dateFrom, dateTo, page, side: 'all' }
    const response = await session.call('Shipments/ShipmentService.getMyAWB', body, true)
    if (!response.ok) return response
    const fields = fieldsOf(response.value)
    const found = readEach(fields?.results, each =>
      each.orderNumber === key ? parcelOf(link, each) : undefined,
    )
    if (!found) return refuse(unreadable)
    if (found[0]) return ok(found[0])
    pages = numberOf(fields?.totalPages) ?? 1
    if (pages > mostPages) return refuse(unreadable)
  }
  return ok(undefined)
}

async function cancelLabel(
  session: EcontSession,
  awb: string,
): Promise<Result<LabelCancelled, ProviderFailure>> {
  const body = { shipmentNumbers: [awb] }
  const response = await session.call('Shipments/LabelService.deleteLabels', body, true)
  if (!response.ok)
    return response.refusal.kind === 'rejected' ? ok({ kind: 'too-late' }) : response
  const results = readEach(fieldsOf(response.value)?.results, each => each)
  if (!results) return refuse(unreadable)
  const isRefused = results.some(({ error }) => fieldsOf(error) !== undefined)
  return ok({ kind: isRefused ? 'too-late' : 'cancelled' })
}

/** The password is sent only to the carrier's own host, wherever the label URL points. */
async function readLabel(
  session: EcontSession,
  link: CarrierLink,
  awb: string,
): Promise<Result<Buffer, ProviderFailure>> {
  const response = await readStatuses(session, [awb])
  if (!response.ok) return response
  const url = labelUrlOf(response.value, awb)
  if (url === undefined || !URL.canParse(url)) return refuse(unreadable)
  const isOwn = new URL(url).origin === new URL(link.baseUrl).origin
  return download(link.breaker, url, isOwn ? session.headers : {})
}
