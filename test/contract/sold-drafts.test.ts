import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTradeInDelivery } from '#http/pages/trade-in/load-trade-in-delivery.ts'
import { loadTradeInOffer } from '#http/pages/trade-in/load-trade-in-offer.ts'
import { loadTradeInStep } from '#http/pages/trade-in/load-trade-in-step.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { rowsIn } from '#test/support/order-cases.ts'
import {
  aReadyTradeIn,
  playedRegister,
  setBase,
  spotlessPhone,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let ana: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  ana = await aMember(api)
  await setBase(rowsIn(api), 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Load = Parameters<typeof visit>[1]

function draftOf(answers: object = spotlessPhone) {
  return `kintsu.sell=${Buffer.from(JSON.stringify(answers)).toString('base64url')}`
}

const forgotten = [
  'kintsu.sell=; Path=/ro/sell/; Max-Age=0',
  'kintsu.sale=; Path=/ro/sell/; Max-Age=0',
  'kintsu.trade=; Path=/ro/sell/; Max-Age=0',
]

async function redirectOf(load: unknown, path: string, cookie: string) {
  const result = await visit(api, load as Load, path, { cookie })
  if (result.kind !== 'answered') throw new Error(`${path} was shown`)
  return { to: result.headers.get('location'), cookies: result.headers.getSetCookie() }
}

describe('the draft of an accepted offer', () => {
  test('a page of the offer leads to the sale, and leaves nothing of it in the browser', async () => {
    const { number, token, accept } = await aReadyTradeIn(api, ana.cookie)
    const cookie = `${ana.cookie}; kintsu.sale=${number}.${token}; ${draftOf()}`
    expect(await visit(api, loadTradeInOffer, '/sell/offer/', { cookie })).toMatchObject({
      value: { tradeIn: { number } },
    })
    expect((await accept()).status).toBe(200)
    for (const [load, step] of [
      [loadTradeInOffer, 'offer'],
      [loadTradeInDelivery, 'delivery'],
    ] as const)
      expect(await redirectOf(load, `/sell/${step}/`, cookie)).toEqual({
        to: `/cont/detalii-vanzare/${number}/`,
        cookies: forgotten,
      })
  })

  test('in another browser its questions begin anew', async () => {
    const { number, token, accept } = await aReadyTradeIn(api, ana.cookie)
    const cookie = `kintsu.sale=${number}.${token}; ${draftOf()}`
    const path = '/sell/battery/'
    expect(await visit(api, loadTradeInStep, path, { cookie })).toMatchObject({
      value: { kind: 'question', step: 'battery' },
    })
    await accept()
    expect(await redirectOf(loadTradeInStep, path, cookie)).toEqual({
      to: '/sell/intro/',
      cookies: forgotten,
    })
  })

  test('answers about another device, or of an offer that is still open, stay', async () => {
    const { number, token, accept } = await aReadyTradeIn(api, ana.cookie)
    await accept()
    const other = { intro: 'SMARTPHONE', brand: 'Apple' }
    const shown = { value: { kind: 'question', step: 'model' } }
    for (const cookie of [
      `kintsu.sale=${number}.${token}; ${draftOf(other)}`,
      `kintsu.sale=${number}.wrong; ${draftOf(other)}`,
    ])
      expect(await visit(api, loadTradeInStep, '/sell/model/', { cookie })).toMatchObject(shown)
    const open = (await tradeInsOn(api).open()).body
    const cookie = `kintsu.sale=${open.number}.${open.token}; ${draftOf()}`
    expect(await visit(api, loadTradeInStep, '/sell/battery/', { cookie })).toMatchObject({
      value: { kind: 'question' },
    })
  })
})
