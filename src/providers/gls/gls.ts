import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CarrierAddress,
  type CarrierLink,
  createCarrierLink,
  jsonOf,
} from '../delivery/carrier-link.ts'
import type {
  CarrierPoint,
  DeliveryProvider,
  LabelCancelled,
  Parcel,
  ParcelEvent,
  ShipmentCreated,
} from '../delivery/delivery-provider.ts'
import { isPdf } from '../delivery/download.ts'
import { notCreated } from '../delivery/not-created.ts'
import { fieldsOf, readEach } from '../delivery/read.ts'
import type { ProviderFailure } from '../failure.ts'
import { type GlsSender, glsParcel } from './gls-parcel.ts'
import { bytesOf, errorOf, findPrinted, type KnownParcel, knownParcel } from './gls-parcels.ts'
import { glsPoints } from './gls-points.ts'
import { glsReturn } from './gls-return.ts'
import { createGlsSession, type GlsLogin, type GlsSession } from './gls-session.ts'
import { glsEvents } from './gls-status.ts'

export type GlsOptions = CarrierAddress &
  GlsLogin & {
    readonly sender: GlsSender
    /** Base URL of the public list of pickup points: {pointsUrl}/deliveryPoints/hu.json. */
    readonly pointsUrl: string
    readonly cashLimit?: Money
  }

/**
 * GLS, Hungary (providers.md "Delivery"). Not confirmed: some status codes (gls-status.ts), that a printed label can be
 * requested again, and the request for parcels to the shop (gls-return.ts).
 */
export function createGls(options: GlsOptions): DeliveryProvider {
  const { username, password, clientNumber, sender, pointsUrl, cashLimit, ...address } = options
  const link = createCarrierLink(address)
  const session = createGlsSession(link, { username, password, clientNumber })
  return {
    id: 'gls',
    market: 'hu',
    modes: ['office', 'locker', 'courier'],
    capabilities: { returns: true, tracking: 'polled', ...(cashLimit && { cashLimit }) },
    syncPoints: async () => {
      const points = await readPoints(link, pointsUrl)
      return points.ok ? ok({ points: points.value }) : points
    },
    checkPoint: async id => {
      const points = await readPoints(link, pointsUrl)
      return points.ok ? ok(points.value.find(point => point.id === id)) : points
    },
    createShipment: (command, key) =>
      create(session, link, glsParcel(command, key, sender, clientNumber)),
    createReturn: (command, key) =>
      create(session, link, glsReturn(command, key, sender, clientNumber)),
    findByReference: async key => {
      const found = await findPrinted(session, parcel => parcel.reference === key)
      return found.ok ? ok(found.value && parcelOf(link, found.value)) : found
    },
    cancel: awb => cancelLabel(session, awb),
    label: awb => readLabel(session, awb),
    poll: awbs => pollEach(session, awbs),
    parseTracking: glsEvents,
  }
}

async function create(
  session: GlsSession,
  link: CarrierLink,
  parcel: unknown,
): Promise<ShipmentCreated> {
  const response = await session.call('PrintLabels', { ParcelList: [parcel], ...paper }, false)
  return response.ok ? createdOf(link, response.value) : notCreated(response.refusal)
}

const paper = { TypeOfPrinter: 'A4_2x2' }
const unreadable: ProviderFailure = { kind: 'unreadable', status: 200 }

async function readPoints(
  link: CarrierLink,
  pointsUrl: string,
): Promise<Result<readonly CarrierPoint[], ProviderFailure>> {
  const url = `${pointsUrl.replace(/\/$/, '')}/deliveryPoints/hu.json`
  const response = jsonOf(await link.call({ method: 'GET', url, isRepeatable: true }))
  if (!response.ok) return response
  const points = glsPoints(response.value)
  return points ? ok(points) : refuse(unreadable)
}

function parcelOf(link: CarrierLink, { number }: KnownParcel): Parcel {
  return {
    awb: number,
    trackingUrl: link.trackingUrlOf(number),
  }
}

function createdOf(link: CarrierLink, body: unknown): ShipmentCreated {
  const fields = fieldsOf(body)
  const error = errorOf(fields?.PrintLabelsErrorList)
  if (error !== undefined) return { kind: 'rejected', reason: error }
  const printed = readEach(fields?.PrintLabelsInfoList, knownParcel)?.[0]
  if (!printed) return notCreated(unreadable)
  const label = bytesOf(fields?.Labels)
  return {
    kind: 'created',
    parcel: { ...parcelOf(link, printed), ...(label && isPdf(label) && { label }) },
  }
}

async function readLabel(
  session: GlsSession,
  awb: string,
): Promise<Result<Buffer, ProviderFailure>> {
  const found = await findPrinted(session, parcel => parcel.number === awb)
  if (!found.ok) return found
  if (!found.value) return refuse({ kind: 'rejected', status: 404, code: 'parcel not found' })
  const body = { ParcelIdList: [found.value.id], PrintPosition: 1, ShowPrintDialog: 0, ...paper }
  const response = await session.call('GetPrintedLabels', body, true)
  if (!response.ok) return response
  const fields = fieldsOf(response.value)
  const error = errorOf(fields?.GetPrintedLabelsErrorList)
  if (error !== undefined) return refuse({ kind: 'rejected', status: 200, code: error })
  const label = bytesOf(fields?.Labels)
  return label && isPdf(label) ? ok(label) : refuse(unreadable)
}

async function cancelLabel(
  session: GlsSession,
  awb: string,
): Promise<Result<LabelCancelled, ProviderFailure>> {
  const found = await findPrinted(session, parcel => parcel.number === awb)
  if (!found.ok) return found
  // A parcel that is no longer in the list was deleted before.
  if (!found.value) return ok({ kind: 'cancelled' })
  const response = await session.call('DeleteLabels', { ParcelIdList: [found.value.id] }, true)
  if (!response.ok) return response
  const error = errorOf(fieldsOf(response.value)?.DeleteLabelsErrorList)
  return ok({ kind: error === undefined ? 'cancelled' : 'too-late' })
}

/** One by one: an unknown parcel must not block the others. */
async function pollEach(
  session: GlsSession,
  awbs: readonly string[],
): Promise<Result<readonly ParcelEvent[], ProviderFailure>> {
  const events: ParcelEvent[] = []
  for (const awb of awbs) {
    const body = { ParcelNumber: Number(awb), ReturnPOD: false, LanguageIsoCode: 'HU' }
    const response = await session.call('GetParcelStatuses', body, true)
    if (!response.ok) return response
    events.push(...(glsEvents(response.value) ?? []))
  }
  return ok(events)
}
