import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import type { Fake } from '../fake.ts'
import type { Point } from '../scenario.ts'
import type { World } from '../world.ts'
import { courierText } from './courier-text.ts'
import { glsPoints } from './gls-points.ts'
import { type Json, jsonIn, listIn, textIn } from './json-body.ts'
import { labelPdf } from './label-pdf.ts'
import {
  cancelParcel,
  createParcel,
  findParcel,
  happened,
  type Mark,
  type NewParcel,
  parcelsOf,
} from './parcels.ts'
import { openPoints, type PlayedPoint } from './points-from.ts'
import { addTrackingPage } from './tracking-page.ts'

const provider = 'gls'

export const glsFake: Fake = {
  prefix: '/couriers/gls',
  register: (app, world) => {
    addPoints(app, world)
    const add = operationOf(app, world)
    add('PrintLabels', 'label', body => printLabels(world, body))
    add('GetParcelList', 'status', () => ({
      body: {
        PrintDataInfoList: parcelsOf(world, provider).map(({ id, awb, reference }) => ({
          ParcelId: id,
          ParcelNumber: Number(awb),
          Parcel: { ClientReference: reference },
        })),
        GetParcelListErrors: [],
      },
    }))
    add('GetPrintedLabels', 'label', body => printAgain(world, body))
    add('GetParcelStatuses', 'tracking', body => statuses(world, body))
    add('DeleteLabels', 'cancel', body => deleteLabels(world, body))
    addTrackingPage(app, world, provider)
  },
}

function isSigned({ keys }: World, body: Json) {
  const { username, password } = keys.gls
  const digest = [...createHash('sha512').update(password).digest()]
  const sentDigest = listIn(body, 'Password')
  return body.Username === username && digest.every((byte, at) => sentDigest[at] === byte)
}

function operationOf(app: FastifyInstance, world: World) {
  return (operation: string, point: Point, work: (body: Json) => Answer) =>
    app.post(
      `/ParcelService.svc/json/${operation}`,
      (request: FastifyRequest, reply: FastifyReply) => {
        const body = jsonIn(request.body)
        const orderRef = textIn(jsonIn(listIn(body, 'ParcelList')[0]), 'Content')
        const call = { provider, point, ...(orderRef && { orderRef }) }
        return answerCall(world, call, request, reply, () =>
          isSigned(world, body) ? work(body) : { status: 401, body: { Message: 'Unauthorized' } },
        )
      },
    )
}

function addPoints(app: FastifyInstance, world: World) {
  return app.get('/deliveryPoints/hu.json', (request, reply) =>
    answerCall(world, { provider, point: 'points' }, request, reply, () => ({
      body: { items: openPoints(world, glsPoints).map(itemOf) },
    })),
  )
}

function itemOf(point: PlayedPoint) {
  return {
    id: point.id,
    name: point.name,
    contact: {
      countryCode: 'HU',
      postalCode: point.postalCode,
      city: point.city,
      address: point.address,
    },
    location: [point.lat, point.lng],
    type: point.kind === 'locker' ? 'parcel-locker' : 'parcel-shop',
    hours: point.week.map(({ day, from, to }) => [day, from, to]),
    features: ['pickup', 'delivery'],
  }
}

function error(code: number, text: string) {
  return [{ ErrorCode: code, ErrorDescription: text }]
}

function printLabels(world: World, body: Json): Answer {
  const parcel = parcelOf(world, jsonIn(listIn(body, 'ParcelList')[0]))
  if (typeof parcel === 'string')
    return {
      body: { Labels: null, PrintLabelsInfoList: [], PrintLabelsErrorList: error(27, parcel) },
    }
  const created = createParcel(world, parcel, id => `60${id}`)
  return {
    body: {
      Labels: [...labelPdf(created)],
      PrintLabelsInfoList: [
        {
          ParcelId: created.id,
          ParcelNumber: Number(created.awb),
          ClientReference: created.reference,
        },
      ],
      PrintLabelsErrorList: [],
    },
  }
}

function parcelOf(world: World, parcel: Json): NewParcel | string {
  const address = jsonIn(parcel, 'DeliveryAddress')
  const service = listIn(parcel, 'ServiceList').find(each => jsonIn(each).Code === 'PSD')
  const pointId = textIn(jsonIn(service, 'PSDParameter'), 'StringValue')
  const recipient = textIn(address, 'Name')
  const isReturn = listIn(parcel, 'ServiceList').some(each => isReturnCode(jsonIn(each).Code))
  if (!recipient || !textIn(address, 'ContactPhone')) return 'Invalid delivery address.'
  if (String(parcel.ClientNumber) !== world.keys.gls.clientNumber) return 'Unknown client number.'
  if (pointId && !openPoints(world, glsPoints).some(({ id }) => id === pointId))
    return 'Unknown parcel shop.'
  if (isReturn && !textIn(jsonIn(parcel, 'PickupAddress'), 'ContactPhone'))
    return 'Invalid pickup address.'
  return {
    courier: provider,
    reference: textIn(parcel, 'ClientReference'),
    orderRef: textIn(parcel, 'Content'),
    recipient,
    place: `${textIn(address, 'Street')} ${textIn(address, 'HouseNumber')}, ${textIn(address, 'City')}`,
    cash: Number(parcel.CODAmount ?? 0),
    currency: textIn(parcel, 'CODCurrency') || 'HUF',
    ...(pointId && { pointId }),
    ...(isReturn && { isReturn }),
  }
}

/** The return was collected from an address, or dropped off at a point. */
function isReturnCode(code: unknown) {
  return code === 'PRS' || code === 'SRS'
}

function byId(world: World, body: Json) {
  return parcelsOf(world, provider).find(({ id }) => id === listIn(body, 'ParcelIdList')[0])
}

function printAgain(world: World, body: Json): Answer {
  const parcel = byId(world, body)
  return {
    body: parcel
      ? { Labels: [...labelPdf(parcel)], GetPrintedLabelsErrorList: [] }
      : { Labels: null, GetPrintedLabelsErrorList: error(14, 'Unknown parcel.') },
  }
}

function deleteLabels(world: World, body: Json): Answer {
  const parcel = byId(world, body)
  const isDone = parcel !== undefined && cancelParcel(world, parcel)
  return {
    body: {
      SuccessfullyDeletedList: isDone ? [{ ParcelId: parcel.id }] : [],
      DeleteLabelsErrorList: isDone ? [] : error(4, 'The parcel was collected.'),
    },
  }
}

const codes: Readonly<Record<Mark, string>> = {
  registered: '51',
  collected: '86',
  'in-transit': '2',
  'out-for-delivery': '4',
  'at-point': '56',
  delivered: '05',
  'attempt-failed': '12',
  'pickup-expired': '57',
  returning: '23',
  returned: '40',
  lost: '30',
}

function statuses(world: World, body: Json): Answer {
  const parcel = findParcel(world, provider, String(body.ParcelNumber))
  if (!parcel) {
    const errors = error(9, 'Unknown parcel number.')
    return { body: { ParcelNumber: 0, ParcelStatusList: [], GetParcelStatusErrors: errors } }
  }
  const list = happened(world, parcel).map(({ mark, at }) => {
    const StatusCode = codes[mark]
    const StatusDescription = courierText.gls.marks[mark]
    return { StatusCode, StatusDescription, StatusDate: `/Date(${at}+0100)/`, DepotCity: '' }
  })
  return {
    body: {
      ClientReference: parcel.reference,
      ParcelNumber: Number(parcel.awb),
      // Newest first.
      ParcelStatusList: list.toReversed(),
      GetParcelStatusErrors: [],
    },
  }
}
