import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Changes, forgetChanges, readChanges } from '#store/cache/changes.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

// Every test undoes what it changes: it ends its transaction with a rollback, or puts rows back.

let own: TestDatabase
let database: Database
let phone: Listing

type Listing = { readonly id: string; readonly model: string; readonly product: string }

beforeAll(async () => {
  own = await seededDatabase()
  database = openDatabase(own.url, 8)
  const { rows } = await database.pool.query<Listing>(
    `select l.id, p.model_id as model, p.id as product from listing l
     join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = 'ro' and m.type = 'SMARTPHONE' and l.stock >= 3 order by l.id limit 1`,
  )
  phone = rows[0]!
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

type Run = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>

/** The tags that this transaction has noted so far. */
async function notedIn(run: Run): Promise<readonly string[]> {
  const { rows } = await run(
    `select distinct tag from cache_change cross join lateral unnest(tags) as noted (tag)
     where changed_in = pg_current_xact_id() order by 1`,
  )
  return rows.map(({ tag }) => tag as string)
}

/** Runs statements in a transaction that is rolled back; returns the tags that they noted. */
async function notedBy(...statements: readonly [text: string, ...values: unknown[]][]) {
  const client = await database.pool.connect()
  const run: Run = (text, values = []) => client.query(text, [...values])
  try {
    await run('begin')
    for (const [text, ...values] of statements) await run(text, values)
    return await notedIn(run)
  } finally {
    await run('rollback')
    client.release()
  }
}

const sell = `update unit set state = 'sold' where id in (
  select id from unit where listing_id = $1 and state = 'listed' order by id limit $2)`

const list = 'list:ro:SMARTPHONE'

function everyTag() {
  return [list, `listing:${phone.id}`, `model:${phone.model}`]
}

describe('A listing', () => {
  test('of which a unit is sold that is not the last one changes alone', async () => {
    expect(await notedBy([sell, phone.id, 1])).toEqual([`listing:${phone.id}`])
  })

  test('of which the last unit is sold changes its lists and its model, too', async () => {
    expect(await notedBy([sell, phone.id, 1_000])).toEqual(everyTag())
  })

  test('of which a unit comes back changes lists only if it had none', async () => {
    const putBack = `update unit set state = 'listed' where id = (
      select id from unit where listing_id = $1 and state = 'sold' order by id limit 1)`
    await database.pool.query(sell, [phone.id, 1])
    expect(await notedBy([putBack, phone.id])).toEqual([`listing:${phone.id}`])
    await database.pool.query(sell, [phone.id, 1_000])
    expect(await notedBy([putBack, phone.id])).toEqual(everyTag())
    await database.pool.query(
      `update unit set state = 'listed' where listing_id = $1 and state = 'sold'`,
      [phone.id],
    )
  })

  test.each([
    ['price', 'price_minor = price_minor - 1'],
    ['price as new', 'new_price_minor = coalesce(new_price_minor, 0) + 1'],
    ['popularity', 'popularity = popularity + 1'],
    ['date', `listed_at = listed_at - interval '1 day'`],
  ])('whose %s changes is noted with its lists and its model', async (_, change) => {
    expect(await notedBy([`update listing set ${change} where id = $1`, phone.id])).toEqual(
      everyTag(),
    )
  })

  test('that is written as it was notes nothing', async () => {
    expect(await notedBy(['update listing set stock = stock where id = $1', phone.id])).toEqual([])
    expect(await notedBy([`update listing set stock = 0 where id = 'none'`])).toEqual([])
  })

  test('that is moved to another product and market changes both lists and both models', async () => {
    const { rows } = await database.pool.query<{ product: string; model: string }>(
      `select p.id as product, m.id as model from product p join model m on m.id = p.model_id
       where m.type = 'LAPTOP' order by p.id limit 1`,
    )
    const { product, model } = rows[0]!
    const moved = await notedBy(
      ['delete from stock_alert'],
      [`delete from listing where market = 'hu' and product_id = $1 and stock = 0`, product],
      [
        `update listing set market = 'hu', product_id = $2, grade = 'moved' where id = $1`,
        phone.id,
        product,
      ],
    )
    expect(moved).toEqual(
      expect.arrayContaining([...everyTag(), 'list:hu:LAPTOP', `model:${model}`]),
    )
  })

  test('that is added or removed changes its lists and its model', async () => {
    const add = `insert into listing (id, market, product_id, grade, currency, price_minor, listed_at)
      values ('added', 'ro', $1, 'added', 'RON', 100, now())`
    const added = [list, 'listing:added', `model:${phone.model}`]
    expect(await notedBy([add, phone.product])).toEqual(added)
    await database.pool.query(add, [phone.product])
    const remove = `delete from listing where id = 'added'`
    expect(await notedBy([remove])).toEqual(added)
    await database.pool.query(remove)
  })

  test('that is written by one statement for new and known rows is noted like either', async () => {
    const upsert = `insert into listing (id, market, product_id, grade, currency, price_minor, listed_at)
      select unnest(array[$1, 'added']), 'ro', $2, unnest(array[grade, 'added']), 'RON', 100, now()
      from listing where id = $1
      on conflict (market, product_id, grade) do update set price_minor = excluded.price_minor`
    expect(await notedBy([upsert, phone.id, phone.product])).toEqual(
      [...everyTag(), 'listing:added'].toSorted(),
    )
  })

  test('whose earlier prices change is noted', async () => {
    const add = `insert into price_history values ($1, now(), 1)`
    expect(await notedBy([add, phone.id])).toEqual([`listing:${phone.id}`])
    for (const statement of [
      'update price_history set price_minor = price_minor where listing_id = $1',
      'delete from price_history where listing_id = $1',
    ])
      expect(await notedBy([statement, phone.id]), statement).toEqual(['catalogue'])
  })
})

/** The tables that are noted as a whole, by their tags. */
const tables = {
  catalogue: ['model', 'product'],
  accessories: ['accessory', 'accessory_listing', 'extra_service', 'battery_offer'],
  buyback: ['price_book_version', 'price_book_entry'],
  content: ['content_page', 'legal_text'],
  reviews: ['review', 'review_summary'],
  places: ['county', 'locality', 'street', 'pickup_point'],
}

describe.each(Object.entries(tables))('The tag %s', (tag, names) => {
  test.each(names)('is noted by each kind of statement on %s', async name => {
    const { rows } = await database.pool.query<{ column: string }>(
      `select column_name as column from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [name],
    )
    const [first] = rows
    const columns = rows.map(({ column }) => `"${column}"`).join(', ')
    for (const statement of [
      `insert into ${name} (${columns}) select ${columns} from ${name} limit 0`,
      `update ${name} set "${first?.column}" = "${first?.column}"
       where ctid = (select ctid from ${name} limit 1)`,
      `delete from ${name} where false`,
      `merge into ${name} using (select 1) as one on false when matched then delete`,
    ])
      expect(await notedBy([statement]), statement).toEqual([tag])
  })
})

test.each([...Object.values(tables).flat(), 'listing', 'price_history', 'on_shelf'])(
  'emptying %s changes everything',
  async name => {
    expect(await notedBy([`truncate ${name} cascade`])).toContain('everything')
  },
)

test('a shelf built anew changes everything', async () => {
  expect(await notedBy(['select rebuild_shelf()'])).toContain('everything')
})

test('a thousand tags are listed, one more is everything', async () => {
  const tagsOf = async (count: number) => {
    const { rows } = await database.pool.query<{ tags: string[] }>(
      `select noted_tags(array_agg('listing:' || i)) as tags from generate_series(1, $1) as i`,
      [count],
    )
    return rows[0]?.tags ?? []
  }
  expect(await tagsOf(1_000)).toHaveLength(1_000)
  expect(await tagsOf(1_001)).toEqual(['everything'])
})

test('a statement on more than a thousand listings changes everything', async () => {
  const count = `select count(*)::int as n from listing where stock > 1`
  expect((await database.pool.query<{ n: number }>(count)).rows[0]?.n).toBeGreaterThan(1_000)
  expect(await notedBy(['update listing set stock = stock + 1 where stock > 1'])).toEqual([
    'everything',
  ])
})

describe('A reader of changes', () => {
  /** Reads from where it stopped before. */
  async function aReader() {
    let last: Changes = await readChanges(database.pool, undefined)
    return async () => {
      last = await readChanges(database.pool, last.snapshot)
      return last.tags.toSorted()
    }
  }

  /** A transaction with an id of its own, which changes popularity by nothing that others see yet. */
  async function aTransaction(tag: string) {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into cache_change (tags) values ($1)', [[tag]])
    const end = async (how: 'commit' | 'rollback') => {
      await client.query(how)
      client.release()
    }
    return { commit: () => end('commit'), undo: () => end('rollback') }
  }

  test('starts without changes, and reads each change once', async () => {
    expect((await readChanges(database.pool, undefined)).tags).toEqual([])
    const read = await aReader()
    expect(await read()).toEqual([])
    await (await aTransaction('content')).commit()
    expect([await read(), await read()]).toEqual([['content'], []])
  })

  test('never reads what was rolled back', async () => {
    const read = await aReader()
    const transaction = await aTransaction('content')
    expect(await read()).toEqual([])
    await transaction.undo()
    expect(await read()).toEqual([])
  })

  test('reads transactions that commit in the opposite order of their ids, each exactly once', async () => {
    const often = await aReader()
    const between = await aReader()
    const rarely = await aReader()
    const older = await aTransaction('reviews')
    const younger = await aTransaction('content')
    expect(await often()).toEqual([])
    await younger.commit()
    expect([await often(), await between(), await often()]).toEqual([['content'], ['content'], []])
    await older.commit()
    expect([await often(), await between()]).toEqual([['reviews'], ['reviews']])
    expect(await rarely()).toEqual(['content', 'reviews'])
    expect([await often(), await between(), await rarely()]).toEqual([[], [], []])
  })

  test('reads what was committed inside savepoints', async () => {
    const read = await aReader()
    const client = await database.pool.connect()
    await client.query(`begin; savepoint inner_one; insert into cache_change (tags) values ('{places}');
      release inner_one; savepoint undone; insert into cache_change (tags) values ('{content}');
      rollback to undone; insert into cache_change (tags) values ('{reviews}')`)
    expect(await read()).toEqual([])
    await client.query('commit')
    client.release()
    expect([await read(), await read()]).toEqual([['places', 'reviews'], []])
  })

  test('reads random transactions of many connections, each exactly once', async () => {
    const readers = await Promise.all([aReader(), aReader()])
    const found = readers.map(() => [] as string[])
    const look = () =>
      Promise.all(readers.map(async (read, at) => void found[at]?.push(...(await read()))))
    const committed: string[] = []
    let open: { readonly tag: string; readonly end: () => Promise<void> }[] = []
    for (let step = 0; step < 200; step += 1) {
      const turn = (step * 7_919) % 10
      if (turn < 5 && open.length < 5) {
        const transaction = await aTransaction(`listing:${step}`)
        open.push({ tag: `listing:${step}`, end: transaction.commit })
      } else if (turn < 8 && open.length > 0) {
        const chosen = open[(step * 104_729) % open.length]!
        open = open.filter(each => each !== chosen)
        await chosen.end()
        committed.push(chosen.tag)
      } else await look()
    }
    for (const { tag, end } of open) {
      await end()
      committed.push(tag)
    }
    await look()
    expect(committed.length).toBeGreaterThan(50)
    for (const tags of found) expect(tags.toSorted()).toEqual(committed.toSorted())
  })
})

test('changes are forgotten once they are old, and no earlier', async () => {
  await database.pool.query(
    `insert into cache_change (tags, at) values ('{places}', '2026-01-01T10:00:00Z'), ('{content}', '2026-01-01T10:00:01Z')`,
  )
  expect(await forgetChanges(database.pool, new Date('2026-01-01T10:00:01Z'))).toBe(1)
  expect(await forgetChanges(database.pool, new Date('2026-01-01T10:00:02Z'))).toBe(1)
})
