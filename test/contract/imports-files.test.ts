import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { importFile } from '../support/import-file.ts'

/** Device lists collected by third parties; they are stored outside the repository. */
const folder = resolve(process.env.KINTSU_DATA ?? '../shared/data', 'devices')
const isThere = existsSync(folder)
if (!isThere)
  process.stderr.write(`Skipped: no device files in ${folder}; KINTSU_DATA names another folder.\n`)

const files = [
  ['gsmarena_2024.csv', 2_955, {}],
  ['gsmarena_2022_raw.csv', 1_830, { brand_file: 'brand' }],
  ['apple_devices.csv', 333, {}],
  ['laptops_2018.csv', 1_303, {}],
  ['laptops_amazon_2023.csv', 3_003, {}],
  ['consoles.csv', 474, { variant: 'model' }],
] as const

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  if (!isThere) return
  database = await seededDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  if (!isThere) return
  await client.end()
  await database.drop()
})

function linesOf(file: string) {
  return readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
}

/** The file with the columns that a supplier would add, so that a row with an unambiguous device can be imported. */
function withUnits(file: string) {
  return linesOf(file)
    .map((line, at) =>
      at === 0
        ? `${line},grade,serial,acquisition_price,tax_scheme`
        : `${line},very good,${file.slice(0, 12)}.${at},"100,50",margin`,
    )
    .join('\n')
}

async function catalogue() {
  const { rows } = await client.query(`
    select (select count(*)::int from model) as models, (select count(*)::int from product) as products,
      (select count(*)::int from listing) as listings, (select count(*)::int from price_history) as prices,
      (select sum(price_minor)::text from listing) as priced, (select count(*)::int from accessory) as accessories`)
  return rows[0]
}

async function units() {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from unit')
  return rows[0]?.n ?? 0
}

/** Every value in the catalogue: a suggestion must be one of them. */
async function catalogueValues() {
  const { rows } = await client.query<{ value: string }>(`
    select brand as value from model union select brand || ' ' || name from model
    union select storage from product union select color ->> 'name' from product union select ram from product
    union select cpu from product union select size from product union select connectivity from product
    union select material from product`)
  return new Set(rows.map(({ value }) => value))
}

describe.skipIf(!isThere)('the device files of third parties', { timeout: 120_000 }, () => {
  test.each(files)(
    '%s unchanged: every one of its %i rows is reported, nothing is written',
    async (...args) => {
      const [file, count, columns] = args
      const before = [await catalogue(), await units()]
      const text = linesOf(file).join('\n')
      const { imported, reports, outcomes } = await importFile(database.url, text, {
        kind: 'stock',
        mode: 'look',
        mapping: { columns },
      })
      expect(reports.map(({ line }) => line)).toEqual(
        Array.from({ length: count }, (_, at) => at + 2),
      )
      expect(outcomes.every(({ verdict }) => verdict === 'refused')).toBe(true)
      expect(imported).toMatchObject({
        ok: true,
        value: {
          counts: { added: 0, changed: 0, unchanged: 0, refused: count },
          lacking: ['grade', 'serial', 'acquisition_price', 'tax_scheme'],
        },
      })
      expect([await catalogue(), await units()]).toEqual(before)
      const values = await catalogueValues()
      const proposed = imported.ok ? imported.value.proposed : []
      expect(proposed.filter(each => each.accepted || !values.has(each.canonical))).toEqual([])
    },
  )

  test.each(files)(
    '%s with serials: one unit per unambiguous row, the others are reported',
    async (...args) => {
      const [file, count, columns] = args
      const before = await catalogue()
      const unitsBefore = await units()
      const mapping = { columns }
      const first = await importFile(database.url, withUnits(file), { kind: 'stock', mapping })
      if (!first.imported.ok) throw new Error(first.imported.refusal.kind)
      const { counts } = first.imported.value
      expect(counts.added + counts.refused).toBe(count)
      expect(await units()).toBe(unitsBefore + counts.added)
      expect(await catalogue()).toEqual(before)
      const again = await importFile(database.url, withUnits(file), { kind: 'stock', mapping })
      expect(again.imported).toMatchObject({
        value: { counts: { added: 0, unchanged: counts.added, refused: counts.refused } },
      })
      expect(await units()).toBe(unitsBefore + counts.added)
    },
  )

  test('every imported unit equals its line exactly', async () => {
    const { rows } = await client.query<{ reason: string; names: string[] }>(`
      select h.reason, array_remove(array[m.brand, m.name, p.storage, p.color ->> 'name'], null) as names
      from unit_history h join unit u on u.id = h.unit_id join listing l on l.id = u.listing_id
      join product p on p.id = l.product_id join model m on m.id = p.model_id where h.actor = 'import'`)
    expect(rows.map(({ names }) => names.join(' ')).toSorted()).toEqual([
      'Apple Watch Ultra Natural Titanium',
      'Huawei MatePad 11 64 GB Matte Grey',
      'Microsoft Xbox One X 1 TB Black',
      'Nintendo Switch Lite 32 GB Grey',
      'Nintendo Switch Lite 32 GB Turquoise',
    ])
  })

  // Expected values compared manually between the files and the catalogue.
  test.each([
    ['gsmarena_2024.csv', 2, 'unknown brand', ''],
    ['gsmarena_2024.csv', 192, 'unknown model', ''],
    ['gsmarena_2024.csv', 214, 'near model', 'Apple iPad Pro 12.9 M1'],
    [
      'gsmarena_2024.csv',
      206,
      'ambiguous color',
      'Graphite | Gold | Silver | Sierra Blue | Alpine Green',
    ],
    ['gsmarena_2024.csv', 753, 'unknown storage', '128 GB'],
    ['gsmarena_2024.csv', 2673, 'unknown model', ''],
    ['gsmarena_2024.csv', 663, 'missing grade', 'FOARTE_BUN | BUN'],
    [
      'gsmarena_2022_raw.csv',
      2,
      'ambiguous model',
      'Apple iPad Air 11 M2 | Apple iPad Air 4 | Apple iPad Air 5',
    ],
    ['gsmarena_2022_raw.csv', 26, 'ambiguous model', 'Apple iPhone SE 2020 | Apple iPhone SE 2022'],
    ['gsmarena_2022_raw.csv', 51, 'ambiguous storage', '128 GB | 256 GB | 512 GB'],
    ['gsmarena_2022_raw.csv', 125, 'near model', 'Samsung Galaxy S21'],
    ['apple_devices.csv', 2, 'unknown model', ''],
    ['apple_devices.csv', 41, 'missing grade', 'FOARTE_BUN | BUN'],
    ['apple_devices.csv', 86, 'near model', 'Apple MacBook Air 13 M3'],
    ['apple_devices.csv', 321, 'missing storage', '128 GB | 256 GB | 512 GB'],
    ['laptops_2018.csv', 4, 'unknown model', ''],
    ['laptops_2018.csv', 21, 'near model', 'Dell XPS 13 9310'],
    ['laptops_2018.csv', 156, 'ambiguous model', 'HP EliteBook 840 G7 | HP EliteBook 840 G8'],
    ['laptops_amazon_2023.csv', 699, 'unknown color', 'Grey'],
    ['laptops_amazon_2023.csv', 1149, 'unknown storage', '512 GB | 1 TB'],
    ['laptops_amazon_2023.csv', 1312, 'near brand', 'Dell'],
    ['consoles.csv', 2, 'unknown model', ''],
    ['consoles.csv', 349, 'ambiguous storage', '500 GB | 1 TB'],
    ['consoles.csv', 383, 'missing grade', 'FOARTE_BUN | BUN'],
  ])('%s line %i: %s', async (file, line, expected, suggestion) => {
    const [header = '', ...lines] = linesOf(file)
    const columns = files.find(([name]) => name === file)?.[2] ?? {}
    const { reports } = await importFile(database.url, `${header}\n${lines[line - 2]}`, {
      kind: 'stock',
      mode: 'look',
      mapping: { columns },
    })
    expect(reports).toEqual([{ line: 2, message: expected, suggestion }])
  })

  test('prices with a decimal comma are read, prices in dollars are refused as such', async () => {
    const pricesOf = async (file: string, column: string) => {
      const { outcomes } = await importFile(database.url, linesOf(file).join('\n'), {
        kind: 'prices',
        market: 'gr',
        mode: 'look',
        mapping: { columns: { [column]: 'price' } },
      })
      return outcomes.map(outcome =>
        outcome.verdict === 'refused'
          ? outcome.errors
              .flatMap(error => (error.kind === 'amount' ? error.reason.kind : []))
              .join()
          : outcome.verdict,
      )
    }
    expect(new Set(await pricesOf('laptops_2018.csv', 'price_eur'))).toEqual(new Set(['']))
    expect(new Set(await pricesOf('laptops_amazon_2023.csv', 'price_usd'))).toEqual(
      new Set(['other-currency']),
    )
  })
})
