import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { acceptInvitation, isInvited, viewInvitations } from '#services/loyalty/invitations.ts'
import { rewardInviters } from '#services/loyalty/reward-inviters.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { viewVouchers } from '#services/voucher/view-vouchers.ts'
import { findMail, listLatestMail } from '#store/mail.ts'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller, aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  anEasyboxOrder,
  type Rows,
  rowsIn,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
import { aVoucher, spending } from '#test/support/vouchers.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
/** The shop's clock, advanced by the tests. */
let today = '2025-11-22'

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, {
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
    now: () => new Date(`${today}T10:00:00Z`),
  })
  rows = rowsIn(api)
  const amounts = { welcome: 5_000, invited: 5_000, inviting: 7_500, rewardedFrom: 50_000 }
  const settings = Object.entries(amounts).map(([name, minor]) => [
    name,
    { minor, currency: 'RON' },
  ])
  await rows(
    `insert into setting (market, key, value) values ('ro', 'loyalty', $1)`,
    JSON.stringify(Object.fromEntries(settings)),
  )
  await api.ctx.settings.reload()
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

type Owner = Awaited<ReturnType<typeof aMember>>

function ctx() {
  return { ...api.ctx, bases }
}

function owner({ member }: Owner) {
  return { userId: member.userId, market: 'ro' as const }
}

/** Source, amount and smallest order of each voucher, in minor units. */
async function vouchersOf({ member }: Owner) {
  const vouchers = await viewVouchers(api.ctx, member.userId, 'ro')
  return vouchers.map(each => [each.source, each.left.minor, each.orderFrom?.minor])
}

async function codeOf(inviting: Owner): Promise<string> {
  const invitations = await viewInvitations(ctx(), owner(inviting))
  return new URL(invitations!.link).searchParams.get('invite')!
}

function accepted(who: Owner, code: string) {
  return acceptInvitation(api.ctx, owner(who), code)
}

const notInvited = { ok: false, refusal: { kind: 'not-invited' } }
const steps = ['create-label', 'hand-over', 'depart', 'arrive-at-point', 'deliver'] as const

/** An order of some lei in a member's account, delivered today. */
async function delivered(who: Owner, lei: number) {
  const { orderId, shipmentId } = await anOrder(api, rows)
  await rows(
    `update orders set user_id = $2, items_minor = $3, discount_minor = 0, delivery_minor = 0,
       collection_fee_minor = 0, total_minor = $3 where id = $1`,
    orderId,
    who.member.userId,
    lei * 100,
  )
  for (const by of steps) {
    const moved = await moveShipment(api.ctx, { shipmentId, by, actor: 'test', reason: 'test' })
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal))
  }
  while ((await deliverOutbox(ctx(), handlers)) > 0);
  return orderId
}

describe('the voucher of a new customer', () => {
  test('the first sign-in issues it once; it pays orders of 500 lei or more', async () => {
    const member = await aMember(api)
    expect(await vouchersOf(member)).toEqual([['welcome', 5_000, 50_000]])
    const { email, password } = member
    await Promise.all([1, 2, 3].map(() => signIn(api.ctx, { email, password }, aCaller())))
    expect(await vouchersOf(member)).toEqual([['welcome', 5_000, 50_000]])
  })

  test('an order below its smallest total is not paid with it, whatever the browser says', async () => {
    const [unit] = await shelfUnits(rows, 'ro', 50_000, 290_000)
    const body = await anEasyboxOrder(rows, [unit!])
    const { minor, currency } = body.shownTotal
    const ofExactly = (from: number) =>
      aVoucher(api, 5_000, { orderFrom: { minor: from, currency } })
    const tooLarge = await ofExactly(minor + 1)
    expect(await sendOrder(api, spending(body, [tooLarge], minor - 5_000))).toMatchObject({
      status: 409,
      body: { code: 'vouchers-changed', toPay: { minor } },
    })
    const fitting = await ofExactly(minor)
    expect(await sendOrder(api, spending(body, [fitting], minor - 5_000))).toMatchObject({
      status: 201,
    })
  })
})

describe('an invitation', () => {
  test('the link stays the same, and gives its reader a voucher once', async () => {
    const [inviting, friend] = [await aMember(api), await aMember(api)]
    const code = await codeOf(inviting)
    expect(await codeOf(inviting)).toBe(code)
    expect(await isInvited(api.ctx, 'ro', { code, userId: undefined })).toBe(true)
    expect(await isInvited(api.ctx, 'ro', { code, userId: friend.member.userId })).toBe(true)
    const answers = await Promise.all([accepted(friend, code), accepted(friend, code)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await vouchersOf(friend)).toContainEqual(['invited', 5_000, 50_000])
    expect(await vouchersOf(friend)).toHaveLength(2)
    expect(await viewInvitations(ctx(), owner(inviting))).toMatchObject({ accepted: 1 })
    expect(await isInvited(api.ctx, 'ro', { code, userId: friend.member.userId })).toBe(false)
  })

  test('nobody invites themselves, a customer, or with an unknown code', async () => {
    const [inviting, customer, friend] = [
      await aMember(api),
      await aMember(api),
      await aMember(api),
    ]
    const code = await codeOf(inviting)
    await delivered(customer, 100)
    expect(await accepted(inviting, code)).toEqual(notInvited)
    expect(await accepted(customer, code)).toEqual(notInvited)
    expect(await accepted(friend, 'ZZZZZZZZZZ')).toEqual(notInvited)
    expect(await isInvited(api.ctx, 'ro', { code: 'ZZZZZZZZZZ', userId: undefined })).toBe(false)
    expect(await vouchersOf(friend)).toEqual([['welcome', 5_000, 50_000]])
  })
})

describe('the reward of the inviting member', () => {
  test('it comes once, by email too, when the friend can no longer return the order', async () => {
    today = '2025-11-22'
    const [inviting, friend] = [await aMember(api), await aMember(api)]
    await accepted(friend, await codeOf(inviting))
    await delivered(friend, 500)
    // Sixty days to return it: the last one is 2026-01-21.
    today = '2026-01-21'
    await rewardInviters(ctx())
    expect(await vouchersOf(inviting)).not.toContainEqual(['inviting', 7_500, undefined])
    today = '2026-01-22'
    await Promise.all([rewardInviters(ctx()), rewardInviters(ctx())])
    await rewardInviters(ctx())
    expect(await vouchersOf(inviting)).toEqual([
      ['welcome', 5_000, 50_000],
      ['inviting', 7_500, undefined],
    ])
    const mails = (await listLatestMail(api.database.db)).filter(
      ({ recipient }) => recipient === inviting.email,
    )
    expect(mails).toHaveLength(1)
    const mail = await findMail(api.database.db, api.ctx.keys.seal, mails[0]!.id)
    const [, voucher] = await viewVouchers(api.ctx, inviting.member.userId, 'ro')
    expect(mail?.plain).toContain(voucher!.code)
    expect(mail?.plain).toContain('75\u00a0lei')
  })

  test('an order with an open return earns nothing until that return ends', async () => {
    today = '2025-11-22'
    const [inviting, friend] = [await aMember(api), await aMember(api)]
    await accepted(friend, await codeOf(inviting))
    const orderId = await delivered(friend, 500)
    const [opened] = await rows<{ id: string }>(
      `insert into order_return (id, order_id, number, count, state, request_key, request_hash, requested_at, send_by,
         refund_way, currency, charges_minor)
       values (gen_random_uuid(), $1, 'R-OPEN', 1, 'in-transit', 'key', 'hash', now(), '2026-02-01', 'original',
         'RON', 0) returning id`,
      orderId,
    )
    today = '2026-01-22'
    await rewardInviters(ctx())
    expect(await vouchersOf(inviting)).toEqual([['welcome', 5_000, 50_000]])
    await rows(`update order_return set state = 'rejected' where id = $1`, opened!.id)
    await rewardInviters(ctx())
    expect(await vouchersOf(inviting)).toContainEqual(['inviting', 7_500, undefined])
  })

  test('an order below 500 lei, or returned to below it, earns nothing', async () => {
    today = '2025-11-22'
    const [inviting, small, returning] = [
      await aMember(api),
      await aMember(api),
      await aMember(api),
    ]
    const code = await codeOf(inviting)
    await accepted(small, code)
    await accepted(returning, code)
    await delivered(small, 499)
    const orderId = await delivered(returning, 500)
    const refunds = await rows(
      `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at, attempts)
       select gen_random_uuid(), $1, p.id, 1, 'RON', 'succeeded', 'return', 'test', now(), 0
       from payment p where p.order_id = $1 returning id`,
      orderId,
    )
    expect(refunds).toHaveLength(1)
    today = '2026-03-01'
    await rewardInviters(ctx())
    expect(await vouchersOf(inviting)).toEqual([['welcome', 5_000, 50_000]])
  })
})
