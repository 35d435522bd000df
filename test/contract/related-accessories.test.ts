import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relatedAccessoriesSchema } from '#contract/related-accessories.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function ask(query: string) {
  const response = await api.ask(`/api/get-related-accessories/?${query}`)
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

async function categoriesFor(query: string) {
  return relatedAccessoriesSchema.parse((await ask(query)).body).data.accessoriesPerCategory
}

/** Any product of the model, whatever its colour and storage. */
async function productOf(modelName: string) {
  const [found] = await rows<{ id: string }>(
    `select p.id from product p join model m on m.id = p.model_id
     where m.name = $1 order by p.id limit 1`,
    modelName,
  )
  return found!.id
}

describe('GET /api/get-related-accessories/', () => {
  test('a response has success and the accessories of each category', async () => {
    const { status, body, headers } = await ask(
      `countryCode=RO&productIds=${await productOf('iPhone 13')}`,
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(body.success).toBe(true)
    const glass = body.data.accessoriesPerCategory.find(
      ({ category }: { category: string }) => category === 'glass',
    )
    expect(glass.accessories).toEqual([
      {
        id: expect.any(String),
        name: 'Folie de sticlă securizată pentru iPhone 13',
        price: { minor: expect.any(Number), currency: 'RON' },
        type: 'glass',
        isFreeProtector: true,
        colorHex: '#DDEBF0',
      },
    ])
  })

  test("a response has the market's language and currency", async () => {
    const id = await productOf('iPhone 13')
    for (const [country, currency, glass] of [
      ['BG', 'BGN', 'Закалено защитно стъкло за iPhone 13'],
      ['HU', 'HUF', 'Edzett kijelzővédő üveg – iPhone 13'],
      ['GR', 'EUR', 'Προστατευτικό σκληρυμένο γυαλί για iPhone 13'],
    ]) {
      const named = (await categoriesFor(`countryCode=${country}&productIds=${id}`)).flatMap(
        ({ accessories }) => accessories.map(({ name, price }) => [name, price.currency]),
      )
      expect(named).toContainEqual([glass, currency])
      expect(new Set(named.map(([, of]) => of))).toEqual(new Set([currency]))
    }
  })

  test('each accessory is in its own category once', async () => {
    const ids = `${await productOf('iPhone 13')},${await productOf('Galaxy S22')}`
    const categories = await categoriesFor(`countryCode=RO&productIds=${ids}`)
    for (const { category, accessories } of categories)
      expect(new Set(accessories.map(({ type }) => type))).toEqual(new Set([category]))
    const all = categories.flatMap(({ accessories }) => accessories.map(({ id }) => id))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(0)
  })

  test('accessories for the model come before those for any phone, and none are for another model', async () => {
    const [galaxyCase] = await rows<{ id: string }>(
      `insert into accessory (id, type, name, color_hex, fits)
       values ('T1', 'case', '{"ro":"Husă A"}', '#000000', '{"models":["apple-iphone-13"]}'),
              ('T2', 'case', '{"ro":"Husă B"}', '#000000', '{"types":["SMARTPHONE"]}'),
              ('T3', 'case', '{"ro":"Husă C"}', '#000000', '{"models":["samsung-galaxy-s22"]}')
       returning id`,
    )
    expect(galaxyCase).toBeDefined()
    await rows(
      `insert into accessory_listing (accessory_id, market, currency, price_minor)
       values ('T1', 'ro', 'RON', 9900), ('T2', 'ro', 'RON', 100), ('T3', 'ro', 'RON', 100)`,
    )
    const [model] = await rows<{ id: string }>(`select id from model where name = 'iPhone 13'`)
    expect(model?.id).toBe('apple-iphone-13')
    const cases = (
      await categoriesFor(`countryCode=RO&productIds=${await productOf('iPhone 13')}`)
    ).find(({ category }) => category === 'case')
    const ids = cases?.accessories.map(({ id }) => id) ?? []
    expect(ids).toContain('T1')
    expect(ids).not.toContain('T3')
    expect(ids.at(-1)).toBe('T2')
  })

  test('accessories not offered in the market are omitted', async () => {
    const id = await productOf('iPhone 13')
    const glassIds = async (country: string) =>
      (await categoriesFor(`countryCode=${country}&productIds=${id}`))
        .filter(({ category }) => category === 'glass')
        .flatMap(({ accessories }) => accessories.map(each => each.id))
    const [glass] = await glassIds('HU')
    await rows(
      `update accessory_listing set is_active = false where accessory_id = $1 and market = 'hu'`,
      glass,
    )
    expect(await glassIds('HU')).toEqual([])
    expect(await glassIds('RO')).toEqual([glass])
  })

  test('an unknown product has no accessories', async () => {
    expect(await ask('countryCode=RO&productIds=no-such-product')).toMatchObject({
      status: 200,
      body: { success: true, data: { accessoriesPerCategory: [] } },
    })
  })

  test('a request accepts fifty products, not fifty-one', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`).join(',')
    expect((await ask(`countryCode=RO&productIds=${ids(50)}`)).status).toBe(200)
    expect((await ask(`countryCode=RO&productIds=${ids(51)}`)).status).toBe(400)
  })

  test.each([
    ['', 'countryCode'],
    ['productIds=p', 'countryCode'],
    ['countryCode=ro&productIds=p', 'countryCode'],
    ['countryCode=XX&productIds=p', 'countryCode'],
    ['countryCode=RO', 'productIds'],
    ['countryCode=RO&productIds=', 'productIds.0'],
    ['countryCode=RO&productIds=p,,q', 'productIds.1'],
    ['countryCode=RO&productIds=p&productIds=q', 'productIds'],
  ])('a request with %j is answered 400 and names the field', async (query, field) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'bad-request', field } })
  })
})
