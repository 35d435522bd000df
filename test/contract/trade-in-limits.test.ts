import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import { dayIn } from '#domain/time/day.ts'
import { changeTradeIn } from '#http/pages/trade-in/load-trade-in.ts'
import { eraseInTradeIns } from '#store/account/erasing-trade-ins.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { addressIn, type Rows, rowsIn } from '#test/support/order-cases.ts'
import {
  acceptance,
  account,
  aReadyTradeIn,
  playedRegister,
  setBase,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

type Member = Awaited<ReturnType<typeof aMember>>
/** The sellers have nothing in common by chance. */
let members: readonly [Member, Member, Member]
const phones = ['0712345671', '0712345672', '0712345673'] as const
const ibans = ['DE89370400440532013000', 'BG80BNBG96611020345678', 'HU42117730161111101800000000']

beforeAll(async () => {
  database = await seededDatabase()
  const before = await identityApp(database.url)
  rows = rowsIn(before)
  // The settings are read once, when a shop starts.
  await rows(
    `update setting set value = '{"account": 2, "phone": 2, "address": 2, "iban": 2}'
     where market = 'ro' and key = 'trade-in-limits'`,
  )
  await before.close()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  members = [await aMember(api), await aMember(api), await aMember(api)]
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** Every test begins without an open trade-in. */
function settleAll() {
  return rows(`update sale set state = 'paid' where state <> 'offered'`)
}

function choose(url: string, member: Member, iban: string) {
  return tradeInsOn(api).ask(
    'PUT',
    `${url}/payout/`,
    { payout: 'bank-fast', account: { ...account, iban } },
    member,
  )
}

type TradeInServices = {
  readonly who: Member
  readonly phone: string
  readonly iban: string
  readonly handover?: object
}

/** A trade-in that only needs to be accepted. */
async function ready({ who, phone, iban, handover = { kind: 'locker' } }: TradeInServices) {
  const tradeIn = await aReadyTradeIn(api, who.cookie)
  await choose(tradeIn.url, who, iban)
  const accept = () => tradeIn.accept(acceptance({ sender: { name: 'Ana Pop', phone }, handover }))
  return { ...tradeIn, accept }
}

async function stateOf(number: string) {
  return (await rows<{ state: string }>('select state from sale where number = $1', number))[0]
    ?.state
}

async function courier(over: object = {}) {
  const holidays = new Set(api.ctx.settings.shopOf('ro').holidays)
  const offered = offeredHandovers('ro', dayIn('ro', new Date()), holidays)
  const found = offered.find(each => each.kind === 'courier')
  if (found?.kind !== 'courier') throw new Error('No courier comes.')
  const from = { ...(await addressIn(rows, 'ro', '010011')), ...over }
  return { kind: 'courier', day: found.days.at(-1), from }
}

/** Three trade-ins with one thing in common, written in three ways; `i` is the seller of the other data. */
const inCommon: Record<string, (i: 0 | 1 | 2) => Promise<TradeInServices>> = {
  account: async i => ({ who: members[0], phone: phones[i], iban: ibans[i]! }),
  phone: async i => ({
    who: members[i],
    phone: ['0712345678', '+40 712 345 678', '0040712345678'][i]!,
    iban: ibans[i]!,
  }),
  address: async i => ({
    who: members[i],
    phone: phones[i],
    iban: ibans[i]!,
    handover: await courier(
      [
        { street: 'Strada Clinicilor', number: '12A', details: 'et. 3' },
        { street: 'strada  clinicilor', number: '12-a', details: 'et. 4' },
        { street: 'Strada Clínicilor.', number: '12 A', details: 'bl. B' },
      ][i],
    ),
  }),
  iban: async i => ({
    who: members[i],
    phone: phones[i],
    iban: ['RO49AAAA1B31007593840000', 'ro49 aaaa 1b31 0075 9384 0000', account.iban][i]!,
  }),
}

describe('the limit of open trade-ins of one seller', () => {
  test.each(Object.keys(inCommon))(
    'a third trade-in with the same %s as two open ones is refused until one of them is cancelled',
    async by => {
      await settleAll()
      const sell = inCommon[by]!
      const [first, second, third] = [
        await ready(await sell(0)),
        await ready(await sell(1)),
        await ready(await sell(2)),
      ]
      expect((await first.accept()).status).toBe(200)
      expect((await second.accept()).status).toBe(200)
      expect(await third.accept()).toMatchObject({
        status: 409,
        body: { code: 'too-many-open', reason: { by, most: 2 } },
      })
      expect(await stateOf(third.number)).toBe('offered')
      await tradeInsOn(api).ask('POST', `${first.url}/cancellation/`, {}, (await sell(0)).who)
      expect((await third.accept()).status).toBe(200)
    },
  )

  test('three trade-ins with nothing in common are all accepted', async () => {
    await settleAll()
    for (const i of [0, 1, 2] as const) {
      const handover = await courier({ street: 'Strada Clinicilor', number: `${i + 1}` })
      const tradeIn = await ready({ who: members[i], phone: phones[i], iban: ibans[i]!, handover })
      expect((await tradeIn.accept()).status).toBe(200)
    }
  })

  test('of two concurrent acceptances with room for one more trade-in, one succeeds', async () => {
    await settleAll()
    const sell = inCommon.phone!
    await (await ready(await sell(0))).accept()
    const last = [await ready(await sell(1)), await ready(await sell(2))]
    const answers = await Promise.all(last.map(({ accept }) => accept()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('an offer that is not accepted is not counted, and a repeated acceptance is counted once', async () => {
    await settleAll()
    const sell = inCommon.account!
    const [first, second] = [await ready(await sell(0)), await ready(await sell(1))]
    await ready(await sell(2))
    const answers = await Promise.all([first.accept(), first.accept(), first.accept()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await second.accept()).status).toBe(200)
  })
})

describe('the bank account of an accepted trade-in', () => {
  const full = async () => {
    await settleAll()
    const sell = inCommon.iban!
    const [first, second] = [await ready(await sell(0)), await ready(await sell(1))]
    await first.accept()
    await second.accept()
    const other = await ready({ who: members[2], phone: phones[2], iban: ibans[2]! })
    await other.accept()
    return { first, other }
  }

  test('an account cannot be changed to one at its limit of open trade-ins, and stays the same', async () => {
    const { other } = await full()
    expect(await choose(other.url, members[2], account.iban)).toMatchObject({
      status: 409,
      body: { code: 'too-many-open', reason: { by: 'iban', most: 2 } },
    })
    const seen = await tradeInsOn(api).ask('GET', `${other.url}/`, undefined, members[2])
    expect(seen.body.account).toEqual({ iban: 'HU•••• 0000', holder: 'Ana Pop' })
    const form = { intent: 'account', iban: account.iban, holder: 'Ana Pop' }
    const page = `/cont/detalii-vanzare/${other.number}/`
    const sent = await visit(api, changeTradeIn, page, { cookie: members[2].cookie, form })
    expect(sent).toMatchObject({ kind: 'shown', value: { maxOpen: 2 } })
  })

  test('an account can be saved again unchanged, and changing it makes room for another trade-in', async () => {
    const { first, other } = await full()
    expect((await choose(first.url, members[0], account.iban)).status).toBe(200)
    expect((await choose(first.url, members[0], ibans[0]!)).status).toBe(200)
    expect((await choose(other.url, members[2], account.iban)).status).toBe(200)
  })

  test('of two concurrent changes to an account with room for one more trade-in, one succeeds', async () => {
    const { first, other } = await full()
    await choose(first.url, members[0], ibans[0]!)
    const answers = await Promise.all([
      choose(first.url, members[0], account.iban),
      choose(other.url, members[2], account.iban),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('the stored keys for counting contain no phone number or account in plain text, and are erased with the seller', async () => {
  await settleAll()
  const tradeIn = await ready(await inCommon.address!(0))
  await tradeIn.accept()
  const counted = async () =>
    (
      await rows<{ id: string; keys: string[] }>(
        'select id, counted_as as keys from sale where number = $1',
        tradeIn.number,
      )
    )[0]!
  const { id, keys } = await counted()
  expect(keys).toHaveLength(4)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  await eraseInTradeIns(api.database.pool, [id])
  expect((await counted()).keys).toEqual([])
})
