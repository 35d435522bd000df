import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anApplication,
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
  placeOnline,
  press,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
  withPatience,
} from '#test/support/paying-shop.ts'
import { signedByStripe } from '#test/support/stripe-signature.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop
/** The same shop in a second process. */
let twin: PayingShop
/** The time at which the shop verifies signatures; the real time while it is `undefined`. */
let stopped: number | undefined

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  const open = () =>
    payingShop(database.url, sandbox, settings => ({
      ...withPatience({ firstPauseMs: 1 })(settings),
      ...(settings.stripe && {
        stripe: { ...settings.stripe, now: () => stopped ?? Date.now() },
      }),
    }))
  shop = await open()
  twin = await open()
})
afterAll(async () => {
  await Promise.all([shop.close(), twin.close()])
  await sandbox.close()
  await database.drop()
})

function lenderNamed(name: string) {
  return everyLender.find(each => each.name === name)!
}

async function post(
  to: PayingShop,
  url: string,
  payload: string | Buffer,
  headers: InjectOptions['headers'] = {},
) {
  const response = await to.api.ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: response.statusCode, code: response.body && response.json().code }
}

type Body = Readonly<Record<string, unknown>>

async function countWebhooks() {
  const [all] = await shop.rows<{ n: number }>('select count(*)::int as n from provider_notice')
  return all!.n
}

function webhooksOf({ id }: OnlineOrder) {
  return shop.rows<{ attempts: number; error: string | null; done: boolean; pause: number }>(
    `select n.attempts, n.last_error as error, n.applied_at is not null as done,
       round(extract(epoch from n.next_attempt_at - n.received_at))::int as pause
     from provider_notice n join payment p on p.id = n.payment_id where p.order_id = $1`,
    id,
  )
}

const stripeUrl = '/api/webhooks/stripe/'

function signed(body: string, stamp: number, secret = sandbox.world.keys.stripe.webhookSecret) {
  return signedByStripe(body, stamp, secret)
}

/** A paid card order, and the event that Stripe would send; the shop has not received it. */
async function aPaidCard() {
  const order = await placeOnline(shop, 'card')
  const about = { provider: 'stripe', orderRef: order.number }
  await script(shop, about, [{ kind: 'webhook', copies: 0 }])
  const { body } = await startPaying(shop, order)
  await press(body.url, 'approve')
  const session = sandbox.world.payments.findByOrder('stripe', order.number)!
  const webhook = sandbox.world.providers.get('stripe')!.writeWebhook(session, 'paid', false)!
  return { order, body: webhook.body }
}

function cardPaid(order: OnlineOrder) {
  return paidVerdict(order, '/magazin/multumim/RO')
}

describe('a Stripe webhook', () => {
  const seconds = 1_800_000_000
  const atFixedTime = async <T>(work: () => Promise<T>) => {
    stopped = seconds * 1_000
    return work().finally(() => {
      stopped = undefined
    })
  }

  test.each([
    ['301 s old', -301],
    ['301 s of the future', 301],
    ['a day old', -86_400],
  ])(
    'a webhook with the timestamp %s is answered 400, and nothing of it is stored',
    async (_, skew) => {
      const { order, body } = await aPaidCard()
      const before = await countWebhooks()
      const answer = await atFixedTime(() =>
        post(shop, stripeUrl, body, signed(body, seconds + skew)),
      )
      expect(answer).toEqual({ status: 400, code: 'stale' })
      await shop.settle()
      expect(await countWebhooks()).toBe(before)
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        units: ['held'],
      })
    },
  )

  test.each([
    ['299 s old', -299],
    ['300 s old', -300],
    ['300 s of the future', 300],
  ])('a webhook with the timestamp %s is accepted', async (_, skew) => {
    const { order, body } = await aPaidCard()
    const answer = await atFixedTime(() =>
      post(shop, stripeUrl, body, signed(body, seconds + skew)),
    )
    expect(answer.status).toBe(204)
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(cardPaid(order))
  })

  test('a webhook without a signature, with another’s, or with a changed body is answered 400, and nothing of it is stored', async () => {
    const { order, body } = await aPaidCard()
    const before = await countWebhooks()
    const stamp = Math.floor(Date.now() / 1_000)
    const good = signed(body, stamp)
    const answers = [
      await post(shop, stripeUrl, body),
      await post(shop, stripeUrl, body, signed(body, stamp, 'whsec_of_somebody_else')),
      await post(shop, stripeUrl, `${body} `, good),
      await post(shop, stripeUrl, body.replace('"paid"', '"paiD"'), good),
      await post(shop, stripeUrl, body, { 'stripe-signature': `t=${stamp}` }),
      await post(shop, stripeUrl, body, { 'stripe-signature': '' }),
      await post(shop, stripeUrl, '', good),
    ]
    expect(answers).toEqual(answers.map(() => ({ status: 400, code: 'bad-signature' })))
    await shop.settle()
    expect(await countWebhooks()).toBe(before)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment' })
  })

  test('a webhook is counted once over two processes and has one effect', async () => {
    const { order, body } = await aPaidCard()
    const headers = signed(body, Math.floor(Date.now() / 1_000))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(n % 2 ? shop : twin, stripeUrl, body, headers)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    expect(await webhooksOf(order)).toHaveLength(1)
    await Promise.all([shop.jobs.processWebhooks(), twin.jobs.processWebhooks()])
    await Promise.all([shop.settle(), twin.settle()])
    expect(await verdictOf(shop, order)).toEqual(cardPaid(order))
    const [once] = await webhooksOf(order)
    expect((await post(twin, stripeUrl, body, headers)).status).toBe(204)
    expect(await webhooksOf(order)).toEqual([{ ...once, done: true }])
    await twin.settle()
    expect(await webhooksOf(order)).toEqual([once])
    const [moves] = await shop.rows(
      `select count(*)::int as n from order_history where order_id = $1 and to_state = 'captured'`,
      order.id,
    )
    expect(moves).toEqual({ n: 1 })
  })

  test.each([
    ['an attempt of another shop', { id: 'cs_test_x', client_reference_id: randomUUID() }],
    ['something that is no payment', { id: 'po_x', object: 'payout' }],
  ])('a webhook about %s is answered 204, and nothing of it is stored', async (_, object) => {
    const before = await countWebhooks()
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', data: { object } })
    const answer = await post(shop, stripeUrl, body, signed(body, Math.floor(Date.now() / 1_000)))
    expect(answer.status).toBe(204)
    expect(await countWebhooks()).toBe(before)
  })
})

/** The webhook URL given to a lender, and the body it would send there. */
function webhookOf(lender: Lender, order: OnlineOrder, status: string, isSpoilt = false) {
  const loan = sandbox.world.payments.findByOrder(lender.provider, order.number)!
  const webhook = sandbox.world.providers
    .get(lender.provider)!
    .writeWebhook(loan, status, isSpoilt)!
  const { pathname, searchParams } = new URL(webhook.url)
  const urlWith = (change: Readonly<Record<string, string | undefined>>) => {
    const query = new URLSearchParams(searchParams)
    for (const [name, value] of Object.entries(change))
      if (value === undefined) query.delete(name)
      else query.set(name, value)
    return `${pathname}?${query}`
  }
  return {
    ...webhook,
    urlWith,
    secret: searchParams.get('t')!,
    attempt: searchParams.get('attempt')!,
  }
}

const good = { oney: 'FAVORABLE', 'tbi-ro': '1', 'tbi-bg': 'ContractSigned' } as const

describe(`an unsigned callback (${extent})`, () => {
  const withWebhooks = lenders.filter(({ sendsWebhooks }) => sendsWebhooks)

  test.each(withWebhooks)(
    '$name, without its attempt’s secret: answered 400, nothing stored, nothing paid',
    async lender => {
      const { order, page, about } = await anApplication(shop, lender)
      const other = await anApplication(shop, lender)
      await script(shop, about, [{ kind: 'webhook', copies: 0 }])
      await press(page, 'approve')
      const before = await countWebhooks()
      const status = good[lender.provider as keyof typeof good]
      const { urlWith, body, headers, secret } = webhookOf(lender, order, status)
      const spoilt = webhookOf(lender, order, status, true)
      const others = webhookOf(lender, other.order, status)
      const last = secret.endsWith('A') ? 'B' : 'A'
      for (const url of [
        urlWith({ t: undefined }),
        urlWith({ t: '' }),
        urlWith({ t: `${secret.slice(0, -1)}${last}` }),
        urlWith({ t: secret.slice(0, -1) }),
        urlWith({ t: others.secret }),
        urlWith({ attempt: undefined }),
        urlWith({ attempt: randomUUID() }),
        `${urlWith({})}&t=${secret}`,
      ])
        expect({ url, status: (await post(shop, url, body, headers)).status }).toEqual({
          url,
          status: 400,
        })
      expect((await post(shop, urlWith({}), spoilt.body, headers)).status).toBe(400)
      await shop.settle()
      expect(await countWebhooks()).toBe(before)
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        payments: ['action-required'],
        units: ['held'],
      })
      expect((await post(shop, urlWith({}), body, headers)).status).toBe(204)
      await shop.settle()
      expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, lender.thankYouPath))
      expect(await stateOf(shop, other.order)).toMatchObject({ payments: ['action-required'] })
    },
  )

  test.each(withWebhooks)('$name, at the URL of another order: pays neither', async lender => {
    const [mine, others] = [await anApplication(shop, lender), await anApplication(shop, lender)]
    const status = good[lender.provider as keyof typeof good]
    const { urlWith } = webhookOf(lender, mine.order, status)
    const { body, headers } = webhookOf(lender, others.order, status)
    await post(shop, urlWith({}), body, headers)
    await shop.settle()
    for (const { order } of [mine, others])
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        payments: ['action-required'],
        confirmations: 0,
      })
  })

  test('the secret of one provider’s attempt is refused at another’s URL', async () => {
    const lender = lenderNamed('TBI BG standard')
    const { order } = await anApplication(shop, lender)
    const { attempt, secret } = webhookOf(lender, order, 'ContractSigned')
    const body = JSON.stringify({
      merchant_guid: sandbox.world.keys.oney.merchantGuid,
      purchase: { external_reference: 'any', status_code: 'FUNDED' },
    })
    const before = await countWebhooks()
    expect(await post(shop, `/api/webhooks/oney/?attempt=${attempt}&t=${secret}`, body)).toEqual({
      status: 400,
      code: 'unknown-payment',
    })
    expect(await countWebhooks()).toBe(before)
  })

  test.each(['tbi-gr', 'cofidis'])(
    'a webhook from %s, which sends none, is answered 400',
    async provider => {
      const before = await countWebhooks()
      expect(await post(shop, `/api/webhooks/${provider}/`, '{"status":"Paid"}')).toEqual({
        status: 400,
        code: 'unreadable',
      })
      expect(await countWebhooks()).toBe(before)
    },
  )

  test('an unsigned callback has no effect if the status says otherwise', async () => {
    const lender = lenderNamed('TBI BG standard')
    const { order } = await anApplication(shop, lender)
    const { urlWith, body, headers } = webhookOf(lender, order, 'ContractSigned')
    expect((await post(shop, urlWith({}), body, headers)).status).toBe(204)
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['action-required'],
    })
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shopper' })
  })
})

describe('a webhook with an unknown status', () => {
  const nul = String.fromCharCode(0)
  const written = [`\\u0000`, nul] as const

  const queued = async () => {
    const [found] = await shop.rows<{ n: number }>(
      'select count(*)::int as n from provider_notice where applied_at is null',
    )
    return found!.n
  }

  test.each([
    ['id', (event: Body) => ({ ...event, id: `evt_${nul}` })],
    ['type', (event: Body) => ({ ...event, type: `checkout.session.${nul}` })],
    ['object', (event: Body) => ({ ...event, data: { object: { id: `cs_${nul}` } } })],
    ['id, as half of a character', (event: Body) => ({ ...event, id: 'evt_\ud800' })],
  ] as const)(
    'a Stripe webhook with text that a database cannot store in its %s is answered 400, and nothing of it is stored',
    async (_, spoil) => {
      const { body } = await aPaidCard()
      const before = await countWebhooks()
      const spoilt = JSON.stringify(spoil(JSON.parse(body) as Body))
      const stamp = Math.floor(Date.now() / 1_000)
      expect(await post(shop, stripeUrl, spoilt, signed(spoilt, stamp))).toEqual({
        status: 400,
        code: 'unreadable',
      })
      expect(await countWebhooks()).toBe(before)
    },
  )

  const withWebhooks = lenders.filter(({ sendsWebhooks }) => sendsWebhooks)

  test.each(
    withWebhooks.flatMap(lender =>
      written.map(sign => [lender.name, sign === nul ? 'a byte' : 'JSON', lender, sign] as const),
    ),
  )(
    'a webhook of $0 with a NUL as $1 is answered 400, and nothing of it is stored',
    async (_name, _how, lender, sign) => {
      const { order } = await anApplication(shop, lender)
      const before = await countWebhooks()
      const status = good[lender.provider as keyof typeof good]
      const { urlWith, headers } = webhookOf(lender, order, status)
      const sent = JSON.stringify({
        order_id: 'x',
        OrderId: 'x',
        status: `${status}?`,
        status_id: `${status}?`,
      })
      expect(await post(shop, urlWith({}), sent.replaceAll('?', sign), headers)).toEqual({
        status: 400,
        code: 'unreadable',
      })
      await shop.settle()
      expect(await countWebhooks()).toBe(before)
    },
  )

  test('a webhook of TBI Romania with an encrypted NUL is answered 400, and nothing of it is stored', async () => {
    const lender = lenderNamed('TBI RO bnpl')
    const { order } = await anApplication(shop, lender)
    const before = await countWebhooks()
    for (const status of [`1${nul}`, `${nul}1`]) {
      const { urlWith, body, headers } = webhookOf(lender, order, status)
      expect((await post(shop, urlWith({}), body, headers)).status).toBe(400)
    }
    expect(await countWebhooks()).toBe(before)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment' })
  })

  test.each(
    withWebhooks.flatMap(lender =>
      ['constructor', '__proto__', 'toString', 'hasOwnProperty'].map(
        status => [lender.name, status, lender] as const,
      ),
    ),
  )(
    'a webhook of $0 with the status "$1" pays nothing and leaves nothing to process',
    async (_, unknownStatus, lender) => {
      const { order } = await anApplication(shop, lender)
      const { urlWith, body, headers } = webhookOf(lender, order, unknownStatus)
      const { status } = await post(shop, urlWith({}), body, headers)
      // If a lender only sends a signal, its status is queried; a status in the webhook itself is not trusted.
      expect(status).toBe(lender.hasStatusCall ? 204 : 400)
      await shop.settle()
      expect(await stateOf(shop, order)).toMatchObject({
        order: 'awaiting-payment',
        units: ['held'],
      })
      expect(await queued()).toBe(0)
    },
  )
})

describe('a webhook that cannot be processed', () => {
  const lender = lenderNamed('TBI BG standard')
  const html = { kind: 'respond', at: 'status', status: 200, html: '<h1>…</h1>' } as const

  test('a failing webhook is retried after 2, 4, 8, 16 seconds, blocks no other, and works once its provider does', async () => {
    const poison = await anApplication(shop, lender)
    const sound = await anApplication(shop, lender)
    await script(shop, poison.about, [{ ...html, times: 5 }])
    await press(poison.page, 'approve')
    await press(sound.page, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, sound.order)).toEqual(
      paidVerdict(sound.order, lender.thankYouPath),
    )
    const begun = Date.now()
    let waited = 0
    for (const [failures, pause] of [
      [1, 2],
      [2, 4],
      [3, 8],
      [4, 16],
    ] as const) {
      const [webhook] = await webhooksOf(poison.order)
      expect(webhook).toMatchObject({ attempts: failures, error: 'unreadable', done: false })
      // Each pause counts from its own attempt; the time between the attempts is real.
      const passed = (Date.now() - begun) / 1_000
      expect(webhook!.pause - waited).toBeGreaterThanOrEqual(pause)
      expect(webhook!.pause - waited).toBeLessThan(pause + passed + 5)
      shop.forward(pause * 1_000)
      waited += pause
      await shop.settle()
    }
    expect(await stateOf(shop, poison.order)).toMatchObject({ order: 'awaiting-payment' })
    shop.forward(60_000)
    await shop.settle()
    expect(await webhooksOf(poison.order)).toMatchObject([{ attempts: 6, error: null, done: true }])
    expect(await verdictOf(shop, poison.order)).toEqual(
      paidVerdict(poison.order, lender.thankYouPath),
    )
  })

  test('a failing webhook is given up after a day and is a task for staff', async () => {
    const poison = await anApplication(shop, lender)
    await script(shop, poison.about, [{ ...html, times: 4 }])
    await press(poison.page, 'approve')
    await shop.settle()
    const tasks = () =>
      shop.rows<{ kind: string; done: boolean }>(
        `select t.kind, t.done_at is not null as done from staff_task t
         join provider_notice n on n.id = t.subject_id join payment p on p.id = n.payment_id
         where p.order_id = $1`,
        poison.order.id,
      )
    expect(await tasks()).toEqual([])
    const back = `update failing_item set since = since - interval '1 day' where job = 'apply-notice'`
    await shop.rows(back)
    shop.forward(3_000)
    await shop.settle()
    expect(await tasks()).toEqual([{ kind: 'apply-notice-stuck', done: false }])
    shop.forward(30 * 86_400_000)
    expect(await shop.jobs.processWebhooks()).toBe(0)
    const [webhook] = await shop.rows(
      `select n.attempts, n.applied_at from provider_notice n join payment p on p.id = n.payment_id
       where p.order_id = $1`,
      poison.order.id,
    )
    expect(webhook).toEqual({ attempts: 2, applied_at: null })
    await shop.rows('delete from provider_notice where next_attempt_at = $1', 'infinity')
  })

  test('more failing webhooks than are processed at once block no other', async () => {
    const poison = await anApplication(shop, lender)
    const sound = await anApplication(shop, lender)
    await script(shop, poison.about, [{ ...html, times: 1_000 }])
    await press(poison.page, 'approve')
    await shop.settle()
    await shop.rows(
      `insert into provider_notice (id, provider, event_key, payment_id, raw, received_at, next_attempt_at)
       select gen_random_uuid(), provider, event_key || n, payment_id, raw, received_at, received_at
       from provider_notice, generate_series(1, 60) as n
       where payment_id in (select id from payment where order_id = $1)`,
      poison.order.id,
    )
    await press(sound.page, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, sound.order)).toEqual(
      paidVerdict(sound.order, lender.thankYouPath),
    )
    const still = await webhooksOf(poison.order)
    expect(still).toHaveLength(61)
    expect(still.some(({ done }) => done)).toBe(false)
  })
})

describe('the webhook URL', () => {
  test('the webhook URL accepts 64 KiB and not a byte more', async () => {
    const before = await countWebhooks()
    const most = Buffer.alloc(65_536, 0x20)
    expect((await post(shop, stripeUrl, most)).status).toBe(400)
    expect((await post(shop, stripeUrl, Buffer.concat([most, Buffer.from(' ')]))).status).toBe(413)
    expect(await countWebhooks()).toBe(before)
  })

  test.each(['nobody', '__proto__', 'STRIPE', 'stripe%00', 'constructor'])(
    'the webhook URL of a provider called %s is answered 404',
    async name => {
      expect((await post(shop, `/api/webhooks/${name}/`, '{}')).status).toBe(404)
    },
  )

  test('the webhook URL of a provider that is not connected is answered 404', async () => {
    const api = await apiApp(database.url)
    const answer = await api.ask({
      method: 'POST',
      url: '/api/webhooks/oney/',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(404)
    await api.close()
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('the webhook URL refuses %s', async method => {
    const answer = await shop.api.ask({ method, url: stripeUrl })
    expect([404, 405]).toContain(answer.statusCode)
  })

  test('the webhook URL refuses requests with a foreign origin: a provider sends none', async () => {
    const answer = await post(shop, stripeUrl, '{}', { origin: 'https://provider.example' })
    expect(answer).toEqual({ status: 400, code: 'bad-signature' })
  })
})
