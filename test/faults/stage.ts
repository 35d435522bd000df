import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { openDatabase } from '#store/database.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { onServer } from '../support/server.ts'

export type Copy = {
  readonly url: string
  readonly pool: pg.Pool
  /** Otherwise it lasts as long as the stage. */
  readonly drop: () => Promise<void>
}

export type Stage = {
  /** A copy of the demo's database with this name. */
  readonly copy: (name: string) => Promise<Copy>
  readonly close: () => Promise<void>
}

/** The PostgreSQL that the experiments run on: an embedded one, or separate databases on an existing server. */
export type Ground = 'embedded' | 'server'

type Server = {
  readonly admin: string
  readonly urlOf: (database: string) => string
  readonly stop: () => Promise<void>
}

/** A PostgreSQL with the demo's catalogue as a template for copies. */
export async function openStage(ground: Ground): Promise<Stage> {
  const server = ground === 'server' ? givenServer() : await embeddedServer()
  const prefix = `kintsu_faults_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_seeded`
  const pools = new Set<pg.Pool>()
  const close = async () => {
    await Promise.all([...pools].map(pool => pool.end()))
    await dropAll(server.admin, prefix)
    await server.stop()
  }
  try {
    await fill(server, template)
  } catch (cause) {
    await close()
    throw cause
  }
  return {
    copy: async name => {
      const database = `${prefix}_${name}`
      await runStatement(server.admin, `create database ${database} template ${template}`)
      const url = server.urlOf(database)
      const pool = new pg.Pool({ connectionString: url, max: 4 })
      // A connection that ends with the server is no error.
      pool.on('error', () => undefined)
      pools.add(pool)
      const drop = async () => {
        pools.delete(pool)
        await pool.end()
        await runStatement(server.admin, `drop database ${database} with (force)`)
      }
      return { url, pool, drop }
    },
    close,
  }
}

async function embeddedServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-faults-'))
  // As root the server runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  const first = await startEmbedded(folder)
  // The freshness oracle reads the times of commits; only a start sets this.
  await runStatement(first.url('postgres'), 'alter system set track_commit_timestamp = on')
  await first.stop()
  const { url, stop } = await startEmbedded(folder)
  return {
    admin: url('postgres'),
    urlOf: url,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function givenServer(): Server {
  const admin = process.env.FAULTS_DATABASE_URL || foundServer()
  if (!admin)
    throw new Error('No PostgreSQL was found on this machine: set FAULTS_DATABASE_URL=postgres://…')
  return {
    admin,
    urlOf: database => onServer({ admin, prefix: '' }, database),
    stop: async () => undefined,
  }
}

function foundServer() {
  return execFileSync(process.execPath, ['scripts/find-postgres.ts'], { encoding: 'utf8' }).trim()
}

async function fill({ admin, urlOf }: Server, template: string) {
  await ensureDatabase(admin, template)
  await migrateDatabase(urlOf(template), 'src/store/migrations')
  const database = openDatabase(urlOf(template), 2)
  await seedDatabase(database, 'a secret of the experiments').finally(() => database.close())
}

async function runStatement(admin: string, statement: string) {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropAll(admin: string, prefix: string) {
  const { rows } = await runStatement(
    admin,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  )
  for (const { datname } of rows)
    await runStatement(
      admin,
      `drop database if exists ${pg.escapeIdentifier(datname)} with (force)`,
    )
}

export type Scarce = {
  readonly listing: string
  readonly product: string
  readonly price: number
  readonly units: readonly string[]
}

/** Cheap listings with exactly this many units for sale: the other units are taken off sale. */
export async function scarce(pool: pg.Pool, listings: number, units: number): Promise<Scarce[]> {
  const { rows } = await pool.query<Scarce>(
    `select l.id as listing, l.product_id as product, l.price_minor::int as price,
       array_agg(u.id order by u.id) as units
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = 'ro' and m.type <> 'CONSOLE' and l.price_minor < 90000
     group by l.id having count(*) >= $2 order by count(*) = $2 desc, l.id limit $1`,
    [listings, units],
  )
  if (rows.length < listings) throw new Error('The demo has too few such listings.')
  const spare = rows.flatMap(row => row.units.slice(units))
  await pool.query(`update unit set state = 'quarantined' where id = any($1::uuid[])`, [spare])
  return rows.map(row => ({ ...row, units: row.units.slice(0, units) }))
}

/** One order by card to an easybox: 14.99 lei for delivery and 9.99 for collection (markets.md). */
export function anOrder(
  lockerId: string,
  items: readonly { readonly from: Scarce; readonly unit: string }[],
): OrderRequestOnWire {
  const contact = { name: 'Cumpărător Grăbit', email: 'buyer@example.com', phone: '0740123456' }
  return {
    cartId: randomUUID(),
    market: 'ro',
    phones: items.map(({ from, unit }) => ({
      lineId: randomUUID(),
      listingId: from.listing,
      productId: from.product,
      unitId: unit,
      serviceIds: [],
    })),
    accessories: [],
    giftWrap: 'plain',
    delivery: { method: 'LOCKER', subtype: 'easybox' },
    place: { kind: 'pickup', lockerId },
    contact,
    billing: {
      kind: 'personal',
      person: contact,
      address: {
        countyId: '10',
        localityId: '1064',
        street: 'Strada Exemplu',
        number: '12',
        postalCode: '013696',
      },
    },
    payment: { type: 'cardAtLocker', tac: true, newsletter: false },
    shownTotal: {
      minor: items.reduce((sum, { from }) => sum + from.price, 0) + 1_499 + 999,
      currency: 'RON',
    },
  }
}

export async function aLocker(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from pickup_point where market = 'ro' and kind = 'locker' order by id limit 1`,
  )
  return rows[0]?.id ?? ''
}

/** Returns every live line and puts its unit on sale again. */
export async function putBack(pool: pg.Pool, units: readonly string[]) {
  await pool.query(`update order_line set is_live = false where unit_id = any($1::uuid[])`, [units])
  await pool.query(
    `update unit set state = 'listed', held_by = null, held_until = null where id = any($1::uuid[])`,
    [units],
  )
}
