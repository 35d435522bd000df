import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { importFile } from '../support/import-file.ts'

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

async function storedAccessory(id: string) {
  const { rows } = await client.query(
    `select a.*, (select jsonb_object_agg(market, jsonb_build_object('price', price_minor, 'active', is_active, 'currency', currency))
      from accessory_listing where accessory_id = a.id) as offers
    from accessory a where id = $1`,
    [id],
  )
  return rows[0]
}

const header =
  'id;type;name_ro;name_bg;name_hu;name_gr;color;price;active;fits_types;fits_brand;fits_models'
const cable = {
  id: 'CABLE-1',
  type: 'cable',
  name_ro: 'Cablu USB-C, 1 m',
  name_bg: 'Кабел USB-C, 1 м',
  name_hu: 'USB-C kábel, 1 m',
  name_gr: 'Καλώδιο USB-C, 1 m',
  color: '#f8f8f6',
  price: '49 lei',
  active: 'da',
  fits_types: 'SMARTPHONE|tablete',
  fits_brand: '',
  fits_models: '',
}
type Row = Partial<Record<keyof typeof cable, string>>
function fileOf(...all: readonly Row[]) {
  return [header, ...all.map(row => Object.values({ ...cable, ...row }).join(';'))].join('\n')
}

function accessories(text: string, market: 'ro' | 'gr' = 'ro') {
  return importFile(database.url, text, { kind: 'accessories', market })
}
async function messagesOf(...all: readonly Row[]) {
  return (await accessories(fileOf(...all))).reports.map(({ message }) => message)
}

describe('an accessory', () => {
  test('an accessory is imported with its names and its price in one market', async () => {
    expect(await messagesOf({})).toEqual(['added'])
    expect(await storedAccessory('CABLE-1')).toEqual({
      id: 'CABLE-1',
      type: 'cable',
      name: {
        ro: 'Cablu USB-C, 1 m',
        bg: 'Кабел USB-C, 1 м',
        hu: 'USB-C kábel, 1 m',
        gr: 'Καλώδιο USB-C, 1 m',
      },
      color_hex: '#F8F8F6',
      fits: { types: ['SMARTPHONE', 'TABLET'] },
      is_free_protector: false,
      offers: { ro: { price: 4_900, active: true, currency: 'RON' } },
    })
  })

  test('an existing accessory that equals its row is unchanged', async () => {
    await messagesOf({ id: 'CABLE-2' })
    const before = await storedAccessory('CABLE-2')
    expect(await messagesOf({ id: 'CABLE-2' })).toEqual(['unchanged'])
    expect((await accessories('id\nCABLE-2')).reports).toMatchObject([{ message: 'unchanged' }])
    expect(await storedAccessory('CABLE-2')).toEqual(before)
  })

  test('an accessory preserves the values that a row omits', async () => {
    await messagesOf({ id: 'CABLE-3' })
    const before = await storedAccessory('CABLE-3')
    expect((await accessories('id;price;active\nCABLE-3;39;nu')).reports).toMatchObject([
      { message: 'changed' },
    ])
    expect(await storedAccessory('CABLE-3')).toEqual({
      ...before,
      offers: { ro: { price: 3_900, active: false, currency: 'RON' } },
    })
  })

  test('an accessory has a price of its own in each market', async () => {
    await messagesOf({ id: 'CABLE-4' })
    await accessories('id;price\nCABLE-4;9,90', 'gr')
    expect((await storedAccessory('CABLE-4')).offers).toEqual({
      ro: { price: 4_900, active: true, currency: 'RON' },
      gr: { price: 990, active: true, currency: 'EUR' },
    })
  })

  test('an accessory of the demo stays a free item', async () => {
    const { rows } = await client.query<{ id: string }>(
      'select id from accessory where is_free_protector order by id limit 1',
    )
    const id = rows[0]!.id
    const before = await storedAccessory(id)
    expect((await accessories(`id;color\n${id};#ffffff`)).reports).toMatchObject([
      { message: 'changed' },
    ])
    expect(await storedAccessory(id)).toEqual({ ...before, color_hex: '#FFFFFF' })
  })

  test('an accessory is not written by a dry run', async () => {
    const { reports } = await importFile(database.url, fileOf({ id: 'CABLE-5' }), {
      kind: 'accessories',
      mode: 'look',
    })
    expect(reports).toMatchObject([{ message: 'added' }])
    expect(await storedAccessory('CABLE-5')).toBeUndefined()
  })
})

describe('the compatibility of an accessory', () => {
  test.each([
    [{ fits_types: 'all' }, {}],
    [{ fits_types: '', fits_brand: 'apple' }, { brand: 'Apple' }],
    [
      { fits_types: 'Telefon', fits_brand: 'DELL' },
      { types: ['SMARTPHONE'], brand: 'Dell' },
    ],
    [
      {
        fits_types: '',
        fits_models: 'Apple iPhone 13|apple iphone 13 pro (2021)|dell-xps-13-9310',
      },
      { models: ['apple-iphone-13', 'apple-iphone-13-pro', 'dell-xps-13-9310'] },
    ],
  ])('the compatibility %j is read', async (cells, fits) => {
    await messagesOf({ id: 'FITS', ...cells })
    expect((await storedAccessory('FITS')).fits).toEqual(fits)
  })

  test.each([
    [{ fits_types: 'toasters' }, 'unknown fits_types'],
    [{ fits_types: '', fits_brand: 'Toshiba' }, 'unknown fits_brand'],
    [{ fits_types: '', fits_brand: 'Aple' }, 'near fits_brand'],
    [{ fits_types: '', fits_models: 'Apple iPhone 13|iPhone SE' }, 'ambiguous fits_models'],
    [{ fits_types: '', fits_models: 'Nokia 3310' }, 'unknown fits_models'],
    [{ fits_types: '', fits_models: 'iPhone 13 (GSM)' }, 'near fits_models'],
    [{ fits_types: '' }, 'missing fits_types'],
  ])('the compatibility %j is refused', async (cells, expected) => {
    expect(await messagesOf({ id: 'MISFIT', ...cells })).toEqual([expected])
    expect(await storedAccessory('MISFIT')).toBeUndefined()
  })
})

describe('an invalid cell', () => {
  test.each([
    ['id', '', 'missing id'],
    ['id', 'a b', 'wrong-form id'],
    ['id', 'x'.repeat(40), 'added'],
    ['id', 'x'.repeat(41), 'wrong-form id'],
    ['type', 'toaster', 'unknown type'],
    ['type', 'battery', 'unknown type'],
    ['type', 'Power Bank', 'added'],
    ['type', '', 'missing type'],
    ['name_hu', '', 'missing name_hu'],
    ['name_hu', 'x'.repeat(120), 'added'],
    ['name_hu', 'x'.repeat(121), 'too-long name_hu'],
    ['color', 'black', 'wrong-form color'],
    ['color', '#12345', 'wrong-form color'],
    ['price', '49,50', 'not-a-shelf-price price'],
    ['price', '49 €', 'other-currency price'],
    ['price', '', 'missing price'],
    ['active', 'maybe', 'unknown active'],
    ['active', 'όχι', 'added'],
  ])('the cell %s %j: %s', async (column, value, expected) => {
    const id = `${column}-${value.length}-${expected.length}`
    expect(await messagesOf({ id, [column]: value })).toEqual([expected])
  })

  test('a repeated accessory with different values is reported, with the same values unchanged', async () => {
    expect(
      await messagesOf({ id: 'TWICE' }, { id: 'TWICE', price: '59' }, { id: 'TWICE' }),
    ).toEqual(['added', 'repeated id', 'unchanged'])
  })
})
