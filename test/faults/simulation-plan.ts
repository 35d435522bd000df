import type { Step } from '../../src/sandbox/scenario.ts'
import { type Draws, drawsFrom } from './draws.ts'
import type { SimulatedMarket, Way } from './market-orders.ts'

/** All random decisions about one order, made in advance: the same seed and number give the same decisions. */
export type OrderPlan = {
  readonly market: SimulatedMarket
  readonly customer: 'personal' | 'corporate'
  readonly way: Way
  readonly method: string
  readonly stalls: readonly number[]
  readonly hasPromo: boolean
  readonly hasVoucher: boolean
  readonly placing: Placing
  readonly trouble: ProviderFailure
  readonly conduct: Conduct
  readonly isBackOnPage: boolean
  readonly hasTwoTabs: boolean
  readonly afterFailure: 'same' | 'other' | 'cancel' | 'leave'
  readonly refund: 'none' | 'part' | 'all' | 'twice-at-once'
  /** For any further random decisions on the way. */
  readonly draws: Draws
}

const weights = {
  market: { ro: 40, bg: 20, hu: 20, gr: 20 },
  customer: { personal: 85, corporate: 15 },
  placing: { once: 84, 'twice at once': 10, 'again later': 4, 'key reused': 2 },
  conduct: {
    approve: 56,
    'challenge, approve': 7,
    'challenge, decline': 3,
    decline: 10,
    'later, approve': 4,
    'later, decline': 2,
    cancel: 3,
    abandon: 5,
    'never pays': 2,
    'gives up': 2,
    'gives up while paying': 3,
    'pays late': 3,
  },
  trouble: {
    none: 46,
    'copies of the notice': 12,
    'no notice': 7,
    'late notice': 7,
    'shuffled notices': 6,
    'notice before the redirect': 3,
    'forged notice': 3,
    'start dropped before': 2,
    'start dropped after': 2,
    'start times out before': 0.5,
    'start times out after': 0.5,
    'start 500': 1,
    'start html': 1,
    'status 500': 2,
    'status html': 1,
    'status stale': 1,
    'amount differs': 2,
    'cancel 500': 2,
    'refund 500 after': 2,
    'capture dropped after': 1,
  },
  afterFailure: { same: 35, other: 35, cancel: 10, leave: 20 },
  refund: { none: 88, part: 6, all: 4, 'twice-at-once': 2 },
} as const

export type Placing = keyof typeof weights.placing
export type ProviderFailure = keyof typeof weights.trouble
export type Conduct = keyof typeof weights.conduct

/** The weights as text, printed with the result. */
export function weightsAsText(): string {
  return (['conduct', 'trouble'] as const)
    .map(name => {
      const each = Object.entries(weights[name]).map(([key, weight]) => `${key} ${weight}`)
      return `${name}: ${each.join(', ')}`
    })
    .join('\n   ')
}

/** The methods of each market by customer and delivery, with weights (markets.md and table 9.2). */
const personal: Readonly<Record<SimulatedMarket, Readonly<Record<string, number>>>> = {
  ro: { card: 40, oney: 20, bnpl: 12, tnpl: 8 },
  bg: { card: 40, standard: 15, promo: 10, promo10: 10 },
  hu: { card: 40, cofidis: 15, 'cofidis-promo': 8, 'cofidis-promo-ten': 8 },
  gr: { card: 40, bnpl: 12, promoMulti: 10, standard: 10 },
}

const onDelivery: Readonly<
  Record<SimulatedMarket, Readonly<Partial<Record<Way, readonly [string, number]>>>>
> = {
  ro: { locker: ['cardAtLocker', 12], courier: ['cashOnDelivery', 12] },
  bg: {
    locker: ['cardAtLocker', 12],
    office: ['cardOrCashAtOffice', 12],
    courier: ['cashOnDelivery', 12],
  },
  hu: {
    locker: ['cardAtLocker', 12],
    office: ['cardOrCashAtOffice', 12],
    courier: ['paymentOnDelivery', 12],
  },
  gr: { courier: ['paymentOnDelivery', 12] },
}

export function methodsFor(
  market: SimulatedMarket,
  customer: OrderPlan['customer'],
  way: Way,
): Readonly<Record<string, number>> {
  const online = customer === 'personal' ? personal[market] : { card: 40 }
  const atTheDoor = onDelivery[market][way]
  return { ...online, ...(atTheDoor && { [atTheDoor[0]]: atTheDoor[1] }) }
}

export const stallsOfMarket = 10

export function planOrder(seed: number, at: number): OrderPlan {
  const draws = drawsFrom(seed * 1_000_003 + at * 7_919)
  const market = draws.weighted(weights.market)
  const customer = draws.weighted(weights.customer)
  const way = draws.pick(Object.keys(onDelivery[market]) as Way[])
  const first = draws.whole(0, stallsOfMarket - 1)
  const hasTwo = draws.chance(0.1)
  const method = draws.weighted(methodsFor(market, customer, way))
  return {
    market,
    customer,
    way,
    method,
    // Two devices together exceed the limits of some methods: those orders are paid by card.
    stalls: hasTwo && method === 'card' ? [first, (first + 1) % stallsOfMarket] : [first],
    hasPromo: method === 'card' && draws.chance(0.15),
    placing: draws.weighted(weights.placing),
    trouble: draws.weighted(weights.trouble),
    conduct: draws.weighted(weights.conduct),
    isBackOnPage: draws.chance(0.8),
    hasTwoTabs: draws.chance(0.1),
    afterFailure: draws.weighted(weights.afterFailure),
    refund: draws.weighted(weights.refund),
    // The financed amount is drawn for the whole total.
    hasVoucher: draws.chance(0.3) && (method === 'card' || isAtTheDoor(method)),
    draws,
  }
}

function isAtTheDoor(method: string): boolean {
  return Object.values(onDelivery).some(ways => Object.values(ways).some(way => way[0] === method))
}

const second = 1_000

/** The statuses that each provider may report in the meantime, in its own format. */
const statusesOf: Readonly<Record<string, readonly string[]>> = {
  stripe: ['requires_action', 'paid', 'processing'],
  oney: ['FAVORABLE', 'PENDING'],
  'tbi-bg': ['InProgress', 'ContractSigned', 'Approved'],
}

/**
 * The sandbox steps that cause this failure. TBI in Romania reports by webhook only, so none of its webhooks is
 * lost.
 */
export function scriptOf(
  { trouble: failure, draws, market }: Pick<OrderPlan, 'trouble' | 'draws' | 'market'>,
  provider: string,
  totalMinor: number,
): readonly Step[] {
  // A forint has no subunit.
  const step = market === 'hu' ? 100 : 1
  const isReportedOnce = provider === 'tbi-ro'
  const reportsNoAmount = provider === 'tbi-ro' || provider === 'cofidis'
  const times = draws.whole(1, 4)
  const scripts: Record<ProviderFailure, readonly Step[]> = {
    none: [],
    'copies of the notice': [{ kind: 'webhook', copies: draws.whole(2, 5) }],
    'no notice': isReportedOnce ? [] : [{ kind: 'webhook', copies: 0 }],
    'late notice': [{ kind: 'webhook', afterMs: draws.whole(1, 72 * 60) * 60 * second }],
    'shuffled notices': draws.shuffled(statusesOf[provider] ?? []).map(status => ({
      kind: 'webhook',
      status,
      copies: draws.whole(1, 3),
      afterMs: draws.whole(0, 90) * second,
    })),
    'notice before the redirect': [{ kind: 'webhook' }, { kind: 'redirect' }],
    'forged notice': [{ kind: 'webhook', badSignature: true }, { kind: 'webhook' }],
    'start dropped before': [{ kind: 'dropConnection', when: 'before', times }],
    'start dropped after': [{ kind: 'dropConnection', when: 'after', times }],
    'start times out before': [{ kind: 'delay', ms: 20 * second, when: 'before' }],
    'start times out after': [{ kind: 'delay', ms: 20 * second, when: 'after' }],
    'start 500': [{ kind: 'respond', status: 500, times }],
    'start html': [{ kind: 'respond', status: 200, html: '<h1>…</h1>', when: 'after' }],
    'status 500': [{ kind: 'respond', at: 'status', status: 500, times: times * 3 }],
    'status html': [{ kind: 'respond', at: 'status', status: 200, html: '<h1>…</h1>', times }],
    'status stale': provider === 'stripe' ? [{ kind: 'poll', status: 'open', times }] : [],
    'amount differs': reportsNoAmount
      ? []
      : [{ kind: 'amount', minor: totalMinor + draws.pick([step, -step]) }],
    'cancel 500': [{ kind: 'respond', at: 'cancel', status: 500, times: times * 2 }],
    'refund 500 after': [{ kind: 'respond', at: 'refund', status: 500, when: 'after', times }],
    'capture dropped after': [{ kind: 'dropConnection', at: 'capture', when: 'after', times }],
  }
  return scripts[failure]
}
