import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSerialHash } from '#store/import/serial-hash.ts'
import { createSeal } from '#store/seal.ts'
import { anImei } from '#test/support/trade-ins.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { importFile, importSecret } from '../support/import-file.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await seededDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Every test uses a device of its own. */
let serial = ''
let count = 0
beforeEach(() => {
  count += 1
  serial = `TEST${count}X`
})

function unitOfTest(columns: string) {
  return rows(`select ${columns} from unit where serial_hash = $1`, [
    createSerialHash(importSecret)(serial),
  ])
}

async function rows(sql: string, values: readonly unknown[] = []) {
  return (await client.query(sql, [...values])).rows
}

/** All rows that a stock import could change. */
function state() {
  return rows(`
    select (select count(*)::int from unit) as units, (select count(*)::int from unit_history) as histories,
      (select sum(stock)::int from listing) as stock, (select count(*)::int from listing) as listings,
      (select count(*)::int from product) as products, (select count(*)::int from model) as models,
      (select count(*)::int from price_history) as prices, (select sum(price_minor)::bigint from listing) as priced`)
}

const header =
  'brand;model;storage;color;grade;serial;imei;battery_health;acquisition_price;tax_scheme;received_at'
const good = {
  brand: 'Apple',
  model: 'iPhone 13',
  storage: '256 GB',
  color: 'Midnight',
  grade: 'FOARTE_BUN',
  imei: '',
  battery_health: '91',
  acquisition_price: '1.299,50 lei',
  tax_scheme: 'margin',
  received_at: '31.01.2026',
}
type Row = Partial<Record<keyof typeof good | 'serial', string>>
/** One IMEI per serial number. */
const imeis = new Map<string, string>()
function imeiOf(of: string): string {
  const imei = imeis.get(of) ?? anImei(900_000 + imeis.size)
  imeis.set(of, imei)
  return imei
}
function cellsOf(row: Row) {
  const imei = imeiOf(row.serial ?? serial)
  const cells: Readonly<Record<string, string>> = { ...good, serial, imei, ...row }
  return header.split(';').map(column => cells[column] ?? '')
}
function fileOf(...all: readonly Row[]) {
  return [header, ...all.map(row => cellsOf(row).join(';'))].join('\n')
}

function stock(text: string) {
  return importFile(database.url, text, { kind: 'stock' })
}
async function messagesOf(...all: readonly Row[]) {
  return (await stock(fileOf(...all))).reports.map(({ message }) => message)
}

describe('a valid row', () => {
  test('a valid row creates one unit for sale with encrypted numbers and a first history entry', async () => {
    const [before] = await state()
    expect(
      (await stock(fileOf({ brand: 'APPLE', model: 'iphone 13', storage: '256GB' }))).reports,
    ).toEqual([{ line: 2, message: 'added', suggestion: '' }])
    const [after] = await state()
    expect(after).toEqual({
      ...before,
      units: before.units + 1,
      histories: before.histories + 1,
      stock: before.stock + 1,
    })
    const [unit] = await rows(
      `
      select u.*, p.sku, l.grade, h.from_state, h.to_state, h.actor, h.reason
      from unit u join listing l on l.id = u.listing_id join product p on p.id = l.product_id
      join unit_history h on h.unit_id = u.id where u.serial_hash = $1`,
      [createSerialHash(importSecret)(serial)],
    )
    expect(unit).toMatchObject({
      sku: 'APPLEIPHONE13-256GB-MIDNIGHT',
      grade: 'very-good',
      market: 'ro',
      state: 'listed',
      battery_health: 91,
      acquisition_minor: '129950',
      tax_scheme: 'margin',
      received_at: new Date('2026-01-31T00:00:00Z'),
      from_state: null,
      to_state: 'listed',
      actor: 'import',
      reason: 'devices.csv, line 2',
    })
    const seal = createSeal(importSecret)
    expect(seal.open(unit.serial_sealed)).toBe(serial)
    expect(seal.open(unit.imei_sealed)).toBe(imeiOf(serial))
    expect(JSON.stringify(unit)).not.toContain(serial)
    expect(JSON.stringify(unit)).not.toContain('490154203237518')
  })

  test('a valid row may omit IMEI, battery and day, or name its product by SKU', async () => {
    expect(await messagesOf({ imei: '', battery_health: 'n/a', received_at: '' })).toEqual([
      'added',
    ])
    const bySku = `sku,grade,serial,cost,tax\nAPPLEIPHONE13-256GB-MIDNIGHT,jó,${serial}2,"900,00",áfa`
    expect((await stock(bySku)).reports).toMatchObject([{ message: 'added' }])
    expect(await unitOfTest('imei_sealed, battery_health')).toEqual([
      { imei_sealed: null, battery_health: null },
    ])
  })
})

describe('a repeated serial number', () => {
  test('a serial repeated with the same data, in any spelling, changes nothing', async () => {
    await stock(fileOf({}))
    const before = await state()
    expect(
      await messagesOf({
        serial: `${serial.slice(0, 4)}-${serial.slice(4)} `.toLowerCase(),
        imei: imeiOf(serial).replace(/^(..)(.{6})(.{6})/, '$1-$2-$3-'),
        acquisition_price: '1299.50',
        tax_scheme: 'marjă',
        grade: 'foarte bun',
        received_at: '2026-01-31',
      }),
    ).toEqual(['unchanged'])
    expect(await messagesOf({ imei: '', battery_health: '', received_at: '' })).toEqual([
      'unchanged',
    ])
    expect(await state()).toEqual(before)
  })

  test.each([
    ['battery_health', '90'],
    ['acquisition_price', '1.299,51 lei'],
    ['tax_scheme', 'vat'],
    ['received_at', '30.01.2026'],
    ['imei', '356938035643809'],
    ['grade', 'BUN'],
  ])('a serial repeated with another %s is reported and not overwritten', async (column, value) => {
    await stock(fileOf({}))
    const before = await unitOfTest('*')
    const { reports, outcomes } = await stock(fileOf({ [column]: value }))
    expect(reports).toMatchObject([{ message: 'known-otherwise serial' }])
    expect(outcomes).toMatchObject([
      { errors: [{ differs: [column === 'grade' ? 'product or grade' : column] }] },
    ])
    expect(await unitOfTest('*')).toEqual(before)
  })

  test('a serial repeated in one file is one unit if the lines agree, and is reported otherwise', async () => {
    const [{ units }] = await state()
    expect(await messagesOf({}, {}, { battery_health: '85' }, { serial: `${serial}2` })).toEqual([
      'added',
      'unchanged',
      'repeated serial',
      'added',
    ])
    expect((await state())[0].units).toBe(units + 2)
  })

  test('a serial repeated after its unit was sold creates no second unit', async () => {
    await stock(fileOf({}))
    await rows(`update unit set state = 'sold' where serial_hash = $1`, [
      createSerialHash(importSecret)(serial),
    ])
    expect(await messagesOf({})).toEqual(['unchanged'])
  })

  test('a serial repeated in another market is the same device', async () => {
    await stock(fileOf({}))
    const { reports } = await importFile(database.url, fileOf({ acquisition_price: '500' }), {
      kind: 'stock',
      market: 'bg',
    })
    expect(reports).toMatchObject([{ message: 'known-otherwise serial' }])
  })
})

describe('the limits of a cell', () => {
  test.each([
    ['battery_health', '0', 'added'],
    ['battery_health', '100', 'added'],
    ['battery_health', '100%', 'added'],
    ['battery_health', '101', 'not-whole battery_health'],
    ['battery_health', '-1', 'not-whole battery_health'],
    ['battery_health', '87.5', 'not-whole battery_health'],
    ['imei', '490154203237518', 'added'],
    ['imei', '490154203237517', 'bad-imei imei'],
    ['imei', '4.90154E+14', 'bad-imei imei'],
    ['serial', 'ABCD', 'added'],
    ['serial', 'ABC', 'bad-serial serial'],
    ['serial', '', 'missing serial'],
    ['acquisition_price', '0', 'added'],
    ['acquisition_price', '0,01', 'added'],
    ['acquisition_price', '0,001', 'too-fine acquisition_price'],
    ['acquisition_price', '-1', 'negative acquisition_price'],
    ['acquisition_price', ' $1,783.99 ', 'other-currency acquisition_price'],
    ['acquisition_price', 'free', 'not-an-amount acquisition_price'],
    ['acquisition_price', '', 'missing acquisition_price'],
    ['tax_scheme', 'VAT', 'added'],
    ['tax_scheme', '19%', 'unknown tax_scheme'],
    ['grade', 'πολύ καλό', 'added'],
    ['grade', 'excellent', 'unknown grade'],
    ['grade', '', 'missing grade'],
    ['received_at', '31.02.2026', 'wrong-form received_at'],
    ['received_at', '2999-01-01', 'in-the-future received_at'],
    ['brand', 'Toshiba', 'unknown brand'],
    ['brand', 'Aple', 'near brand'],
    ['model', 'iPhone 12s', 'unknown model'],
    ['model', 'iPhone 13 128GB', 'near model'],
    ['model', '', 'missing model'],
    ['storage', '1 TB', 'unknown storage'],
    ['storage', '128', 'near storage'],
    ['storage', '128GB/256GB', 'ambiguous storage'],
    ['storage', 'MISSING', 'missing storage'],
    ['color', 'Black', 'near color'],
    ['color', 'Purple', 'unknown color'],
  ])('the cell %s %j is %s', async (column, value, expected) => {
    expect(await messagesOf({ [column]: value })).toEqual([expected])
  })

  test('a report never contains a serial number or an IMEI', async () => {
    const { outcomes } = await stock(fileOf({ imei: '490154203237517', serial: 'secret serial!' }))
    expect(JSON.stringify(outcomes)).not.toMatch(/490154203237517|secret serial/i)
  })
})

test('a product without a listing in that grade is reported with a suggestion, and no price is invented', async () => {
  const before = await state()
  const { reports } = await stock(fileOf({ storage: '128 GB', grade: 'BUN' }))
  expect(reports).toEqual([
    {
      line: 2,
      message: 'no-listing grade',
      suggestion: 'Import its price first: it opens the listing.',
    },
  ])
  expect(await state()).toEqual(before)
})

describe('a dry run', () => {
  test('a dry run reports the outcome and writes nothing', async () => {
    const before = await state()
    const text = fileOf(
      {},
      {},
      { battery_health: '101', serial: `${serial}2` },
      { serial: `${serial}3` },
    )
    const dry = await importFile(database.url, text, { kind: 'stock', mode: 'look' })
    expect(await state()).toEqual(before)
    const real = await importFile(database.url, text, { kind: 'stock' })
    expect(dry.reports).toEqual(real.reports)
    expect(real.reports.map(({ message }) => message)).toEqual([
      'added',
      'unchanged',
      'not-whole battery_health',
      'added',
    ])
  })
})

describe('a stock file', () => {
  test('a file without rows is read', async () => {
    expect((await stock(header)).imported).toMatchObject({
      ok: true,
      value: { counts: { added: 0, changed: 0, unchanged: 0, refused: 0 }, lacking: [] },
    })
  })

  test('a file without a known column cannot be read', async () => {
    expect((await stock('colour of the box;weight\nred;3')).imported).toEqual({
      ok: false,
      refusal: { kind: 'no-columns', found: ['colour of the box', 'weight'] },
    })
  })

  test('a file without a required column has every row reported, with the name of the column', async () => {
    const { imported, reports } = await stock(
      'brand;model;storage;color\nApple;iPhone 13;256 GB;Midnight',
    )
    expect(imported).toMatchObject({
      ok: true,
      value: { lacking: ['grade', 'serial', 'acquisition_price', 'tax_scheme'] },
    })
    expect(reports).toEqual([{ line: 2, message: 'missing grade', suggestion: 'FOARTE_BUN | BUN' }])
  })

  test('a file with a too long line, an open quote and an extra cell loses only those rows', async () => {
    const text = [
      fileOf({}),
      'x'.repeat(20_001),
      '"Apple;iPhone',
      `${cellsOf({}).join(';')};more`,
      cellsOf({ serial: `${serial}2` }).join(';'),
    ].join('\n')
    expect((await stock(text)).reports.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 added',
      '3 line-too-long',
      '4 broken-quotes',
      '5 too-many-cells',
      '6 added',
    ])
  })
})

test('a row refused only by the database is reported alone, in a batch of six hundred', async () => {
  await rows(
    `alter table unit add constraint no_unlucky check (acquisition_minor <> 131300) not valid`,
  )
  const all = Array.from({ length: 600 }, (_, at) => ({
    serial: `BATCH${at}`,
    acquisition_price: at === 313 ? '1313' : '1299',
  }))
  const [{ units }] = await state()
  const { reports, imported } = await stock(fileOf(...all))
  expect(reports.filter(each => each.message !== 'added')).toEqual([
    { line: 315, message: 'refused-by-database', suggestion: '' },
  ])
  expect(imported).toMatchObject({ value: { counts: { added: 599, refused: 1 } } })
  expect((await state())[0].units).toBe(units + 599)
})

test('two concurrent imports of one file import every device once', async () => {
  const text = fileOf(...Array.from({ length: 700 }, (_, at) => ({ serial: `TWICE${at}` })))
  const [{ units }] = await state()
  const both = await Promise.all([stock(text), stock(text)])
  const counts = both.map(({ imported }) => (imported.ok ? imported.value.counts : undefined))
  expect((await state())[0].units).toBe(units + 700)
  expect(counts.map(each => (each?.added ?? 0) + (each?.unchanged ?? 0))).toEqual([700, 700])
  expect((counts[0]?.added ?? 0) + (counts[1]?.added ?? 0)).toBe(700)
})

describe('an inexact spelling', () => {
  const black = {
    field: 'color',
    of: 'Apple iPhone 13',
    raw: 'Black',
    canonical: 'Midnight',
  } as const

  test('an inexact spelling is reported with a suggestion, and its row is not imported', async () => {
    const { reports, imported } = await stock(fileOf({ color: 'Black' }))
    expect(reports).toEqual([{ line: 2, message: 'near color', suggestion: 'Midnight' }])
    expect(imported).toMatchObject({ value: { proposed: [{ ...black, accepted: false }] } })
  })

  test.each([
    [true, 'added'],
    [false, 'near color'],
  ])('an inexact spelling with accepted %s: %s', async (accepted, expected) => {
    const { reports } = await importFile(database.url, fileOf({ color: 'black' }), {
      kind: 'stock',
      mapping: { values: [{ ...black, accepted }] },
    })
    expect(reports).toMatchObject([{ message: expected }])
  })

  test('the mapping can also name columns', async () => {
    const text = fileOf({}).replace('brand;model', 'who makes it;what it is')
    const mapping = { columns: { 'Who makes it': 'brand', 'what it is': 'model' } }
    const { reports } = await importFile(database.url, text, { kind: 'stock', mapping })
    expect(reports).toMatchObject([{ message: 'added' }])
  })
})

describe('a device that exists elsewhere', () => {
  test('a device is not imported twice by its IMEI under another serial', async () => {
    expect(await messagesOf({})).toEqual(['added'])
    expect(await messagesOf({ serial: `${serial}B`, imei: imeiOf(serial) })).toEqual([
      'claimed imei',
    ])
  })

  test('a device is not imported twice by its IMEI in one file', async () => {
    const imei = imeiOf(serial)
    expect(await messagesOf({}, { serial: `${serial}B`, imei })).toEqual(['added', 'repeated imei'])
  })

  test('a device is not imported while it is in a trade-in', async () => {
    const hash = createSerialHash(importSecret)(imeiOf(serial))
    await rows(
      `insert into sale (id, number, market, state, email, device_type, model_id, title, answers, book_version, breakdown,
         currency, offer_minor, offered_at, started_at, device_hash)
       values (gen_random_uuid(), $2, 'ro', 'accepted', 'a@example.com', 'SMARTPHONE', 'apple-iphone-13', 'iPhone 13', '{}', '1',
         '{}', 'RON', 100, now(), now(), $1)`,
      [hash, `SRO${serial}`],
    )
    expect(await messagesOf({})).toEqual(['claimed imei'])
    await rows(`update sale set state = 'cancelled' where device_hash = $1`, [hash])
    expect(await messagesOf({})).toEqual(['added'])
  })
})
