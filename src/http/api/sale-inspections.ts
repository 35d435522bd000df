import { saleParamsSchema } from '#contract/sale.ts'
import {
  inspectedSchema,
  inspectionSchema,
  saleMovedSchema,
  salePaidSchema,
  saleReasonSchema,
  saleSendBackSchema,
  saleTakenOverSchema,
} from '#contract/sale-inspection.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import { endpoint } from './endpoint.ts'
import { exampleSale } from './example-sale.ts'
import { refusedInspection } from './refused-inspection.ts'

const staff = {
  method: 'POST',
  access: 'staff',
  params: saleParamsSchema,
  refuses: [400, 401, 404, 409, 413, 415, 422, 503],
} as const

const asked = {
  params: { number: exampleSale.number },
  headers: { authorization: 'Bearer …' },
} as const

function movedTo(said: Result<SaleState, Parameters<typeof refusedInspection>[0]>) {
  return said.ok ? ok({ state: said.value }) : refuse(refusedInspection(said.refusal))
}

function whyOf({ reason }: { readonly reason: string }) {
  return { actor: 'staff', reason }
}

export const quarantineSale = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/quarantine/',
  summary: 'For staff: a device that came is kept apart until it is clear what it is.',
  body: saleReasonSchema,
  answer: saleMovedSchema,
  example: { ...asked, body: { reason: 'smells of smoke' }, answer: { state: 'quarantined' } },
  serve: async ({ shop, params, body }) =>
    movedTo(await shop.inspecting.quarantineSale(params.number, whyOf(body))),
})

export const inspectSale = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/inspection/',
  summary:
    'For staff: what was found of a device, part by part; what is left out is as declared. It is priced again by the book its offer was reckoned from: within the tolerance it is paid as offered, less is offered to its seller a second time, what is locked, stolen or counterfeit is rejected. Pictures are those of POST /api/photos/. Its seller is written to.',
  body: inspectionSchema,
  answer: inspectedSchema,
  example: {
    ...asked,
    body: {
      found: { 'grading-case': 'dents' },
      identifier: 'AA123456789',
      isLocked: false,
      photos: [{ id: '4f6f3a52-8f0e-4a0c-9d51-2b7c6a1e9d34', part: 'grading-case' }],
      note: 'two corners',
      reason: 'looked at on the bench',
    },
    answer: {
      state: 'second-offer',
      secondOffer: { minor: 38_500, currency: 'RON' },
      reasons: [],
    },
  },
  serve: async ({ shop, params, body: { reason, ...report } }) => {
    const said = await shop.inspecting.inspectSale(params.number, report, whyOf({ reason }))
    return said.ok ? said : refuse(refusedInspection(said.refusal))
  },
})

export const sendSaleBack = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/send-back/',
  summary:
    'For staff: a device that is not bought is on its way back to its seller, who is told by which carrier and under which number. One with a swollen battery, or that is stolen, is refused: it enters no parcel.',
  body: saleSendBackSchema,
  answer: saleMovedSchema,
  example: {
    ...asked,
    body: { carrier: 'sameday', awb: '1ONBLN102345678', reason: 'declined' },
    answer: { state: 'returning' },
  },
  serve: async ({ shop, params, body: { reason, ...parcel } }) =>
    movedTo(await shop.inspecting.sendSaleBack(params.number, parcel, whyOf({ reason }))),
})

export const giveSaleBack = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/given-back/',
  summary:
    'For staff: a device that was sent back came to its seller, or they fetched what enters no parcel.',
  body: saleReasonSchema,
  answer: saleMovedSchema,
  example: { ...asked, body: { reason: 'delivered' }, answer: { state: 'returned' } },
  serve: async ({ shop, params, body }) =>
    movedTo(await shop.inspecting.giveSaleBack(params.number, whyOf(body))),
})

export const recycleSale = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/recycled/',
  summary:
    'For staff: a device with a swollen battery went to a certified recycler, as its seller wished. They are told who took it, under which number of their paper.',
  body: saleTakenOverSchema,
  answer: saleMovedSchema,
  example: {
    ...asked,
    body: { taker: 'Recycler', reference: 'R-2026-118', reason: 'its seller chose recycling' },
    answer: { state: 'recycled' },
  },
  serve: async ({ shop, params, body: { reason, ...by } }) =>
    movedTo(await shop.inspecting.recycleSale(params.number, by, whyOf({ reason }))),
})

export const surrenderSale = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/surrendered/',
  summary:
    'For staff: a device that is reported stolen went to the authorities. Its seller is told to whom, under which number: said only once the authorities let them be told, until then it stays rejected.',
  body: saleTakenOverSchema,
  answer: saleMovedSchema,
  example: {
    ...asked,
    body: { taker: 'Secția 3 Poliție', reference: '4512/2026', reason: 'taken with a record' },
    answer: { state: 'surrendered' },
  },
  serve: async ({ shop, params, body: { reason, ...to } }) =>
    movedTo(await shop.inspecting.surrenderSale(params.number, to, whyOf({ reason }))),
})

export const settleSale = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/payout/',
  summary:
    'For staff: the transfer for a device was made, under the reference its bank gave it. Told again it is paid once; its device is in stock from then on.',
  body: salePaidSchema,
  answer: saleMovedSchema,
  example: {
    ...asked,
    body: { reference: 'TRF-2026-000123', reason: 'in the statement of today' },
    answer: { state: 'paid' },
  },
  serve: async ({ shop, params, body: { reason, reference } }) =>
    movedTo(await shop.inspecting.settleSale(params.number, reference, whyOf({ reason }))),
})
