import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { readJson } from '../call.ts'
import {
  type CarrierAddress,
  type CarrierLink,
  createCarrierLink,
} from '../delivery/carrier-link.ts'
import type {
  CarrierPoint,
  DeliveryProvider,
  Parcel,
  ParcelEvent,
  PointPage,
  ShipmentCreated,
} from '../delivery/delivery-provider.ts'
import { download } from '../delivery/download.ts'
import { notCreated } from '../delivery/not-created.ts'
import { fieldsOf, readEach, textOf } from '../delivery/read.ts'
import type { ProviderFailure } from '../failure.ts'
import { awbForm, type SamedayContract } from './awb-form.ts'
import { returnForm, type SamedayReturns } from './return-form.ts'
import { samedayPage } from './sameday-points.ts'
import { createSamedaySession, type SamedayLogin, type SamedaySession } from './sameday-session.ts'
import { samedayEvents } from './sameday-status.ts'

export type SamedayOptions = CarrierAddress &
  SamedayLogin &
  SamedayContract & { readonly cashLimit?: Money; readonly returns?: SamedayReturns }

/**
 * Sameday, Romania (providers.md "Delivery"). Not confirmed: the ids of statuses (sameday-status.ts), looking up a
 * parcel by our reference (`findParcel`), and the request for a parcel to the shop (return-form.ts).
 */
export function createSameday(options: SamedayOptions): DeliveryProvider {
  const { username, password, pickupPointId, services, cashLimit, returns, ...address } = options
  const link = createCarrierLink(address)
  const session = createSamedaySession(link, { username, password })
  const contract = { pickupPointId, services }
  return {
    id: 'sameday',
    market: 'ro',
    modes: ['locker', 'courier'],
    capabilities: {
      returns: returns !== undefined,
      tracking: 'polled',
      ...(cashLimit && { cashLimit }),
    },
    syncPoints: cursor => readPage(session, cursor),
    checkPoint: id => findPoint(session, id),
    createShipment: (command, key) => create(session, link, awbForm(command, key, contract)),
    createReturn: async (command, key) =>
      returns
        ? create(session, link, returnForm(command, key, pickupPointId, returns))
        : { kind: 'rejected', reason: 'no contract for parcels to the shop' },
    findByReference: key => findParcel(session, link, key),
    cancel: async awb => {
      const path = `/api/awb/${encodeURIComponent(awb)}`
      const response = await session.call({ method: 'DELETE', path, isRepeatable: true })
      if (response.ok) return ok({ kind: 'cancelled' })
      return response.refusal.kind === 'rejected' ? ok({ kind: 'too-late' }) : response
    },
    label: awb => {
      const url = `${link.baseUrl}/api/awb/download/${encodeURIComponent(awb)}/A6`
      return session.signed(headers => download(link.breaker, url, { ...headers }))
    },
    poll: awbs => pollEach(session, awbs),
    parseTracking: samedayEvents,
  }
}

async function create(
  session: SamedaySession,
  link: CarrierLink,
  body: string,
): Promise<ShipmentCreated> {
  const call = { method: 'POST', path: '/api/awb', body, isRepeatable: false } as const
  const response = await session.call(call)
  if (!response.ok) return notCreated(response.refusal)
  const parsed = readJson(response.value, value => parcelOf(link, value))
  return parsed.ok ? { kind: 'created', parcel: parsed.value } : notCreated(parsed.refusal)
}

function parcelOf(link: CarrierLink, value: unknown): Parcel | undefined {
  const awb = textOf(fieldsOf(value)?.awbNumber)
  return awb === undefined ? undefined : { awb, trackingUrl: link.trackingUrlOf(awb) }
}

async function readPage(
  session: SamedaySession,
  cursor = '1',
): Promise<Result<PointPage, ProviderFailure>> {
  const path = `/api/client/lockers?page=${encodeURIComponent(cursor)}&countPerPage=500`
  const response = await session.call({ method: 'GET', path, isRepeatable: true })
  if (!response.ok) return response
  return readJson(response.value, body => samedayPage(body, Number(cursor)))
}

async function findPoint(
  session: SamedaySession,
  id: string,
): Promise<Result<CarrierPoint | undefined, ProviderFailure>> {
  for (let cursor: string | undefined = '1'; cursor !== undefined; ) {
    const page: Result<PointPage, ProviderFailure> = await readPage(session, cursor)
    if (!page.ok) return page
    const found = page.value.points.find(point => point.id === id)
    if (found) return ok(found)
    cursor = page.value.next
  }
  return ok(undefined)
}

/** Not confirmed: the URL and its response are our own until the carrier documents them. */
async function findParcel(
  session: SamedaySession,
  link: CarrierLink,
  key: string,
): Promise<Result<Parcel | undefined, ProviderFailure>> {
  const path = `/api/client/awb?clientInternalReference=${encodeURIComponent(key)}`
  const response = await session.call({ method: 'GET', path, isRepeatable: true })
  if (!response.ok) return response
  const found = readJson(response.value, value =>
    readEach(fieldsOf(value)?.data, fields =>
      fields.clientInternalReference === key ? parcelOf(link, fields) : undefined,
    ),
  )
  return found.ok ? ok(found.value[0]) : found
}

/** One by one: an unknown parcel must not block the others. */
async function pollEach(
  session: SamedaySession,
  awbs: readonly string[],
): Promise<Result<readonly ParcelEvent[], ProviderFailure>> {
  const events: ParcelEvent[] = []
  for (const awb of awbs) {
    const path = `/api/client/awb/${encodeURIComponent(awb)}/status`
    const response = await session.call({ method: 'GET', path, isRepeatable: true })
    const parsed = response.ok ? readJson(response.value, samedayEvents) : response
    if (parsed.ok) events.push(...parsed.value)
    else if (parsed.refusal.kind !== 'rejected') return refuse(parsed.refusal)
  }
  return ok(events)
}
