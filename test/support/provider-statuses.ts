import { type Market, markets } from '#domain/market/market.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { anApplication, everyLender, type Lender } from './lenders.ts'
import {
  type OnlineOrder,
  type PayingShop,
  placeCourierOrder,
  press,
  script,
  startPaying,
} from './paying-shop.ts'
import { signedByStripe } from './stripe-signature.ts'

/** A payment method of a provider, in one market. */
export type PayingMethod = {
  readonly market: Market
  readonly type: PaymentMethodId
  readonly provider: Lender['provider'] | 'stripe'
  readonly name: string
  readonly lender?: Lender
  /** How long its orders can be paid. */
  readonly hours: number
}

/** What a provider reports instead of the truth; `undefined` values are omitted. */
export type ReportedStatus = {
  readonly status: unknown
  readonly amount?: unknown
  readonly currency?: unknown
}

const cards = markets.map(
  (market): PayingMethod => ({
    market,
    type: 'card',
    provider: 'stripe',
    name: 'card',
    hours: 0.25,
  }),
)

const priceOfCard = {
  ro: [50_000, 240_000],
  bg: [20_000, 900_000],
  hu: [4_000_000, 140_000_000],
  gr: [20_000, 500_000],
} as const

/** All payment methods except those paid on delivery. */
export function methodsOf(lenders: readonly Lender[] = everyLender): readonly PayingMethod[] {
  return [...cards, ...lenders.map(lender => ({ ...lender, lender }))]
}

/** Starts a payment at its provider; `page` is where it is decided. */
export async function beginAt(shop: PayingShop, { market, lender }: PayingMethod) {
  if (lender) return anApplication(shop, lender)
  const order = await placeCourierOrder(shop, { market, type: 'card', range: priceOfCard[market] })
  const { body } = await startPaying(shop, order)
  return { order, page: body.url, about: { provider: 'stripe', orderRef: order.number } }
}

/** The provider's own statuses of a payment that is paid, and of one that is reversed. */
export const statusesOf = {
  stripe: { paid: 'paid', reversed: ['needs_response'] },
  oney: { paid: 'FAVORABLE', reversed: ['CANCELLED'] },
  'tbi-ro': { paid: '1', reversed: ['0'] },
  'tbi-bg': { paid: 'Paid', reversed: ['Canceled', 'Rejected'] },
  'tbi-gr': { paid: 'ContractSigned', reversed: ['Canceled'] },
  cofidis: { paid: 4, reversed: [7] },
} as const

function sessionOf(shop: PayingShop, { number }: OnlineOrder) {
  const { id } = shop.sandbox.world.payments.findByOrder('stripe', number)!
  return { id, intentId: id.replace('cs_test_', 'pi_') }
}

function statusBodyOf(
  shop: PayingShop,
  { provider }: PayingMethod,
  order: OnlineOrder,
  { status, amount, currency }: ReportedStatus,
) {
  switch (provider) {
    case 'stripe': {
      const { id, intentId } = sessionOf(shop, order)
      const intent = { id: intentId, status: 'succeeded', amount_received: amount, currency }
      const isPaid = status === 'paid'
      return {
        id,
        object: 'checkout.session',
        payment_intent: intent,
        amount_total: null,
        status: isPaid ? 'complete' : status,
        payment_status: isPaid ? 'paid' : 'unpaid',
      }
    }
    case 'oney':
      return { purchase: { status_code: status, purchase_amount: amount, currency_code: currency } }
    case 'cofidis':
      return { loan_status: status, amount, currency }
    default:
      return { error: 0, status, amount, currency }
  }
}

/** A card dispute, as Stripe sends it; `id` is the dispute's. */
export function disputeEvent(
  shop: PayingShop,
  order: OnlineOrder,
  { id, status }: { readonly id: string; readonly status: string },
) {
  return {
    id: `evt_${id}_${status}`,
    object: 'event',
    type:
      status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.created',
    data: {
      object: {
        id,
        object: 'dispute',
        status,
        reason: 'fraudulent',
        metadata: {},
        payment_intent: sessionOf(shop, order).intentId,
        charge: 'ch_1',
      },
    },
  }
}

export async function sendStripeWebhook({ api, sandbox }: PayingShop, event: object) {
  const payload = JSON.stringify(event)
  const { webhookSecret } = sandbox.world.keys.stripe
  const headers = {
    'content-type': 'application/json',
    ...signedByStripe(payload, Math.floor(Date.now() / 1_000), webhookSecret),
  }
  return (await api.ask({ method: 'POST', url: '/api/webhooks/stripe/', payload, headers }))
    .statusCode
}

/** From now on the provider reports this for an order; a provider with webhooks sends one. */
export async function reportStatus(
  shop: PayingShop,
  method: PayingMethod,
  order: OnlineOrder,
  reported: ReportedStatus,
): Promise<number | undefined> {
  const { provider } = method
  if (provider === 'tbi-ro') return sendTbiRoWebhook(shop, order, reported)
  const about = { provider, orderRef: order.number }
  const body = statusBodyOf(shop, method, order, reported)
  await script(shop, about, [{ kind: 'respond', at: 'status', status: 200, body, times: 1_000 }])
  return undefined
}

/** TBI in Romania has no status query: its webhook is all it reports. */
async function sendTbiRoWebhook(
  { api, sandbox }: PayingShop,
  { number }: OnlineOrder,
  { status, ...rest }: ReportedStatus,
) {
  const { webhookUrl, facts } = sandbox.world.payments.findByOrder('tbi-ro', number)!
  const { pathname, search } = new URL(webhookUrl!)
  const payload = JSON.stringify({
    order_id: facts.reference,
    status_id: status,
    motiv: '',
    ...rest,
  })
  const headers = { 'content-type': 'application/json' }
  return (await api.ask({ method: 'POST', url: pathname + search, payload, headers })).statusCode
}

/** Decides the payment as the shopper did, without any truthful webhook from the provider. */
export async function decideSilently(
  shop: PayingShop,
  { provider }: PayingMethod,
  order: OnlineOrder,
  page: string,
) {
  const about = { provider, orderRef: order.number }
  await script(shop, about, [{ kind: 'webhook', copies: 0 }])
  await press(page, 'approve')
}

/** Lets the shop process the webhooks and query the statuses. */
export async function receive(shop: PayingShop) {
  await shop.settle()
  await shop.queryDueStatuses()
}
