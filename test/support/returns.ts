import { randomUUID } from 'node:crypto'
import type { Market } from '#domain/market/market.ts'
import { readPlacedOrder } from '#services/order/view-order.ts'
import { type ApiApp, officeToken } from './api-app.ts'
import { daysBack } from './days-back.ts'
import type { Rows } from './order-cases.ts'
import { anOrder, shippingOn } from './shipping.ts'

export type Bought = {
  readonly orderId: string
  readonly number: string
  readonly token: string
  readonly email: string
  readonly unitId: string
  readonly total: number
}

/** An order of one phone, paid on delivery, delivered `agoDays` ago. */
export async function anOrderThatCame(
  api: ApiApp,
  rows: Rows,
  { market = 'ro' as Market, agoDays = 1 } = {},
): Promise<Bought> {
  const { orderId, shipmentId, unitId, total } = await anOrder(api, rows, market)
  const shipping = shippingOn(api.database, {})
  for (const by of ['create-label', 'hand-over', 'depart', 'deliver'] as const) {
    const moved = await shipping.move({ shipmentId, by, actor: 'test', reason: 'test' })
    if (!moved.ok) throw new Error(`no ${by}`)
  }
  await rows(
    `update order_history set at = ${daysBack('at', '$2', market)} where order_id = $1`,
    orderId,
    agoDays,
  )
  const [order] = await rows<{ number: string; email: string }>(
    `update orders set placed_at = ${daysBack('placed_at', '$2', market)} where id = $1
     returning number, contact_email as email`,
    orderId,
    agoDays,
  )
  if (!order) throw new Error('the order is not there')
  const token = await tokenOf(api, orderId)
  return { orderId, unitId, total, token, ...order }
}

export async function tokenOf(api: Pick<ApiApp, 'ctx'>, orderId: string): Promise<string> {
  const placed = await readPlacedOrder(api.ctx, orderId)
  return new URL(placed?.path ?? '', 'https://shop.example').searchParams.get('t') ?? ''
}

/** markets.md has no IBAN; this is the example from the registry of ISO 13616. */
const account = { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: 'Ana Pop' }

export function withdrawal(over: Readonly<Record<string, unknown>> = {}) {
  return {
    lines: [{ position: 0, reason: 'changed-mind' }],
    handover: { kind: 'locker' },
    account,
    ...over,
  }
}

type RequestOptions = { readonly key?: string; readonly cookie?: string }

export async function withdraw(
  api: Pick<ApiApp, 'ask'>,
  number: string,
  body: object,
  { key = randomUUID(), cookie }: RequestOptions = {},
) {
  const response = await api.ask({
    method: 'POST',
    url: `/api/orders/${number}/withdrawal/`,
    headers: {
      'idempotency-key': key,
      ...(cookie !== undefined && { cookie, origin: 'https://shop.example' }),
    },
    payload: body,
    remoteAddress: `10.50.${Math.floor(next / 250)}.${++next % 250}`,
  })
  return { status: response.statusCode, body: response.json() as WithdrawalResponse }
}

let next = 0

export type WithdrawalResponse = {
  readonly view: {
    readonly number: string
    readonly state: string
    readonly expected: { readonly minor: number }
    readonly [fact: string]: unknown
  }
  readonly token: string
  readonly code?: string
  readonly field?: string
  readonly reason?: unknown
}

export async function moveReturn(api: Pick<ApiApp, 'ask'>, number: string, body: object) {
  const response = await api.ask({
    method: 'POST',
    url: `/api/office/returns/${number}/moves/`,
    headers: { authorization: `Bearer ${officeToken}` },
    payload: { reason: 'test', ...body },
  })
  return { status: response.statusCode, body: response.json() as Record<string, unknown> }
}
