import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadReturnForm, sendReturnForm } from '#http/pages/return/load-return-form.ts'
import { loadSendInForm, sendDeviceIn } from '#http/pages/warranty/load-send-in-warranty.ts'
import { cancelReturn } from '#services/return/change-return.ts'
import { cancelClaim } from '#services/warranty/cancel-claim.ts'
import { listWarranties } from '#services/warranty/list-warranties.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { moveReturn, withdraw, withdrawal } from '#test/support/returns.ts'
import { aBoughtPhone } from '#test/support/warranties.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  one = await aMember(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

function owner() {
  return { userId: one.member.userId, market: 'ro' as const }
}

/** An order delivered today, paid on delivery. */
function bought() {
  return aBoughtPhone(api, rows, one.member.userId, { day: new Date().toISOString().slice(0, 10) })
}

type Bought = Awaited<ReturnType<typeof bought>>

function claim({ number, position }: Bought) {
  return openClaim(api.ctx, owner(), {
    device: { orderNumber: number, position },
    problem: 'charging',
    words: '',
    photos: [],
    handover: { kind: 'locker' },
  })
}

function giveBack({ number, position }: Bought) {
  return withdraw(api, number, withdrawal({ lines: [{ position }] }), { cookie: one.cookie })
}

function countsOf({ orderId }: Bought) {
  return rows(
    `select (select count(*)::int from warranty_claim where order_id = $1) as claims,
       (select count(*)::int from order_return where order_id = $1) as returns`,
    orderId,
  )
}

function formPath({ number }: Bought) {
  return `/cont/formular-retur/${number}/`
}
function sendInPath({ number, position }: Bought) {
  return `/cont/trimite-in-garantie/${number}-${position}/`
}

function returnForm({ position }: Bought, intent: 'review' | 'confirm') {
  return {
    intent,
    line: String(position),
    handover: 'locker',
    key: randomUUID(),
    iban: 'RO49 AAAA 1B31 0075 9384 0000',
    holder: 'Ana Pop',
  }
}

describe('a device in a return', () => {
  test('a device in a return cannot be claimed, and can be once the return is cancelled', async () => {
    const phone = await bought()
    const { body } = await giveBack(phone)
    const { number } = body.view
    expect(await claim(phone)).toEqual({
      ok: false,
      refusal: { kind: 'going-back', returnNumber: number },
    })
    expect(await countsOf(phone)).toEqual([{ claims: 0, returns: 1 }])
    const listed = await listWarranties(api.ctx, owner())
    expect(listed.find(({ orderNumber }) => orderNumber === phone.number)).toMatchObject({
      way: 'legal',
      returnNumber: number,
    })
    await cancelReturn(api.ctx, { kind: 'member', ...owner() }, number)
    expect(await claim(phone)).toEqual({ ok: true, value: `${phone.number}-W1` })
  })

  test('a device in a refused return cannot be claimed until it is sent back to the customer', async () => {
    const phone = await bought()
    const { number } = (await giveBack(phone)).body.view
    for (const move of ['receive', 'inspect', 'reject']) await moveReturn(api, number, { move })
    expect(await claim(phone)).toMatchObject({ refusal: { kind: 'going-back' } })
    await moveReturn(api, number, { move: 'send-back' })
    expect(await claim(phone)).toMatchObject({ ok: true })
  })

  test('a refunded device no longer belongs to the customer', async () => {
    const phone = await bought()
    const { number } = (await giveBack(phone)).body.view
    for (const move of ['receive', 'inspect', 'settle']) await moveReturn(api, number, { move })
    expect(await claim(phone)).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    expect(await countsOf(phone)).toEqual([{ claims: 0, returns: 1 }])
  })

  test('a device in a return is refused on the send-in page, which preserves the input', async () => {
    const phone = await bought()
    const { number } = (await giveBack(phone)).body.view
    const { cookie } = one
    expect(await visit(api, loadSendInForm, sendInPath(phone), { cookie })).toMatchObject({
      value: { device: { returnNumber: number } },
    })
    const form = { problem: 'charging', words: 'Nu se încarcă.', handover: 'locker' }
    expect(await visit(api, sendDeviceIn, sendInPath(phone), { cookie, form })).toMatchObject({
      value: { refusal: { kind: 'going-back', returnNumber: number }, given: form },
    })
  })
})

describe('a device in a warranty claim', () => {
  test('a device in a claim cannot be returned, and can be once the claim has ended', async () => {
    const phone = await bought()
    await claim(phone)
    const refused = await giveBack(phone)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'lines-under-claim', field: 'lines', reason: { claims: [`${phone.number}-W1`] } },
    ])
    const read = await api.ask({
      url: `/api/orders/${phone.number}/withdrawal/`,
      headers: { cookie: one.cookie },
    })
    expect(read.json().lines).toMatchObject([{ claim: `${phone.number}-W1` }])
    expect(await countsOf(phone)).toEqual([{ claims: 1, returns: 0 }])
    await cancelClaim(api.ctx, owner(), `${phone.number}-W1`)
    expect((await giveBack(phone)).status).toBe(201)
  })

  test('a device in a claim is refused by the return pages, before and after the form is filled in', async () => {
    const phone = await bought()
    await claim(phone)
    const { cookie } = one
    const underClaim = {
      value: { kind: 'under-claim', isMember: true, claims: [`${phone.number}-W1`] },
    }
    expect(await visit(api, loadReturnForm, formPath(phone), { cookie })).toMatchObject(underClaim)
    for (const intent of ['review', 'confirm'] as const)
      expect(
        await visit(api, sendReturnForm, formPath(phone), {
          cookie,
          form: returnForm(phone, intent),
        }),
      ).toMatchObject(underClaim)
  })

  test('a device in a claim leaves the other lines of its order returnable', async () => {
    const phone = await bought()
    await rows(
      `insert into order_line (order_id, position, kind, item_id, title, price_minor, tax_scheme)
       values ($1, 50, 'accessory', 'case', 'Husă', 5000, 'vat')`,
      phone.orderId,
    )
    await claim(phone)
    const other = { ...phone, position: 50 }
    const { cookie } = one
    expect(await visit(api, loadReturnForm, formPath(phone), { cookie })).toMatchObject({
      value: { kind: 'open' },
    })
    expect(
      await visit(api, sendReturnForm, formPath(phone), {
        cookie,
        form: returnForm(other, 'review'),
      }),
    ).toMatchObject({ value: { kind: 'review' } })
    expect((await giveBack(other)).status).toBe(201)
  })
})

test('a device claimed and returned concurrently is in only one of the two', async () => {
  const phones = [await bought(), await bought(), await bought()]
  await Promise.all(phones.flatMap(phone => [claim(phone), giveBack(phone)]))
  for (const phone of phones) {
    const [count] = (await countsOf(phone)) as { claims: number; returns: number }[]
    expect((count?.claims ?? 0) + (count?.returns ?? 0)).toBe(1)
  }
})
