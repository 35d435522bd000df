import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { loadReturnForm } from '#http/pages/return/load-return-form.ts'
import { cancelReturn } from '#services/return/change-return.ts'
import { findWithdrawable } from '#services/return/find-withdrawable.ts'
import type { ReturnRequester } from '#services/return/return-requester.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { listReturnsOfOrder, viewReturn } from '#services/return/view-returns.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame, type Bought, withdraw, withdrawal } from '#test/support/returns.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let order: Bought
/** Everyone who could open the order or its return before the member's account was erased. */
let requesters: readonly (readonly [string, ReturnRequester])[]
let returnLink: Extract<ReturnRequester, { kind: 'return-link' }>
let returnNumber: string
let before: { readonly order: unknown; readonly opened: readonly string[] }

const caller = { ipAddress: '10.61.0.1', userAgent: 'test' }

/** The requesters who can still open the order's withdrawal or its cancelled return. */
async function opened() {
  const found: string[] = []
  for (const [name, requester] of requesters) {
    if ((await viewReturnable(api.ctx, requester, order.number)).ok)
      found.push(`${name}: withdrawal`)
    const ofOrder = await listReturnsOfOrder(api.ctx, requester, order.number)
    if (ofOrder.length > 0) found.push(`${name}: list`)
    if (await viewReturn(api.ctx, requester, returnNumber)) found.push(`${name}: return`)
  }
  return found
}

async function readOrder() {
  return (await api.ask(`/api/orders/${order.number}/?token=${order.token}`)).json()
}

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  const owner = await aMember(api)
  order = await anOrderThatCame(api, rows)
  await rows('update orders set user_id = $2 where id = $1', order.orderId, owner.member.userId)

  const found = await findWithdrawable(
    api.ctx,
    { orderNumber: order.number, email: order.email },
    caller,
  )
  if (!found.ok) throw new Error('the order was not found')
  const withdrawalResponse = await withdraw(api, order.number, withdrawal({ token: order.token }))
  returnNumber = withdrawalResponse.body.view.number
  returnLink = { kind: 'return-link', token: withdrawalResponse.body.token }
  const cancelled = await cancelReturn(api.ctx, returnLink, returnNumber)
  if (!cancelled.ok) throw new Error('the return was not cancelled')
  requesters = [
    ['link', { kind: 'order-link', token: order.token }],
    ['proof', { kind: 'proof', proof: found.value.proof }],
    ['member', { kind: 'member', userId: owner.member.userId }],
    ["the return's link", returnLink],
  ]

  await rows("update payment set state = 'remitted' where order_id = $1", order.orderId)
  await rows("update orders set state = 'closed' where id = $1", order.orderId)
  before = { order: await readOrder(), opened: await opened() }
  const erased = await visit(api, changeSettings, '/cont/setari/', {
    cookie: owner.cookie,
    form: { intent: 'erase', confirmation: owner.password },
  })
  if (erased.kind !== 'answered' || erased.status !== 303) throw new Error(JSON.stringify(erased))
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

describe('an order of an erased account', () => {
  test('an erased order opens no withdrawal or return, by any means that worked before', async () => {
    expect(before.opened).toEqual([
      'link: withdrawal',
      'link: list',
      'link: return',
      'proof: withdrawal',
      'proof: list',
      'proof: return',
      'member: withdrawal',
      'member: list',
      'member: return',
      "the return's link: return",
    ])
    expect(await opened()).toEqual([])
  })

  test('an erased order cannot be returned by its old link, whose page is not found', async () => {
    const body = withdrawal({ token: order.token })
    expect(await withdraw(api, order.number, body)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    const path = `/cont/formular-retur/${order.number}/?t=${order.token}`
    expect(await visit(api, loadReturnForm, path)).toMatchObject({ kind: 'answered', status: 404 })
    expect(await rows('select 1 from return_line where is_held')).toEqual([])
  })

  test.each(['', ' ', 'test@example.com'])(
    'an erased order is not found by its number and %j, although it has no email address',
    async email => {
      const form = { orderNumber: order.number, email }
      const result = await findWithdrawable(api.ctx, form, {
        ...caller,
        userAgent: randomUUID(),
      })
      expect(result).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    },
  )

  test('an erased order is shown by its link for warranty proof, without personal data', async () => {
    expect(before.order).toMatchObject({ number: order.number, contact: { email: order.email } })
    const shown = await readOrder()
    expect(shown).toMatchObject({ number: order.number, lines: [{ kind: 'device' }] })
    expect(shown.contact).toEqual({ name: '', email: '', phone: '' })
    expect(JSON.stringify(shown)).not.toContain(order.email)
  })
})
