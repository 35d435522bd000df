import { refreshCart } from '#services/cart/refresh-cart.ts'
import { type Browse, browseListings, browseModels } from '#services/catalogue/browse-listings.ts'
import { suggest } from '#services/catalogue/suggest.ts'
import { viewProductById } from '#services/catalogue/view-product-by-id.ts'
import type { Context } from '#services/context.ts'
import type { Database } from '#store/database.ts'

/** One kind of customer request; each `turn` uses different values. */
export type Case = {
  readonly name: string
  /** The p99 limit in milliseconds at the largest size; if absent, the figure is only printed. */
  readonly p99?: number
  readonly run: (turn: number) => Promise<unknown>
}

type Combination = {
  type: string
  brand_slug: string
  storage: string
  color: string
  ram: string
  cpu: string
}
type Line = { product_id: string; grade: 'very-good' | 'good'; unit_id: string; listing_id: string }

const market = 'ro' as const

function pick<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('The catalogue is empty.')
  return value
}

/** The requests, built from the values in the catalogue, both common and rare. */
export async function casesOf(ctx: Context, { pool }: Database): Promise<readonly Case[]> {
  const combinations = await combinationsIn(pool, 'SMARTPHONE')
  const laptops = await combinationsIn(pool, 'LAPTOP')
  const lines = await linesIn(pool)
  const models = await modelsIn(pool)
  const whole = { market, category: 'phones', filters: {}, sort: 'relevance', page: 1 } as const
  const list = (query: Partial<Browse>) => browseListings(ctx, { ...whole, ...query })
  const listModels = (query: Partial<Browse>) => browseModels(ctx, { ...whole, ...query })
  return [
    { name: 'listing, no filter', p99: 30, run: () => list({}) },
    {
      name: 'listing, brand and storage',
      p99: 30,
      run: turn => {
        const { brand_slug, storage } = pick(combinations, turn)
        return list({ filters: { brand: [brand_slug], storage: [storage] } })
      },
    },
    {
      name: 'listing, storage and colour',
      p99: 30,
      run: turn => {
        const { storage, color } = pick(combinations, turn)
        return list({ filters: { storage: [storage], color: [color] } })
      },
    },
    { name: 'models, no filter', p99: 30, run: () => listModels({}) },
    { name: 'models, cheapest first', p99: 30, run: () => listModels({ sort: 'price-up' }) },
    {
      name: 'models, storage and colour',
      p99: 30,
      run: turn => {
        const { storage, color } = pick(combinations, turn)
        return listModels({ filters: { storage: [storage], color: [color] } })
      },
    },
    {
      name: 'laptops, ram and cpu',
      p99: 30,
      run: turn => {
        const { ram, cpu } = pick(laptops, turn)
        return list({ category: 'laptops', filters: { ram: [ram], cpu: [cpu] } })
      },
    },
    {
      name: 'listing, brand and model',
      p99: 30,
      run: turn => {
        const { brand_slug, slug } = pick(models, turn)
        return list({ filters: { brand: [brand_slug], model: [slug] } })
      },
    },
    {
      name: 'listing, brand and price',
      p99: 30,
      run: turn => {
        const { brand_slug } = pick(combinations, turn)
        return list({ filters: { brand: [brand_slug], price: ['3000-4500'] } })
      },
    },
    { name: 'listing, cheapest first', p99: 30, run: () => list({ sort: 'price-up' }) },
    { name: 'listing, last page', run: () => list({ page: 99_999 }) },
    {
      name: 'product',
      run: turn => viewProductById(ctx, { market, productId: pick(lines, turn).product_id }),
    },
    {
      name: 'suggestions',
      p99: 25,
      run: turn => suggest(ctx, { market, text: pick(typed, turn) }),
    },
    { name: 'refresh of ten lines', run: turn => refreshCart(ctx, tenLines(lines, turn)) },
  ]
}

/** Search texts as people type them: complete, cut short, misspelt, in three scripts. */
const typed = [
  'iphone 13',
  'ipho',
  'samsumg galaxi s22',
  'айфон 13',
  'ιφον 12',
  'redmi note',
  'macbook air m1',
  'ps5',
  'iphone13 128',
  'watch',
  'лаптоп lenovo',
  'pixel 7 pro',
]

function tenLines(lines: readonly Line[], turn: number) {
  return {
    market,
    products: Array.from({ length: 10 }, (_, at) => {
      const line = pick(lines, turn * 10 + at)
      return {
        productId: line.product_id,
        listingId: line.listing_id,
        unitId: line.unit_id,
        grade: line.grade,
        accessoryIds: [],
        serviceIds: [],
      }
    }),
    accessoryIds: [],
    batteryIds: [],
  }
}

type Pool = Database['pool']

/** Four fifths in proportion to their number of listings, as customers choose them; one fifth regardless of frequency. */
async function combinationsIn(pool: Pool, type: string) {
  return (
    await pool.query<Combination>(
      `(select ${facets} from on_shelf where market = $1 and type = $2 order by md5(listing_id) limit 160)
       union all
       (select * from (select distinct ${facets} from on_shelf where market = $1 and type = $2) c order by md5(c::text) limit 40)`,
      [market, type],
    )
  ).rows
}

const facets = 'type, brand_slug, storage, color, ram, cpu'

async function modelsIn(pool: Pool) {
  return (
    await pool.query<{ brand_slug: string; slug: string }>(
      `select brand_slug, slug from model m where type = 'SMARTPHONE'
         and exists (select from on_shelf s where s.market = $1 and s.model_id = m.id) order by md5(id) limit 100`,
      [market],
    )
  ).rows
}

async function linesIn(pool: Pool) {
  return (
    await pool.query<Line>(
      `select l.product_id, l.grade, l.id as listing_id,
         (select u.id from unit u where u.listing_id = l.id and u.state = 'listed' limit 1) as unit_id
       from (select listing_id from on_shelf where market = $1 order by md5(listing_id) limit 500) s
       join listing l on l.id = s.listing_id`,
      [market],
    )
  ).rows
}
