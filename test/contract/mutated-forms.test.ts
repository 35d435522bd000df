import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { rowsIn } from '#test/support/order-cases.ts'
import { formsIn, type PageForm } from '#test/support/page-forms.ts'
import { anOrderThatCame } from '#test/support/returns.ts'
import { playedRegister, setBase, tradeInsOn } from '#test/support/trade-ins.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: ReturnType<typeof rowsIn>
let member: Awaited<ReturnType<typeof aMember>>
let pages: readonly { readonly address: string; readonly cookie?: string }[]

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { deviceRegister: playedRegister })
  rows = rowsIn(shop)
  member = await aMember(shop)
  await setBase(rows, 'ro', 150_000)
  const { orderId, number, token } = await anOrderThatCame(shop, rows)
  await rows('update orders set user_id = $2 where id = $1', orderId, member.member.userId)
  const tradeIn = (await tradeInsOn(shop).open({}, { cookie: member.cookie })).body.number
  const { cookie } = member
  pages = [
    { address: '/ro/autentifica-te/' },
    { address: '/bg/vhod/' },
    { address: '/ro/inregistreaza-te/' },
    { address: '/ro/forgot/' },
    { address: '/ro/suport/' },
    { address: '/ro/cont/retur/' },
    { address: `/ro/cont/formular-retur/${number}/?t=${token}` },
    { address: '/ro/cont/setari/', cookie },
    { address: '/ro/cont/beneficii/', cookie },
    { address: `/ro/cont/cumparaturile-mele/${number}/`, cookie },
    { address: '/ro/cont/garantiile-mele/', cookie },
    { address: '/ro/cont/trimite-in-garantie/', cookie },
    { address: `/ro/cont/detalii-vanzare/${tradeIn}/`, cookie },
    { address: '/ro/vinde/', cookie },
  ]
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const hostile: readonly (readonly [string, string])[] = [
  ['a NUL', 'Ana\0Pop'],
  ['other controls', 'Ana\u0007\u001b[31mPop'],
  ['half a character', 'Ana \ud800 Pop'],
  ['letters turned around', 'Ana \u202epoP\u202c'],
  ['letters without width', 'A\u200bna P\u2060op\ufeff'],
  ['tags', 'Ana \u{e0041}\u{e0042}'],
  ['many marks on one letter', `e${'\u0301'.repeat(200)}`],
  ['70,000 letters', 'x'.repeat(70_000)],
  ['a long number', '9'.repeat(400)],
  ['a name of the language', '__proto__'],
  ['another one', 'constructor'],
  ['markup', '"><script>alert(1)</script>'],
  ['no number', 'NaN'],
  ['a number below zero', '-1'],
  ['a list', '["a"]'],
  ['lines', 'Ana\r\nBcc: toti@exemplu.ro'],
]

/**
 * Values that a database or page may fail on: each is tried in one field at a time. The others are tried in all
 * fields at once.
 */
const worst = new Set(['a NUL', 'half a character', 'letters turned around', '70,000 letters'])

function spoilt(
  { fields }: PageForm,
  what: string,
  value: string,
): readonly (readonly [string, string])[][] {
  return [
    ...(worst.has(what) ? fields : []).map(([name]) =>
      fields.map(([key, was]) => [key, key === name ? value : was] as const),
    ),
    fields.map(([key, was]) => [key, key === 'intent' ? was : value] as const),
  ]
}

async function formsOfAll() {
  const found = new Map<string, PageForm & { readonly cookie: string | undefined }>()
  for (const { address, cookie } of pages) {
    const { statusCode, body } = await shop.visit(address, { cookie })
    expect([address, statusCode]).toEqual([address, 200])
    // The same form can be on many pages.
    for (const form of formsIn(body, address))
      found.set(`${form.action} ${JSON.stringify(form.fields)}`, { ...form, cookie })
  }
  return [...found.values()]
}

const leaving = new Set(['erase', 'password', 'end-others', 'end-session'])

test('every page has its forms, filled in as a visitor would', async () => {
  const forms = await formsOfAll()
  const actions = new Set(forms.map(({ action }) => action.split('?')[0]))
  for (const action of ['/ro/autentifica-te/', '/ro/suport/', '/ro/cont/setari/', '/consent/'])
    expect(actions).toContain(action)
  expect(forms.length).toBeGreaterThan(10)
})

test.each(hostile)(
  'no form fails on %s, and invisible characters are not stored',
  async (what, value) => {
    for (const { action, cookie, ...form } of await formsOfAll())
      for (const fields of spoilt({ action, ...form }, what, value)) {
        // Signed-in members stay signed in.
        if (
          cookie !== undefined &&
          fields.some(([key, content]) => key === 'intent' && leaving.has(content))
        )
          continue
        const { statusCode } = await shop.visit(action, {
          cookie,
          form: new URLSearchParams(fields.map(pair => [...pair])).toString(),
        })
        const sent = fields.map(([key, content]) => `${key}=${content.slice(0, 40)}`).join('&')
        expect(statusCode, `${action} ${sent}`).toBeLessThan(500)
      }
    for (const { name } of await rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )) {
      const matches = await rows(
        `select 1 from "${name}" t where t::text ~ '[\u202a-\u202e\u200b\u2060\ufeff]' limit 1`,
      )
      expect([name, matches]).toEqual([name, []])
    }
  },
)
