import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueInvoice } from '#services/invoice/issue-invoice.ts'
import { findAnything } from '#services/staff/find-anything.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { aTradeInThatCame } from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame, withdraw, withdrawal } from '#test/support/returns.ts'
import { granted } from '#test/support/staff.ts'
import { playedRegister, setBase } from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let known: Awaited<ReturnType<typeof somethingOfEach>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, {
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
    deviceRegister: playedRegister,
  })
  rows = rowsIn(api)
  await setBase(rows, 'ro', 150_000)
  known = await somethingOfEach()
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function somethingOfEach() {
  const order = await anOrderThatCame(api, rows)
  await rows(`update shipment set awb = '1ONBLN55512345' where order_id = $1`, order.orderId)
  const imei = '490154203237518'
  await rows(
    'update unit set imei_hash = $2 where id = $1',
    order.unitId,
    api.ctx.keys.deviceHash(imei),
  )
  const returned = await withdraw(api, order.number, withdrawal({ token: order.token }))
  await rows(
    `update inbound_parcel set awb = '1ONBLN77712345' where number = $1`,
    returned.body.view.number,
  )
  const member = await aMember(api)
  const tradeIn = await aTradeInThatCame(api, rows, member.cookie)
  const issued = await issueInvoice(api.ctx, order.orderId)
  if (!issued.ok) throw new Error(JSON.stringify(issued.refusal))
  const [invoice] = await rows<{ number: number }>(
    `select number from invoice where order_id = $1 and kind = 'invoice'`,
    order.orderId,
  )
  await rows(
    `update orders set contact_phone = '+40799123123', contact_name = 'Zoltán 50%_off' where id = $1`,
    order.orderId,
  )
  const [account] = await rows<{ id: string }>(
    `update member set name = 'Zoltana Găvan', phone_number = '+40799123124' where email = $1 returning id`,
    member.email,
  )
  return {
    ...order,
    invoice: `KRO 00000${invoice?.number}`,
    memberId: account?.id,
    imei,
    return: returned.body.view.number,
    tradeIn,
  }
}

async function found(typed: string, grants = granted('owner')) {
  const all = await findAnything(api.ctx, { grants }, typed)
  return all.map(({ kind, number }) => `${kind} ${number}`).toSorted()
}

test.each([
  ['an order number', () => known.number, () => [`order ${known.number}`]],
  [
    'an order number as a person types it',
    () => ` ${known.number.toLowerCase().replace(/(..)(...)/, '$1 $2-')} `,
    () => [`order ${known.number}`],
  ],
  ['a return number', () => known.return, () => [`return ${known.return}`]],
  ['a trade-in number', () => known.tradeIn.number, () => [`trade-in ${known.tradeIn.number}`]],
  ['the number of a parcel', () => '1ONBLN55512345', () => [`order ${known.number}`]],
  ['the number of a parcel that comes', () => '1ONBLN77712345', () => [`return ${known.return}`]],
  [
    'the IMEI of a device that was sold',
    () => '49 015420 323751 8',
    () => [`order ${known.number}`],
  ],
  [
    'the IMEI of a device that was traded in',
    () => known.tradeIn.imei,
    () => [`trade-in ${known.tradeIn.number}`],
  ],
  [
    'an invoice number as it is printed',
    () => known.invoice.toLowerCase(),
    () => [`order ${known.number}`],
  ],
  ['a phone number as people write it', () => '0799 123 123', () => [`order ${known.number}`]],
  ['the phone number of a member', () => '+40799123124', () => [`member ${known.memberId}`]],
  [
    'the beginning of a name',
    () => 'zolt',
    () => [`member ${known.memberId}`, `order ${known.number}`],
  ],
  ['a name with signs', () => 'Zoltán 50%_', () => [`order ${known.number}`]],
  ['the email of a customer', () => known.email.toUpperCase(), () => [`order ${known.number}`]],
])('%s finds what it belongs to', async (_, typed, expected) => {
  expect(await found(typed())).toEqual(expected())
})

test.each([
  [''],
  ['   '],
  ['RO000000000'],
  ['nobody@example.com'],
  ['%'],
  ['%%%'],
  ['zo'],
  ['oltan'],
  ["' or 1=1"],
  ['x'.repeat(500)],
])('nothing is found for %j', async typed => {
  expect(await found(typed)).toEqual([])
})

test('only what the viewer may see is found', async () => {
  expect(await found(known.number, granted('inspection'))).toEqual([])
  expect(await found(known.return, granted('inspection'))).toEqual([`return ${known.return}`])
  expect(await found(known.number, granted('owner', 'bg', 'hu', 'gr'))).toEqual([])
})
