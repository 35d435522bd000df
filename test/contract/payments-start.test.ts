import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { Market } from '#domain/market/market.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anApplication,
  applicationsOf,
  atBank,
  everyLender,
  learn,
  paidVerdict,
  verdictOf,
} from '#test/support/lenders.ts'
import { aCourierOrder, sendOrder, shelfUnits } from '#test/support/order-cases.ts'
import {
  currentPayment,
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeCourierOrder,
  placeOnline,
  placeOrder,
  press,
  requestCancellation,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
  withPatience,
} from '#test/support/paying-shop.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop
/** The same shop in a second process. */
let twin: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox, withPatience({ tries: 1 }))
  twin = await payingShop(database.url, sandbox, withPatience({ tries: 1 }))
})
afterAll(async () => {
  await Promise.all([shop.close(), twin.close()])
  await sandbox.close()
  await database.drop()
})

function lenderNamed(name: string) {
  return everyLender.find(each => each.name === name)!
}

const oneyPlan = { kind: 'oney', installments: 3, hasConsented: true } as const
const bnplPlan = { kind: 'tbi', schemeId: 'bnpl-3', installments: 3, hasConsented: true } as const

function startCalls({ number }: OnlineOrder) {
  return sandbox.world.journal
    .read({ orderRef: number, kind: 'call' })
    .filter(entry => entry.kind === 'call' && /sessions$|facilypay_url$|Finalize$/.test(entry.path))
}

async function liveOf({ id }: OnlineOrder) {
  const [found] = await shop.rows<{ n: number }>(
    `select count(*)::int as n from payment where order_id = $1
     and state in ('created', 'action-required', 'pending-review', 'authorized')`,
    id,
  )
  return found!.n
}

describe('permission to pay an order', () => {
  test('a wrong token is answered like a missing order', async () => {
    const order = await placeOnline(shop, 'card')
    const wrong = { ...order, token: `${order.token.slice(0, -2)}AA` }
    const missing = { ...order, number: 'RO999999999' }
    const answers = []
    for (const each of [wrong, missing]) {
      const { status, body } = await startPaying(shop, each)
      answers.push({ status, code: body.code })
      expect((await requestCancellation(shop, each)).status).toBe(404)
      expect(await currentPayment(shop, each)).toMatchObject({ status: 404, code: 'not-found' })
    }
    expect(answers).toEqual([
      { status: 404, code: 'not-found' },
      { status: 404, code: 'not-found' },
    ])
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['created'],
    })
    expect(startCalls(order)).toHaveLength(0)
  })

  test('the token of another order is refused', async () => {
    const [mine, others] = [await placeOnline(shop, 'card'), await placeOnline(shop, 'card')]
    expect((await startPaying(shop, { ...others, token: mine.token })).status).toBe(404)
  })

  test.each(['paid', 'amount', 'amountMinor', 'state', 'provider'])(
    'a payment choice with the extra field %s is answered 400',
    async extra => {
      const order = await placeOnline(shop, 'card')
      const answer = await startPaying(shop, order, { [extra]: 1 })
      expect(answer.status).toBe(400)
      expect(await stateOf(shop, order)).toMatchObject({ payments: ['created'] })
    },
  )
})

describe('two tabs at once', () => {
  test.each([
    ['a card', 'card', undefined],
    ['Oney', 'oney', oneyPlan],
    ['TBI', 'bnpl', bnplPlan],
  ] as const)(
    '20 concurrent starts of %s on two processes are one attempt and one session',
    async (_, type, plan) => {
      const order = await placeOnline(shop, type, plan)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => startPaying(n % 2 ? shop : twin, order)),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const urls = new Set(
        answers.flatMap(({ body }) => (body.kind === 'redirect' ? [body.url] : [])),
      )
      expect(urls.size).toBe(1)
      expect(applicationsOf(sandbox, order)).toBe(1)
      expect(startCalls(order)).toHaveLength(1)
      expect(await stateOf(shop, order)).toMatchObject({ payments: ['action-required'] })
      const again = await startPaying(twin, order)
      expect(again.body).toEqual({ kind: 'redirect', url: [...urls][0] })
    },
  )

  test('20 choices of the same other method at once are one attempt of it and one application', async () => {
    const order = await placeOnline(shop, 'card')
    await startPaying(shop, order)
    const wish = { method: 'oney', plan: oneyPlan } as const
    const { body } = await startPaying(twin, order, wish)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => startPaying(n % 2 ? shop : twin, order, wish)),
    )
    expect(answers.map(answer => answer.body)).toEqual(answers.map(() => body))
    await shop.settle()
    const { payments } = await stateOf(shop, order)
    expect(payments.toSorted()).toEqual(['action-required', 'cancelled'])
    const loans = [...sandbox.world.table<{ orderRef: string; provider: string }>('payments').all()]
    expect(
      loans.filter(({ orderRef, provider }) => orderRef === order.number && provider === 'oney'),
    ).toHaveLength(1)
  })

  test('two tabs with different methods pay once, whichever is used afterwards', async () => {
    const order = await placeOnline(shop, 'card')
    const wishes = [
      { method: 'card' },
      { method: 'oney', plan: oneyPlan },
      { method: 'bnpl', plan: bnplPlan },
    ] as const
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => startPaying(n % 2 ? shop : twin, order, wishes[n % 3])),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await shop.settle()
    expect(await liveOf(order)).toBe(1)
    const pages = answers.flatMap(({ body }) => (body.kind === 'redirect' ? [body.url] : []))
    const last = await startPaying(shop, order)
    for (const url of new Set([...pages, last.body.url])) {
      await press(url, 'approve')
      await shop.settle()
    }
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'confirmed',
      units: ['sold'],
      confirmations: 1,
    })
    const { captured, refunded } = moneyAtProviders(shop, order)
    expect(captured - refunded).toBe(order.totalMinor)
  })
})

describe('a change to another method', () => {
  test('a change cancels the first attempt, whose page accepts no more payments', async () => {
    const order = await placeOnline(shop, 'card')
    const first = await startPaying(shop, order)
    const second = await startPaying(shop, order, { method: 'oney', plan: oneyPlan })
    expect(second.body.kind).toBe('redirect')
    expect(
      await shop.rows(
        `select u.held_until = o.payable_until as "isHeldAsLong" from unit u join orders o on o.id = u.held_by
         where o.id = $1`,
        order.id,
      ),
    ).toEqual([{ isHeldAsLong: true }])
    expect(await stateOf(shop, order)).toMatchObject({
      payments: ['cancelled', 'action-required'],
      units: ['held'],
    })
    await press(first.body.url, 'approve')
    expect(moneyAtProviders(shop, order).captures).toBe(0)
    await press(second.body.url, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(
      paidVerdict(order, '/magazin/multumim/RO', 'cancelled'),
    )
  })

  test('a change is refused if the first attempt was just paid', async () => {
    const order = await placeOnline(shop, 'card')
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 0 },
    ])
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    const second = await startPaying(shop, order, { method: 'oney', plan: oneyPlan })
    expect(second.body).toEqual({ kind: 'settled' })
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, '/magazin/multumim/RO'))
  })

  test('a change waits for a lender that is reviewing the application', async () => {
    const lender = lenderNamed('TBI BG standard')
    const { order, page } = await anApplication(shop, lender)
    await press(page, 'later')
    const answer = await startPaying(shop, order, { method: 'card' })
    expect(answer.body).toEqual({ kind: 'waiting' })
    await atBank(shop, lender, order, 'approve')
    await learn(shop, lender)
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
  })

  test('a change is accepted if the first attempt has no page and its provider does not respond', async () => {
    const order = await placeOnline(shop, 'oney', oneyPlan)
    const about = { provider: 'oney', orderRef: order.number }
    await script(shop, about, [
      { kind: 'dropConnection', when: 'after' },
      { kind: 'respond', at: 'status', status: 500 },
      { kind: 'respond', at: 'cancel', status: 500 },
    ])
    expect((await startPaying(shop, order)).body).toEqual({ kind: 'waiting' })
    const second = await startPaying(shop, order, { method: 'card' })
    expect(second.body.kind).toBe('redirect')
    await press(second.body.url, 'approve')
    await shop.settle()
    shop.forward(60_000)
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(
      paidVerdict(order, '/magazin/multumim/RO', 'cancelled'),
    )
    expect(sandbox.world.payments.findByOrder('oney', order.number)?.state).toBe('CANCELLED')
  })

  test('a change is refused if the first attempt has a page and its provider does not respond', async () => {
    const order = await placeOnline(shop, 'oney', oneyPlan)
    const first = await startPaying(shop, order)
    await script(shop, { provider: 'oney', orderRef: order.number }, [
      { kind: 'respond', at: 'cancel', status: 500 },
    ])
    const second = await startPaying(shop, order, { method: 'card' })
    expect(second.body).toEqual({ kind: 'redirect', url: first.body.url })
    expect(await stateOf(shop, order)).toMatchObject({ payments: ['action-required'] })
  })
})

/** A method that is refused for an existing order is also refused when placing it; neither changes anything. */
describe('a method that is not possible', () => {
  const aDearPhone = async (market: Market, from: number) => {
    const [phone] = await shelfUnits(shop.rows, market, from, 1_000_000_000)
    return phone!
  }
  const cheap = () => aDearPhone('ro', 20_000)

  const refusals = [
    {
      what: 'of another market',
      phone: cheap,
      payment: { type: 'standard', plan: { ...bnplPlan, schemeId: '312', installments: 12 } },
      status: 409,
      refusal: { code: 'payment-refused', reason: { kind: 'not-offered' } },
    },
    {
      what: 'above its bound',
      phone: () => aDearPhone('ro', 310_000),
      payment: { type: 'bnpl', plan: bnplPlan },
      status: 409,
      refusal: {
        code: 'payment-refused',
        reason: {
          kind: 'greyed',
          reason: { kind: 'above-upper-limit', limit: { minor: 300_000, currency: 'RON' } },
        },
      },
    },
    {
      what: 'without its plan',
      phone: cheap,
      payment: { type: 'bnpl' },
      status: 422,
      refusal: { code: 'required', field: 'plan' },
    },
    {
      what: 'with a plan that nobody offers',
      phone: cheap,
      payment: { type: 'bnpl', plan: { ...bnplPlan, schemeId: 'bnpl-99', installments: 99 } },
      status: 422,
      refusal: { code: 'not-offered', field: 'plan' },
    },
    {
      what: 'with the plan of another method',
      phone: cheap,
      payment: { type: 'bnpl', plan: { ...bnplPlan, schemeId: 'tnpl-1', installments: 1 } },
      status: 422,
      refusal: { code: 'not-offered', field: 'plan' },
    },
    {
      what: 'without consent',
      phone: cheap,
      payment: { type: 'bnpl', plan: { ...bnplPlan, hasConsented: false } },
      status: 422,
      refusal: { code: 'required', field: 'consent' },
    },
  ] as const

  test.each(refusals)('$what is refused as when placing an order', async each => {
    const { type, ...rest } = each.payment as OrderRequestOnWire['payment']
    const phone = await each.phone()
    const payment = { tac: true, newsletter: false }
    const byIt = await aCourierOrder(shop.rows, 'ro', [phone], {
      payment: { ...payment, type, ...rest },
    })
    const placing = await sendOrder(shop.api, byIt)
    expect(placing).toMatchObject({ status: each.status, body: each.refusal })

    const byCard = await aCourierOrder(shop.rows, 'ro', [phone], {
      payment: { ...payment, type: 'card' },
    })
    const order = await placeOrder(shop, byCard)
    const first = await startPaying(shop, order)
    const { plan } = rest
    const method = type || 'card'
    const paying = await startPaying(shop, order, { method, ...(plan && { plan }) })
    expect(paying).toMatchObject({ status: each.status, body: each.refusal })
    expect(await stateOf(shop, order)).toMatchObject({ payments: ['action-required'] })
    await press(first.body.url, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, '/magazin/multumim/RO'))
  })

  test.each(['cashOnDelivery', 'paymentOnDelivery', 'cardOrCashAtOffice', 'tbi-combo'] as const)(
    '%s is not possible for an order that waits for its payment',
    async method => {
      const order = await placeOnline(shop, 'card')
      expect(await startPaying(shop, order, { method })).toMatchObject({
        status: 409,
        body: { code: 'payment-refused', reason: { kind: 'not-offered' } },
      })
      expect(await stateOf(shop, order)).toMatchObject({ payments: ['created'] })
    },
  )

  test('a loan is not possible for a company', async () => {
    const phone = await cheap()
    const contact = { name: 'Firma Încercată', email: 'firma@example.com', phone: '0740123456' }
    const company = { ...contact, fiscalCode: 'RO14399840', registrationNumber: 'J40/372/2002' }
    const body = await aCourierOrder(shop.rows, 'ro', [phone], {
      payment: { type: 'card', tac: true, newsletter: false },
      billing: { kind: 'corporate', company },
    })
    const order = await placeOrder(shop, body)
    expect(await startPaying(shop, order, { method: 'bnpl', plan: bnplPlan })).toMatchObject({
      status: 409,
      body: { code: 'payment-refused', reason: { kind: 'not-offered' } },
    })
  })
})

describe('a start that comes too late', () => {
  test('a start after the payment deadline is refused without a provider request', async () => {
    const order = await placeOnline(shop, 'card')
    shop.forward(15 * 60_000 - 5_000)
    expect((await startPaying(shop, order)).body.kind).toBe('redirect')
    const late = await placeOnline(shop, 'card')
    shop.forward(15 * 60_000 + 1_000)
    expect((await startPaying(shop, late)).body).toEqual({ kind: 'settled' })
    expect(startCalls(late)).toHaveLength(0)
  })

  test('a start of a paid or cancelled order is refused', async () => {
    const paid = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, paid)
    await press(body.url, 'approve')
    await shop.settle()
    const cancelled = await placeOnline(shop, 'card')
    await requestCancellation(shop, cancelled)
    for (const order of [paid, cancelled])
      expect((await startPaying(shop, order, { method: 'card' })).body).toEqual({ kind: 'settled' })
    expect(await requestCancellation(shop, paid)).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    })
    expect(startCalls(cancelled)).toHaveLength(0)
  })
})

describe('the personal data of a loan', () => {
  const canary = {
    customerPhone: '0036207654321',
    customerMotherName: 'Kanárics Aranka Olimpia',
    customerBirthDate: '1961-11-23',
  }
  const lender = lenderNamed('Cofidis, called')
  const person = () =>
    lender.plan.kind === 'cofidis' ? { ...lender.plan, person: canary } : lender.plan

  /** The places where a text is readable: every row of every table as text. */
  const foundIn = async (text: string): Promise<string[]> => {
    const tables = await shop.rows<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await shop.rows<{ n: number }>(
          `select count(*)::int as n from ${name} as t where strpos(t::text, $1) > 0`,
          text,
        )
        return row!.n > 0 ? [name] : []
      }),
    )
    return found.flat()
  }

  const sealedOf = async ({ id }: OnlineOrder) =>
    (
      await shop.rows<{ sealed: string | null }>(
        'select person_sealed as sealed from payment where order_id = $1 order by created_at',
        id,
      )
    ).map(({ sealed }) => sealed)

  const expectHidden = async () => {
    for (const text of Object.values(canary))
      expect({ text, in: await foundIn(text) }).toEqual({ text, in: [] })
  }

  test.each([
    ['is paid', 'approve'],
    ['is declined', 'decline'],
    ['expires', undefined],
    ['is cancelled', undefined],
  ] as const)(
    'the personal data is encrypted while the loan is pending, sent only to Cofidis, and deleted once it %s',
    async (how, button) => {
      const order = await placeCourierOrder(shop, { ...lender, plan: person() })
      const [sealed] = await sealedOf(order)
      expect(sealed).toMatch(/^2\.[\w-]{8}\.[\w-]{60,}$/)
      await expectHidden()
      await startPaying(shop, order)
      expect(await sealedOf(order)).toEqual([sealed])
      const calls = sandbox.world.journal.read({ orderRef: order.number, kind: 'call' })
      expect(JSON.stringify(calls)).toContain(canary.customerBirthDate)
      await expectHidden()
      if (button) {
        await atBank(shop, lender, order, button)
        await shop.queryDueStatuses()
      } else if (how === 'expires') {
        shop.forward(120 * 3_600_000 + 1_000)
        await shop.jobs.expireOrders()
      } else await requestCancellation(shop, order)
      await shop.settle()
      expect(await sealedOf(order)).toEqual([null])
      await expectHidden()
      expect(JSON.stringify(await currentPayment(shop, order))).not.toContain(
        canary.customerMotherName,
      )
    },
  )

  test('the search for personal data finds existing text', async () => {
    const order = await placeCourierOrder(shop, { ...lender, plan: person() })
    await shop.rows(
      `update payment set last_error = $2 where order_id = $1`,
      order.id,
      canary.customerMotherName,
    )
    expect(await foundIn(canary.customerMotherName)).toEqual(['payment'])
    await shop.rows('update payment set last_error = null where order_id = $1', order.id)
  })
})
