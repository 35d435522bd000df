import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { type ApiResponse, call, order, portOf } from './buyers.ts'
import { officeToken } from './paying-settings.ts'
import type { PayingStage } from './paying-stage.ts'

export type Placed = { readonly number: string; readonly token: string }

type PaymentChoice = { readonly method?: string; readonly plan?: unknown }

type Shop = Pick<PayingStage, 'ports'>

function json(body: unknown) {
  return JSON.stringify(body)
}

/** `at` is the process to call; a process that dies meanwhile is called again, then another one. */
async function callWithRetries(
  { ports }: Shop,
  at: number,
  send: (port: number) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  for (let tries = 0; ; tries += 1) {
    const response = await send(portOf(ports, at + tries))
    if ((response.status !== 0 && response.status !== 503) || tries >= 100) return response
    await pause(100)
  }
}

export function place(shop: Shop, at: number, body: OrderRequestOnWire, key: string) {
  return callWithRetries(shop, at, port => order(port, body, key))
}

export function startPaying(
  shop: Shop,
  at: number,
  { number, token }: Placed,
  choice: PaymentChoice = {},
): Promise<ApiResponse> {
  return callWithRetries(shop, at, port =>
    call(port, 'POST', `/api/orders/${number}/payments/`, json({ token, ...choice })),
  )
}

export function fetchPaymentStatus(
  shop: Shop,
  at: number,
  { number, token }: Placed,
): Promise<ApiResponse> {
  return callWithRetries(shop, at, port =>
    call(port, 'GET', `/api/orders/${number}/payment/?token=${token}`),
  )
}

export function cancelOrder(
  shop: Shop,
  at: number,
  { number, token }: Placed,
): Promise<ApiResponse> {
  return callWithRetries(shop, at, port =>
    call(port, 'POST', `/api/orders/${number}/cancellation/`, json({ token })),
  )
}

function asStaff(
  shop: Shop,
  at: number,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> {
  return callWithRetries(shop, at, port =>
    call(port, 'POST', `/api/office/${path}`, json(body), {
      authorization: `Bearer ${officeToken}`,
      ...headers,
    }),
  )
}

export function requestRefund(shop: Shop, at: number, { number }: Placed, amountMinor: number) {
  return asStaff(
    shop,
    at,
    `orders/${number}/refunds/`,
    { amountMinor, reason: 'a scratch' },
    { 'idempotency-key': randomUUID() },
  )
}

export function decideRefund(
  shop: Shop,
  at: number,
  refundId: string,
  decision: 'approve' | 'succeed' | 'fail',
) {
  return asStaff(shop, at, `refunds/${refundId}/decision/`, { decision, reason: 'agreed' })
}

/**
 * The shopper on the provider's pages, pressing one button after another, or none if a script presses; returns the
 * last URL.
 */
export async function press(
  url: string,
  ...buttons: readonly string[]
): Promise<string | undefined> {
  const address = new URL(url)
  if (buttons.length > 0) address.searchParams.set('auto', buttons.join(','))
  for (let next = address, hops = 0; hops < 6; hops += 1) {
    const location = await open(next)
    if (location === undefined) return undefined
    next = new URL(location, next)
    // The redirect of a lender's form through its launch URL keeps the button.
    if (next.origin !== address.origin) return next.href
    if (buttons.length > 0 && !next.searchParams.has('auto'))
      next.searchParams.set('auto', buttons.join(','))
  }
  return undefined
}

/** The redirect target of a page; a page that does not open is skipped. */
async function open(page: URL): Promise<string | undefined> {
  try {
    const response = await fetch(page, { redirect: 'manual' })
    await response.text()
    return response.headers.get('location') ?? undefined
  } catch {
    return undefined
  }
}

/** A waiting page is polled repeatedly, from either process, until it shows something else. */
export async function waitOnPage(
  shop: Shop,
  at: number,
  placed: Placed,
  times: number,
): Promise<ApiResponse> {
  let response = await fetchPaymentStatus(shop, at, placed)
  for (let attempt = 1; attempt < times && response.body.kind === 'waiting'; attempt += 1) {
    await pause(150)
    response = await fetchPaymentStatus(shop, at + attempt, placed)
  }
  return response
}
