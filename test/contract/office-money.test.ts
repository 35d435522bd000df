import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OfficeActName } from '#domain/staff/office-pages.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { openDueTransfers } from '#services/payout/open-transfers.ts'
import { inspectTradeIn } from '#services/trade-in/inspect-trade-in.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { aTradeInThatCame, inspectionReport } from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame, withdraw, withdrawal } from '#test/support/returns.ts'
import { aFreshStaff, aStaff, granted } from '#test/support/staff.ts'
import { playedRegister, setBase } from '#test/support/trade-ins.ts'
import { aBoughtPhone } from '#test/support/warranties.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let ana: Staff
let ion: Staff

type Staff = Awaited<ReturnType<typeof aFreshStaff>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { deviceRegister: playedRegister })
  rows = rowsIn(shop)
  await setBase(rows, 'ro', 150_000)
  await rows(
    `insert into setting (market, key, value) values ('ro', 'second-person',
       '{"refundsAbove": {"minor": 10000, "currency": "RON"}, "payoutsAbove": {"minor": 10000, "currency": "RON"}}')`,
  )
  await shop.ctx.settings.reload()
  ana = await aFreshStaff(shop, granted('owner'))
  ion = await aFreshStaff(shop, granted('finance'))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

type Form = Readonly<Record<string, string>>

async function send(
  staff: Pick<Staff, 'cookie'>,
  url: string,
  act: OfficeActName,
  form: Form = {},
) {
  const body = new URLSearchParams({ act, ...form }).toString()
  const { statusCode, body: page } = await shop.visit(url, { cookie: staff.cookie, form: body })
  return { status: statusCode, page }
}

const reason = 'as agreed'

describe('a refund that staff ask for', () => {
  async function aRefund(amount: string) {
    const { number, orderId, total } = await anOrderThatCame(shop, rows)
    const asked = await send(ana, officeUrl('order', number), 'request-refund', {
      amount,
      reason,
      key: randomUUID(),
    })
    expect(asked.status).toBe(303)
    const [refund] = await rows<{ id: string; state: string; amount: number; actor: string }>(
      'select id, state, amount_minor::int as amount, actor from refund where order_id = $1',
      orderId,
    )
    if (!refund) throw new Error('No refund was asked for.')
    return { ...refund, total, number }
  }

  const stateOf = async (id: string) =>
    (await rows<{ state: string }>('select state from refund where id = $1', id))[0]?.state

  test('above the limit is approved by somebody else only', async () => {
    const refund = await aRefund('100,01')
    expect(refund).toMatchObject({
      amount: 10_001,
      state: 'requested',
      actor: `staff ${ana.email}`,
    })
    const own = await send(ana, officeUrl('refunds'), 'approve-refund', { item: refund.id, reason })
    expect([own.status, own.page.includes('needs somebody else')]).toEqual([422, true])
    expect(await stateOf(refund.id)).toBe('requested')
    const other = await send(ion, officeUrl('refunds'), 'approve-refund', {
      item: refund.id,
      reason,
    })
    expect([other.status, await stateOf(refund.id)]).toEqual([303, 'approved'])
  })

  test('up to the limit needs one person', async () => {
    const refund = await aRefund('100')
    const own = await send(ana, officeUrl('refunds'), 'approve-refund', { item: refund.id, reason })
    expect([own.status, await stateOf(refund.id)]).toEqual([303, 'approved'])
  })

  test('without an amount is everything that is left, and never more', async () => {
    const refund = await aRefund('')
    expect(refund.amount).toBe(refund.total)
    const more = await send(ana, officeUrl('order', refund.number), 'request-refund', {
      amount: '1',
      reason,
      key: randomUUID(),
    })
    expect(more.status).toBe(422)
  })

  test('goes to an account that is kept out of the trail', async () => {
    const refund = await aRefund('50')
    const entered = await send(ion, officeUrl('refunds'), 'enter-refund-account', {
      item: refund.id,
      iban: 'RO49 AAAA 1B31 0075 9384 0000',
      holder: 'Ana Pop',
    })
    expect(entered.status).toBe(303)
    const [entry] = await rows<{ after: string }>(
      `select after::text from audit_entry where action = 'enter-refund-account' order by id desc limit 1`,
    )
    expect(entry?.after).toContain(refund.id)
    expect(entry?.after).not.toContain('7593')
    const wrong = await send(ion, officeUrl('refunds'), 'enter-refund-account', {
      item: refund.id,
      iban: 'RO49 AAAA 1B31 0075 9384 0001',
      holder: 'Ana Pop',
    })
    expect([wrong.status, wrong.page.includes('account cannot be right')]).toEqual([422, true])
  })
})

test('a return above the limit is not refunded by its inspector alone', async () => {
  const came = await anOrderThatCame(shop, rows)
  const returned = await withdraw(shop, came.number, withdrawal({ token: came.token }))
  const url = officeUrl('return', returned.body.view.number)
  expect((await send(ana, url, 'receive-return', { reason })).status).toBe(303)
  const lines = { position: '0', kept: '', found: '', unitTo: 'grading' }
  expect((await send(ana, url, 'inspect-return', { ...lines, reason })).status).toBe(303)
  const own = await send(ana, url, 'settle-return', { reason })
  expect([own.status, own.page.includes('needs somebody else')]).toEqual([422, true])
  expect((await send(ion, url, 'settle-return', { reason })).status).toBe(303)
})

test('a seller above the limit is paid once somebody else than the inspector agreed', async () => {
  const member = await aMember(shop)
  const tradeIn = await aTradeInThatCame(shop, rows, member.cookie)
  const [stored] = await rows<{ id: string }>(
    'select id from sale where number = $1',
    tradeIn.number,
  )
  const report = inspectionReport(tradeIn.imei)
  const inspected = await inspectTradeIn(
    shop.ctx,
    tradeIn.number,
    { ...report, photos: [], note: '' },
    {
      actor: `staff ${ana.email}`,
      reason,
    },
  )
  expect(inspected.ok).toBe(true)
  const [payout] = await rows<{ id: string }>(
    'select id from payout where sale_id = $1',
    stored?.id,
  )
  const item = payout?.id ?? ''
  const transfers = async () => {
    await openDueTransfers(shop.ctx)
    return (await rows('select 1 from payout_transfer where payout_id = $1', item)).length
  }
  expect(await transfers()).toBe(0)
  const list = await shop.visit(officeUrl('payouts'), { cookie: ion.cookie })
  expect(list.body).toContain(tradeIn.number)
  expect((await send(ana, officeUrl('payouts'), 'approve-payout', { item, reason })).status).toBe(
    422,
  )
  expect(await transfers()).toBe(0)
  expect((await send(ion, officeUrl('payouts'), 'approve-payout', { item, reason })).status).toBe(
    303,
  )
  expect(await transfers()).toBe(1)
})

describe('the statement of a carrier', () => {
  test('remits what it names exactly, once', async () => {
    const [paid, other] = [await anOrderThatCame(shop, rows), await anOrderThatCame(shop, rows)]
    const awbs = [randomUUID().slice(0, 12), randomUUID().slice(0, 12)]
    for (const [at, { orderId }] of [paid, other].entries())
      await rows('update shipment set awb = $2 where order_id = $1', orderId, awbs[at])
    const amount = (paid.total / 100).toFixed(2)
    const statement = [
      'AWB;Suma',
      `${awbs[0]};${amount}`,
      `${awbs[1]};0,01`,
      `${awbs[0]};${amount}`,
      'NOBODYS;5',
    ].join('\n')
    const url = `${officeUrl('cash')}?market=ro`
    const sent = await send(ion, url, 'match-cash', { statement })
    expect(sent.status).toBe(200)
    expect(sent.page).toContain('1 of 4 lines matched.')
    const states = () =>
      rows<{ state: string }>(
        'select state from payment where order_id = any($1::uuid[]) order by order_id = $2 desc',
        [paid.orderId, other.orderId],
        paid.orderId,
      )
    expect(await states()).toEqual([{ state: 'remitted' }, { state: 'collected' }])
    const again = await send(ion, url, 'match-cash', { statement })
    expect(again.page).toContain('0 of 4 lines matched.')
    expect(again.page).toContain('was received before')
    const foreign = await send(ion, `${officeUrl('cash')}?market=bg`, 'match-cash', { statement })
    expect(foreign.page).toContain('0 of 4 lines matched.')
  })
})

test('a claim is received, diagnosed and refunded, and its customer reads the words', async () => {
  const member = await aMember(shop)
  const phone = await aBoughtPhone(shop, rows, member.member.userId, {
    day: new Date().toISOString().slice(0, 10),
  })
  const opened = await openClaim(
    shop.ctx,
    { userId: member.member.userId, market: 'ro' },
    {
      device: { orderNumber: phone.number, position: phone.position },
      problem: 'battery',
      words: '',
      photos: [],
      handover: { kind: 'locker' },
    },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const url = officeUrl('claim', opened.value)
  const bench = await aStaff(shop, granted('inspection', 'ro'))
  expect((await send(bench, url, 'move-claim', { move: 'receive', reason })).status).toBe(303)
  const words = 'Bateria ține o oră.'
  const diagnosed = await send(bench, url, 'move-claim', { move: 'diagnose', reason: words })
  expect(diagnosed.status).toBe(303)
  expect((await send(bench, url, 'move-claim', { move: 'close', reason })).status).toBe(422)
  expect((await send(bench, url, 'refund-claim', { amount: '10', reason })).status).toBe(403)
  expect((await send(ion, url, 'refund-claim', { amount: '10', reason })).status).toBe(303)
  expect(
    await rows('select state, finding from warranty_claim where number = $1', opened.value),
  ).toEqual([{ state: 'refunded', finding: words }])
  const elsewhere = await aStaff(shop, granted('owner', 'bg'))
  expect((await shop.visit(url, { cookie: elsewhere.cookie })).statusCode).toBe(404)
})

describe('tasks', () => {
  async function aTask(kind: string, market = 'ro') {
    const [task] = await rows<{ id: string }>(
      `insert into staff_task (id, market, kind, subject_id, facts, created_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), '{"reason": "of the test"}', now()) returning id`,
      market,
      kind,
    )
    return task?.id ?? ''
  }

  test('are seen and closed by those whose they are', async () => {
    const [ofTradeIn, ofOrder] = [await aTask('sale-second-look'), await aTask('label-refused')]
    const bench = await aStaff(shop, granted('inspection', 'ro'))
    const page = await shop.visit(officeUrl('tasks'), { cookie: bench.cookie })
    expect(page.body).toContain('Take a second look at a device')
    expect(page.body).not.toContain('A carrier refused a label')
    const close = (item: string) => send(bench, officeUrl('tasks'), 'close-task', { item, reason })
    expect((await close(ofTradeIn)).status).toBe(303)
    expect((await close(ofTradeIn)).status).toBe(404)
    expect((await close(ofOrder)).status).toBe(404)
    const open = await rows(
      'select id from staff_task where done_at is null and id = any($1::uuid[])',
      [ofTradeIn, ofOrder],
    )
    expect(open).toEqual([{ id: ofOrder }])
  })

  test('of another market are not shown', async () => {
    await aTask('label-missing', 'hu')
    const packer = await aStaff(shop, granted('orders', 'bg'))
    const page = await shop.visit(officeUrl('tasks'), { cookie: packer.cookie })
    expect(page.body).not.toContain('Fetch a label from the carrier')
  })

  test('what is late is shown beside them', async () => {
    const { number, orderId } = await anOrderThatCame(shop, rows)
    await rows(
      `update shipment set state = 'in-transit', created_at = now() - interval '5 days' where order_id = $1`,
      orderId,
    )
    const packer = await aStaff(shop, granted('orders', 'ro'))
    const page = await shop.visit(officeUrl('tasks'), { cookie: packer.cookie })
    expect(page.body).toContain('A parcel was not scanned for 4 days')
    expect(page.body).toContain(number)
  })
})
