import { expect } from '@playwright/test'
import { shopRows } from '#test/support/shop-database.ts'
import type { Market } from './text.ts'

const roots = {
  ro: 'magazin/{brand}/telefoane',
  bg: 'magazin/{brand}/telefoni',
  hu: 'shop/{brand}/telefon',
  gr: 'shop/{brand}/smartphone',
} as const

type Row = {
  readonly brand_slug: string
  readonly slug: string
  readonly storage: string
  readonly color: string
  readonly legacy_id: number
}

/** The path of a phone whose grades are all sold out, by the pattern of markets.md. */
export async function soldOutPhone(market: Market, at = 0): Promise<string> {
  const path = (await pathsOf(market, 'having sum(l.stock) = 0'))[at]
  expect(path, `sold-out phones in ${market}`).toBeDefined()
  return `${path}?shape=FOARTE_BUN`
}

/** Paths of phones with several units left, in very good condition, cheapest first. */
export async function phonesInStock(market: Market): Promise<readonly string[]> {
  const paths = await pathsOf(
    market,
    `having min(l.stock) filter (where l.grade = 'very-good') > 3`,
    'min(l.price_minor),',
  )
  expect(paths.length, `phones in stock in ${market}`).toBeGreaterThan(3)
  return paths.map(path => `${path}?shape=FOARTE_BUN`)
}

/** The price range of every payment method, in whole units (markets.md). */
const forAll: Readonly<Record<Market, readonly [from: number, to: number]>> = {
  ro: [400, 2_300],
  bg: [350, 1_900],
  hu: [85_000, 450_000],
  gr: [210, 490],
}

/** The most expensive of those first, so that they differ from the first of `phonesInStock`. */
export async function phoneForAll(market: Market, at: number): Promise<string> {
  const [from, to] = forAll[market]
  const paths = await pathsOf(
    market,
    `having min(l.stock) filter (where l.grade = 'very-good') > 3
       and min(l.price_minor) filter (where l.grade = 'very-good') between ${from}00 and ${to}00`,
    'min(l.price_minor) desc,',
    at + 1,
  )
  expect(paths.length, `phones that all can pay for in ${market}`).toBe(at + 1)
  return `${paths[at]}?shape=FOARTE_BUN`
}

async function pathsOf(
  market: Market,
  having: string,
  order = '',
  most = 8,
): Promise<readonly string[]> {
  const rows = await shopRows<Row>(
    `select m.brand_slug, m.slug, p.storage, p.color->>'name' as color, m.legacy_id
     from product p join model m on m.id = p.model_id join listing l on l.product_id = p.id
     where m.type = 'SMARTPHONE' and l.market = $1 and p.color->>'name' ~ '^[A-Za-z ]+$'
     group by p.id, m.id ${having} order by ${order} p.id limit ${most}`,
    [market],
  )
  return rows.map(({ brand_slug, slug, storage, color, legacy_id }) => {
    const suffix = `${storage} ${color}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const root = roots[market].replace('{brand}', brand_slug)
    return `/${market}/${root}-${brand_slug}-${slug}-${suffix}/${legacy_id}/`
  })
}
