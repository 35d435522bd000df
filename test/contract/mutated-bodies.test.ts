import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#http/api/api.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'

// The speed of these responses is measured by the benchmark (quality.md, R10).

type Endpoint = (typeof endpoints)[number]

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let cookie = ''
let tables: readonly string[] = []

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
  cookie = (await aMember(api)).cookie
  const found = await rows<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  tables = found.map(({ name }) => name)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** The rows of every table with the transactions that wrote them, so that updates are detected too. */
async function written() {
  expect(tables.length).toBeGreaterThan(40)
  const sums = tables.map(
    name =>
      `(select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from ${name}) as ${name}`,
  )
  return (await rows(`select ${sums.join(', ')}`))[0]
}

/** Unpaired surrogates, directions, widths, tags and invisible marks: removed or refused. */
const unseen = 'Ana\ud800\u202e\u2066\u200b\u200d\ufeff\u00ad\u{e0041}\ufffe\udc00'

const strange: readonly unknown[] = [
  unseen,
  'Ana\u0085\u007f\u0001',
  `e${'\u0301'.repeat(10_000)}`,
  null,
  '',
  ' ',
  '\0',
  'ș'.repeat(70_000),
  '’); drop table orders; --',
  -1,
  0.5,
  1e308,
  2 ** 53,
  true,
  [],
  [[]],
  {},
  { toString: 1 },
]

/** A value with one part removed or replaced at any depth, or with an extra part. */
function mutationsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return [
      ...value.flatMap((item, at) => mutationsOf(item).map(each => value.with(at, each))),
      Array.from({ length: 1_000 }, () => value[0] ?? null),
      ...strange,
    ]
  if (typeof value !== 'object' || value === null) return strange
  const fields = Object.entries(value)
  return [
    ...fields.flatMap(([name, part]) => [
      Object.fromEntries(fields.filter(([each]) => each !== name)),
      ...mutationsOf(part).map(each => ({ ...value, [name]: each })),
    ]),
    { ...value, 'something more': 1 },
    JSON.parse(
      `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)},`).join('')}"__proto__":{"isStaff":true}}`,
    ),
    ...strange,
  ]
}

const invisible =
  /[\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\ufeff\u00ad\ufffe]|[\u{e0000}-\u{e007f}]/u

/** All texts in a value, at any depth. */
function flat(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : []
}

function credentialsOf({ access }: Endpoint) {
  if (access === 'staff') return { authorization: `Bearer ${officeToken}` }
  return access === 'member' ? { cookie, 'sec-fetch-site': 'same-origin' } : {}
}

let requestCount = 0
/** Each request comes from a network of its own: rate limits are tested elsewhere. */
async function send(endpoint: Endpoint, payload: string) {
  const { method, path, example } = endpoint
  const network = ++requestCount
  const response = await api.ask({
    method,
    url: path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? ''),
    query: { ...example.query },
    headers: { ...example.headers, ...credentialsOf(endpoint), 'content-type': 'application/json' },
    remoteAddress: `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    payload,
  })
  return response.statusCode
}

const bodies = endpoints.filter(({ body, consumes }) => body !== undefined && !consumes)

describe.each(bodies.map(each => [`${each.method} ${each.path}`, each] as const))(
  '%s',
  (_, endpoint) => {
    const { body, example } = endpoint
    const all = mutationsOf(example.body).map(each => {
      const text = JSON.stringify(each)
      const result = body?.safeParse(JSON.parse(text ?? 'null'))
      return { text, isRefused: result?.success === false, parsed: result?.data }
    })

    test('the endpoint stores no invisible character', () => {
      const unsafe = all.filter(
        each => !each.isRefused && invisible.test(flat(each.parsed).join(' ')),
      )
      expect(unsafe.map(({ text }) => text)).toEqual([])
    })

    test('the endpoint refuses what its schema refuses, and then writes nothing', async () => {
      const refused = all.filter(({ isRefused }) => isRefused)
      expect(refused.length).toBeGreaterThan(strange.length)
      const before = await written()
      for (const { text } of refused)
        expect([400, 401, 403, 404, 413, 422], text.slice(0, 300)).toContain(
          await send(endpoint, text),
        )
      for (const text of ['', '{', 'undefined', '{"a":1}}', '[1,'])
        expect([400, 415], text).toContain(await send(endpoint, text))
      expect(await written()).toEqual(before)
    })

    test('the endpoint answers everything else and never fails', async () => {
      const passing = [
        { text: JSON.stringify(example.body) },
        ...all.filter(each => !each.isRefused),
      ]
      for (const { text } of passing)
        expect(await send(endpoint, text), text.slice(0, 300)).toBeLessThan(500)
    })
  },
)
