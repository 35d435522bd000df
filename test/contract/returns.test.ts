import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import {
  cancelReturn,
  changeReturnAccount,
  changeReturnHandover,
} from '#services/return/change-return.ts'
import { findWithdrawable, withdrawalNeedsCaptcha } from '#services/return/find-withdrawable.ts'
import { followReturn } from '#services/return/follow-return.ts'
import { returnModule } from '#services/return/module.ts'
import { expireReturns, remindReturns } from '#services/return/sweep-returns.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { listReturns, viewReturn } from '#services/return/view-returns.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { failingOf, poison } from '#test/support/poisoned.ts'
import {
  anOrderThatCame,
  moveReturn,
  tokenOf,
  withdraw,
  withdrawal,
} from '#test/support/returns.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let ahead = 0

function later(days: number) {
  ahead += days * 86_400_000
}
function now() {
  return new Date(Date.now() + ahead)
}

/** Days are counted from noon of the request day, which is the same day in every market. */
async function fromNoonOf(returnNumber: string) {
  const [row] = await rows<{ day: string }>(
    'select (send_by - 14)::text as day from order_return where number = $1',
    returnNumber,
  )
  ahead = Date.parse(`${row?.day}T12:00:00Z`) - Date.now()
}

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

/** The shop with the clock of these tests. */
function shifted() {
  return { ...api.ctx, clock: now }
}

async function deliver() {
  while ((await deliverOutbox(shifted(), { ...returnModule.outbox })) > 0);
}

function mailsTo(email: string) {
  return openedMails(api.database.pool, 'recipient = $1', [email])
}

async function stateOf(number: string) {
  const [row] = await rows<{ state: string }>(
    'select state from order_return where number = $1',
    number,
  )
  return row?.state
}

async function unitState(id: string) {
  return (await rows<{ state: string }>('select state from unit where id = $1', id))[0]?.state
}

async function readWithdrawal(number: string, query: string) {
  const result = await api.ask(`/api/orders/${number}/withdrawal/?${query}`)
  return { status: result.statusCode, body: result.json() }
}

/** The refunds of an order never exceed what was paid for it (quality.md, oracle). */
async function expectNoMoreThanPaid() {
  const over = await rows(
    `select p.id from payment p join refund r on r.payment_id = p.id and r.state <> 'failed'
     group by p.id having sum(r.amount_minor) > p.amount_minor`,
  )
  expect(over).toEqual([])
  const twice = await rows(
    `select order_id, position from return_line where is_held group by 1, 2 having count(*) > 1`,
  )
  expect(twice).toEqual([])
}

describe('what can be returned of an order', () => {
  test('the link of an order shows lines, period, handover and the refunded extras', async () => {
    const { number, token, total } = await anOrderThatCame(api, rows)
    const { status, body } = await readWithdrawal(number, `token=${token}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ orderNumber: number, market: 'ro', refundWay: 'iban' })
    // The easybox is 14.99 lei, the fee 9.99 lei (markets.md).
    expect(body.deliveryBack).toEqual({ minor: 1_499 + 999, currency: 'RON' })
    expect(body.lines[0].back.minor).toBe(total - 1_499 - 999)
    expect(body.handovers.map(({ kind }: { kind: string }) => kind)).toEqual(['locker', 'courier'])
  })

  test('nothing can be returned before the order was sent: it is cancelled instead', async () => {
    const { orderId } = await anOrder(api, rows)
    const [order] = await rows<{ number: string }>(
      'select number from orders where id = $1',
      orderId,
    )
    const token = await tokenOf(api, orderId)
    const { status, body } = await readWithdrawal(String(order?.number), `token=${token}`)
    expect([status, body.code]).toEqual([409, 'not-sent-yet'])
  })

  test('an order can be returned on the last of the 60 days, not on the day after', async () => {
    const last = await anOrderThatCame(api, rows, { agoDays: 60 })
    expect((await readWithdrawal(last.number, `token=${last.token}`)).status).toBe(200)
    const late = await anOrderThatCame(api, rows, { agoDays: 61 })
    const result = await withdraw(api, late.number, withdrawal({ token: late.token }))
    expect([result.status, result.body.code]).toEqual([409, 'too-late'])
    expect(result.body.reason).toMatchObject({
      shopUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  test('the delivery is refunded on the 14th day, not on the 15th', async () => {
    const lawful = await anOrderThatCame(api, rows, { agoDays: 14 })
    const first = await readWithdrawal(lawful.number, `token=${lawful.token}`)
    expect(first.body.deliveryBack?.minor).toBe(2_498)
    const after = await anOrderThatCame(api, rows, { agoDays: 15 })
    const second = await readWithdrawal(after.number, `token=${after.token}`)
    expect(second.body.deliveryBack).toBeUndefined()
  })

  test('a wrong token, another member and a missing order are answered with the same 404', async () => {
    const { number, orderId } = await anOrderThatCame(api, rows)
    const [owner, other] = [await aMember(api), await aMember(api)]
    await rows('update orders set user_id = $2 where id = $1', orderId, owner.member.userId)
    const wrong = await readWithdrawal(number, 'token=wrong')
    const missing = await readWithdrawal('RO999999996', 'token=wrong')
    const another = await withdraw(api, number, withdrawal(), { cookie: other.cookie })
    expect([wrong.status, missing.status, another.status]).toEqual([404, 404, 404])
    expect(wrong.body.code).toBe(missing.body.code)
    const own = await withdraw(api, number, withdrawal(), { cookie: owner.cookie })
    expect(own.status).toBe(201)
    const listed = await listReturns(api.ctx, {
      userId: owner.member.userId,
      market: 'ro',
    })
    expect(listed.map(each => each.number)).toEqual([`${number}-R1`])
    const empty = await listReturns(api.ctx, {
      userId: other.member.userId,
      market: 'ro',
    })
    expect(empty).toEqual([])
    const asOther = { kind: 'member', userId: other.member.userId } as const
    expect(await viewReturn(api.ctx, asOther, `${number}-R1`)).toBeUndefined()
  })
})

describe('a withdrawal', () => {
  test('a withdrawal is approved at once, books its parcel and writes its receipt', async () => {
    const { number, token, email, total } = await anOrderThatCame(api, rows)
    const { status, body } = await withdraw(api, number, withdrawal({ token }))
    expect(status).toBe(201)
    expect(body.view).toMatchObject({
      number: `${number}-R1`,
      state: 'approved',
      refundWay: 'iban',
      iban: 'RO•••• 0000',
      expected: { minor: total, currency: 'RON' },
      isCancellable: true,
      isHandoverChangeable: true,
      due: { kind: 'send-by' },
      parcel: { state: 'preparing' },
    })
    await deliver()
    const mails = (await mailsTo(email)).filter(({ subject }) => subject.includes('-R1'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.plain).toContain(number)
    const [, link = ''] = /retur\/\S+\?t=([\w-]+)/.exec(mails[0]?.plain ?? '') ?? []
    const byLink = { kind: 'return-link', token: link } as const
    expect((await viewReturn(api.ctx, byLink, `${number}-R1`))?.state).toBe('approved')
    expect(link).toBe(body.token)
  })

  test('a withdrawal repeated with one key is one return; the same key with another body is refused', async () => {
    const { number, token, orderId } = await anOrderThatCame(api, rows)
    const key = randomUUID()
    const body = withdrawal({ token })
    const results = await Promise.all([
      withdraw(api, number, body, { key }),
      withdraw(api, number, body, { key }),
    ])
    expect(results.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(results.map(each => each.body.view.number)).size).toBe(1)
    const [count] = await rows(
      'select count(*)::int as n from order_return where order_id = $1',
      orderId,
    )
    expect(count).toEqual({ n: 1 })
    const other = await withdraw(api, number, withdrawal({ token, words: 'altceva' }), { key })
    expect([other.status, other.body.code, other.body.field]).toEqual([
      422,
      'key-reused',
      'Idempotency-Key',
    ])
  })

  test('a withdrawal in two tabs at once is one return, the other is refused because the line is gone', async () => {
    const { number, token } = await anOrderThatCame(api, rows)
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => withdraw(api, number, withdrawal({ token }))),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const refused = results.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'lines-not-returnable',
      reason: { positions: [0] },
    })
    await expectNoMoreThanPaid()
  })

  test.each([
    [{ lines: [] }, 422, 'lines'],
    [{ lines: [{ position: 7 }] }, 409, 'lines'],
    [{ account: undefined }, 422, 'iban'],
    [{ account: { iban: 'RO49 AAAA 1B31 0075 9384 0001', holder: 'Ana Pop' } }, 422, 'iban'],
    [{ account: { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: ' ' } }, 422, 'holder'],
    [{ handover: { kind: 'office' } }, 409, 'handover'],
    [{ handover: { kind: 'locker', pointId: 'nowhere' } }, 409, 'handover'],
    [{ photos: [randomUUID()] }, 422, 'photos'],
    [{ isPaid: true }, 400, 'isPaid'],
  ] as const)('a withdrawal with %j is refused and writes nothing', async (over, status, field) => {
    const { number, token, orderId } = await anOrderThatCame(api, rows)
    const result = await withdraw(api, number, withdrawal({ token, ...over }))
    expect([result.status, result.body.field]).toEqual([status, field])
    const written = await rows('select id from order_return where order_id = $1', orderId)
    expect(written).toEqual([])
  })

  test('a cancelled withdrawal makes its line available for another', async () => {
    const { number, token } = await anOrderThatCame(api, rows)
    const { body } = await withdraw(api, number, withdrawal({ token }))
    const byLink = { kind: 'return-link', token: body.token } as const
    const cancelled = await cancelReturn(api.ctx, byLink, body.view.number)
    expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    const again = await withdraw(api, number, withdrawal({ token }))
    expect([again.status, again.body.view.number]).toEqual([201, `${number}-R2`])
  })

  test('a withdrawal can change its handover until the carrier has it', async () => {
    const { number, token } = await anOrderThatCame(api, rows)
    const { body } = await withdraw(api, number, withdrawal({ token }))
    const byLink = { kind: 'return-link', token: body.token } as const
    const args = [byLink, body.view.number, { kind: 'locker' }] as const
    const changed = await changeReturnHandover(api.ctx, ...args)
    expect(changed).toMatchObject({ ok: true, value: { parcel: { state: 'preparing' } } })
    await rows(
      `update inbound_parcel set state = 'handed-over' where number = $1 and state = 'preparing'`,
      body.view.number,
    )
    expect(await changeReturnHandover(api.ctx, ...args)).toEqual({
      ok: false,
      refusal: { kind: 'move-not-allowed' },
    })
    expect(await cancelReturn(api.ctx, byLink, body.view.number)).toEqual({
      ok: false,
      refusal: { kind: 'move-not-allowed' },
    })
  })
})

describe('a visitor without a session', () => {
  const caller = (ipAddress: string) => ({ ipAddress, userAgent: 'test' })

  test('a visitor with number and email, in any case, receives a proof for this order for two hours', async () => {
    const [one, other] = [await anOrderThatCame(api, rows), await anOrderThatCame(api, rows)]
    const ctx = shifted()
    const found = await findWithdrawable(
      ctx,
      { orderNumber: one.number.toLowerCase(), email: ` ${one.email.toUpperCase()} ` },
      caller('10.60.0.1'),
    )
    if (!found.ok) throw new Error('not found')
    const { proof } = found.value
    expect(found.value).toMatchObject({ orderNumber: one.number, market: 'ro' })
    const requester = { kind: 'proof', proof } as const
    expect((await viewReturnable(ctx, requester, one.number)).ok).toBe(true)
    expect((await viewReturnable(ctx, requester, other.number)).ok).toBe(false)
    const tampered = { kind: 'proof', proof: `z${proof}` } as const
    expect((await viewReturnable(ctx, tampered, one.number)).ok).toBe(false)
    ahead += 119 * 60_000
    expect((await viewReturnable(ctx, requester, one.number)).ok).toBe(true)
    ahead += 60_000
    expect((await viewReturnable(ctx, requester, one.number)).ok).toBe(false)
    ahead = 0
  })

  test('a visitor is answered the same for an unknown number and for another customer’s email', async () => {
    const { number } = await anOrderThatCame(api, rows)
    const ctx = shifted()
    const email = 'alt@example.com'
    const [wrong, unknown, mistyped] = [
      await findWithdrawable(ctx, { orderNumber: number, email }, caller('10.60.0.2')),
      await findWithdrawable(ctx, { orderNumber: 'RO999999996', email }, caller('10.60.0.3')),
      await findWithdrawable(ctx, { orderNumber: 'RO1', email }, caller('10.60.0.4')),
    ]
    expect(wrong).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    expect([unknown, mistyped]).toEqual([wrong, wrong])
  })

  test('repeated guesses require the captcha; the owner is accepted with a solved one', async () => {
    const { number, email } = await anOrderThatCame(api, rows)
    const { ctx } = api
    for (const host of [1, 2, 3]) {
      const wrong = { orderNumber: number, email: `${host}@example.com` }
      const result = await findWithdrawable(ctx, wrong, caller(`10.61.0.${host}`))
      expect(result).toMatchObject({ refusal: { kind: 'not-found' } })
    }
    const owner = { orderNumber: number, email }
    const result = await findWithdrawable(ctx, owner, caller('10.62.0.1'))
    expect(result).toMatchObject({ refusal: { kind: 'captcha-needed' } })
    expect(await withdrawalNeedsCaptcha(ctx, number, caller('10.62.0.1'))).toBe(true)
    const solved = { ...caller('10.62.0.1'), captcha: 'solved' }
    expect((await findWithdrawable(ctx, owner, solved)).ok).toBe(true)
  })
})

describe('a return that arrives', () => {
  const arrived = async (over = {}) => {
    const order = await anOrderThatCame(api, rows)
    const { body } = await withdraw(api, order.number, withdrawal({ token: order.token, ...over }))
    const [row] = await rows<{ id: string }>(
      'select id from order_return where number = $1',
      body.view.number,
    )
    return { ...order, returnNumber: body.view.number, link: body.token, returnId: String(row?.id) }
  }
  const refundsOf = (orderId: string) =>
    rows<{ id: string; state: string; amount: number }>(
      'select id, state, amount_minor::int as amount from refund where order_id = $1',
      orderId,
    )
  const decide = (id: string, decision: string) =>
    api.ask({
      method: 'POST',
      url: `/api/office/refunds/${id}/decision/`,
      headers: { authorization: `Bearer ${officeToken}` },
      payload: { decision, reason: 'transfer made' },
    })

  test('a return is tracked by its parcel, inspected, settled and paid to its bank account', async () => {
    const { orderId, unitId, total, returnNumber, returnId, email } = await arrived()
    const why = { actor: 'sameday', reason: 'scan', at: new Date() }
    const follow = (state: 'handed-over' | 'in-transit' | 'arrived') =>
      followReturn(shifted(), api.database.pool, returnId, state, why)
    await follow('handed-over')
    expect(await stateOf(returnNumber)).toBe('in-transit')
    await follow('in-transit')
    await follow('arrived')
    await follow('arrived')
    expect(await stateOf(returnNumber)).toBe('received')
    expect(await unitState(unitId)).toBe('returned')
    const lines = [
      { position: 0, keptMinor: 15_000, found: 'ecran zgâriat', unitTo: 'quarantined' },
    ]
    expect((await moveReturn(api, returnNumber, { move: 'inspect', lines })).status).toBe(200)
    expect((await moveReturn(api, returnNumber, { move: 'settle' })).body).toEqual({
      state: 'settled',
    })
    expect(await unitState(unitId)).toBe('quarantined')
    const live = await rows('select is_live from order_line where order_id = $1', orderId)
    expect(live).toEqual([{ is_live: false }])
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'approved', amount: total - 15_000 }])
    await sendRefunds(api.ctx)
    const [refund] = await refundsOf(orderId)
    expect(refund?.state).toBe('submitted')
    const tasks = () =>
      rows(
        `select kind, facts ->> 'iban' as iban, done_at is null as is_open from staff_task
         where subject_id = $1`,
        refund?.id,
      )
    expect(await tasks()).toEqual([
      { kind: 'refund-by-transfer', iban: 'RO•••• 0000', is_open: true },
    ])
    const shown = await api.ask({
      url: `/api/office/refunds/${refund?.id}/account/`,
      headers: { authorization: `Bearer ${officeToken}` },
    })
    expect(shown.json()).toEqual({ iban: 'RO49AAAA1B31007593840000', holder: 'Ana Pop' })
    expect((await api.ask(`/api/office/refunds/${refund?.id}/account/`)).statusCode).toBe(401)
    expect((await decide(String(refund?.id), 'succeed')).statusCode).toBe(200)
    expect(await tasks()).toMatchObject([{ is_open: false }])
    const [due] = await rows(
      `select count(*)::int as n from outbox
       where topic = 'credit-note-due' and payload ->> 'refundId' = $1`,
      refund?.id,
    )
    expect(due).toEqual({ n: 1 })
    await deliver()
    const subjects = (await mailsTo(email)).filter(({ subject }) => subject.includes('-R1'))
    expect(subjects).toHaveLength(3)
    expect(subjects.some(({ plain }) => plain.includes('ecran zgâriat'))).toBe(true)
    await expectNoMoreThanPaid()
  })

  test('a return that arrives without a scan is received; one transition after another, each once', async () => {
    const { returnNumber } = await arrived()
    expect((await moveReturn(api, returnNumber, { move: 'settle' })).status).toBe(409)
    expect((await moveReturn(api, returnNumber, { move: 'receive' })).status).toBe(200)
    expect((await moveReturn(api, returnNumber, { move: 'receive' })).status).toBe(409)
    const tooMuch = [{ position: 0, keptMinor: 99_999_999, found: 'x', unitTo: 'grading' }]
    const silent = [{ position: 0, keptMinor: 1, found: '', unitTo: 'grading' }]
    for (const lines of [tooMuch, silent]) {
      const result = await moveReturn(api, returnNumber, { move: 'inspect', lines })
      expect([result.status, result.body.field]).toEqual([422, 'lines.0'])
    }
    expect((await moveReturn(api, returnNumber, { move: 'inspect', lines: [] })).status).toBe(200)
    const settled = await Promise.all([
      moveReturn(api, returnNumber, { move: 'settle' }),
      moveReturn(api, returnNumber, { move: 'settle' }),
    ])
    expect(settled.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await moveReturn(api, 'RO000000011-R9', { move: 'receive' })).status).toBe(404)
    await expectNoMoreThanPaid()
  })

  test('a rejected return is sent back to its customer, with the reason', async () => {
    const { returnNumber, unitId, email, number, token } = await arrived()
    await moveReturn(api, returnNumber, { move: 'receive' })
    await moveReturn(api, returnNumber, { move: 'inspect', lines: [] })
    const reason = 'alt dispozitiv decât cel vândut'
    expect((await moveReturn(api, returnNumber, { move: 'reject', reason })).status).toBe(200)
    expect((await moveReturn(api, returnNumber, { move: 'send-back' })).status).toBe(200)
    expect(await unitState(unitId)).toBe('delivered')
    await deliver()
    const emails = (await mailsTo(email)).filter(({ plain }) => plain.includes(reason))
    expect(emails).toHaveLength(1)
    expect((await withdraw(api, number, withdrawal({ token }))).status).toBe(201)
  })

  test('a return can have its bank account corrected until the money is sent', async () => {
    const { returnNumber, link, orderId } = await arrived()
    const byLink = { kind: 'return-link', token: link } as const
    const other = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }
    const change = () => changeReturnAccount(api.ctx, byLink, returnNumber, other)
    await moveReturn(api, returnNumber, { move: 'receive' })
    await moveReturn(api, returnNumber, { move: 'inspect', lines: [] })
    await moveReturn(api, returnNumber, { move: 'settle' })
    await sendRefunds(api.ctx)
    expect(await change()).toMatchObject({ ok: true, value: { iban: 'DE•••• 3000' } })
    const [refund] = await refundsOf(orderId)
    const facts = await rows(
      `select facts ->> 'iban' as iban from staff_task where subject_id = $1`,
      refund?.id,
    )
    expect(facts).toEqual([{ iban: 'DE•••• 3000' }])
    await decide(String(refund?.id), 'succeed')
    expect(await change()).toMatchObject({ ok: false, refusal: { kind: 'move-not-allowed' } })
  })

  test('a return has one reminder, expires if it was not sent, and is accepted if it still arrives', async () => {
    const { returnNumber, returnId, email, number, token } = await arrived()
    const ctx = shifted()
    await fromNoonOf(returnNumber)
    later(10)
    expect(await remindReturns(ctx)).toBe(0)
    later(1)
    await remindReturns(ctx)
    await remindReturns(ctx)
    later(6)
    await expireReturns(ctx)
    expect(await stateOf(returnNumber)).toBe('approved')
    later(1)
    await expireReturns(ctx)
    expect(await stateOf(returnNumber)).toBe('expired')
    ahead = 0
    await deliver()
    const reminders = (await mailsTo(email)).filter(({ subject }) => subject.includes('puțin timp'))
    expect(reminders.length).toBeLessThanOrEqual(1)
    const why = { actor: 'sameday', reason: 'scan', at: new Date() }
    await followReturn(ctx, api.database.pool, returnId, 'arrived', why)
    expect(await stateOf(returnNumber)).toBe('received')
    const again = await withdraw(api, number, withdrawal({ token }))
    expect([again.status, again.body.code]).toEqual([409, 'lines-not-returnable'])
  })

  test('an expired return is not accepted if its line is in another one meanwhile', async () => {
    const { returnNumber, number, token } = await arrived()
    await fromNoonOf(returnNumber)
    later(18)
    await expireReturns(shifted())
    expect(await stateOf(returnNumber)).toBe('expired')
    ahead = 0
    const second = await withdraw(api, number, withdrawal({ token }))
    expect(second.status).toBe(201)
    const taken = await moveReturn(api, returnNumber, { move: 'receive' })
    expect([taken.status, taken.body.code]).toEqual([409, 'lines-taken'])
    expect(await stateOf(returnNumber)).toBe('expired')
    expect((await moveReturn(api, second.body.view.number, { move: 'receive' })).status).toBe(200)
  })

  test('a return is not settled by money refunded in another way', async () => {
    const { returnNumber, orderId } = await arrived()
    await moveReturn(api, returnNumber, { move: 'receive' })
    await moveReturn(api, returnNumber, { move: 'inspect', lines: [] })
    await rows(
      `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
       select gen_random_uuid(), order_id, id, amount_minor, currency, 'succeeded', 'kindness', 'support', now()
       from payment where order_id = $1`,
      orderId,
    )
    const settled = await moveReturn(api, returnNumber, { move: 'settle' })
    expect([settled.status, settled.body.code]).toEqual([409, 'above-refundable'])
    expect(await stateOf(returnNumber)).toBe('inspected')
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  test('a return that cannot expire does not block the others', async () => {
    const [bad, sound] = [await arrived(), await arrived()]
    await fromNoonOf(sound.returnNumber)
    later(18)
    const heal = await poison(rows, 'order_return', 'id', bad.returnId)
    await expect(expireReturns(shifted())).rejects.toThrow('poisoned')
    expect(await stateOf(sound.returnNumber)).toBe('expired')
    expect(await stateOf(bad.returnNumber)).toBe('approved')
    expect(await failingOf(rows, 'expire-return')).toEqual([{ item: bad.returnId, tries: 1 }])
    await heal()
  })
})
