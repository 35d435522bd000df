import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { availableShapesSchema } from '#contract/available-shapes.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Row = Readonly<Record<string, unknown>>

async function rows(statement: string, values: readonly unknown[] = []) {
  return (await api.database.pool.query<Row>(statement, [...values])).rows
}

function ask(query: Readonly<Record<string, string>>) {
  return api.ask({ method: 'GET', url: '/api/available-shapes/', query })
}

async function specsOf(locale: string, productId: string) {
  const response = await ask({ locale, productId })
  expect(response.statusCode).toBe(200)
  const answer = availableShapesSchema.parse(response.json())
  expect(answer.success).toBe(true)
  return new Map<string, (typeof answer.data.relatedSpecs)[number]['items']>(
    answer.data.relatedSpecs.map(({ name, items }) => [name, items]),
  )
}

/** A product with both grades listed in the market. */
async function twoGrades(market: string) {
  const [row] = await rows(
    `select l.product_id as id from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = $1 and m.type = 'SMARTPHONE' and p.storage is not null and p.color is not null
     group by 1 having count(*) = 2 and min(l.stock) > 0 order by 1 limit 1`,
    [market],
  )
  return String(row?.id)
}

describe('GET /api/available-shapes/', () => {
  test.each([
    ['RO', 'ro'],
    ['BG', 'bg'],
    ['HU', 'hu'],
    ['GR', 'gr'],
  ])('the shapes of %s have the grades of a product, very good first', async (locale, market) => {
    const productId = await twoGrades(market)
    expect((await specsOf(locale, productId)).get('shape')).toEqual([
      { value: 'FOARTE_BUN', inStock: true, productId },
      { value: 'BUN', inStock: true, productId },
    ])
  })

  test('the shapes are never cached: cached pages request them', async () => {
    const response = await ask({ locale: 'RO', productId: await twoGrades('ro') })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a grade is out of stock with its last unit, and in stock again with a returned one', async () => {
    const productId = await twoGrades('ro')
    const listed = `state = 'listed' and listing_id = (select id from listing where product_id = $1 and market = 'ro' and grade = 'good')`
    const units = await rows(`select id from unit where ${listed}`, [productId])
    const goodIn = async () =>
      (await specsOf('RO', productId)).get('shape')?.find(item => item.value === 'BUN')?.inStock
    const all = units.map(unit => unit.id)
    await api.database.pool.query(`update unit set state = 'sold' where id = any($1::uuid[])`, [
      all.slice(1),
    ])
    expect(await goodIn()).toBe(true)
    await api.database.pool.query(`update unit set state = 'sold' where id = $1`, [all[0]])
    expect(await goodIn()).toBe(false)
    await api.database.pool.query(`update unit set state = 'listed' where id = $1`, [all[0]])
    expect(await goodIn()).toBe(true)
  })

  test('the shapes have storage and colour beside the grades, each with a product of that value', async () => {
    const productId = await twoGrades('hu')
    const specs = await specsOf('HU', productId)
    for (const [name, column] of [
      ['storage', 'storage'],
      ['color', `color ->> 'name'`],
    ] as const) {
      const items = specs.get(name) ?? []
      expect(items.length, name).toBeGreaterThan(0)
      const own = items.filter(item => item.productId === productId)
      expect(own, name).toHaveLength(1)
      expect(own[0]?.inStock, name).toBe(true)
      for (const item of items) {
        const [product] = await rows(`select ${column} as value from product where id = $1`, [
          item.productId,
        ])
        expect(product?.value).toBe(item.value)
      }
    }
  })

  test('the shapes have no colour for a product without one', async () => {
    const [row] = await rows(
      `select l.product_id as id from listing l join product p on p.id = l.product_id
       where l.market = 'ro' and p.material is null and p.ram is null limit 1`,
    )
    const names = [...(await specsOf('RO', String(row?.id))).keys()]
    expect(names).not.toContain('material')
    expect(names).not.toContain('ram')
  })

  test('a request for a product that the market does not list is not successful', async () => {
    const [elsewhere] = await rows(
      `select id from product p where not exists
        (select 1 from listing l where l.product_id = p.id and l.market = 'gr') limit 1`,
    )
    for (const productId of ['P0', String(elsewhere?.id), `P'--`]) {
      const response = await ask({ locale: 'GR', productId })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: false, data: { relatedSpecs: [] } })
    }
  })

  test.each([
    ['locale', { locale: 'ro', productId: 'P101602' }],
    ['locale', { locale: 'EN', productId: 'P101602' }],
    ['locale', { productId: 'P101602' }],
    ['productId', { locale: 'RO' }],
    ['productId', { locale: 'RO', productId: 'x'.repeat(61) }],
  ])('a malformed %s is answered 400: %j', async (field, query) => {
    expectProblem(await ask(query as Record<string, string>), {
      status: 400,
      code: 'bad-request',
      field,
    })
  })

  test('an id of 60 characters is accepted', async () => {
    expect((await ask({ locale: 'RO', productId: 'x'.repeat(60) })).statusCode).toBe(200)
  })
})
