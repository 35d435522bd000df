import { expect, test } from '@playwright/test'
import { shopRows } from '#test/support/shop-database.ts'
import { crawl, followsAll } from './crawl/crawl.ts'
import { readFeed } from './crawl/merchant-feed.ts'
import { readNames } from './crawl/names.ts'
import { alternatesOf } from './crawl/page-errors.ts'
import { readPage } from './crawl/read-page.ts'
import { fetchUrl, linksOf, listedIn, locsIn } from './crawl/transition.ts'
import { type Market, markets } from './text.ts'

function originOf() {
  return String(test.info().project.use.baseURL)
}

async function listedEverywhere(origin: string) {
  return (await Promise.all(markets.map(market => listedIn(`${origin}/${market}`)))).flat()
}

test('every page of every sitemap is valid, and no link on any page is broken', {
  tag: '@all',
}, async () => {
  test.setTimeout(3_600_000)
  const origin = originOf()
  const seeds = await listedEverywhere(origin)
  expect(seeds.length).toBeGreaterThan(4000)
  const { errors, ...figures } = await crawl({
    origin,
    seeds,
    listed: new Set(seeds),
    names: await readNames(),
    follows: followsAll,
  })
  console.log('crawled', { ...figures, errors: errors.length })
  expect(figures.pages).toBeGreaterThan(seeds.length)
  expect(errors).toEqual([])
})

const kinds = 7

/** The first pages of each sitemap file and some in between: home, pages, articles, lists, products. */
function sampled(urls: readonly string[]): readonly string[] {
  return urls.filter((_, at) => at % Math.ceil(urls.length / kinds) === 0)
}

for (const market of markets)
  test(`in ${market} a page of each kind is valid, and its alternates link back to it`, async () => {
    const origin = originOf()
    const { body } = await fetchUrl(`${origin}/${market}/sitemap.xml`)
    const files = await Promise.all(locsIn(body).map(file => fetchUrl(file)))
    expect(files.length).toBeGreaterThanOrEqual(3)
    const seeds = files.flatMap(file => sampled(locsIn(file.body)))
    const { pages, errors } = await crawl({
      origin,
      seeds,
      listed: new Set(seeds),
      names: await readNames(),
      follows: () => false,
    })
    expect(pages).toBe(seeds.length)
    expect(errors).toEqual([])
  })

test('pages excluded from crawling are in no sitemap, and every other crawler is allowed', async () => {
  const origin = originOf()
  const { body } = await fetchUrl(`${origin}/robots.txt`)
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const listed = await listedEverywhere(origin)
  for (const market of markets) {
    expect(body).toContain(`Sitemap: ${origin}/${market}/sitemap.xml\n`)
    expect(closed).toContain(`/${market}/logout/`)
  }
  const shut = listed.filter(url => closed.some(path => url.slice(origin.length).startsWith(path)))
  expect(shut).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

async function feedOf(market: Market) {
  const response = await fetchUrl(`${originOf()}/${market}/merchant/1.xml`)
  expect(response.status).toBe(200)
  return readFeed(response.body, market)
}

test('the merchant feed of each market has every required field of a refurbished device and links to listed pages', async () => {
  const origin = originOf()
  for (const market of markets) {
    const { items, errors } = await feedOf(market)
    expect(errors).toEqual([])
    const listed = new Set(await listedIn(`${origin}/${market}`))
    expect(items.length).toBeGreaterThan(500)
    expect(items.filter(({ link }) => !listed.has(link))).toEqual([])
    const [first] = items
    const picture = await fetchUrl(first?.image_link ?? '')
    expect(`${picture.status} ${picture.type}`).toBe('200 image/png')
  }
})

function modelIn(url: string) {
  return /\/(\d+)\/\?shape=/.exec(url)?.[1]
}

async function linkedIn(url: string, market: Market) {
  return linksOf(readPage((await fetchUrl(url)).body), url)
    .map(link => link.url)
    .filter(each => each.startsWith(`${originOf()}/${market}/`))
}

test('the market switch of a product leads to the same product, to one of its model, or home', async () => {
  const here = await listedIn(`${originOf()}/ro`)
  const there = new Set((await listedIn(`${originOf()}/gr`)).map(modelIn))
  const products = here.filter(url => modelIn(url) !== undefined)
  const checked = products.filter((_, at) => at % 50 === 0)
  expect(checked.length).toBeGreaterThan(15)
  for (const url of checked) {
    const links = await linkedIn(url, 'gr')
    expect(links, url).toHaveLength(1)
    expect((await fetchUrl(links[0] ?? '')).status, links[0]).toBe(200)
    if (there.has(modelIn(url))) expect(modelIn(links[0] ?? ''), url).toBe(modelIn(url))
  }
})

test('a sold-out brand keeps its list page without alternates; a brand never listed has none', async () => {
  const soldOut = await shopRows<{ market: Market; brand: string }>(`
    select distinct l.market, m.brand_slug as brand
    from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
    where not exists (
      select 1 from on_shelf s where s.market = l.market and s.brand_slug = m.brand_slug)`)
  expect(soldOut).not.toEqual([])
  for (const { market, brand } of soldOut) {
    const shop = market === 'ro' || market === 'bg' ? 'magazin' : 'shop'
    const url = `${originOf()}/${market}/${shop}/${brand}/`
    const response = await fetchUrl(url)
    expect(response.status, url).toBe(200)
    expect(alternatesOf(readPage(response.body)), url).toEqual([])
  }
  expect((await fetchUrl(`${originOf()}/gr/shop/nokia/`)).status).toBe(404)
})
