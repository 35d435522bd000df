import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePurchase, loadPurchase } from '#http/pages/account/load-purchase.ts'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

/** The log lines about requests for resources of another member. */
async function loggedDuring(ask: () => Promise<unknown>) {
  const logs = listenToLogs()
  try {
    const result = await ask()
    const lines = logs.written().split('\n')
    return { result, logged: lines.filter(line => line.includes('not-own')) }
  } finally {
    logs.stop()
  }
}

function hashOf(userId: string) {
  return createHash('sha256').update(`member ${userId}`).digest('hex').slice(0, 16)
}

type Owner = Awaited<ReturnType<typeof aMember>>

async function ordered(owner: Owner) {
  const { orderId } = await anOrder(api, rows)
  const [row] = await rows<{ number: string }>(
    'update orders set user_id = $2 where id = $1 returning number',
    orderId,
    owner.member.userId,
  )
  return String(row?.number)
}

test.each([
  ['order', 'my-purchases', 'read', undefined],
  ['order', 'my-purchases', 'cancel', { intent: 'cancel' }],
  ['order', 'my-purchases', 'order-again', { intent: 'order-again' }],
] as const)(
  'another member’s %s on %s (%s) is answered 404 and logged',
  async (kind, route, _, form) => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const number = await ordered(other)
    const path = `/cont/cumparaturile-mele/${number}/`
    const ask = (cookie: string) =>
      visit(api, form ? changePurchase : loadPurchase, path, { cookie, ...(form && { form }) })
    const { result, logged } = await loggedDuring(() => ask(one.cookie))
    expect(result).toMatchObject({ kind: 'answered', status: 404 })
    expect(logged.map(line => JSON.parse(line))).toEqual([
      { event: 'not-own', kind, route, member: hashOf(one.member.userId) },
    ])
    for (const value of [number, one.email, other.email, one.member.userId, other.member.userId])
      expect(logged.join()).not.toContain(value)
    expect((await loggedDuring(() => ask(other.cookie))).logged).toEqual([])
  },
)

test.each([
  ['session', () => ({ intent: 'end-session', session: randomUUID() })],
  ['address', () => ({ intent: 'remove-address', address: randomUUID() })],
])('another member’s %s in the settings is answered 404 and logged', async (kind, formOf) => {
  const one = await aMember(api)
  const { result, logged } = await loggedDuring(() =>
    visit(api, changeSettings, '/cont/setari/', { cookie: one.cookie, form: formOf() }),
  )
  expect(result).toMatchObject({ kind: 'answered', status: 404 })
  expect(logged.map(line => JSON.parse(line))).toEqual([
    { event: 'not-own', kind, route: 'settings', member: hashOf(one.member.userId) },
  ])
})
