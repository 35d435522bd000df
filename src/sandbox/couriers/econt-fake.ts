import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import type { Fake } from '../fake.ts'
import type { Point } from '../scenario.ts'
import type { World } from '../world.ts'
import { courierText } from './courier-text.ts'
import { econtPoints } from './econt-points.ts'
import { type Json, jsonIn, listIn, textIn } from './json-body.ts'
import { labelPdf } from './label-pdf.ts'
import {
  cancelParcel,
  createParcel,
  findParcel,
  happened,
  type Mark,
  type NewParcel,
  type PlayedParcel,
  parcelsOf,
} from './parcels.ts'
import { openPoints, type PlayedPoint } from './points-from.ts'
import { addTrackingPage } from './tracking-page.ts'

const provider = 'econt'

export const econtFake: Fake = {
  prefix: '/couriers/econt',
  register: (app, world) => {
    const add = serviceOf(app, world)
    add('Nomenclatures/NomenclaturesService.getOffices', 'points', () => ({
      body: { offices: openPoints(world, econtPoints).map(officeOf) },
    }))
    add('Shipments/LabelService.createLabel', 'label', body => createLabel(world, body))
    add('Shipments/ShipmentService.getMyAWB', 'status', body => ownParcels(world, body))
    add('Shipments/ShipmentService.getShipmentStatuses', 'tracking', body => ({
      body: { shipmentStatuses: listIn(body, 'shipmentNumbers').map(awb => statusOf(world, awb)) },
    }))
    add('Shipments/LabelService.deleteLabels', 'cancel', body => ({
      body: { results: listIn(body, 'shipmentNumbers').map(awb => deleteLabel(world, awb)) },
    }))
    addLabels(app, world)
    addTrackingPage(app, world, provider)
  },
}

function isSigned({ keys }: World, { headers }: FastifyRequest) {
  const { username, password } = keys.econt
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  return headers.authorization === `Basic ${credentials}`
}

function serviceOf(app: FastifyInstance, world: World) {
  return (service: string, point: Point, work: (body: Json) => Answer) =>
    app.post(`/${service}.json`, (request: FastifyRequest, reply: FastifyReply) => {
      const body = jsonIn(request.body)
      const orderRef = textIn(jsonIn(body, 'label'), 'shipmentDescription')
      const call = { provider, point, ...(orderRef && { orderRef }) }
      return answerCall(world, call, request, reply, () =>
        isSigned(world, request) ? work(body) : { status: 401, body: error('Wrong user.') },
      )
    })
}

/** The body of an error response; Econt rejects invalid input with a status of its own. */
function error(message: string) {
  return { type: 'ExInvalidParam', message, innerErrors: [] }
}

function officeOf(point: PlayedPoint) {
  return {
    code: point.id,
    isAPS: point.kind === 'locker',
    isMPS: false,
    name: point.name,
    nameEn: point.id,
    phones: [],
    address: {
      city: {
        country: { code3: 'BGR' },
        postCode: point.postalCode,
        name: point.city,
        regionName: point.county,
      },
      fullAddress: point.address,
      location: { latitude: point.lat, longitude: point.lng },
    },
    ...hoursOf(point, 1, 'normal'),
    ...hoursOf(point, 6, 'halfDay'),
    ...hoursOf(point, 7, 'sunday'),
  }
}

function hoursOf({ week }: PlayedPoint, dayOfWeek: number, kind: string) {
  const open = week.find(({ day }) => day === dayOfWeek)
  return {
    [`${kind}BusinessHoursFrom`]: open ? timeOf(open.from) : null,
    [`${kind}BusinessHoursTo`]: open ? timeOf(open.to) : null,
  }
}

/** A time of day as a timestamp on 1 January 1970, when Sofia was at UTC+2. */
function timeOf(time: string) {
  return Date.parse(`1970-01-01T${time === '24:00' ? '23:59' : time}:00+02:00`)
}

function createLabel(world: World, body: Json): Answer {
  const parcel = parcelOf(world, jsonIn(body, 'label'))
  if (typeof parcel === 'string') return { status: 517, body: error(parcel) }
  const created = createParcel(world, parcel, id => `10530${id}`)
  return { body: { label: { shipmentNumber: created.awb, pdfURL: pdfUrlOf(world, created) } } }
}

function parcelOf(world: World, label: Json): NewParcel | string {
  const receiver = jsonIn(label, 'receiverClient')
  const address = jsonIn(label, 'receiverAddress')
  const services = jsonIn(label, 'services')
  const pointId = textIn(label, 'receiverOfficeCode')
  const recipient = textIn(receiver, 'name')
  const isReturn = textIn(label, 'paymentReceiverMethod') !== ''
  if (!recipient || listIn(receiver, 'phones').length === 0) return 'receiverClient'
  if (pointId && !openPoints(world, econtPoints).some(({ id }) => id === pointId))
    return 'receiverOfficeCode'
  if (!pointId && !textIn(address, 'street')) return 'receiverAddress'
  if (isReturn && !textIn(jsonIn(label, 'senderClient'), 'name')) return 'senderClient'
  return {
    courier: provider,
    reference: textIn(label, 'orderNumber'),
    orderRef: textIn(label, 'shipmentDescription'),
    recipient,
    place: pointId || `${textIn(address, 'street')}, ${textIn(jsonIn(address, 'city'), 'name')}`,
    cash: Number(services.cdAmount ?? 0),
    currency: textIn(services, 'cdCurrency') || 'BGN',
    ...(pointId && { pointId }),
    ...(isReturn && { isReturn }),
  }
}

function pdfUrlOf(world: World, { awb }: PlayedParcel) {
  return `${world.url()}${econtFake.prefix}/labels/${awb}.pdf`
}

const perPage = 50

function ownParcels(world: World, body: Json): Answer {
  const all = parcelsOf(world, provider)
  const page = Number(body.page ?? 1)
  const results = all.slice((page - 1) * perPage, page * perPage).map(parcel => ({
    shipmentNumber: parcel.awb,
    orderNumber: parcel.reference,
    receiverName: parcel.recipient,
    cdAmount: parcel.cash,
  }))
  return { body: { results, page, totalPages: Math.max(1, Math.ceil(all.length / perPage)) } }
}

const types: Readonly<Record<Mark, string>> = {
  registered: 'prepared',
  collected: 'in_pickup_courier',
  'in-transit': 'courier_direction',
  'out-for-delivery': 'in_delivery_courier',
  'at-point': 'in_delivery_office',
  delivered: 'client',
  'attempt-failed': 'delivery_attempt',
  'pickup-expired': 'storage_expired',
  returning: 'return',
  returned: 'returned',
  lost: 'lost',
}

function statusOf(world: World, awb: unknown) {
  const parcel = findParcel(world, provider, String(awb))
  if (!parcel) return { status: null, error: error('Unknown shipment number.') }
  const trackingEvents = happened(world, parcel).map(({ mark, at }) => {
    const destinationType = types[mark]
    const destinationDetails = courierText.econt.marks[mark]
    return { destinationType, destinationDetails, cityName: '', officeName: '', time: at }
  })
  const { awb: shipmentNumber } = parcel
  return {
    status: { shipmentNumber, pdfURL: pdfUrlOf(world, parcel), trackingEvents },
    error: null,
  }
}

function deleteLabel(world: World, awb: unknown) {
  const parcel = findParcel(world, provider, String(awb))
  const isDone = parcel !== undefined && cancelParcel(world, parcel)
  return { shipmentNum: String(awb), error: isDone ? null : error('Not possible any more.') }
}

function addLabels(app: FastifyInstance, world: World) {
  return app.get<{ Params: { awb: string } }>('/labels/:awb.pdf', (request, reply) => {
    const parcel = findParcel(world, provider, request.params.awb)
    if (!isSigned(world, request)) return reply.code(401).send()
    if (!parcel) return reply.code(404).send()
    return reply.type('application/pdf').send(labelPdf(parcel))
  })
}
