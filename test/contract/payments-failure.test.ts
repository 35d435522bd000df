import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBreaker } from '#providers/breaker.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anApplication,
  applicationsOf,
  begin,
  everyLender,
  extent,
  type Lender,
  lenders,
  paidVerdict,
  verdictOf,
} from '#test/support/lenders.ts'
import {
  currentPayment,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeCourierOrder,
  placeOnline,
  press,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
  withPatience,
} from '#test/support/paying-shop.ts'
import type { Step } from '../../src/sandbox/scenario.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop
/** A shop with a timeout of half a second. */
let hasty: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
  hasty = await payingShop(
    database.url,
    sandbox,
    withPatience({ firstPauseMs: 1, timeoutMs: 500, breaker: createBreaker(1_000) }),
  )
})
afterAll(async () => {
  await Promise.all([shop.close(), hasty.close()])
  await sandbox.close()
  await database.drop()
})

async function lastErrorOf({ id }: OnlineOrder) {
  const [found] = await shop.rows<{ error: string | null }>(
    'select last_error as error from payment where order_id = $1 order by created_at desc limit 1',
    id,
  )
  return found?.error
}

/** Without a call, Cofidis redirects the customer to its form. */
const called = lenders.filter(
  ({ provider, callsCustomer }) => provider !== 'cofidis' || callsCustomer,
)

/** Oney requests and Cofidis call requests may be repeated automatically; a TBI application may not. */
function triesOf({ provider }: Lender) {
  return provider.startsWith('tbi') ? 1 : 3
}

type ProviderFailure = {
  readonly what: string
  readonly steps: (tries: number) => Step[]
  readonly kind: string
  readonly outcome: 'waiting' | 'unavailable'
}

const failures: readonly ProviderFailure[] = [
  {
    what: 'a 500',
    steps: times => [{ kind: 'respond', status: 500, times }],
    kind: 'server-error',
    outcome: 'waiting',
  },
  {
    what: 'HTML',
    steps: () => [{ kind: 'respond', status: 200, html: '<h1>Revenim curând</h1>' }],
    kind: 'unreadable',
    outcome: 'waiting',
  },
  {
    what: 'a 401',
    steps: () => [{ kind: 'respond', status: 401, times: 2 }],
    kind: 'unauthorized',
    outcome: 'unavailable',
  },
  {
    what: 'a dropped connection',
    steps: times => [{ kind: 'dropConnection', when: 'before', times }],
    kind: 'unreachable',
    outcome: 'waiting',
  },
]

const each = called.flatMap(lender => failures.map(failure => ({ ...failure, ...lender })))

/** The lender approves, and the shop is notified. */
async function approved(lender: Lender, order: OnlineOrder, page: string) {
  await press(page, 'approve')
  await shop.settle()
  await shop.queryDueStatuses()
  expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
  expect(applicationsOf(sandbox, order)).toBe(1)
}

describe(`an application with a provider failure (${extent})`, () => {
  test.each(each)(
    '$name answers with $what: the payment is $outcome, and paid once it works again',
    async row => {
      const { steps, kind, outcome, what: _, ...lender } = row
      const order = await placeCourierOrder(shop, lender)
      await script(
        shop,
        { provider: lender.provider, orderRef: order.number },
        steps(triesOf(lender)),
      )
      expect((await startPaying(shop, order)).body).toEqual({ kind: outcome })
      expect(await lastErrorOf(order)).toBe(kind)
      expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shopper' })
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        // On a status request, Cofidis reports that no application was submitted.
        payments: [lender.callsCustomer && outcome === 'waiting' ? 'action-required' : 'created'],
        units: ['held'],
        tasks: [],
      })
      await approved(lender, order, await begin(shop, lender, order))
    },
  )

  test.each(
    called.flatMap(lender => (['before', 'after'] as const).map(when => ({ lender, when }))),
  )(
    '$lender.name is too slow, $when it received the application: exactly one',
    async ({ lender, when }) => {
      const order = await placeCourierOrder(hasty, lender)
      await script(hasty, { provider: lender.provider, orderRef: order.number }, [
        { kind: 'delay', ms: 60_000, when },
      ])
      await approved(lender, order, await begin(hasty, lender, order))
    },
  )

  test.each(called)(
    '$name drops the connection after it received the application: exactly one',
    async lender => {
      const order = await placeCourierOrder(shop, lender)
      const about = { provider: lender.provider, orderRef: order.number }
      const times = triesOf(lender)
      await script(shop, about, [{ kind: 'dropConnection', when: 'after', times }])
      expect((await startPaying(shop, order)).body.kind).toBe('waiting')
      expect(applicationsOf(sandbox, order)).toBe(1)
      await approved(lender, order, await begin(shop, lender, order))
    },
  )

  test('a refusal after an attempt that may have been received does not count as not received', async () => {
    const lender = everyLender.find(({ provider }) => provider === 'tbi-bg')!
    const order = await placeCourierOrder(shop, lender)
    await script(shop, { provider: lender.provider, orderRef: order.number }, [
      { kind: 'dropConnection', when: 'after' },
      { kind: 'respond', status: 401 },
    ])
    await startPaying(shop, order)
    expect((await startPaying(shop, order)).body).toEqual({ kind: 'waiting' })
    expect(await lastErrorOf(order)).toBe('unauthorized')
    await approved(lender, order, await begin(shop, lender, order))
  })
})

describe(`a status request with a provider failure (${extent})`, () => {
  const withStatusCall = lenders.filter(({ hasStatusCall }) => hasStatusCall)
  const atStatus = withStatusCall.flatMap(lender =>
    failures.map(failure => ({ ...failure, ...lender })),
  )

  test.each(atStatus)(
    '$name answers the status with $what: the customer waits, then it is paid',
    async row => {
      const { steps, kind, outcome: _, what: __, ...lender } = row
      const { order, page, about } = await anApplication(shop, lender)
      await press(page, 'abandon')
      await script(shop, about, [
        ...steps(3).map(step => ({ ...step, at: 'status' }) as Step),
        { kind: 'webhook', copies: 0 },
      ])
      await press(page, 'approve')
      expect((await currentPayment(shop, order)).kind).toBe('waiting')
      expect(await lastErrorOf(order)).toBe(kind)
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        units: ['held'],
      })
      await shop.queryDueStatuses()
      await shop.queryDueStatuses()
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    },
  )
})

describe('a lender that fails repeatedly', () => {
  test('a failing lender is not called for 15 seconds after five failures, then tried once, then used again', async () => {
    let now = 0
    const careful = await payingShop(
      database.url,
      sandbox,
      withPatience({ firstPauseMs: 1, breaker: createBreaker(5, 15_000, () => now) }),
    )
    const lender = everyLender.find(({ provider }) => provider === 'tbi-bg')!
    const first = await placeCourierOrder(careful, lender)
    const second = await placeCourierOrder(careful, lender)
    const callsAbout = ({ number }: OnlineOrder) =>
      sandbox.world.journal.read({ orderRef: number, kind: 'call' }).length
    await script(careful, { provider: lender.provider, orderRef: first.number }, [
      { kind: 'dropConnection', when: 'before', times: 6 },
    ])
    for (let failure = 1; failure <= 5; failure += 1)
      expect((await startPaying(careful, first)).body).toEqual({ kind: 'waiting' })
    expect(callsAbout(first)).toBe(5)

    expect((await startPaying(careful, second)).body).toEqual({ kind: 'unavailable' })
    expect(await lastErrorOf(second)).toBe('circuit-open')
    expect(await currentPayment(careful, second)).toMatchObject({ kind: 'waiting', on: 'shopper' })
    now += 14_999
    expect((await startPaying(careful, second)).body).toEqual({ kind: 'unavailable' })
    expect(callsAbout(second)).toBe(0)

    now += 1
    expect((await startPaying(careful, first)).body).toEqual({ kind: 'waiting' })
    expect(callsAbout(first)).toBe(6)
    expect((await startPaying(careful, second)).body).toEqual({ kind: 'unavailable' })

    now += 15_000
    for (const order of [first, second]) {
      const page = await begin(careful, lender, order)
      await press(page, 'approve')
      await careful.settle()
      expect(await verdictOf(careful, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    }
    await careful.close()
  })

  test('a failing lender does not block other methods', async () => {
    const order = await placeOnline(shop, 'oney', {
      kind: 'oney',
      installments: 3,
      hasConsented: true,
    })
    await script(shop, { provider: 'oney', orderRef: order.number }, [
      { kind: 'respond', status: 401 },
    ])
    expect((await startPaying(shop, order)).body).toEqual({ kind: 'unavailable' })
    const { body } = await startPaying(shop, order, { method: 'card' })
    await press(body.url, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(
      paidVerdict(order, '/magazin/multumim/RO', 'cancelled'),
    )
  })
})

describe('the terms of a lender that are older than a day', () => {
  const plan = { kind: 'oney', installments: 3, hasConsented: true } as const

  /** A past failure of R7: its clock jumps by days, and it requests the terms on a busy machine. */
  test('old terms are requested with a timeout of two seconds: a slower lender is unavailable until the next click', async () => {
    await placeOnline(shop, 'oney', plan)
    shop.forward(25 * 60 * 60_000)
    await script(shop, { provider: 'oney' }, [{ kind: 'delay', at: 'terms', ms: 2_500, times: 2 }])
    await expect(placeOnline(shop, 'oney', plan)).rejects.toThrow('"unavailable"')
    expect((await placeOnline(shop, 'oney', plan)).unitIds).toHaveLength(1)
  })
})
