import type { FastifyRequest } from 'fastify'
import { idempotencyKeySchema } from '#contract/order.ts'
import { parse } from '#contract/schema.ts'
import {
  openedTradeInSchema,
  openTradeInSchema,
  tradeInAcceptanceSchema,
  tradeInCancellationSchema,
  tradeInDeviceSchema,
  tradeInParamsSchema,
  tradeInPayoutSchema,
  tradeInQuerySchema,
} from '#contract/trade-in.ts'
import { tradeInViewSchema } from '#contract/trade-in-view.ts'
import { refuse } from '#domain/result.ts'
import type { ObjectionRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { Context } from '#services/context.ts'
import { acceptTradeIn } from '#services/trade-in/accept-trade-in.ts'
import { cancelTradeIn } from '#services/trade-in/change-trade-in.ts'
import { choosePayout } from '#services/trade-in/choose-payout.ts'
import { nameDevice } from '#services/trade-in/name-device.ts'
import { openTradeIn } from '#services/trade-in/open-trade-in.ts'
import type { TradeInRequester } from '#services/trade-in/own-trade-in.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { logNotOwn } from '../not-own.ts'
import { badRequest, endpoint, notFound } from './endpoint.ts'
import {
  exampleAcceptance,
  exampleAnswers,
  exampleToken,
  exampleTradeIn,
} from './example-trade-in.ts'
import { requestingUserId } from './member-of.ts'
import { refusedOpening, refusedTradeIn } from './refused-trade-in.ts'

const exampleRequest = { params: { number: exampleTradeIn.number } }

export const openTradeInEndpoint = endpoint({
  method: 'POST',
  path: '/api/sales/',
  summary:
    'Freezes the offer for a device and sends it by letter; what a person has to look at first waits as a draft. The header Idempotency-Key (16 to 64 letters, digits, hyphens) makes a repeated request one sale. The token opens it for whoever is not signed in.',
  status: 201,
  limit: 'orders',
  body: openTradeInSchema,
  answer: openedTradeInSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    headers: { 'Idempotency-Key': '4d0c1a52-7a55-4c1b-9a46-3f0f5f0f6a11' },
    body: { market: 'ro', answers: exampleAnswers, email: 'ana@example.com' },
    answer: { number: exampleTradeIn.number, token: exampleToken },
  },
  serve: async ({ ctx, body, request }) => {
    const key = parse(idempotencyKeySchema, request.headers['idempotency-key'])
    if (!key.ok) return refuse(badRequest('Idempotency-Key', 'Send an Idempotency-Key.'))
    const { replaces, ...sent } = body
    const requester = await requesterOf(ctx, request, replaces?.token ?? '')
    const opening = {
      key: key.value,
      address: request.ip,
      requester,
      ...(replaces && { replaces: replaces.number }),
    }
    const opened = await openTradeIn(ctx, sent, opening)
    return opened.ok ? opened : refuse(refusedOpening(opened.refusal))
  },
})

export const readTradeInEndpoint = endpoint({
  method: 'GET',
  path: '/api/sales/{number}/',
  summary: 'One sale, for the member it is of or whoever has the token of its letters.',
  limit: 'payments',
  params: tradeInParamsSchema,
  query: tradeInQuerySchema,
  answer: tradeInViewSchema,
  refuses: [400, 404, 429, 503],
  example: { ...exampleRequest, query: { token: exampleToken }, answer: exampleTradeIn },
  serve: async ({ ctx, params, query, request }) => {
    const requester = await requesterOf(ctx, request, query.token)
    const value = await viewTradeIn(ctx, requester, params.number)
    return value ? { ok: true, value } : refuse(logMissing(requester, 'GET /api/sales/{number}/'))
  },
})

/** Shared by every change of a trade-in. */
const changing = {
  limit: 'payments',
  params: tradeInParamsSchema,
  answer: tradeInViewSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
} as const

export const choosePayoutEndpoint = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/sales/{number}/payout/',
  summary:
    'How a sale is paid, at the price frozen for it; a bank needs an account, which can be changed until it is paid.',
  body: tradeInPayoutSchema,
  example: {
    ...exampleRequest,
    body: {
      token: exampleToken,
      payout: 'bank-slow',
      account: { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: 'Ana Pop' },
    },
    answer: exampleTradeIn,
  },
  serve: async ({ ctx, params, body: { token, ...choice }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const chosen = await choosePayout(ctx, requester, params.number, choice)
    return chosen.ok
      ? chosen
      : refusedTo(requester, 'PUT /api/sales/{number}/payout/', chosen.refusal)
  },
})

export const nameSoldDeviceEndpoint = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/sales/{number}/device/',
  summary:
    'Which device is sold: its IMEI, or the serial number of what takes no SIM. A register of lost and stolen devices is asked.',
  body: tradeInDeviceSchema,
  example: {
    ...exampleRequest,
    body: { token: exampleToken, identifier: '35 693803 564380 9' },
    answer: exampleTradeIn,
  },
  serve: async ({ ctx, params, body: { token, ...device }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const named = await nameDevice(ctx, requester, params.number, device)
    return named.ok ? named : refusedTo(requester, 'PUT /api/sales/{number}/device/', named.refusal)
  },
})

export const acceptTradeInEndpoint = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/sales/{number}/acceptance/',
  summary:
    'Accepts the offer at its frozen price, with every declaration, and books the parcel; sent again it is the same sale. For the member it is of.',
  body: tradeInAcceptanceSchema,
  example: { ...exampleRequest, body: exampleAcceptance, answer: exampleTradeIn },
  serve: async ({ ctx, params, body: { token, ...acceptance }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const accepted = await acceptTradeIn(ctx, requester, params.number, acceptance)
    return accepted.ok
      ? accepted
      : refusedTo(requester, 'POST /api/sales/{number}/acceptance/', accepted.refusal)
  },
})

export const cancelTradeInEndpoint = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/sales/{number}/cancellation/',
  summary: 'Cancels an accepted sale while its parcel is still with its seller.',
  body: tradeInCancellationSchema,
  example: {
    ...exampleRequest,
    body: { token: '' },
    answer: { ...exampleTradeIn, state: 'cancelled' },
  },
  serve: async ({ ctx, params, body: { token }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const cancelled = await cancelTradeIn(ctx, requester, params.number)
    return cancelled.ok
      ? cancelled
      : refusedTo(requester, 'POST /api/sales/{number}/cancellation/', cancelled.refusal)
  },
})

export async function requesterOf(
  ctx: Context,
  request: FastifyRequest,
  token: string,
): Promise<TradeInRequester> {
  const userId = await requestingUserId(ctx, request)
  return { token, ...(userId !== undefined && { userId }) }
}

export function refusedTo(requester: TradeInRequester, route: string, refusal: ObjectionRefusal) {
  return refuse(
    refusal.kind === 'not-found' ? logMissing(requester, route) : refusedTradeIn(refusal),
  )
}

function logMissing({ userId }: TradeInRequester, route: string) {
  if (userId !== undefined) logNotOwn({ kind: 'sale', route, userId })
  return notFound
}
