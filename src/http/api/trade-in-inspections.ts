import { tradeInParamsSchema } from '#contract/trade-in.ts'
import {
  inspectedSchema,
  inspectionSchema,
  tradeInMovedSchema,
  tradeInPaidSchema,
  tradeInReasonSchema,
  tradeInSendBackSchema,
  tradeInTakenOverSchema,
} from '#contract/trade-in-inspection.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { inspectTradeIn, unlockTradeIn } from '#services/trade-in/inspect-trade-in.ts'
import {
  giveTradeInBack,
  quarantineTradeIn,
  sendTradeInBack,
} from '#services/trade-in/send-back.ts'
import { settleTradeIn } from '#services/trade-in/settle-trade-in.ts'
import { recycleTradeIn, surrenderTradeIn } from '#services/trade-in/take-over.ts'
import { endpoint } from './endpoint.ts'
import { exampleTradeIn } from './example-trade-in.ts'
import { refusedInspection } from './refused-inspection.ts'

const staff = {
  method: 'POST',
  access: 'staff',
  params: tradeInParamsSchema,
  refuses: [400, 401, 404, 409, 413, 415, 422, 503],
} as const

const exampleRequest = {
  params: { number: exampleTradeIn.number },
  headers: { authorization: 'Bearer …' },
} as const

function toResponse(result: Result<TradeInState, Parameters<typeof refusedInspection>[0]>) {
  return result.ok ? ok({ state: result.value }) : refuse(refusedInspection(result.refusal))
}

type Why = { readonly reason: string; readonly inspector?: string }

function whyOf({ reason, inspector }: Why) {
  return { actor: inspector === undefined ? 'staff' : `staff ${inspector}`, reason }
}

export const quarantineTradeInEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/quarantine/',
  summary: 'For staff: a device that came is kept apart until it is clear what it is.',
  body: tradeInReasonSchema,
  answer: tradeInMovedSchema,
  example: {
    ...exampleRequest,
    body: { reason: 'smells of smoke' },
    answer: { state: 'quarantined' },
  },
  serve: async ({ ctx, params, body }) =>
    toResponse(await quarantineTradeIn(ctx, params.number, whyOf(body))),
})

export const inspectTradeInEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/inspection/',
  summary:
    'For staff: what was found of a device, part by part; what is left out is as declared. It is priced again by the price book of its offer: within the tolerance it is paid as offered, more is paid without asking, less is offered to its seller a second time with a photo for each line that lowers it. A locked device waits until its seller removes the lock; what is stolen or counterfeit is rejected. After an objection somebody else inspects, and the amount may only stay or rise. Pictures are those of POST /api/photos/. Its seller is written to.',
  body: inspectionSchema,
  answer: inspectedSchema,
  example: {
    ...exampleRequest,
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
  serve: async ({ ctx, params, body: { reason, inspector, ...report } }) => {
    const why = whyOf({ reason, ...(inspector !== undefined && { inspector }) })
    const result = await inspectTradeIn(ctx, params.number, report, why)
    return result.ok ? result : refuse(refusedInspection(result.refusal))
  },
})

export const unlockTradeInEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/unlocked/',
  summary:
    'For staff: the lock of a device is gone. The inspection goes on from what was found, without grading again.',
  body: tradeInReasonSchema,
  answer: inspectedSchema,
  example: {
    ...exampleRequest,
    body: { reason: 'starts without an account' },
    answer: { state: 'inspected', reasons: [] },
  },
  serve: async ({ ctx, params, body }) => {
    const result = await unlockTradeIn(ctx, params.number, whyOf(body))
    return result.ok ? result : refuse(refusedInspection(result.refusal))
  },
})

export const sendTradeInBackEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/send-back/',
  summary:
    'For staff: a device that is not bought is on its way back to its seller, who is told by which carrier and under which number. One with a swollen battery, or that is stolen, is refused: it enters no parcel.',
  body: tradeInSendBackSchema,
  answer: tradeInMovedSchema,
  example: {
    ...exampleRequest,
    body: { carrier: 'sameday', awb: '1ONBLN102345678', reason: 'declined' },
    answer: { state: 'returning' },
  },
  serve: async ({ ctx, params, body: { reason, ...parcel } }) =>
    toResponse(await sendTradeInBack(ctx, params.number, parcel, whyOf({ reason }))),
})

export const giveTradeInBackEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/given-back/',
  summary:
    'For staff: a device that was sent back came to its seller, or they fetched what enters no parcel.',
  body: tradeInReasonSchema,
  answer: tradeInMovedSchema,
  example: { ...exampleRequest, body: { reason: 'delivered' }, answer: { state: 'returned' } },
  serve: async ({ ctx, params, body }) =>
    toResponse(await giveTradeInBack(ctx, params.number, whyOf(body))),
})

export const recycleTradeInEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/recycled/',
  summary:
    'For staff: a device with a swollen battery went to a certified recycler, as its seller wished. They are told who took it, under which number of their paper.',
  body: tradeInTakenOverSchema,
  answer: tradeInMovedSchema,
  example: {
    ...exampleRequest,
    body: { taker: 'Recycler', reference: 'R-2026-118', reason: 'its seller chose recycling' },
    answer: { state: 'recycled' },
  },
  serve: async ({ ctx, params, body: { reason, ...takeOver } }) =>
    toResponse(await recycleTradeIn(ctx, params.number, takeOver, whyOf({ reason }))),
})

export const surrenderTradeInEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/surrendered/',
  summary:
    'For staff: a device that is reported stolen went to the authorities. Its seller is told to whom, under which number: said only once the authorities let them be told, until then it stays rejected.',
  body: tradeInTakenOverSchema,
  answer: tradeInMovedSchema,
  example: {
    ...exampleRequest,
    body: { taker: 'Secția 3 Poliție', reference: '4512/2026', reason: 'taken with a record' },
    answer: { state: 'surrendered' },
  },
  serve: async ({ ctx, params, body: { reason, ...takeOver } }) =>
    toResponse(await surrenderTradeIn(ctx, params.number, takeOver, whyOf({ reason }))),
})

export const settleTradeInEndpoint = endpoint({
  ...staff,
  path: '/api/office/sales/{number}/payout/',
  summary:
    'For staff: the transfer for a device was made, under the reference its bank gave it. Told again it is paid once; its device is in stock from then on.',
  body: tradeInPaidSchema,
  answer: tradeInMovedSchema,
  example: {
    ...exampleRequest,
    body: { reference: 'TRF-2026-000123', reason: 'in the statement of today' },
    answer: { state: 'paid' },
  },
  serve: async ({ ctx, params, body: { reason, reference } }) =>
    toResponse(await settleTradeIn(ctx, params.number, reference, whyOf({ reason }))),
})
