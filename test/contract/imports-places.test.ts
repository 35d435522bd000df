import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { importFile } from '../support/import-file.ts'

/** Official lists of places; they are stored outside the repository. */
const folder = resolve(process.env.KINTSU_DATA ?? '../shared/data', 'addresses')
const isThere = existsSync(folder)
if (!isThere)
  process.stderr.write(`Skipped: no lists of places in ${folder}; KINTSU_DATA names another.\n`)

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
beforeEach(async () => {
  await client.query('truncate county, locality, street, pickup_point cascade')
})

async function rows(text: string) {
  return (await client.query<Record<string, unknown>>(text)).rows
}

async function take(
  kind: 'counties' | 'localities' | 'streets' | 'services',
  text: string,
  market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro',
) {
  const { reports } = await importFile(database.url, text, { kind, market })
  return reports.map(({ message }) => message)
}

const counties = 'county_id,name\n1,Alba\n2,Arad\n'

describe('places', () => {
  test('are written once, and changed by the next file', async () => {
    expect(await take('counties', counties)).toEqual(['added', 'added'])
    expect(await take('counties', counties)).toEqual(['unchanged', 'unchanged'])
    const towns = 'siruta,county_id,name,postal_code\n1026,1,Alba Iulia,510005\n'
    expect(await take('localities', towns)).toEqual(['added'])
    expect(await take('localities', towns.replace('510005', '510006'))).toEqual(['changed'])
    expect(await take('localities', towns.replace('510005', '510006'))).toEqual(['unchanged'])
    expect(await rows('select name, postal_code, county_id from locality')).toEqual([
      { name: 'Alba Iulia', postal_code: '510006', county_id: 1 },
    ])
  })

  test('of a shop that has them already get the codes of the list', async () => {
    await client.query(`insert into county (market, id, name) values ('ro', 7, 'Arad')`)
    expect(await take('counties', counties)).toEqual(['added', 'changed'])
    expect(await rows('select id, name, code from county order by code')).toEqual([
      { id: 8, name: 'Alba', code: '1' },
      { id: 7, name: 'Arad', code: '2' },
    ])
  })

  test('with an unknown county, a wrong postal code or half a position are refused one by one', async () => {
    await take('counties', counties)
    const towns = [
      'code,county,name,postal_code,lat,lng',
      '1,9,Abrud,515100,,',
      '2,Alba,Aiud,5152,46.3,',
      '3,Alba,Blaj,51540A,,',
      '4,Alba,Cugir,515600,45.8,23.4',
      '5,Alba,Zlatna,51600,,',
    ].join('\n')
    expect(await take('localities', towns)).toEqual([
      'unknown county',
      'wrong-form lat',
      'wrong-form postal_code',
      'added',
      'added',
    ])
    expect(await rows('select name, postal_code, lat from locality order by name')).toEqual([
      { name: 'Cugir', postal_code: '515600', lat: 45.8 },
      { name: 'Zlatna', postal_code: '051600', lat: null },
    ])
  })

  test('are written with a comma below, whichever sign the list uses', async () => {
    await take('counties', counties)
    await take('localities', 'code,county,name,postal_code\n1,Alba,Bărăbanţ,510001\n')
    const streets = [
      'county,locality,street_type,street_name,postal_code',
      'Alba,Bărăbanț,Şosea,Bucureşti,510001',
      'Alba,Nicăieri,Strada,Mare,510001',
    ].join('\n')
    expect(await take('streets', streets)).toEqual(['added', 'unknown locality'])
    expect(await take('streets', streets)).toEqual(['unchanged', 'unknown locality'])
    expect(await rows('select name from street')).toEqual([{ name: 'Șoseaua București' }])
  })

  test('a town that is listed with several postal codes has the first', async () => {
    await take('counties', 'code,name\nBP,Budapest\n', 'hu')
    const towns = [
      'ksh_code,county,name,postal_code',
      '09566,BP,Budapest 01. ker.,1015',
      '09566,BP,Budapest 01. ker.,1016',
      '34139,BP,Budapest 23. ker.,1238',
      '34139,BP,Buda,1238',
    ].join('\n')
    const outcomes = ['added', 'unchanged', 'added', 'repeated code']
    expect(await take('localities', towns, 'hu')).toEqual(outcomes)
    expect(await take('localities', towns, 'hu')).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'repeated code',
    ])
    expect(await rows('select name, postal_code from locality order by name')).toEqual([
      { name: 'Budapest I. kerület', postal_code: '1015' },
      { name: 'Budapest XXIII. kerület', postal_code: '1238' },
    ])
    const streets = [
      'city,district,street_name,street_type,postal_code',
      'Budapest,I.,Fő,utca,1011',
      'Budapest,XXIII.,Fő,utca,1239',
      'Budapest,,Fő,utca,1239',
    ].join('\n')
    expect(await take('streets', streets, 'hu')).toEqual(['added', 'added', 'unknown locality'])
    expect(
      await rows(`select l.name, s.postal_code from street s
        join locality l on l.market = s.market and l.id = s.locality_id order by l.name`),
    ).toEqual([
      { name: 'Budapest I. kerület', postal_code: '1011' },
      { name: 'Budapest XXIII. kerület', postal_code: '1239' },
    ])
  })

  test('streets get the names that addresses write', async () => {
    await take('counties', counties)
    await take('localities', 'code,county,name,postal_code\n1,Alba,Blaj,515400\n')
    const types = ['Stradă', 'Bulevard', 'Alee II', 'Cale', 'Piaţă', 'Splai', 'Colonie', 'Strada']
    const lines = types.map(type => `Alba,Blaj,${type},Mare,515400`)
    await take('streets', ['county,locality,street_type,name,postal_code', ...lines].join('\n'))
    expect((await rows('select name from street order by id')).map(({ name }) => name)).toEqual([
      'Strada Mare',
      'Bulevardul Mare',
      'Aleea II Mare',
      'Calea Mare',
      'Piața Mare',
      'Splaiul Mare',
      'Colonia Mare',
    ])
    await take('counties', 'code,name\nBP,Budapest\n', 'hu')
    await take('localities', 'code,county,name,postal_code\n1,BP,Aba,8127\n', 'hu')
    await take('streets', 'city,street_name,street_type,postal_code\nAba,Fő,utca,8127\n', 'hu')
    expect(await rows(`select name from street where market = 'hu'`)).toEqual([{ name: 'Fő utca' }])
  })
})

describe('services', () => {
  test('are priced by device, length and price band; a new battery has no band', async () => {
    await client.query('delete from extra_service; delete from battery_offer')
    const file = [
      'device;service;from;to;price',
      'SMARTPHONE;warranty_12;0;1500;59',
      'smartphone;warranty_12;1500;;99',
      'TABLET;battery;;;199',
      'TABLET;warranty_36;;;199',
      'FRIDGE;battery;;;199',
      'LAPTOP;screen_12;0;;12 euro',
    ].join('\n')
    const refusals = ['unknown service', 'unknown device', 'other-currency price']
    expect(await take('services', file)).toEqual(['added', 'added', 'added', ...refusals])
    expect((await take('services', file)).slice(0, 3)).toEqual(Array(3).fill('unchanged'))
    expect(await take('services', file.replace(';99\n', ';109\n'))).toContain('changed')
    expect(
      await rows(`select key, from_minor::int as from, to_minor::int as to, price_minor::int as price, currency
        from extra_service order by from_minor`),
    ).toEqual([
      { key: 'warranty_12', from: 0, to: 150_000, price: 5_900, currency: 'RON' },
      { key: 'warranty_12', from: 150_000, to: null, price: 10_900, currency: 'RON' },
    ])
    expect(await rows('select id, price_minor::int as price from battery_offer')).toEqual([
      { id: 'battery-tablet', price: 19_900 },
    ])
  })
})

describe.skipIf(!isThere)('the official list', () => {
  const file = (market: string, name: string) => readFileSync(join(folder, market, name), 'utf8')
  const counted = (outcomes: readonly string[]) =>
    Object.fromEntries(
      [...Map.groupBy(outcomes, each => each)].map(([message, all]) => [message, all.length]),
    )

  test.each([
    ['ro', 42, { added: 13_755 }],
    ['bg', 28, { added: 5_253, 'missing postal_code': 10, 'wrong-form postal_code': 3 }],
    ['hu', 20, { added: 3_348, unchanged: 224 }],
  ] as const)(
    'of %s is imported, and again without a change',
    async (market, regions, towns) => {
      const list = file(market, 'localities.csv')
      const { added, unchanged = 0, ...refused } = { unchanged: 0, ...towns }
      expect(counted(await take('counties', file(market, 'counties.csv'), market))).toEqual({
        added: regions,
      })
      expect(counted(await take('localities', list, market))).toEqual(towns)
      expect(await rows('select count(*)::int as n from locality')).toEqual([{ n: added }])
      expect(counted(await take('localities', list, market))).toEqual({
        unchanged: added + unchanged,
        ...refused,
      })
    },
    60_000,
  )

  test('of Romanian streets is imported where the town is known by one name', async () => {
    await take('counties', file('ro', 'counties.csv'))
    await take('localities', file('ro', 'localities.csv'))
    expect(counted(await take('streets', file('ro', 'streets.csv')))).toEqual({
      added: 40_013,
      unchanged: 1_307,
    })
  }, 60_000)

  test('of Hungarian streets is imported with those of Budapest, in their districts', async () => {
    await take('counties', file('hu', 'counties.csv'), 'hu')
    await take('localities', file('hu', 'localities.csv'), 'hu')
    const outcomes = counted(await take('streets', file('hu', 'streets.csv'), 'hu'))
    expect(outcomes).toEqual({ added: 16_695, unchanged: 578, 'unknown locality': 6 })
    expect(
      await rows(`select count(distinct l.id)::int as districts from street s
        join locality l on l.market = s.market and l.id = s.locality_id where l.name ~ '^Budapest [IVX]+[.] kerület$'`),
    ).toEqual([{ districts: 23 }])
  }, 60_000)
})
