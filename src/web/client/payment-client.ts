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
import type { PaymentStart } from '#domain/order/payment-standing.ts'
import type { OrderLink, SeenStanding } from '#domain/order/standing-path.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { type PaymentType, paymentTypes } from '#domain/payment/payment.ts'

/** `missing`: no such order for this link; `unreachable`: nothing was said, ask again. */
export type StandingAnswer =
  | { readonly kind: 'stands'; readonly standing: SeenStanding }
  | { readonly kind: 'missing' | 'unreachable' }

/** Another method and how its instalments are paid; without one the attempt that is there goes on. */
export type PaymentWish = { readonly method?: PaymentType; readonly plan?: InstallmentPlan }

/** `refused`: not with this method, or not any more; the payment's standing says more. */
export type StartAnswer =
  | PaymentStart
  | { readonly kind: 'refused' | 'too-many-attempts' | 'unreachable' }

export type CancelAnswer = { readonly kind: 'cancelled' | 'already-paid' | 'unreachable' }

const askPatience = 15_000
const startPatience = 30_000

/** orders.md: a redirect only has the status asked. Nothing thrown leaves here: a network failure is an answer. */
export async function askStanding(link: OrderLink): Promise<StandingAnswer> {
  const query = new URLSearchParams({ token: link.token })
  const said = await ask(`${pathOf(link)}payment/?${query}`, {
    signal: AbortSignal.timeout(askPatience),
  })
  if (said?.status === 404) return { kind: 'missing' }
  const standing = said?.isOk ? readStanding(said.body) : undefined
  return standing ? { kind: 'stands', standing } : { kind: 'unreachable' }
}

export async function startPayment(link: OrderLink, wish: PaymentWish = {}): Promise<StartAnswer> {
  const said = await post(`${pathOf(link)}payments/`, { token: link.token, ...wish })
  const start = said?.isOk ? readStart(said.body) : undefined
  if (start) return start
  if (said && problemCode(said.body) === 'too-many-attempts') return { kind: 'too-many-attempts' }
  const isRefused = said !== undefined && [404, 409, 422].includes(said.status)
  return { kind: isRefused ? 'refused' : 'unreachable' }
}

const problemCode: Read<string> = body => shape<{ code: string }>({ code: text })(body)?.code

/** Frees what an unpaid order holds. An order that is gone holds nothing. */
export async function cancelOrder(link: OrderLink): Promise<CancelAnswer> {
  const said = await post(`${pathOf(link)}cancellation/`, { token: link.token })
  if (said?.isOk || said?.status === 404) return { kind: 'cancelled' }
  return { kind: said?.status === 409 ? 'already-paid' : 'unreachable' }
}

function pathOf({ number }: OrderLink): string {
  return `/api/orders/${encodeURIComponent(number)}/`
}

type Said = { readonly isOk: boolean; readonly status: number; readonly body: unknown }

function post(path: string, body: object): Promise<Said | undefined> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(startPatience),
  })
}

async function ask(path: string, init: RequestInit): Promise<Said | undefined> {
  try {
    const response = await fetch(path, init)
    const body: unknown = await response.json().catch(() => undefined)
    return { isOk: response.ok, status: response.status, body }
  } catch {
    return undefined
  }
}

/** A path of this shop, never another one's: `//host` is none. */
const ownPath: Read<string> = value =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined

const webAddress: Read<string> = value =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined

const instant: Read<string> = value =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined

type Standing<Kind extends SeenStanding['kind']> = Extract<SeenStanding, { kind: Kind }>

export const readStanding: Read<SeenStanding> = firstOf<SeenStanding>(
  shape<Standing<'paid'>>({ kind: oneOf(['paid']), path: ownPath }),
  shape<Standing<'waiting'>>({
    kind: oneOf(['waiting']),
    method: oneOf(paymentTypes),
    on: oneOf(['shopper', 'provider', 'shop']),
    payableUntil: instant,
    thankYouPath: optional(ownPath),
  }),
  shape<Standing<'failed'>>({ kind: oneOf(['failed']), payableUntil: instant }),
  shape<Standing<'difference'>>({
    kind: oneOf(['difference']),
    due: amount,
    payableUntil: instant,
    isBought: yesNo,
  }),
  shape<Standing<'over'>>({ kind: oneOf(['over']), reason: oneOf(['expired', 'cancelled']) }),
)

type Start<Kind extends PaymentStart['kind']> = Extract<PaymentStart, { kind: Kind }>

export const readStart: Read<PaymentStart> = firstOf<PaymentStart>(
  shape<Start<'redirect'>>({ kind: oneOf(['redirect']), url: webAddress }),
  shape<{ readonly kind: Exclude<PaymentStart['kind'], 'redirect'> }>({
    kind: oneOf(['waiting', 'settled', 'unavailable']),
  }),
)
