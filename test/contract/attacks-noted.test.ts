import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePurchase, loadPurchase } from '#http/pages/account/load-purchase.ts'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
import { listenToLogs } from '#test/support/written-out.ts'

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
async function notedWhile(ask: () => Promise<unknown>) {
  const logs = listenToLogs()
  try {
    const ended = await ask()
    const lines = logs.written().split('\n')
    return { ended, noted: lines.filter(line => line.includes('not-own')) }
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
    const { ended, noted } = await notedWhile(() => ask(one.cookie))
    expect(ended).toMatchObject({ kind: 'answered', status: 404 })
    expect(noted.map(line => JSON.parse(line))).toEqual([
      { event: 'not-own', kind, route, member: hashOf(one.member.userId) },
    ])
    for (const word of [number, one.email, other.email, one.member.userId, other.member.userId])
      expect(noted.join()).not.toContain(word)
    expect((await notedWhile(() => ask(other.cookie))).noted).toEqual([])
  },
)

test.each([
  ['session', () => ({ intent: 'end-session', session: randomUUID() })],
  ['address', () => ({ intent: 'remove-address', address: randomUUID() })],
])('another member’s %s in the settings is answered 404 and logged', async (kind, formOf) => {
  const one = await aMember(api)
  const { ended, noted } = await notedWhile(() =>
    visit(api, changeSettings, '/cont/setari/', { cookie: one.cookie, form: formOf() }),
  )
  expect(ended).toMatchObject({ kind: 'answered', status: 404 })
  expect(noted.map(line => JSON.parse(line))).toEqual([
    { event: 'not-own', kind, route: 'settings', member: hashOf(one.member.userId) },
  ])
})
