import { expect } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import {
  currentPayment,
  moneyAtProviders,
  type OnlineOrder,
  type PayingShop,
  placeCourierOrder,
  press,
  startPaying,
  stateOf,
  type TestSandbox,
} from './paying-shop.ts'

/** A loan method (providers.md and markets.md). */
export type Lender = {
  readonly name: string
  readonly provider: 'oney' | 'tbi-ro' | 'tbi-bg' | 'tbi-gr' | 'cofidis'
  readonly market: Market
  readonly type: PaymentMethodId
  readonly plan: InstallmentPlan
  /** The price range it finances, in minor units. */
  readonly range: readonly [number, number]
  /** How long its orders can be paid. */
  readonly hours: number
  readonly sendsWebhooks: boolean
  readonly hasStatusCall: boolean
  readonly reportsAmount: boolean
  /** Whether the lender calls the customer instead of showing a form. */
  readonly callsCustomer?: true
  /** The path of the thank-you page. */
  readonly thankYouPath: string
  /** Its status for an application in progress. */
  readonly pendingStatus: string
}

function tbi(schemeId: string, installments: number) {
  return { kind: 'tbi', schemeId, installments, hasConsented: true } as const
}

function cofidis(schemeId: string, installments: number) {
  return {
    kind: 'cofidis',
    schemeId,
    installments,
    downPaymentMinor: 0,
    contact: 'online',
    tac: true,
    gdpr: true,
  } as const
}

export const calledPerson = {
  customerPhone: '0036201234567',
  customerMotherName: 'Próba Mária',
  customerBirthDate: '1980-05-17',
}

const tbiRo = {
  provider: 'tbi-ro',
  market: 'ro',
  hours: 72,
  sendsWebhooks: true,
  hasStatusCall: false,
  reportsAmount: false,
  thankYouPath: '/magazin/multumim-tbi/RO',
  pendingStatus: 'submitted',
} as const

const tbiBg = {
  provider: 'tbi-bg',
  market: 'bg',
  hours: 72,
  sendsWebhooks: true,
  hasStatusCall: true,
  reportsAmount: true,
  thankYouPath: '/magazin/blagodarim-tbi/BG',
  pendingStatus: 'InProgress',
} as const

const tbiGr = {
  provider: 'tbi-gr',
  market: 'gr',
  hours: 72,
  sendsWebhooks: false,
  hasStatusCall: true,
  reportsAmount: true,
  thankYouPath: '/shop/thank-you/GR',
  pendingStatus: 'InProgress',
} as const

const cofidisHu = {
  provider: 'cofidis',
  market: 'hu',
  hours: 120,
  sendsWebhooks: false,
  hasStatusCall: true,
  reportsAmount: false,
  thankYouPath: '/shop/koszonjuk-cofidis/HU',
  pendingStatus: '2',
} as const

/** The first method of each lender, and the one that differs most from it. */
const samples: readonly Lender[] = [
  {
    name: 'Oney',
    provider: 'oney',
    market: 'ro',
    type: 'oney',
    plan: { kind: 'oney', installments: 3, hasConsented: true },
    range: [40_000, 500_000],
    hours: 2,
    sendsWebhooks: true,
    hasStatusCall: true,
    reportsAmount: true,
    thankYouPath: '/magazin/multumim/RO',
    pendingStatus: 'PENDING',
  },
  { ...tbiRo, name: 'TBI RO bnpl', type: 'bnpl', plan: tbi('bnpl-3', 3), range: [20_000, 280_000] },
  {
    ...tbiBg,
    name: 'TBI BG standard',
    type: 'standard',
    plan: tbi('312', 12),
    range: [20_000, 900_000],
  },
  {
    ...tbiGr,
    name: 'TBI GR standard',
    type: 'standard',
    plan: tbi('standard-12', 12),
    range: [20_000, 500_000],
  },
  {
    ...cofidisHu,
    name: 'Cofidis',
    type: 'cofidis',
    plan: cofidis('131', 10),
    range: [4_000_000, 140_000_000],
  },
  {
    ...cofidisHu,
    name: 'Cofidis, called',
    type: 'cofidis',
    plan: { ...cofidis('51', 12), contact: 'offline', person: calledPerson },
    range: [4_000_000, 140_000_000],
    callsCustomer: true,
  },
]

const others: readonly Lender[] = [
  {
    ...samples[0]!,
    name: 'Oney, four times',
    plan: { kind: 'oney', installments: 4, hasConsented: true },
  },
  { ...tbiRo, name: 'TBI RO tnpl', type: 'tnpl', plan: tbi('tnpl-1', 1), range: [20_000, 230_000] },
  { ...tbiBg, name: 'TBI BG promo', type: 'promo', plan: tbi('506', 6), range: [40_000, 500_000] },
  {
    ...tbiBg,
    name: 'TBI BG promo10',
    type: 'promo10',
    plan: tbi('510', 10),
    range: [40_000, 500_000],
  },
  { ...tbiGr, name: 'TBI GR bnpl', type: 'bnpl', plan: tbi('bnpl-4', 4), range: [10_000, 140_000] },
  {
    ...tbiGr,
    name: 'TBI GR promoMulti',
    type: 'promoMulti',
    plan: tbi('promoMulti-6', 6),
    range: [25_000, 250_000],
  },
  {
    ...cofidisHu,
    name: 'Cofidis, 6 instalments',
    type: 'cofidis-promo',
    plan: cofidis('66', 6),
    range: [7_000_000, 90_000_000],
  },
  {
    ...cofidisHu,
    name: 'Cofidis, 10 instalments',
    type: 'cofidis-promo-ten',
    plan: cofidis('12', 10),
    range: [9_000_000, 90_000_000],
  },
]

const { env } = process
const isWhole = env.KINTSU_E2E === 'all' || env.CONTRACT_ALL !== undefined

export const everyLender: readonly Lender[] = [...samples, ...others]

/** One method of each lender, online and by call; all of them with KINTSU_E2E=all or CONTRACT_ALL. */
export const lenders = isWhole ? everyLender : samples

export const extent = isWhole ? 'every method of every lender' : 'one method of each lender'

/** The lender's page for the order's newest application. */
export function bankPageOf({ world, url }: TestSandbox, lender: Lender, order: OnlineOrder) {
  const loan = world.payments.findByOrder(lender.provider, order.number)
  if (!loan) throw new Error(`Nobody applied for ${order.number}.`)
  return `${url}/loan/${lender.provider}/${loan.id}`
}

/** The number of applications that the lender has for an order. */
export function applicationsOf({ world }: TestSandbox, order: OnlineOrder) {
  return [...world.table<{ orderRef: string }>('payments').all()].filter(
    ({ orderRef }) => orderRef === order.number,
  ).length
}

/** Starts repeatedly until the application exists: after temporary failures. */
export async function begin(shop: PayingShop, lender: Lender, order: OnlineOrder) {
  for (let tries = 0; tries < 8; tries += 1) {
    const { body } = await startPaying(shop, order)
    if (body.kind === 'redirect') return body.url
    const { payments } = await stateOf(shop, order)
    if (lender.callsCustomer && payments.at(-1) === 'pending-review')
      return bankPageOf(shop.sandbox, lender, order)
  }
  throw new Error(`${lender.name} cannot be begun.`)
}

/** An order whose application is open at the lender; `page` is where the shopper, or an employee, decides. */
export async function anApplication(shop: PayingShop, lender: Lender) {
  const order = await placeCourierOrder(shop, lender)
  const page = await begin(shop, lender, order)
  return { order, page, about: { provider: lender.provider, orderRef: order.number } }
}

/** Makes a decision on the lender's page, once it is open there. */
export function atBank(shop: PayingShop, lender: Lender, order: OnlineOrder, button: string) {
  return press(bankPageOf(shop.sandbox, lender, order), button)
}

/** Lets the shop learn the result: by the lender's webhook, or by querying its status. */
export async function learn(shop: PayingShop, lender: Lender) {
  await shop.settle()
  if (!lender.sendsWebhooks) await shop.queryDueStatuses()
}

const paidOnce = {
  order: 'confirmed',
  payments: ['captured'],
  refunds: [],
  units: ['sold'],
  tasks: [],
  confirmations: 1,
}

/** The states and the money of an order, and the payment status shown to its customer. */
export async function verdictOf(shop: PayingShop, order: OnlineOrder) {
  return {
    state: await stateOf(shop, order),
    money: moneyAtProviders(shop, order),
    shown: await currentPayment(shop, order),
  }
}

/** The required verdict for an order that was paid once, by the last attempt; `before` are the states of the earlier ones. */
export function paidVerdict(
  { totalMinor }: OnlineOrder,
  thankYouPath: string,
  ...before: readonly string[]
) {
  return {
    state: { ...paidOnce, payments: [...before, 'captured'] },
    money: { captures: 1, captured: totalMinor, refunded: 0 },
    shown: { kind: 'paid', path: expect.stringContaining(thankYouPath) },
  }
}
