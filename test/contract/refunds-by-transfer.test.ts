import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'
import { readablePlaces } from '#test/support/readable-places.ts'
import { anOrderThatCame } from '#test/support/returns.ts'
import { aBoughtPhone } from '#test/support/warranties.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

/** From the ISO 13616 registry; markets.md names no IBAN. */
const account = { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: 'Canara Unu' }
const asStored = { iban: 'RO49AAAA1B31007593840000', holder: 'Canara Unu' }

function office(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
  return api.ask({
    method,
    url: `/api/office/${url}`,
    ...(payload && { payload }),
    headers: {
      authorization: `Bearer ${officeToken}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  })
}

function requestRefund(number: string, over: object = {}, key: string = randomUUID()) {
  return office(
    'POST',
    `orders/${number}/refunds/`,
    { amountMinor: 10_000, reason: 'a scratch', ...over },
    key,
  )
}

function decideRefund(id: string, decision: 'approve' | 'succeed' | 'fail') {
  return office('POST', `refunds/${id}/decision/`, { decision, reason: 'agreed' })
}

function refundsOf(orderId: string) {
  return rows<{ id: string; state: string; amount: number }>(
    `select id, state, amount_minor::int as amount from refund where order_id = $1
     order by created_at, id`,
    orderId,
  )
}

function tasksOf(refundId: unknown) {
  return rows(
    `select kind, facts ->> 'iban' as iban, done_at is null as is_open from staff_task
     where subject_id = $1 order by created_at, kind`,
    refundId,
  )
}

async function topicsOf(refundId: unknown) {
  return (
    await rows<{ topic: string }>(
      `select topic from outbox where payload ->> 'refundId' = $1 order by topic`,
      refundId,
    )
  ).map(({ topic }) => topic)
}

describe('a refund of a payment on delivery', () => {
  test('a refund is requested by staff with a bank account and transferred manually', async () => {
    const { number, orderId } = await anOrderThatCame(api, rows)
    const key = randomUUID()
    const response = await requestRefund(number, { account }, key)
    expect([response.statusCode, response.json().state]).toEqual([201, 'requested'])
    expect((await requestRefund(number, { account }, key)).json()).toEqual(response.json())
    const { id } = response.json<{ id: string }>()
    await decideRefund(id, 'approve')
    await sendRefunds(api.ctx)
    expect(await refundsOf(orderId)).toEqual([{ id, state: 'submitted', amount: 10_000 }])
    const task = { kind: 'refund-by-transfer', iban: 'RO•••• 0000' }
    expect(await tasksOf(id)).toEqual([{ ...task, is_open: true }])
    expect((await office('GET', `refunds/${id}/account/`)).json()).toEqual(asStored)
    expect(
      await readablePlaces(api.database.pool, account.iban, asStored.iban, account.holder),
    ).toEqual([])
    expect((await decideRefund(id, 'succeed')).statusCode).toBe(200)
    expect(await tasksOf(id)).toEqual([{ ...task, is_open: false }])
    expect(await topicsOf(id)).toEqual(['credit-note-due', 'refund-sent'])
  })

  test('a refund without a bank account waits for one', async () => {
    const { number } = await anOrderThatCame(api, rows)
    const { id } = (await requestRefund(number)).json<{ id: string }>()
    await decideRefund(id, 'approve')
    await sendRefunds(api.ctx)
    expect(await tasksOf(id)).toMatchObject([{ kind: 'refund-needs-iban', is_open: true }])
    expect((await office('PUT', `refunds/${id}/account/`, account)).statusCode).toBe(200)
    expect(await tasksOf(id)).toMatchObject([
      { kind: 'refund-needs-iban', is_open: false },
      { kind: 'refund-by-transfer', is_open: true },
    ])
  })

  test('a refund is at most the paid amount, and nothing before the carrier has the money', async () => {
    const { number, orderId, total } = await anOrderThatCame(api, rows)
    expectProblem(await requestRefund(number, { amountMinor: total + 1 }), {
      status: 409,
      code: 'above-refundable',
      field: 'amountMinor',
    })
    await rows(`update payment set state = 'due' where order_id = $1`, orderId)
    expectProblem(await requestRefund(number), { status: 409, code: 'not-captured' })
    await rows(`update payment set state = 'remitted' where order_id = $1`, orderId)
    expect((await requestRefund(number, { amountMinor: total })).statusCode).toBe(201)
    expectProblem(await requestRefund(number, { amountMinor: 1 }), {
      status: 409,
      code: 'above-refundable',
      field: 'amountMinor',
    })
  })

  test.each([
    [{ ...account, iban: 'RO49 AAAA 1B31 0075 9384 0001' }, 'checksum', 'account.iban'],
    [{ ...account, iban: '' }, 'required', 'account.iban'],
    [{ ...account, holder: ' ' }, 'required', 'account.holder'],
  ])('a refund to %j is refused, and its key stays available', async (wrong, code, field) => {
    const { number, orderId } = await anOrderThatCame(api, rows)
    const key = randomUUID()
    expectProblem(await requestRefund(number, { account: wrong }, key), {
      status: 422,
      code,
      field,
    })
    expect(await refundsOf(orderId)).toEqual([])
    expect((await requestRefund(number, { account }, key)).statusCode).toBe(201)
  })

  test('a refund with one key for two bank accounts is refused', async () => {
    const { number } = await anOrderThatCame(api, rows)
    const key = randomUUID()
    await requestRefund(number, { account }, key)
    const other = { ...account, iban: 'DE89 3704 0044 0532 0130 00' }
    for (const over of [{ account: other }, {}])
      expectProblem(await requestRefund(number, over, key), {
        status: 422,
        code: 'key-reused',
        field: 'Idempotency-Key',
      })
  })
})

test('a card payment is refunded to the card: a bank account is refused', async () => {
  const { number, orderId } = await anOrderThatCame(api, rows)
  await rows(
    `update payment set state = 'captured', provider = 'stripe' where order_id = $1`,
    orderId,
  )
  expectProblem(await requestRefund(number, { account }), {
    status: 409,
    code: 'not-by-transfer',
    field: 'account',
  })
  expect(await refundsOf(orderId)).toEqual([])
})

describe('a claim for a device that was paid on delivery', () => {
  const diagnosed = async () => {
    const person = await aMember(api)
    const day = new Date().toISOString().slice(0, 10)
    const phone = await aBoughtPhone(api, rows, person.member.userId, { day })
    const opened = await openClaim(
      api.ctx,
      { userId: person.member.userId, market: 'ro' },
      {
        device: { orderNumber: phone.number, position: phone.position },
        problem: 'charging',
        words: '',
        photos: [],
        handover: { kind: 'locker' },
      },
    )
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
    await move(opened.value, { move: 'receive' })
    await move(opened.value, { move: 'diagnose', words: 'Placa de bază e arsă.' })
    return { ...phone, claim: opened.value }
  }
  const move = (number: string, payload: object) =>
    office('POST', `warranty-claims/${number}/moves/`, payload)
  const refund = { move: 'refund', words: 'Nu se poate repara.', amountMinor: 10_000 }

  test('a claim is settled by a transfer to the given bank account', async () => {
    const { claim, orderId } = await diagnosed()
    const settled = await move(claim, { ...refund, account })
    expect(settled.json()).toEqual({ state: 'refunded' })
    const [made] = await refundsOf(orderId)
    expect(made).toMatchObject({ state: 'requested', amount: 10_000 })
    await decideRefund(String(made?.id), 'approve')
    await sendRefunds(api.ctx)
    expect(await tasksOf(made?.id)).toMatchObject([
      { kind: 'refund-by-transfer', iban: 'RO•••• 0000' },
    ])
  })

  test('a claim is unchanged if the bank account is invalid or a card was charged', async () => {
    const { claim, orderId } = await diagnosed()
    expectProblem(await move(claim, { ...refund, account: { ...account, iban: 'RO49' } }), {
      status: 422,
      code: 'length',
      field: 'account.iban',
    })
    await rows(
      `update payment set state = 'captured', provider = 'stripe' where order_id = $1`,
      orderId,
    )
    expectProblem(await move(claim, { ...refund, account }), {
      status: 409,
      code: 'not-by-transfer',
      field: 'account',
    })
    expect(await rows('select state from warranty_claim where number = $1', claim)).toEqual([
      { state: 'diagnosed' },
    ])
    expect((await move(claim, refund)).json()).toEqual({ state: 'refunded' })
  })
})
