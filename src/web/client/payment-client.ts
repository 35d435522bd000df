import {
  amount,
  firstOf,
  oneOf,
  optional,
  type Read,
  shape,
  text,
  yesNo,
} from '#domain/cart/narrow.ts'
import type { PaymentStart } from '#domain/order/payment-status.ts'
import type { OrderLink, SeenStatus } from '#domain/order/status-path.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { type PaymentMethodId, paymentMethodIds } from '#domain/payment/method.ts'

/** `missing`: no such order for this link; `unreachable`: no usable response, try again. */
export type StatusAnswer =
  | { readonly kind: 'stands'; readonly status: SeenStatus }
  | { readonly kind: 'missing' | 'unreachable' }

/**
 * Another method, and how its instalments are paid or the amount that was shown for one on delivery; without a method the
 * existing attempt is resumed.
 */
export type PaymentStartChoice = {
  readonly method?: PaymentMethodId
  readonly plan?: InstallmentPlan
  readonly shownMinor?: number
}

/** A wallet is opened by the payment step itself. */
type PageStart = Exclude<PaymentStart, { kind: 'wallet' }>

/** `refused`: not with this method, or not any more; the payment status has the details. */
export type StartAnswer =
  | PageStart
  | { readonly kind: 'refused' | 'too-many-attempts' | 'unreachable' }

export type CancelAnswer = { readonly kind: 'cancelled' | 'already-paid' | 'unreachable' }

const statusTimeoutMs = 15_000
const postTimeoutMs = 30_000

/** A redirect only triggers a request for the status. Never throws: a network error is a result (orders.md). */
export async function askStatus(link: OrderLink): Promise<StatusAnswer> {
  const query = new URLSearchParams({ token: link.token })
  const result = await send(`${pathOf(link)}payment/?${query}`, {
    signal: AbortSignal.timeout(statusTimeoutMs),
  })
  if (result?.status === 404) return { kind: 'missing' }
  const status = result?.isOk ? readStatus(result.body) : undefined
  return status ? { kind: 'stands', status } : { kind: 'unreachable' }
}

export async function startPayment(
  link: OrderLink,
  choice: PaymentStartChoice = {},
): Promise<StartAnswer> {
  const result = await post(`${pathOf(link)}payments/`, { token: link.token, ...choice })
  const start = result?.isOk ? readStart(result.body) : undefined
  if (start) return start
  if (result && problemCode(result.body) === 'too-many-attempts')
    return { kind: 'too-many-attempts' }
  const isRefused = result !== undefined && [404, 409, 422].includes(result.status)
  return { kind: isRefused ? 'refused' : 'unreachable' }
}

const readSecret = shape<{ readonly clientSecret: string }>({ clientSecret: text })

/** The secret with which a placed order is paid in the page; `undefined` if its payment goes on elsewhere. */
export async function startWallet(link: OrderLink): Promise<string | undefined> {
  const body = { token: link.token, method: 'card', byWallet: true }
  const result = await post(`${pathOf(link)}payments/`, body)
  return result?.isOk ? readSecret(result.body)?.clientSecret : undefined
}

const problemCode: Read<string> = body => shape<{ code: string }>({ code: text })(body)?.code

/** Releases what an unpaid order holds. An order that no longer exists holds nothing. */
export async function cancelOrder(link: OrderLink): Promise<CancelAnswer> {
  const result = await post(`${pathOf(link)}cancellation/`, { token: link.token })
  if (result?.isOk || result?.status === 404) return { kind: 'cancelled' }
  return { kind: result?.status === 409 ? 'already-paid' : 'unreachable' }
}

function pathOf({ number }: OrderLink): string {
  return `/api/orders/${encodeURIComponent(number)}/`
}

type HttpAnswer = { readonly isOk: boolean; readonly status: number; readonly body: unknown }

function post(path: string, body: object): Promise<HttpAnswer | undefined> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(postTimeoutMs),
  })
}

async function send(path: string, init: RequestInit): Promise<HttpAnswer | undefined> {
  try {
    const response = await fetch(path, init)
    const body: unknown = await response.json().catch(() => undefined)
    return { isOk: response.ok, status: response.status, body }
  } catch {
    return undefined
  }
}

/** A path of this shop, never of another site: `//host` is not accepted. */
const ownPath: Read<string> = value =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined

const webAddress: Read<string> = value =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined

const instant: Read<string> = value =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined

type Status<Kind extends SeenStatus['kind']> = Extract<SeenStatus, { kind: Kind }>

export const readStatus: Read<SeenStatus> = firstOf<SeenStatus>(
  shape<Status<'paid'>>({ kind: oneOf(['paid']), path: ownPath }),
  shape<Status<'waiting'>>({
    kind: oneOf(['waiting']),
    method: oneOf(paymentMethodIds),
    on: oneOf(['shopper', 'provider', 'shop']),
    payableUntil: instant,
    thankYouPath: optional(ownPath),
  }),
  shape<Status<'failed'>>({ kind: oneOf(['failed']), payableUntil: instant }),
  shape<Status<'difference'>>({
    kind: oneOf(['difference']),
    due: amount,
    payableUntil: instant,
    isBought: yesNo,
  }),
  shape<Status<'over'>>({ kind: oneOf(['over']), reason: oneOf(['expired', 'cancelled']) }),
)

type Start<Kind extends PageStart['kind']> = Extract<PageStart, { kind: Kind }>

export const readStart: Read<PageStart> = firstOf<PageStart>(
  shape<Start<'redirect'>>({ kind: oneOf(['redirect']), url: webAddress }),
  shape<{ readonly kind: Exclude<PageStart['kind'], 'redirect'> }>({
    kind: oneOf(['waiting', 'settled', 'unavailable']),
  }),
)
