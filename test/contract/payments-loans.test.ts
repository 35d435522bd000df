import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anApplication,
  applicationsOf,
  atBank,
  bankPageOf,
  begin,
  calledPerson,
  everyLender,
  extent,
  type Lender,
  learn,
  lenders,
  paidVerdict,
  verdictOf,
} from '#test/support/lenders.ts'
import { currencyIn } from '#test/support/order-cases.ts'
import {
  currentPayment,
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeCourierOrder,
  press,
  requestCancellation,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
  await database.drop()
})

const minute = 60_000
const hour = 60 * minute

const nothingMoved = { captures: 0, captured: 0, refunded: 0 }

function lenderNamed(name: string) {
  return everyLender.find(each => each.name === name)!
}

/** Moves the shop's clock and expires the orders that were not paid in time. */
async function pass(ms: number) {
  shop.forward(ms)
  await shop.jobs.expireOrders()
  await shop.settle()
}

async function timesReached({ id }: OnlineOrder, state: string) {
  const [found] = await shop.rows<{ n: number }>(
    `select count(*)::int as n from order_history where order_id = $1 and subject = 'payment' and to_state = $2`,
    id,
    state,
  )
  return found!.n
}

/** The emails that say that the lender has the application. */
async function reviewEmailsOf({ id }: OnlineOrder) {
  const [found] = await shop.rows<{ n: number }>(
    `select count(*)::int as n from outbox where topic = 'loan-in-review' and payload ->> 'orderId' = $1::text`,
    id,
  )
  return found?.n
}

/** The time of the next status request of an order's only attempt. */
async function nextStatusCall({ id }: OnlineOrder) {
  const rows = await shop.rows<{ at: Date | null }>(
    'select next_poll_at as at from payment where order_id = $1',
    id,
  )
  expect(rows).toHaveLength(1)
  return rows[0]!.at
}

describe('every method of every lender', () => {
  test.each(everyLender)('a loan of $name is approved: paid once', async lender => {
    const order = await placeCourierOrder(shop, lender)
    const { status, body } = await startPaying(shop, order)
    expect({ status, kind: body.kind }).toEqual({
      status: 200,
      kind: lender.callsCustomer ? 'waiting' : 'redirect',
    })
    const page = lender.callsCustomer ? bankPageOf(sandbox, lender, order) : body.url
    const back = await press(page, 'approve')
    expect(back).toContain(`/${order.number}/?t=${order.token}`)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment', units: ['held'] })
    await learn(shop, lender)
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    expect(applicationsOf(sandbox, order)).toBe(1)
  })
})

describe(`a loan (${extent})`, () => {
  test.each(lenders)('$name declines: the same order is paid by card', async lender => {
    const { order, page } = await anApplication(shop, lender)
    await press(page, 'decline')
    await learn(shop, lender)
    const failed = await currentPayment(shop, order)
    expect(failed).toMatchObject({ kind: 'failed', reason: 'declined' })
    expect(failed.rows?.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['card', lender.type]),
    )
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['declined'],
      units: ['held'],
      confirmations: 0,
    })
    const { body } = await startPaying(shop, order, { method: 'card' })
    await press(body.url, 'approve')
    await shop.settle()
    const thanks = { ro: 'multumim', bg: 'blagodarim', hu: 'koszonjuk', gr: 'thank-you' }
    expect(await verdictOf(shop, order)).toEqual(
      paidVerdict(order, `/${thanks[lender.market]}/`, 'declined'),
    )
  })

  test.each(lenders)(
    '$name is abandoned by its customer: another attempt is a new application',
    async lender => {
      const { order, page } = await anApplication(shop, lender)
      await press(page, 'cancel')
      await learn(shop, lender)
      expect(await currentPayment(shop, order)).toMatchObject({ kind: 'failed' })
      const again = await startPaying(shop, order, { method: lender.type, plan: lender.plan })
      const next = lender.callsCustomer ? bankPageOf(sandbox, lender, order) : again.body.url
      await press(next, 'approve')
      await learn(shop, lender)
      const first = lender.hasStatusCall ? 'cancelled' : 'declined'
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath, first))
      expect(applicationsOf(sandbox, order)).toBe(2)
    },
  )

  test.each(lenders)(
    '$name is abandoned: after $hours hours, not before, the phone is for sale again',
    async lender => {
      const { order, page } = await anApplication(shop, lender)
      await press(page, 'abandon')
      await pass(lender.hours * hour - minute)
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        units: ['held'],
      })
      await pass(minute + 1_000)
      expect(await verdictOf(shop, order)).toEqual({
        state: {
          order: 'expired',
          payments: ['expired'],
          refunds: [],
          units: ['listed'],
          tasks: [],
          confirmations: 0,
        },
        money: nothingMoved,
        shown: { kind: 'over', reason: 'expired' },
      })
    },
  )

  test.each(lenders)('$name reviews for a long time, then approves', async lender => {
    const { order, page } = await anApplication(shop, lender)
    await press(page, 'later')
    await learn(shop, lender)
    const isSeen = lender.hasStatusCall
    expect(await currentPayment(shop, order)).toMatchObject({
      kind: 'waiting',
      on: isSeen ? 'provider' : 'shopper',
    })
    await pass(lender.hours * hour - 30 * minute)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: [isSeen ? 'pending-review' : 'action-required'],
      units: ['held'],
    })
    expect(await reviewEmailsOf(order)).toBe(isSeen ? 1 : 0)
    await atBank(shop, lender, order, 'approve')
    await learn(shop, lender)
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
  })

  test.each(lenders.filter(({ hasStatusCall }) => hasStatusCall))(
    '$name reports an earlier status: the payment does not go back',
    async lender => {
      const { order, page, about } = await anApplication(shop, lender)
      await press(page, 'later')
      await learn(shop, lender)
      const earlier = { oney: 'PENDING', 'tbi-bg': 'Draft', 'tbi-gr': 'Draft', cofidis: '1' }
      const status = earlier[lender.provider as keyof typeof earlier]
      await script(shop, about, [{ kind: 'poll', status, times: 2 }])
      await shop.queryDueStatuses()
      expect(await stateOf(shop, order)).toMatchObject({ payments: ['pending-review'] })
      expect(await reviewEmailsOf(order)).toBe(1)
      expect((await currentPayment(shop, order)).kind).toBe('waiting')
      await atBank(shop, lender, order, 'approve')
      await shop.queryDueStatuses()
      await learn(shop, lender)
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    },
  )
})

describe(`callbacks (${extent})`, () => {
  const withWebhooks = lenders.filter(({ sendsWebhooks }) => sendsWebhooks)
  const counted = withWebhooks.flatMap(lender =>
    (lender === lenders[0] ? [2, 3, 4, 5] : [2, 5]).map(copies => ({ ...lender, copies })),
  )

  test.each(counted)(
    '$copies concurrent copies of a webhook of $name have one effect',
    async ({ copies, ...lender }) => {
      const { order, page, about } = await anApplication(shop, lender)
      await script(shop, about, [{ kind: 'webhook', copies }])
      await press(page, 'approve')
      await learn(shop, lender)
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
      expect(await timesReached(order, 'captured')).toBe(1)
      const sent = sandbox.world.journal.read({ orderRef: order.number, kind: 'webhook' })
      expect(sent.length).toBeGreaterThanOrEqual(copies)
      const webhooks = await shop.rows<{ all: number; different: number }>(
        `select count(*)::int as all, count(distinct n.raw)::int as different
       from provider_notice n join payment p on p.id = n.payment_id where p.order_id = $1`,
        order.id,
      )
      expect(webhooks[0]?.all).toBe(webhooks[0]?.different)
    },
  )

  test.each(withWebhooks)(
    '$name sends its webhook before the customer returns: the page shows the order as paid',
    async lender => {
      const { order, page, about } = await anApplication(shop, lender)
      await script(shop, about, [{ kind: 'webhook' }, { kind: 'redirect' }])
      // The page responds with the return URL only after its webhook was received.
      const back = await press(page)
      expect(back).toContain(order.number)
      await shop.settle()
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    },
  )

  test.each(lenders)('$name redirects its customer back without a webhook', async lender => {
    const { order, page, about } = await anApplication(shop, lender)
    await script(shop, about, [{ kind: 'webhook', afterMs: hour }])
    await press(page, 'approve')
    if (lender.hasStatusCall) {
      await currentPayment(shop, order)
      await shop.settle()
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    } else {
      expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shopper' })
      await shop.queryDueStatuses()
      expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment' })
    }
    await sandbox.world.clock.advance(hour)
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
  })

  test.each(lenders.filter(({ hasStatusCall }) => hasStatusCall))(
    'the status of $name is queried by the reconciler if the customer does not return',
    async lender => {
      const { order, page, about } = await anApplication(shop, lender)
      await script(shop, about, [{ kind: 'webhook', copies: 0 }])
      await press(page, 'approve')
      await shop.queryDueStatuses()
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
    },
  )

  const backwards = {
    oney: ['FAVORABLE', 'PENDING'],
    'tbi-bg': ['ContractSigned', 'InProgress'],
  } as const

  // For TBI RO an approval followed by a refusal cancels the loan.
  const stepping = withWebhooks.filter(({ provider }) => provider !== 'tbi-ro')

  test.each(stepping)(
    '$name reports an earlier step: the payment does not go back',
    async lender => {
      const { order, page, about } = await anApplication(shop, lender)
      const [first, then] = backwards[lender.provider as keyof typeof backwards]
      await script(shop, about, [
        { kind: 'webhook', status: first },
        { kind: 'webhook', status: then, afterMs: 5_000 },
      ])
      await press(page, 'approve')
      await shop.settle()
      // When the status is queried for the second webhook, the lender itself is one step behind.
      await script(shop, about, [{ kind: 'poll', status: then, times: 5 }])
      await sandbox.world.clock.advance(5_000)
      await shop.settle()
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
      expect(await timesReached(order, 'captured')).toBe(1)
    },
  )

  test('TBI RO reports a refusal, then an approval: the order can still be paid, and is', async () => {
    const lender = lenderNamed('TBI RO bnpl')
    const { order, page, about } = await anApplication(shop, lender)
    await script(shop, about, [
      { kind: 'webhook', status: '0' },
      { kind: 'webhook', status: '1', afterMs: 5_000 },
    ])
    await press(page, 'approve')
    await shop.settle()
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'failed', reason: 'declined' })
    await sandbox.world.clock.advance(5_000)
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
  })

  test.each([
    ['TBI BG standard', ['MP Sent', 'InProgressAssessment', 'Approved', 'KYC', 'ContractSigning']],
    ['Oney', ['PRE_ACCEPTED', 'WAITING_ONEY']],
    ['Cofidis', ['2', '3']],
  ])('%s finances nothing with the status %s', async (name, statuses) => {
    const lender = lenderNamed(name)
    const { order, page, about } = await anApplication(shop, lender)
    await press(page, 'later')
    for (const status of statuses) {
      await script(shop, about, [{ kind: 'poll', status }])
      await shop.queryDueStatuses()
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        payments: ['pending-review'],
        units: ['held'],
      })
    }
    expect(moneyAtProviders(shop, order)).toEqual(nothingMoved)
  })
})

describe(`a loan that is approved too late (${extent})`, () => {
  const givenUp = {
    cancelled: async (order: OnlineOrder) => {
      expect((await requestCancellation(shop, order)).status).toBe(200)
      await shop.settle()
    },
    expired: (_order: OnlineOrder, hours: number) => pass(hours * hour + 1_000),
  } as const
  const byHand = lenders.filter(({ provider }) => provider !== 'oney')
  const cases = byHand.flatMap(lender =>
    (['cancelled', 'expired'] as const).map(how => ({ ...lender, how })),
  )

  const untracked = (lender: Lender) => (lender.hasStatusCall ? [] : ['payment-not-let-go'])

  test.each(cases)('$name, after the order is $how: staff refund it manually', async each => {
    const { how, ...lender } = each
    const { order, page, about } = await anApplication(shop, lender)
    if (lender.hasStatusCall) await press(page, 'abandon')
    else {
      await script(shop, about, [{ kind: 'webhook', afterMs: 500 * hour }])
      await press(page, 'approve')
    }
    await givenUp[how](order, lender.hours)
    expect(await stateOf(shop, order)).toMatchObject({
      order: how,
      units: ['listed'],
      tasks: untracked(lender),
    })
    if (lender.hasStatusCall) await atBank(shop, lender, order, 'approve')
    else await sandbox.world.clock.advance(500 * hour)
    await learn(shop, lender)
    expect(await verdictOf(shop, order)).toEqual({
      state: {
        order: how,
        payments: ['captured'],
        refunds: [`submitted ${order.totalMinor}`],
        units: ['listed'],
        tasks: ['late-payment', ...untracked(lender), 'refund-by-hand'],
        confirmations: 0,
      },
      money: { captures: 1, captured: order.totalMinor, refunded: 0 },
      shown: { kind: 'over', reason: how },
    })
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)(
    'TBI RO approves an order that is %s and its webhook never arrives: one task for staff',
    async (how, payment) => {
      const lender = lenderNamed('TBI RO bnpl')
      const { order, page, about } = await anApplication(shop, lender)
      await script(shop, about, [{ kind: 'webhook', copies: 0 }])
      await press(page, 'approve')
      await givenUp[how](order, lender.hours)
      for (let days = 0; days < 2; days += 1) {
        await shop.queryDueStatuses()
        shop.forward(24 * hour)
      }
      expect(await stateOf(shop, order)).toEqual({
        order: how,
        payments: [payment],
        refunds: [],
        units: ['listed'],
        tasks: ['payment-not-let-go'],
        confirmations: 0,
      })
      const [task] = await shop.rows<{ facts: unknown }>(
        'select facts from staff_task where order_id = $1',
        order.id,
      )
      expect(task?.facts).toMatchObject({
        provider: 'tbi-ro',
        state: payment,
        amountMinor: order.totalMinor,
        currency: 'RON',
      })
    },
  )

  test('TBI RO, cancelled in time for another method: no task for staff', async () => {
    const { order, page } = await anApplication(shop, lenderNamed('TBI RO bnpl'))
    await press(page, 'abandon')
    const { body } = await startPaying(shop, order, { method: 'card' })
    await press(body.url, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', tasks: [] })
  })

  test('Cofidis still reviews after a month: status requests stop, and staff have a task', async () => {
    const { order, page } = await anApplication(shop, lenderNamed('Cofidis'))
    await press(page, 'later')
    await givenUp.cancelled(order)
    shop.forward(29 * 24 * hour)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({ payments: ['cancelled'], tasks: [] })
    shop.forward(24 * hour)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      payments: ['cancelled'],
      tasks: ['payment-not-let-go'],
    })
    expect(await nextStatusCall(order)).toBeNull()
  })

  test('Cofidis has an unfinished form after a month: no task for staff', async () => {
    const { order, page } = await anApplication(shop, lenderNamed('Cofidis'))
    await press(page, 'abandon')
    await givenUp.cancelled(order)
    shop.forward(30 * 24 * hour)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({ payments: ['cancelled'], tasks: [] })
    expect(await nextStatusCall(order)).toBeNull()
  })

  test('Oney, approved after the order was cancelled: cancelled before any money moves', async () => {
    const { order, page, about } = await anApplication(shop, lenderNamed('Oney'))
    await press(page, 'abandon')
    await script(shop, about, [{ kind: 'respond', at: 'cancel', status: 500, times: 3 }])
    await requestCancellation(shop, order)
    await shop.settle()
    await press(page, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual({
      state: {
        order: 'cancelled',
        payments: ['cancelled'],
        refunds: [],
        units: ['listed'],
        tasks: [],
        confirmations: 0,
      },
      money: nothingMoved,
      shown: { kind: 'over', reason: 'cancelled' },
    })
  })

  test('Oney, funded before the cancelled order could cancel it: everything is refunded automatically', async () => {
    const { order, page, about } = await anApplication(shop, lenderNamed('Oney'))
    // The response to the confirmation is lost, and for a while the status is that of the step before.
    await script(shop, about, [
      { kind: 'dropConnection', at: 'capture', when: 'after', times: 3 },
      { kind: 'poll', status: 'FAVORABLE', times: 3 },
    ])
    await press(page, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['authorized'],
    })
    await requestCancellation(shop, order)
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual({
      state: {
        order: 'cancelled',
        payments: ['captured'],
        refunds: [`succeeded ${order.totalMinor}`],
        units: ['listed'],
        tasks: ['late-payment'],
        confirmations: 0,
      },
      money: { captures: 1, captured: order.totalMinor, refunded: order.totalMinor },
      shown: { kind: 'over', reason: 'cancelled' },
    })
  })

  test.each(['TBI BG standard', 'TBI GR standard', 'Cofidis'])(
    '%s, after another method has paid: never sold twice',
    async name => {
      const lender = lenderNamed(name)
      const { order, page } = await anApplication(shop, lender)
      await press(page, 'abandon')
      const { body } = await startPaying(shop, order, { method: 'card' })
      await press(body.url, 'approve')
      await shop.settle()
      await atBank(shop, lender, order, 'approve')
      await learn(shop, lender)
      expect(await stateOf(shop, order)).toEqual({
        order: 'confirmed',
        payments: ['captured', 'captured'],
        refunds: [`submitted ${order.totalMinor}`],
        units: ['sold'],
        tasks: ['overpaid', 'refund-by-hand'],
        confirmations: 1,
      })
      expect((await currentPayment(shop, order)).kind).toBe('paid')
    },
  )
})

describe('a loan that needs manual review', () => {
  test('Cofidis handles it manually: a task, the phone stays reserved, then it is paid', async () => {
    const lender = lenderNamed('Cofidis')
    const { order, page, about } = await anApplication(shop, lender)
    await press(page, 'later')
    await script(shop, about, [{ kind: 'poll', status: '10', times: 2 }])
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['pending-review'],
      units: ['held'],
      tasks: ['payment-needs-person'],
    })
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shop' })
    await shop.queryDueStatuses()
    await atBank(shop, lender, order, 'approve')
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toEqual({
      order: 'confirmed',
      payments: ['captured'],
      refunds: [],
      units: ['sold'],
      tasks: ['payment-needs-person'],
      confirmations: 1,
    })
  })

  const reportingAmount = lenders.filter(({ reportsAmount }) => reportsAmount)
  const differing = reportingAmount.flatMap(lender => [
    { ...lender, what: 'one minor unit more', by: 1, currency: undefined },
    { ...lender, what: 'one minor unit less', by: -1, currency: undefined },
    {
      ...lender,
      what: 'another currency',
      by: 0,
      currency: lender.market === 'gr' ? 'BGN' : 'EUR',
    },
  ])

  test.each(differing)(
    '$name finances $what: held for review, the phone stays reserved',
    async each => {
      const { what: _, by, currency, ...lender } = each
      const { order, page, about } = await anApplication(shop, lender)
      const minor = order.totalMinor + by
      await script(shop, about, [
        { kind: 'amount', at: 'status', minor, ...(currency && { currency }), times: 50 },
      ])
      await press(page, 'approve')
      await learn(shop, lender)
      const held = {
        order: 'awaiting-payment',
        payments: ['pending-review'],
        refunds: [],
        units: ['held'],
        tasks: ['payment-amount-differs'],
        confirmations: 0,
      }
      expect(await stateOf(shop, order)).toEqual(held)
      expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shop' })
      // Three days from when it was found; a shorter time must not release the phone.
      await pass(3 * 24 * hour - 20 * minute)
      expect(await stateOf(shop, order)).toEqual(held)
      const [task] = await shop.rows<{ facts: unknown }>(
        'select facts from staff_task where order_id = $1',
        order.id,
      )
      const own = currencyIn[lender.market]
      expect(task?.facts).toMatchObject({
        expected: { minor: order.totalMinor, currency: own },
        said: { minor, currency: currency ?? own },
      })
    },
  )
})

describe('a financed Cofidis loan', () => {
  const financed = async () => {
    const { order, page, about } = await anApplication(shop, lenderNamed('Cofidis'))
    await press(page, 'approve')
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', tasks: [] })
    return { order, about }
  }
  const statusCalls = ({ number }: OnlineOrder) =>
    sandbox.world.journal
      .read({ orderRef: number, kind: 'call' })
      .filter(entry => entry.kind === 'call' && entry.path.includes('/status')).length

  test.each([
    ['6', '6 technical storno'],
    ['7', '7 storno before financing'],
    ['8', '8 storno after financing'],
  ])(
    'a loan reversed with status %s creates one task with the details and changes nothing else',
    async (status, statusText) => {
      const { order, about } = await financed()
      await script(shop, about, [{ kind: 'poll', status, times: 5 }])
      shop.forward(24 * hour)
      await shop.queryDueStatuses()
      expect(await stateOf(shop, order)).toEqual({
        order: 'confirmed',
        payments: ['captured'],
        refunds: [],
        units: ['sold'],
        tasks: ['payment-reversed'],
        confirmations: 1,
      })
      const [task] = await shop.rows<{ facts: unknown }>(
        'select facts from staff_task where order_id = $1',
        order.id,
      )
      expect(task?.facts).toEqual({
        amountMinor: order.totalMinor,
        currency: 'HUF',
        notGoneBackMinor: order.totalMinor,
        orderState: 'confirmed',
        word: statusText,
      })
      const before = statusCalls(order)
      shop.forward(24 * hour)
      await shop.queryDueStatuses()
      expect(statusCalls(order)).toBe(before)
    },
  )

  test('the status of a loan is queried once a day, and no more after 14 days', async () => {
    const { order } = await financed()
    const callsPerDay: number[][] = []
    for (let day = 1; day <= 16; day += 1) {
      const halves: number[] = []
      for (const _half of ['morning', 'evening']) {
        const before = statusCalls(order)
        shop.forward(12 * hour)
        await shop.queryDueStatuses()
        halves.push(statusCalls(order) - before)
      }
      callsPerDay.push(halves)
    }
    expect(callsPerDay).toEqual([
      ...Array.from({ length: 13 }, () => [0, 1]),
      ...Array.from({ length: 3 }, () => [0, 0]),
    ])
    expect(await nextStatusCall(order)).toBeNull()
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', tasks: [] })
  })

  test('the status of a loan is queried again the next day if its lender does not respond', async () => {
    const { order, about } = await financed()
    await script(shop, about, [{ kind: 'respond', at: 'status', status: 500, times: 3 }])
    shop.forward(24 * hour)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({ tasks: [] })
    await script(shop, about, [{ kind: 'poll', status: '8', times: 2 }])
    shop.forward(24 * hour)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({ tasks: ['payment-reversed'] })
  })

  test('a loan that was cancelled for an unpaid card pays the order, and its status is queried as well', async () => {
    const lender = lenderNamed('Cofidis')
    const { order, page, about } = await anApplication(shop, lender)
    await press(page, 'abandon')
    await startPaying(shop, order, { method: 'card' })
    await atBank(shop, lender, order, 'approve')
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'confirmed',
      payments: ['captured', 'cancelled'],
      tasks: [],
    })
    await script(shop, about, [{ kind: 'poll', status: '8' }])
    shop.forward(24 * hour)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'confirmed',
      payments: ['captured', 'cancelled'],
      tasks: ['payment-reversed'],
    })
  })

  test.each([
    ['Oney', true],
    ['TBI BG standard', true],
    ['TBI GR standard', true],
    ['TBI RO bnpl', false],
  ])(
    'the status of a financed loan of %s is queried again if its lender has a status endpoint: %s',
    async (name, isQueried) => {
      const lender = lenderNamed(name)
      const { order, page } = await anApplication(shop, lender)
      await press(page, 'approve')
      await learn(shop, lender)
      expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed' })
      expect((await nextStatusCall(order)) !== null).toBe(isQueried)
    },
  )
})

describe('a customer who chose to be called', () => {
  test('the deleted personal data of a declined attempt is required again', async () => {
    const lender = lenderNamed('Cofidis, called')
    const { order, page } = await anApplication(shop, lender)
    await press(page, 'decline')
    await shop.queryDueStatuses()
    const without = await startPaying(shop, order)
    expect(without).toMatchObject({ status: 422, body: { code: 'required', field: 'plan' } })
    const again = await startPaying(shop, order, { method: lender.type, plan: lender.plan })
    expect(again.body.kind).toBe('waiting')
    const calls = sandbox.world.journal.read({ orderRef: order.number, kind: 'call' })
    const requestBodies = calls.map(entry => (entry.kind === 'call' ? String(entry.request) : ''))
    const named = requestBodies.filter(form =>
      form.includes(
        new URLSearchParams({ x: calledPerson.customerMotherName }).toString().slice(2),
      ),
    )
    expect(named).toHaveLength(2)
    await begin(shop, lender, order)
  })
})
