import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  loadTradeInPayment,
  sendTradeInPayment,
} from '#http/pages/trade-in/load-trade-in-payment.ts'
import { createSeal } from '#store/seal.ts'
import { type PageResult, visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import {
  account,
  aReadyTradeIn,
  playedRegister,
  setBase,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Load = Parameters<typeof visit>[1]
type Seller = { readonly cookie: string }

const shown = { iban: 'RO•••• 0000', holder: 'Ana Pop' }
const kept = { payout: 'bank-fast', iban: '', holder: 'Ana Pop', saved: 'RO•••• 0000' }

/** A trade-in without an account, on its payment page. */
async function atPayment(seller: Seller) {
  const { number, token } = (await tradeInsOn(api).open({}, seller)).body
  const cookie = `kintsu.sale=${number}.${token}; ${seller.cookie}`
  const visitPayment = (load: unknown, form?: Readonly<Record<string, string>>) =>
    visit(api, load as Load, '/sell/payment/', { cookie, ...(form && { form }) })
  return {
    number,
    load: () => visitPayment(loadTradeInPayment),
    send: (form: Readonly<Record<string, string>>) => visitPayment(sendTradeInPayment, form),
  }
}

function savedIn(result: PageResult) {
  return result.kind === 'shown' ? (result.value as { saved?: unknown }).saved : result
}

async function storedIban(number: string) {
  const [sale] = await rows<{ iban: string | null }>(
    'select iban_sealed as iban from sale where number = $1',
    number,
  )
  return sale?.iban ? createSeal('a secret of the tests').open(sale.iban) : undefined
}

describe('the bank account of an earlier trade-in', () => {
  test('is shown with its last four characters only, and kept by an empty IBAN', async () => {
    const seller = await aMember(api)
    await aReadyTradeIn(api, seller.cookie)
    const { number, load, send } = await atPayment(seller)
    const page = await load()
    expect(savedIn(page)).toEqual(shown)
    expect(JSON.stringify(page)).not.toContain('RO49')
    const sent = await send(kept)
    expect(sent.kind === 'answered' && sent.headers.get('location')).toBe('/sell/delivery/')
    expect(await storedIban(number)).toBe('RO49AAAA1B31007593840000')
  })

  test('is not offered to another member', async () => {
    await aReadyTradeIn(api, (await aMember(api)).cookie)
    const { number, load, send } = await atPayment(await aMember(api))
    expect(savedIn(await load())).toBeUndefined()
    expect(await send(kept)).toMatchObject({ value: { errors: ['iban'] } })
    expect(await storedIban(number)).toBeUndefined()
  })

  test('is not kept if another one was entered since the page was shown', async () => {
    const seller = await aMember(api)
    await aReadyTradeIn(api, seller.cookie)
    const { number, send } = await atPayment(seller)
    const { url } = await aReadyTradeIn(api, seller.cookie)
    const other = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }
    await tradeInsOn(api).ask(
      'PUT',
      `${url}/payout/`,
      { payout: 'bank-fast', account: other },
      seller,
    )
    expect(await send(kept)).toMatchObject({ value: { errors: ['iban'] } })
    expect(await storedIban(number)).toBeUndefined()
  })

  test('needs its IBAN again for another holder', async () => {
    const seller = await aMember(api)
    await aReadyTradeIn(api, seller.cookie)
    const { number, send } = await atPayment(seller)
    expect(await send({ ...kept, holder: 'Dan Pop' })).toMatchObject({
      value: { errors: ['iban'], holder: 'Dan Pop' },
    })
    expect(await storedIban(number)).toBeUndefined()
    await send({ ...kept, iban: account.iban, holder: 'Dan Pop' })
    expect(await storedIban(number)).toBe('RO49AAAA1B31007593840000')
  })
})
