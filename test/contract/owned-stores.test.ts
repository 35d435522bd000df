import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress } from '#services/account/save-addresses.ts'
import { deleteSavedAddress, updateSavedAddress } from '#store/account/addresses.ts'
import { attachOrdersToMember } from '#store/identity/members.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { addressIn, type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'

// Personal rows are always queried with their owner, in every statement, whatever was checked before (quality.md
// "Attacks").

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

test('an address can be changed and removed by its own member only', async () => {
  const [one, other] = [await aMember(api), await aMember(api)]
  const result = await addAddress(
    api.ctx,
    { userId: one.member.userId, market: 'ro' },
    await addressIn(rows, 'ro', '400001'),
  )
  if (!result.ok) throw new Error('the address was refused')
  const { id, market, ...address } = result.value
  const strangers = { userId: other.member.userId, market }
  expect(
    await updateSavedAddress(api.database.pool, strangers, id, { ...address, number: '666' }),
  ).toBeUndefined()
  expect(await deleteSavedAddress(api.database.pool, strangers, id)).toBe(false)
  expect(await rows('select number from saved_address where id = $1', id)).toEqual([
    { number: '12A' },
  ])
})

test('orders and trade-ins of an address become a member’s once it is verified, and never another’s', async () => {
  const [one, other] = [await aMember(api), await aMember(api)]
  const { orderId } = await anOrder(api, rows)
  const theirs = await anOrder(api, rows)
  const tradeIn = (await tradeInsOn(api).open({}, { cookie: other.cookie })).body.number
  await rows(
    'update orders set user_id = null, contact_email = $2 where id = $1',
    orderId,
    one.email,
  )
  await rows(
    'update orders set user_id = $3, contact_email = $2 where id = $1',
    theirs.orderId,
    one.email,
    other.member.userId,
  )
  await rows('update sale set email = $2 where number = $1', tradeIn, one.email)
  const ownerOf = async (id: string) =>
    (
      await rows<{ owner: string | null }>('select user_id as owner from orders where id = $1', id)
    )[0]?.owner
  const attach = () => attachOrdersToMember(api.database.pool, one.member.userId)
  await rows('update member set email_verified = false where id = $1', one.member.userId)
  await attach()
  expect(await ownerOf(orderId)).toBeNull()
  await rows('update member set email_verified = true where id = $1', one.member.userId)
  await attach()
  expect(await ownerOf(orderId)).toBe(one.member.userId)
  expect(await ownerOf(theirs.orderId)).toBe(other.member.userId)
  expect(await rows('select user_id as owner from sale where number = $1', tradeIn)).toEqual([
    { owner: other.member.userId },
  ])
})
