import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { markets } from '#domain/market/market.ts'
import { collectReads } from '#store/cache/reads.ts'
import type { Tag } from '#store/cache/tag.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type PublicAddress, publicEndpoints, publicPages } from '#test/support/public-addresses.ts'
import { tablesReadBy } from '#test/support/tables-read.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

// Whatever a stored response shows has to be noted by whoever changes it, and by whoever reads it.

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

/** Tables without triggers that note their changes, which stored responses read all the same. */
const exceptions: Readonly<Record<string, string>> = {
  sale: 'reviews show its title alone, which never changes',
  unit: 'a product page proposes one; when it is sold, the stock of its listing changes',
  facet_label: 'written by triggers of product and model alone, which note their own change',
  facet_cell: 'counted by triggers from listing, which notes its own change',
  model_cell: 'counted by triggers from listing, which notes its own change',
  value_cell: 'counted by triggers from listing, which notes its own change',
}

/** Tables of which only an emptying is noted, since everything else in them is written by triggers. */
const writtenByTriggers = new Set(['on_shelf'])

/** Read beside every response: what a process knows of changes. */
const ofTheCache = new Set(['cache_change'])

type Row = Readonly<Record<string, unknown>>
type Statement = { readonly text: string; readonly rows: readonly Row[] }

/** A rendered response: what it read, and what it noted to have read. */
type Rendering = PublicAddress & {
  readonly statements: readonly Statement[]
  readonly tags: ReadonlySet<Tag>
}

let own: TestDatabase
let shop: WholeShop
let client: pg.Client
let renderings: readonly Rendering[] = []
const tables = new Map<string, ReadonlySet<string>>()

beforeAll(async () => {
  own = await seededDatabase()
  shop = await wholeShop(own.url)
  client = new pg.Client({ connectionString: own.url })
  await client.connect()
  renderings = await renderAll()
  for (const { statements } of renderings)
    for (const { text } of statements)
      if (!tables.has(text)) tables.set(text, await tablesReadBy(client, text))
}, 240_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await client.end()
  await shop.close()
  await own.drop()
})

async function renderAll(): Promise<readonly Rendering[]> {
  let tags = new Set<Tag>()
  let statements: Statement[] = []
  let loads = 0
  const pages = await Promise.all(markets.map(market => publicPages(shop.ctx, market)))
  // Nothing is stored: each request renders, and its tags are collected here.
  vi.spyOn(shop.ctx.responses, 'find').mockReturnValue(undefined)
  vi.spyOn(shop.ctx.responses, 'load').mockImplementation(async (_key, work) => {
    loads += 1
    return ofRendering.run(statements, () => collectReads(tags, () => work(undefined)))
  })
  recordStatements()
  const rendered: Rendering[] = []
  for (const address of [...pages.flat(), ...publicEndpoints()]) {
    tags = new Set()
    statements = []
    loads = 0
    const response = await shop.visit(address.url, { headers: { host: address.host } })
    if (response.statusCode !== 200 || loads !== 1)
      throw new Error(`${address.url}: ${response.statusCode}, asked of the cache ${loads} times`)
    rendered.push({ ...address, statements, tags })
  }
  vi.restoreAllMocks()
  return rendered
}

/**
 * The statements of each rendering, also those that it starts and does not await, and the texts of all statements on
 * any connection.
 */
const ofRendering = new AsyncLocalStorage<Statement[]>()
const sentTexts = new Set<string>()

function recordStatements() {
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    sentTexts.add(textOf(args[0]))
    const statements = ofRendering.getStore()
    const sent: unknown = Reflect.apply(query, this, args)
    // A statement of the pool has a callback instead: it is recorded below.
    if (!(sent instanceof Promise)) return sent
    return sent.then((result: { readonly rows: readonly Row[] }) => {
      statements?.push({ text: textOf(args[0]), rows: result.rows })
      return result
    })
  })
  const { pool } = shop.database
  const poolQuery = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<{
    readonly rows: readonly Row[]
  }>
  vi.spyOn(pool, 'query').mockImplementation(async (...args: unknown[]) => {
    const statements = ofRendering.getStore()
    const result = await poolQuery(...args)
    statements?.push({ text: textOf(args[0]), rows: result.rows })
    return result
  })
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text
}

function tablesOf({ statements }: Rendering): readonly string[] {
  const read = new Set(statements.flatMap(({ text }) => [...(tables.get(text) ?? [])]))
  return [...read.difference(ofTheCache)].toSorted()
}

type Noting = { readonly table: string; readonly event: string; readonly tag: string | null }

/** The events of each table that a trigger notes, and the tag if it is one for the whole table. */
async function notings(): Promise<readonly Noting[]> {
  const { rows } = await client.query<Noting>(`
    select c.relname as table, event, nullif(split_part(encode(t.tgargs, 'escape'), '\\000', 1), '') as tag
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    cross join lateral (values ('insert', 4), ('delete', 8), ('update', 16), ('truncate', 32)) as events (event, bit)
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgtype & bit > 0 and p.prosrc like '%INSERT INTO cache_change%'`)
  return rows
}

test('every public page, file and endpoint is rendered, in every market', () => {
  expect(renderings.length).toBeGreaterThan(130)
  const kinds = new Set(renderings.map(({ kind }) => kind))
  for (const kind of ['home', 'product', 'category', 'blog', '/sitemap.xml', '/api/listings/'])
    expect(kinds).toContain(kind)
})

test('every statement belongs to a rendering', () => {
  const known = new Set(renderings.flatMap(({ statements }) => statements.map(({ text }) => text)))
  const others = [...sentTexts].filter(text => !known.has(text) && /\bfrom\b/i.test(text))
  expect(others).toEqual([])
})

test('every table that a stored response reads notes its inserts, updates, deletes and truncations', async () => {
  const noted = Map.groupBy(await notings(), ({ table }) => table)
  const read = new Set(renderings.flatMap(tablesOf))
  expect(read.size).toBeGreaterThan(15)
  const missing = [...read]
    .filter(table => exceptions[table] === undefined)
    .flatMap(table => {
      const events = new Set(noted.get(table)?.map(({ event }) => event))
      const needed = writtenByTriggers.has(table)
        ? ['truncate']
        : ['insert', 'update', 'delete', 'truncate']
      return needed.filter(event => !events.has(event)).map(event => `${event} of ${table}`)
    })
  expect(missing).toEqual([])
})

test('no exception is longer needed than it is read, and none is noted', async () => {
  const noted = new Set((await notings()).map(({ table }) => table))
  const read = new Set(renderings.flatMap(tablesOf))
  expect(Object.keys(exceptions).filter(table => noted.has(table) || !read.has(table))).toEqual([])
})

test('a response that reads a table has the tag that a change of it notes', async () => {
  const wholeTables = (await notings()).flatMap(({ table, tag }) =>
    tag === null || tag === 'everything' || table === 'price_history'
      ? []
      : [[table, tag] as const],
  )
  const missing = renderings.flatMap(rendering => {
    const read = new Set(tablesOf(rendering))
    return wholeTables
      .filter(([table, tag]) => read.has(table) && !rendering.tags.has(tag as Tag))
      .map(([table, tag]) => `${rendering.url} reads ${table} without ${tag}`)
  })
  expect([...new Set(missing)]).toEqual([])
})

test('a response that shows a listing has the tags that a change of it notes', async () => {
  const { rows } = await client.query<{ id: string; list: string; model: string }>(
    `select l.id, 'list:' || l.market || ':' || m.type as list, 'model:' || m.id as model
     from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id`,
  )
  const listings = new Map(rows.map(row => [row.id, row]))
  let shown = 0
  const missing = renderings.flatMap(({ url, tags, statements }) =>
    statements
      .flatMap(({ rows, text }) => rows.map(row => ({ row, text })))
      .flatMap(({ row, text }) => {
        const listing = listings.get(String(row.listing_id ?? row.id ?? ''))
        if (!listing) return []
        shown += 1
        const known = ([listing.list, listing.model] as Tag[]).some(tag => tags.has(tag))
        return tags.has(`listing:${listing.id}`) && known ? [] : [`${url} shows a row of ${text}`]
      }),
  )
  expect(shown).toBeGreaterThan(1_000)
  expect([...new Set(missing)]).toEqual([])
})

test('a response that counts or lists listings has the tag of a list or a model', () => {
  const counted = ['listing', 'on_shelf', 'facet_cell', 'price_cell', 'model_cell', 'value_cell']
  const missing = renderings
    .filter(rendering => tablesOf(rendering).some(table => counted.includes(table)))
    .filter(({ tags }) => ![...tags].some(tag => /^(list|model):/.test(tag)))
  expect(missing.map(({ url }) => url)).toEqual([])
})
