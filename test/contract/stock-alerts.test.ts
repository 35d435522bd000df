import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { type Mailer, saveInMailbox } from '#providers/mail/mailer.ts'
import { cancelAlerts, isAlertLink } from '#services/alert/cancel-alerts.ts'
import { forgetAlerts } from '#services/alert/forget-alerts.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { paused, queued } from '#test/support/paused.ts'
import { poison } from '#test/support/poisoned.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  // A new app starts with empty rate limits.
  api = await apiApp(database.url)
  await api.database.pool.query('truncate stock_alert; delete from mail; delete from outbox')
  return () => api.close()
})

type Row = Readonly<Record<string, unknown>>

async function rows(statement: string, values: readonly unknown[] = []) {
  return (await api.database.pool.query<Row>(statement, [...values])).rows
}

async function listingOf(market: string, condition: string) {
  const [row] = await rows(
    `select l.id from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = $1 and m.type = 'SMARTPHONE' and ${condition} order by l.id limit 1`,
    [market],
  )
  return String(row?.id)
}
function soldOut(market = 'ro') {
  return listingOf(market, 'l.stock = 0')
}

function ask(body: unknown) {
  return api.ask({ method: 'POST', url: '/api/stock-alerts/', body: body as object })
}

async function createAlert(listingId: string, email: string, market = 'ro') {
  const response = await ask({ market, listingId, email })
  expect(response.statusCode).toBe(201)
  return response.json()
}

/** Adds one unit, as when one is graded and put on sale. */
async function listUnit(listingId: string) {
  const [unit] = await rows(
    `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
     select gen_random_uuid(), id, market, 'listed', 'sealed', 1, 'margin', now() from listing where id = $1 returning id`,
    [listingId],
  )
  return String(unit?.id)
}
function setState(unitId: string, state: string) {
  return rows('update unit set state = $2 where id = $1', [unitId, state])
}

/** Runs the worker until it finds nothing more to do. */
async function work(mailer: Mailer = saveInMailbox) {
  while ((await deliverOutbox({ ...api.ctx, mailer }, handlers)) > 0);
}

async function mails() {
  return (await openedMails(api.database.pool)).toSorted((one, other) =>
    one.recipient.localeCompare(other.recipient),
  )
}
function waiting() {
  return rows('select email from stock_alert where sent_at is null order by email')
}

describe('POST /api/stock-alerts/', () => {
  test('POST creates an alert for a sold-out listing, for 180 days', async () => {
    const listingId = await soldOut()
    const { until, ...rest } = await createAlert(listingId, 'ana@exemplu.ro')
    expect(rest).toEqual({ listingId })
    const days = (Date.parse(until) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThan(181)
    expect(await rows('select listing_id, market, email, sent_at from stock_alert')).toEqual([
      { listing_id: listingId, market: 'ro', email: 'ana@exemplu.ro', sent_at: null },
    ])
  })

  test('a repeated POST gets the same response, in whatever spelling of the address, and creates one alert', async () => {
    const listingId = await soldOut()
    const first = await createAlert(listingId, 'ana@exemplu.ro')
    expect(await createAlert(listingId, ' Ana@Exemplu.ro ')).toEqual(first)
    expect(await waiting()).toEqual([{ email: 'ana@exemplu.ro' }])
  })

  test('a repeated POST restarts the 180 days', async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    await rows(`update stock_alert set created_at = now() - interval '100 days'`)
    await createAlert(listingId, 'ana@exemplu.ro')
    const [alert] = await rows(
      `select created_at > now() - interval '1 day' as is_new from stock_alert`,
    )
    expect(alert?.is_new).toBe(true)
  })

  test('one address can have twenty alerts, not twenty-one', async () => {
    const email = 'multe@exemplu.ro'
    const listings = await rows(
      "select id from listing where stock = 0 and market = 'ro' order by id limit 21",
    )
    for (const { id } of listings.slice(0, 19)) await createAlert(String(id), email)
    const race = await paused(
      database.url,
      "select pg_advisory_xact_lock(hashtextextended('alerts ' || $1, 0))",
      [email],
    )
    const both = await queued(
      race,
      listings.slice(19).map(
        ({ id }) =>
          () =>
            ask({ market: 'ro', listingId: String(id), email }),
      ),
    )
    expect(both[0]?.statusCode).toBe(201)
    expectProblem(both[1]!, { status: 429, code: 'too-many-alerts' })
    await createAlert(String(listings[0]?.id), email)
    expect((await waiting()).filter(each => each.email === email)).toHaveLength(20)
  })

  test('an alert for a listing in stock is refused', async () => {
    const listingId = await listingOf('ro', 'l.stock = 1')
    expectProblem(await ask({ market: 'ro', listingId, email: 'ana@exemplu.ro' }), {
      status: 409,
      code: 'in-stock',
    })
    expect(await waiting()).toEqual([])
  })

  test('an alert for what the market does not list is refused', async () => {
    for (const listingId of ['ro-P0-good', await soldOut('bg')])
      expectProblem(await ask({ market: 'ro', listingId, email: 'ana@exemplu.ro' }), {
        status: 404,
        code: 'unknown-listing',
      })
  })

  test.each([
    ['', 'required'],
    ['ana', 'pattern'],
    ['ана@пример.бг', 'pattern'],
    [`${'a'.repeat(65)}@exemplu.ro`, 'pattern'],
  ])('an alert for the address %j is refused', async (email, code) => {
    expectProblem(await ask({ market: 'ro', listingId: await soldOut(), email }), {
      status: 422,
      code,
      field: 'email',
    })
  })

  test('POST validates its body strictly', async () => {
    const right = { market: 'ro', listingId: await soldOut(), email: 'ana@exemplu.ro' }
    for (const [field, body] of [
      ['sentAt', { ...right, sentAt: null }],
      ['market', { ...right, market: 'de' }],
      ['email', { ...right, email: `${'a'.repeat(250)}@a.ro` }],
      ['email', { ...right, email: 'ana@exemplu.ro\nBcc: x@y.ro' }],
    ] as const)
      expectProblem(await ask(body), { status: 400, code: 'bad-request', field })
  })

  test('POST from another site is refused', async () => {
    const response = await api.ask({
      method: 'POST',
      url: '/api/stock-alerts/',
      headers: { origin: 'https://evil.example' },
      body: { market: 'ro', listingId: await soldOut(), email: 'ana@exemplu.ro' },
    })
    expectProblem(response, { status: 403, code: 'foreign-origin' })
    expect(await waiting()).toEqual([])
  })
})

describe('a restocked listing', () => {
  test.each([
    ['ro', 'e din nou în stoc', 'Foarte bun|Bun', 'lei', '/ro/magazin/'],
    ['bg', 'отново в наличност', 'Много добро|Добро', 'Lev', '/bg/magazin/'],
    ['hu', 'Újra raktáron', 'Nagyon jó|Jó', 'Ft', '/shop/'],
    ['gr', 'Ξανά διαθέσιμο', 'Πολύ καλό|Καλό', 'euro', '/gr/shop/'],
  ])(
    'in %s a restocked listing sends one email in the market’s language',
    async (market, subject, grade, currency, path) => {
      const listingId = await soldOut(market)
      await createAlert(listingId, 'ana@example.com', market)
      await listUnit(listingId)
      await work()
      await work()
      const [mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: 'ana@example.com', sent_at: expect.any(Date) })
      expect(mail?.subject).toContain(subject)
      expect(mail?.subject).toMatch(new RegExp(grade))
      expect(mail?.html).toContain(
        `src="https://${market === 'hu' ? 'hu.' : ''}shop.example/pictures/v1/`,
      )
      for (const body of [mail?.html, mail?.plain].map(String)) {
        expect(body).toContain(currency)
        expect(body).toContain(`shop.example${path}`)
      }
      expect(await waiting()).toEqual([])
    },
  )

  test('the picture of the email is served as PNG', async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    await listUnit(listingId)
    await work()
    const [mail] = await mails()
    const [, picture] =
      /src="https:\/\/shop\.example(\/pictures\/[^"]+\.png)"/.exec(String(mail?.html)) ?? []
    const response = await api.ask(String(picture))
    expect(response.headers['content-type']).toBe('image/png')
  })

  test('everyone with an alert for the listing gets one email, and nobody with an alert for another', async () => {
    const [listingId, other] = [
      await soldOut(),
      await listingOf('ro', `l.stock = 0 and l.id <> '${await soldOut()}'`),
    ]
    const [shown] = await rows('select count(*)::int as n from stock_alert')
    expect(shown?.n).toBe(0)
    for (let n = 10; n < 130; n++)
      await rows(
        `insert into stock_alert (id, listing_id, market, email, created_at) values (gen_random_uuid(), $1, 'ro', $2, now())`,
        [listingId, `n${n}@exemplu.ro`],
      )
    await createAlert(other, 'other@exemplu.ro')
    await listUnit(listingId)
    await Promise.all([work(), work()])
    expect(await mails()).toHaveLength(120)
    expect(new Set((await mails()).map(mail => mail.recipient)).size).toBe(120)
    expect(await waiting()).toEqual([{ email: 'other@exemplu.ro' }])
  })

  test('a listing that sells out again before the email sends none, and the alert remains', async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    const unit = await listUnit(listingId)
    await setState(unit, 'sold')
    await work()
    expect(await mails()).toEqual([])
    expect(await waiting()).toEqual([{ email: 'ana@exemplu.ro' }])
    await setState(unit, 'listed')
    await work()
    expect(await mails()).toHaveLength(1)
  })

  test('a listing restocked during an alert request leads to a refusal as in stock, or to an email', async () => {
    const listings = await rows(
      `select id from listing where market = 'ro' and stock = 0 order by id desc limit 20`,
    )
    const statuses = await Promise.all(
      listings.map(async ({ id }) => {
        const [response] = await Promise.all([
          ask({ market: 'ro', listingId: id, email: `${String(id).toLowerCase()}@exemplu.ro` }),
          listUnit(String(id)),
        ])
        return response.statusCode
      }),
    )
    expect(statuses).toHaveLength(20)
    await work()
    expect(await waiting()).toEqual([])
    expect(await mails()).toHaveLength(statuses.filter(status => status === 201).length)
    expect(statuses.filter(status => status !== 201 && status !== 409)).toEqual([])
  })

  test('a listing restocked again after its email sends nothing until a new alert is created', async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    const unit = await listUnit(listingId)
    await work()
    await setState(unit, 'sold')
    await createAlert(listingId, 'bob@exemplu.ro')
    await setState(unit, 'listed')
    await work()
    expect((await mails()).map(mail => mail.recipient)).toEqual([
      'ana@exemplu.ro',
      'bob@exemplu.ro',
    ])
  })

  test('a message delivered twice writes each email once', async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    await listUnit(listingId)
    await work()
    await rows(`update outbox set sent_at = null, next_attempt_at = now()`)
    const sent: string[] = []
    await work(async ({ recipient }) => void sent.push(recipient))
    expect(await mails()).toHaveLength(1)
    expect(sent).toEqual([])
  })

  test('an email that the mail server rejects is retried on its own', async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    await createAlert(listingId, 'bob@exemplu.ro')
    await listUnit(listingId)
    const taken: string[] = []
    const once: Mailer = async ({ recipient }) => {
      if (recipient === 'ana@exemplu.ro' && taken.length < 2) {
        if (!taken.includes('refused')) {
          taken.push('refused')
          throw new Error('mailbox busy')
        }
      }
      taken.push(recipient)
    }
    await work(once)
    await rows('update outbox set next_attempt_at = now() where sent_at is null')
    await work(once)
    expect(taken.toSorted()).toEqual(['ana@exemplu.ro', 'bob@exemplu.ro', 'refused'])
    expect((await mails()).every(mail => mail.sent_at !== null)).toBe(true)
  })

  test.each([
    ['179 days 23 hours', 1],
    ['180 days 1 hour', 0],
  ])('an alert created %s ago leads to %i emails', async (age, count) => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    await rows(`update stock_alert set created_at = now() - $1::interval`, [age])
    await listUnit(listingId)
    await work()
    expect(await mails()).toHaveLength(count)
  })
})

describe('the unsubscribe link of an alert email', () => {
  const linkIn = async () => {
    const [mail] = await mails()
    const [, id = '', token = ''] =
      /\/alerta-stoc\/\?id=([^&\s]+)&t=(\S+)/.exec(String(mail?.plain)) ?? []
    return { id, token }
  }

  const withMail = async () => {
    const listingId = await soldOut()
    await createAlert(listingId, 'ana@exemplu.ro')
    const unit = await listUnit(listingId)
    await work()
    await setState(unit, 'sold')
    return { listingId, link: await linkIn() }
  }

  test('the unsubscribe link stops every alert of its address and of no other', async () => {
    const { listingId, link } = await withMail()
    await createAlert(listingId, 'ana@exemplu.ro')
    await createAlert(await soldOut('bg'), 'ana@exemplu.ro', 'bg')
    await createAlert(listingId, 'bob@exemplu.ro')
    expect(await cancelAlerts(api.ctx, link)).toBe(true)
    expect(await waiting()).toEqual([{ email: 'bob@exemplu.ro' }])
    expect(await cancelAlerts(api.ctx, link)).toBe(true)
  })

  test('the unsubscribe link has a secret of at least 128 bits, generated per alert', async () => {
    const { link } = await withMail()
    expect(Buffer.from(link.token, 'base64url').length).toBeGreaterThanOrEqual(16)
    const wrong = [
      { ...link, token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}` },
      { ...link, token: '' },
      { ...link, id: '0c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11' },
    ]
    for (const each of wrong) {
      expect(isAlertLink(api.ctx, each)).toBe(false)
      expect(await cancelAlerts(api.ctx, each)).toBe(false)
    }
    expect(isAlertLink(api.ctx, link)).toBe(true)
  })
})

describe('deletion of addresses', () => {
  const forget = () => forgetAlerts(api.ctx)

  const insertAlert = async (email: string, age: string, sent: boolean) => {
    await rows(
      `insert into stock_alert (id, listing_id, market, email, created_at, sent_at)
       values (gen_random_uuid(), $1, 'ro', $2, now() - $3::interval, case when $4 then now() - $3::interval end)`,
      [await soldOut(), email, age, sent],
    )
  }

  test('addresses are deleted after 180 days, not before, whether or not an email was sent', async () => {
    await insertAlert('kept@exemplu.ro', '179 days 23 hours', false)
    await insertAlert('told@exemplu.ro', '179 days 23 hours', true)
    await insertAlert('gone@exemplu.ro', '180 days 1 hour', false)
    await insertAlert('sent@exemplu.ro', '180 days 1 hour', true)
    await rows(
      `insert into mail (id, market, recipient, subject, body_sealed, created_at)
       select id, market, email, '', '{}', now() from stock_alert where email in ('told@exemplu.ro', 'sent@exemplu.ro')`,
    )
    expect(await forget()).toBe(2)
    expect(await rows('select distinct email from stock_alert order by 1')).toEqual([
      { email: 'kept@exemplu.ro' },
      { email: 'told@exemplu.ro' },
    ])
    expect(
      await rows("select recipient from mail where recipient like '%@exemplu.ro' and subject = ''"),
    ).toEqual([{ recipient: 'told@exemplu.ro' }])
    expect(await forget()).toBe(0)
  })
})

test('an alert email that cannot be written does not block the others, and is written once it can be', async () => {
  const listingId = await soldOut()
  for (const name of ['ana', 'bea', 'dan']) await createAlert(listingId, `${name}@exemplu.ro`)
  const all = async <Row extends object>(sql: string, ...values: unknown[]) =>
    (await rows(sql, values)) as Row[]
  const heal = await poison(all, 'mail', 'recipient', 'bea@exemplu.ro')
  await listUnit(listingId)
  await work()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'ana@exemplu.ro',
    'dan@exemplu.ro',
  ])
  expect(await waiting()).toEqual([{ email: 'bea@exemplu.ro' }])
  await heal()
  await rows('update outbox set next_attempt_at = now() where sent_at is null')
  await work()
  expect(await mails()).toHaveLength(3)
  expect(await waiting()).toEqual([])
})
