import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import type { Fake } from '../fake.ts'
import { readForm, textIn } from '../form.ts'
import type { World } from '../world.ts'
import { courierText } from './courier-text.ts'
import { labelPdf } from './label-pdf.ts'
import {
  cancelParcel,
  createParcel,
  findParcel,
  happened,
  type Mark,
  type PlayedParcel,
  parcelsOf,
} from './parcels.ts'
import { openPoints, type PlayedPoint } from './points-from.ts'
import { samedayPoints } from './sameday-points.ts'
import { addTrackingPage } from './tracking-page.ts'

const provider = 'sameday'
const tokenLifeMs = 12 * 60 * 60_000

export const samedayFake: Fake = {
  prefix: '/couriers/sameday',
  register: (app, world) => {
    addSignIn(app, world)
    addLockers(app, world)
    addParcels(app, world)
    addTracking(app, world)
    addTrackingPage(app, world, provider)
  },
}

type Token = { readonly until: number }

function tokens(world: World) {
  return world.table<Token>('sameday-tokens')
}

const unauthorized: Answer = {
  status: 401,
  body: { error: { code: 401, message: 'Unauthorized' } },
}
const notFound: Answer = { status: 404, body: { error: { code: 404, message: 'Not Found' } } }

function isSigned(world: World, { headers }: FastifyRequest) {
  return (tokens(world).get(String(headers['x-auth-token']))?.until ?? 0) > world.clock.now()
}

function addSignIn(app: FastifyInstance, world: World) {
  return app.post('/api/authenticate', (request, reply) =>
    answerCall(world, { provider, point: 'sign-in' }, request, reply, () => {
      const { username, password } = world.keys.sameday
      const { headers } = request
      if (headers['x-auth-username'] !== username || headers['x-auth-password'] !== password)
        return unauthorized
      const token = randomUUID()
      const until = world.clock.now() + tokenLifeMs
      tokens(world).set(token, { until })
      const expires = new Date(until).toISOString().slice(0, 16).replace('T', ' ')
      return { body: { token, expire_at: expires } }
    }),
  )
}

type Paging = { readonly page?: string; readonly countPerPage?: string }

function addLockers(app: FastifyInstance, world: World) {
  return app.get<{ Querystring: Paging }>('/api/client/lockers', (request, reply) =>
    answerCall(world, { provider, point: 'points' }, request, reply, () => {
      if (!isSigned(world, request)) return unauthorized
      const open = openPoints(world, samedayPoints)
      const perPage = Math.min(500, Number(request.query.countPerPage ?? 50))
      const currentPage = Number(request.query.page ?? 1)
      const pageLockers = open.slice((currentPage - 1) * perPage, currentPage * perPage)
      const pages = Math.ceil(open.length / perPage)
      const body = {
        total: open.length,
        currentPage,
        pages,
        perPage,
        data: pageLockers.map(lockerOf),
      }
      return { body }
    }),
  )
}

function lockerOf({ id, city, week, ...point }: PlayedPoint) {
  return {
    lockerId: id,
    name: point.name,
    county: point.county,
    city,
    address: point.address,
    postalCode: point.postalCode,
    lat: String(point.lat),
    lng: String(point.lng),
    phone: '',
    email: '',
    clientVisible: 1,
    availableBoxes: [{ size: 'M', number: 6 }],
    schedule: week.map(({ day, from, to }) => ({
      day,
      openingHour: `${from}:00`,
      closingHour: to === '24:00' ? '23:59:59' : `${to}:00`,
    })),
  }
}

function addParcels(app: FastifyInstance, world: World) {
  addLabels(app, world)
  app.post('/api/awb', (request, reply) => {
    const form = readForm(request.body)
    const orderRef = textIn(form, 'observation') ?? ''
    return answerCall(world, { provider, orderRef, point: 'label' }, request, reply, () => {
      if (!isSigned(world, request)) return unauthorized
      const parcel = parcelOf(world, form)
      if (typeof parcel === 'string') return { status: 400, body: { error: { message: parcel } } }
      const { awb } = createParcel(world, parcel, id => `1ONB${id}`)
      const parcels = [{ position: 1, awbNumber: `${awb}001` }]
      return { status: 201, body: { awbNumber: awb, awbCost: 17.5, parcels } }
    })
  })
  app.get<{ Querystring: { clientInternalReference?: string } }>(
    '/api/client/awb',
    (request, reply) =>
      answerCall(world, { provider, point: 'status' }, request, reply, () => {
        if (!isSigned(world, request)) return unauthorized
        const expectedReference = request.query.clientInternalReference
        const found = parcelsOf(world, provider).filter(
          ({ reference }) => reference === expectedReference,
        )
        const data = found.map(({ awb, reference }) => ({
          awbNumber: awb,
          clientInternalReference: reference,
        }))
        return { body: { data } }
      }),
  )
}

function addLabels(app: FastifyInstance, world: World) {
  app.get<{ Params: { awb: string } }>('/api/awb/download/:awb/A6', (request, reply) => {
    const parcel = findParcel(world, provider, request.params.awb)
    if (!isSigned(world, request)) return reply.code(401).send(unauthorized.body)
    if (!parcel) return reply.code(404).send(notFound.body)
    return reply.type('application/pdf').send(labelPdf(parcel))
  })
  app.delete<{ Params: { awb: string } }>('/api/awb/:awb', (request, reply) => {
    const parcel = findParcel(world, provider, request.params.awb)
    const call = { provider, ...aboutOf(parcel), point: 'cancel' } as const
    return answerCall(world, call, request, reply, () => {
      if (!isSigned(world, request)) return unauthorized
      if (!parcel) return notFound
      if (cancelParcel(world, parcel)) return { status: 204 }
      return { status: 400, body: { error: { message: 'The parcel was collected.' } } }
    })
  })
}

function parcelOf(world: World, form: ReturnType<typeof readForm>) {
  const recipient = textIn(form, 'awbRecipient', 'name')
  const reference = textIn(form, 'clientInternalReference')
  const pointId = textIn(form, 'lockerLastMile')
  const isReturn = textIn(form, 'thirdPartyPickup') === '1'
  if (!recipient || !reference || !textIn(form, 'awbRecipient', 'phoneNumber'))
    return 'awbRecipient: This value should not be blank.'
  if (pointId && !openPoints(world, samedayPoints).some(({ id }) => id === pointId))
    return 'lockerLastMile: This value is not valid.'
  if (isReturn && !textIn(form, 'thirdParty', 'phoneNumber'))
    return 'thirdParty: This value should not be blank.'
  return {
    courier: provider,
    reference,
    recipient,
    orderRef: textIn(form, 'observation') ?? '',
    place: `${textIn(form, 'awbRecipient', 'address')}, ${textIn(form, 'awbRecipient', 'cityString')}`,
    cash: Number(textIn(form, 'cashOnDelivery') ?? 0),
    currency: textIn(form, 'currency') ?? 'RON',
    ...(pointId && { pointId }),
    ...(isReturn && { isReturn }),
  } as const
}

function aboutOf(parcel: PlayedParcel | undefined) {
  return parcel ? { orderRef: parcel.orderRef } : {}
}

const statusIds: Readonly<Record<Mark, number>> = {
  registered: 1,
  collected: 4,
  'in-transit': 56,
  'out-for-delivery': 33,
  'at-point': 78,
  delivered: 9,
  'attempt-failed': 11,
  'pickup-expired': 79,
  returning: 16,
  returned: 18,
  lost: 26,
}

function addTracking(app: FastifyInstance, world: World) {
  return app.get<{ Params: { awb: string } }>('/api/client/awb/:awb/status', (request, reply) => {
    const parcel = findParcel(world, provider, request.params.awb)
    const call = { provider, ...aboutOf(parcel), point: 'tracking' } as const
    return answerCall(world, call, request, reply, () => {
      if (!isSigned(world, request)) return unauthorized
      return parcel ? { body: historyOf(world, parcel) } : notFound
    })
  })
}

function historyOf(world: World, parcel: PlayedParcel) {
  const entries = happened(world, parcel).map(({ mark, at }) => {
    const statusId = statusIds[mark]
    const statusLabel = courierText.sameday.marks[mark]
    const statusDate = new Date(at).toISOString()
    return { statusId, status: statusLabel, statusLabel, statusDate, county: '', reason: '' }
  })
  return {
    expeditionSummary: { awbNumber: parcel.awb, cashOnDelivery: parcel.cash },
    expeditionStatus: entries.at(-1),
    // Newest first.
    expeditionHistory: entries.toReversed(),
    parcelsStatus: [],
  }
}
