import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLink } from '#services/identity/open-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { signOut } from '#services/identity/sign-out.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCaller,
  aMember,
  aNewcomer,
  type IdentityApp,
  identityApp,
  registered,
} from '#test/support/identity.ts'
import {
  aBuyer,
  anEasyboxOrder,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let app: IdentityApp
let rows: Rows
let shelf: ShelfUnit[]

beforeAll(async () => {
  database = await seededDatabase()
  app = await identityApp(database.url)
  rows = rowsIn(app)
  shelf = await shelfUnits(rows, 'ro', 0, 150_000)
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function order(email: string, headers: Readonly<Record<string, string>> = {}) {
  const contact = { ...aBuyer('ro'), email }
  const body = await anEasyboxOrder(rows, [shelf.pop()!], {
    contact,
    billing: { kind: 'personal', person: contact },
  })
  const sentHeaders = headers.cookie ? { ...headers, origin: 'https://shop.example' } : headers
  const sent = await sendOrder(app, body, { headers: sentHeaders })
  expect(sent.status).toBe(201)
  return sent.body.number
}

async function ownerOf(number: string) {
  const [row] = await rows<{ user_id: string | null }>(
    'select user_id from orders where number = $1',
    number,
  )
  return row?.user_id
}

describe('an order', () => {
  test('an order of a signed-in member belongs to their account, whatever email address it has', async () => {
    const { cookie, member } = await aMember(app)
    expect(await ownerOf(await order('altcineva@exemplu.ro', { cookie }))).toBe(member.userId)
  })

  test('a guest order belongs to nobody, and so does an order with an ended session', async () => {
    const { cookie } = await aMember(app)
    await signOut(app.ctx, cookie)
    expect(await ownerOf(await order('oaspete@exemplu.ro'))).toBeNull()
    expect(await ownerOf(await order('oaspete@exemplu.ro', { cookie }))).toBeNull()
  })

  test('a guest order becomes the member’s when the address is verified, not before', async () => {
    const form = aNewcomer()
    const [mine, other] = [await order(form.email.toUpperCase()), await order('alt@exemplu.ro')]
    const link = await registered(app, form)
    expect(await ownerOf(mine)).toBeNull()
    const entry = await openLink(app.ctx, link, aCaller())
    expect(entry.ok).toBe(true)
    expect(await ownerOf(mine)).toBe(entry.ok && entry.value.member.userId)
    expect(await ownerOf(other)).toBeNull()
  })

  test('a later guest order is assigned at the next sign-in', async () => {
    const { email, password, member } = await aMember(app)
    const number = await order(email)
    expect(await ownerOf(number)).toBeNull()
    await signIn(app.ctx, { email, password }, aCaller())
    expect(await ownerOf(number)).toBe(member.userId)
  })

  test('an order with an owner stays theirs, whatever email address it has', async () => {
    const [one, other] = [await aMember(app), await aMember(app)]
    const number = await order(other.email, { cookie: one.cookie })
    await signIn(app.ctx, other, aCaller())
    expect(await ownerOf(number)).toBe(one.member.userId)
  })

  test('an order takes its member only from the session: a user in the body is refused', async () => {
    const { member } = await aMember(app)
    const body = await anEasyboxOrder(rows, [shelf.pop()!])
    for (const key of ['userId', 'user_id']) {
      const sent = await sendOrder(app, { ...body, [key]: member.userId })
      expect(sent).toMatchObject({ status: 400, body: { code: 'bad-request', field: key } })
    }
  })
})
