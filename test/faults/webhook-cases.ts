import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Begun, type Buyers, endsAs, type OnlineProvider } from './online-buyers.ts'
import { cancelOrder, decideRefund, fetchPaymentStatus, press, requestRefund } from './shopper.ts'

type Played = { readonly errors: readonly string[]; readonly summary: string }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

function differing(name: string, found: unknown, expected: unknown): string[] {
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
}

/**
 * For each provider: the duration of its reservation, and the result of the payment; Oney captures only confirmed
 * payments.
 */
const late = {
  stripe: { holdMs: 15 * minute, payment: 'captured | succeeded order-closed' },
  oney: { holdMs: 2 * hour, payment: 'expired' },
  'tbi-ro': { holdMs: 72 * hour, payment: 'captured | submitted order-closed' },
  'tbi-bg': { holdMs: 72 * hour, payment: 'captured | submitted order-closed' },
} as const

/**
 * Success after the reservation expired and the unit was sold again: everything is refunded, and there is no
 * second sale.
 */
export async function playLateSuccesses(buyers: Buyers): Promise<Played> {
  const { paying } = buyers
  const errors: string[] = []
  const providers = Object.keys(late) as (keyof typeof late)[]
  for (const provider of providers) {
    const { holdMs, payment } = late[provider]
    const order = await beginWithoutCancellation(buyers, provider)
    const [unit] = await unitsOf(buyers, order)
    await paying.forward(holdMs - 30 * second)
    await paying.calm()
    errors.push(
      ...differing(`${provider} before`, await stateOf(buyers, order), 'awaiting-payment'),
    )
    await paying.forward(2 * minute)
    await paying.calm()
    errors.push(...differing(`${provider} after`, await stateOf(buyers, order), 'expired'))
    await resell(buyers, unit)
    await press(order.url, 'approve')
    await paying.calm()
    // A cancellation that the provider did not receive at first reaches it later.
    for (const step of [minute, 10 * minute, hour, 2 * hour]) {
      await paying.forward(step)
      await paying.calm()
    }
    const expected = `expired | ${payment} | 0 sold | 0 confirmed`
    errors.push(...(await endsAs(buyers, provider, order, [expected])))
    errors.push(
      ...differing(
        `${provider} page`,
        (await fetchPaymentStatus(paying, 0, order)).body.kind,
        'over',
      ),
    )
  }
  return {
    errors,
    summary: `${providers.length} providers, each unit sold again before the money came`,
  }
}

/** Starts a payment whose provider does not receive the cancellation. */
async function beginWithoutCancellation(buyers: Buyers, provider: OnlineProvider): Promise<Begun> {
  const placed = await buyers.order(provider)
  await buyers.paying.control.scenario(
    { provider, orderRef: placed.number },
    { kind: 'respond', at: 'cancel', status: 500, times: 12 },
  )
  return buyers.begin(provider, placed)
}

async function unitsOf({ paying }: Buyers, { number }: Begun): Promise<string[]> {
  const { rows } = await paying.pool.query<{ id: string }>(
    `select unit_id as id from order_line l join orders o on o.id = l.order_id
     where o.number = $1 and unit_id is not null`,
    [number],
  )
  return rows.map(({ id }) => id)
}

async function stateOf({ paying }: Buyers, { number }: Begun) {
  const { rows } = await paying.pool.query<{ state: string }>(
    'select state from orders where number = $1',
    [number],
  )
  return rows[0]?.state
}

/** Sells the same unit to another customer: the other units of its listing are taken off sale meanwhile. */
async function resell(buyers: Buyers, unit: string | undefined) {
  const { pool } = buyers.paying
  const aside = await pool.query<{ id: string }>(
    `update unit set state = 'quarantined' where state = 'listed' and id <> $1
       and listing_id = (select listing_id from unit where id = $1) returning id`,
    [unit],
  )
  const market = await pool.query<{ market: string }>('select market from unit where id = $1', [
    unit,
  ])
  const next = await buyers.begin(...(await nextBuyer(buyers, market.rows[0]?.market)))
  await press(next.url, 'approve')
  await buyers.paying.calm()
  await fetchPaymentStatus(buyers.paying, 0, next)
  await pool.query(`update unit set state = 'listed' where id = any($1::uuid[])`, [
    aside.rows.map(({ id }) => id),
  ])
}

async function nextBuyer(buyers: Buyers, market: string | undefined) {
  const provider: OnlineProvider = market === 'bg' ? 'tbi-bg' : 'stripe'
  return [provider, await buyers.order(provider)] as const
}

/** A refund webhook arrives before the capture webhook; staff request a refund before there is a capture. */
export async function playRefundsFirst(buyers: Buyers): Promise<Played> {
  const { paying } = buyers
  const placed = await buyers.order('stripe')
  await paying.control.scenario(
    { provider: 'stripe', orderRef: placed.number },
    { kind: 'webhook', status: 'refunded', after: 'start' },
    { kind: 'webhook', status: 'paid', afterMs: minute },
  )
  const order = await buyers.begin('stripe', placed)
  const early = await requestRefund(paying, 0, order, 100)
  const errors = differing('before the capture', early.body.code, 'not-captured')
  await press(order.url, 'approve')
  await paying.forward(2 * minute)
  await paying.calm()
  const paid = 'confirmed | captured | 1 sold | 1 confirmed'
  errors.push(...(await endsAs(buyers, 'a refund told first', order, [paid])))
  // Two staff requests at once: never more than was captured.
  const { rows } = await paying.pool.query<{ total: number }>(
    'select total_minor::int as total from orders where number = $1',
    [order.number],
  )
  const total = rows[0]?.total ?? 0
  const responses = await Promise.all(
    [0, 1, 2, 3].map(at => requestRefund(paying, at, order, total)),
  )
  const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other)
  errors.push(...differing('four refunds of all at once', statuses, [201, 409, 409, 409]))
  const agreed = responses.find(({ status }) => status === 201)
  const id = String(agreed?.body.id)
  await Promise.all([0, 1].map(at => decideRefund(paying, at, id, 'approve')))
  await paying.forward(minute)
  await paying.calm()
  const back = 'confirmed | captured | succeeded a scratch | 1 sold | 1 confirmed'
  errors.push(...(await endsAs(buyers, 'refunded', order, [back])))
  return {
    errors,
    summary: 'a refund told before the capture, asked for before it, four times at once',
  }
}

/**
 * One minor unit more, one less, another currency: held for review, never sold (orders.md, Providers' contracts
 * 5).
 */
export async function playWrongAmounts(buyers: Buyers): Promise<Played> {
  const { paying } = buyers
  const errors: string[] = []
  const wrongs = [
    (minor: number) => ({ minor: minor + 1 }),
    (minor: number) => ({ minor: minor - 1 }),
    (minor: number) => ({ minor, currency: 'EUR' }),
  ]
  for (const wrong of wrongs) {
    const placed = await buyers.order('stripe')
    const { rows } = await paying.pool.query<{ total: number }>(
      'select total_minor::int as total from orders where number = $1',
      [placed.number],
    )
    await paying.control.scenario(
      { provider: 'stripe', orderRef: placed.number },
      { kind: 'amount', ...wrong(rows[0]?.total ?? 0) },
    )
    const order = await buyers.begin('stripe', placed)
    await press(order.url, 'approve')
    await paying.forward(minute)
    await paying.calm()
    const held = 'awaiting-payment | pending-review | 1 sold | 0 confirmed'
    errors.push(...(await endsAs(buyers, 'a wrong amount', order, [held])))
  }
  return { errors, summary: `${wrongs.length} amounts that differ` }
}

const others = 20

/** Two events that cannot be processed are at the head of the queue; the others are still processed. */
export async function playPoison(buyers: Buyers): Promise<Played> {
  const { paying } = buyers
  const { pool } = paying
  const unreadable = await buyers.order('oney')
  await paying.control.scenario(
    { provider: 'oney', orderRef: unreadable.number },
    { kind: 'respond', at: 'status', status: 200, html: '<h1>Mentenanță</h1>', times: 8 },
  )
  const poisoned = await buyers.begin('oney', unreadable)
  await press(poisoned.url, 'approve')
  const broken = await pool.query<{ id: string }>(
    `insert into provider_notice (id, provider, event_key, payment_id, raw, said, received_at, next_attempt_at)
     select gen_random_uuid(), 'oney', $2, p.id, 'poison', '{}', now(), '2000-01-01'
     from payment p join orders o on o.id = p.order_id where o.number = $1 returning id`,
    [unreadable.number, randomUUID()],
  )
  const began = performance.now()
  const paid: Begun[] = []
  for (let n = 0; n < others; n += 1) {
    const placed = await buyers.order('stripe')
    paid.push(await buyers.begin('stripe', placed))
  }
  await Promise.all(paid.map(({ url }) => press(url, 'approve')))
  const isAllPaid = async () => {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from orders where number = any($1) and state = 'confirmed'`,
      [paid.map(({ number }) => number)],
    )
    return rows[0]?.n === others
  }
  for (let polls = 0; polls < 400 && !(await isAllPaid()); polls += 1) await pause(50)
  const lasted = Math.round(performance.now() - began)
  const errors = (await isAllPaid()) ? [] : ['the others wait behind the poison']
  const { rows } = await pool.query<{ attempts: number; applied: boolean }>(
    'select attempts, applied_at is not null as applied from provider_notice where id = $1',
    [broken.rows[0]?.id],
  )
  const tried = rows[0]?.attempts ?? 0
  if (tried === 0 || rows[0]?.applied) errors.push('the poison was not tried, or swallowed')
  await pool.query('delete from provider_notice where id = $1', [broken.rows[0]?.id])
  // Cancelled in the meantime, the order can no longer be paid; the response that is readable at last says so.
  await cancelOrder(paying, 0, poisoned)
  return {
    errors,
    summary: `${others} paid in ${lasted} ms behind a poison tried ${tried} times`,
  }
}
