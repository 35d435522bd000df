import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Market, markets } from './words.ts'

/** How many pages of a kind are opened; of links that lead out of them each is followed once. */
const sampledProducts = 40
const atOnce = 6

const languages: Readonly<Record<Market, string>> = { ro: 'ro', bg: 'bg', hu: 'hu', gr: 'el' }

/** Alphabets that have no business in a market's text. */
const foreign: Readonly<Record<Market, RegExp>> = {
  ro: /[\u0370-\u03ff\u0400-\u04ff]{2,}/,
  hu: /[\u0370-\u03ff\u0400-\u04ff]{2,}/,
  bg: /[\u0370-\u03ff]{2,}/,
  gr: /[\u0400-\u04ff]{2,}/,
}

const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))

const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count)

const inTurns = async <T>(all: readonly T[], work: (one: T) => Promise<void>) => {
  const left = [...all]
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const listedIn = async (request: APIRequestContext, market: Market) => {
  const read = async (url: string) => {
    const answer = await request.get(url)
    expect(answer.status(), url).toBe(200)
    return locsIn(await answer.text())
  }
  const files = await read(`/${market}/sitemap.xml`)
  const [content = '', lists = '', ...products] = files
  expect(products.length).toBeGreaterThan(0)
  return [
    ...(await read(content)),
    ...(await read(lists)),
    ...spread((await Promise.all(products.map(read))).flat(), sampledProducts),
  ]
}

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  )

const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

/** What is wrong with a page, one line a fault; nothing where it is as it should be. */
const faultsOf = (html: string, market: Market): readonly string[] => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)]
  const described = tagsIn(html, 'meta').filter(({ name }) => name === 'description')
  const stranger = foreign[market].exec(text)?.[0]
  return [
    ...(html.includes(`<html lang="${languages[market]}"`) ? [] : ['another language']),
    ...(html.match(/<h1\b/g)?.length === 1 ? [] : ['not one h1']),
    ...(titles.length === 1 && titles[0]?.[1] !== '' ? [] : ['not one title']),
    ...(described.length === 1 && described[0]?.content !== '' ? [] : ['not one description']),
    ...(stranger === undefined ? [] : [`a word of another language: ${stranger}`]),
    ...dataFaults(html),
  ]
}

/** schema.org's shapes of what the shop says. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'brand', 'offers'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Organization: ['name', 'url', 'logo'],
}

const dataFaults = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const thing = JSON.parse(json) as Record<string, unknown>
      const type = String(thing['@type'])
      const missing = (wanted[type] ?? ['a type that is known']).filter(name => !thing[name])
      return missing.map(name => `${type} without ${name}`)
    },
  )

const sistersIn = (html: string) =>
  tagsIn(html, 'link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang = '', href = '' }) => ({ hreflang, href }))

for (const market of markets)
  test(`in ${market} every page of the sitemap is whole, and no link of any leads nowhere`, {
    tag: '@all',
  }, async ({ request }) => {
    test.setTimeout(300_000)
    const pages = await listedIn(request, market)
    expect(pages.length).toBeGreaterThan(80)
    const found: string[] = []
    const links = new Set<string>()
    await inTurns(pages, async url => {
      const answer = await request.get(url, { maxRedirects: 0 })
      if (answer.status() !== 200) return void found.push(`${url}: ${answer.status()}`)
      const html = await answer.text()
      for (const fault of faultsOf(html, market)) found.push(`${url}: ${fault}`)
      const [own] = tagsIn(html, 'link').filter(({ rel }) => rel === 'canonical')
      if (own?.href !== url) found.push(`${url}: canonical is ${own?.href}`)
      const sisters = sistersIn(html)
      if (sisters.length > 0 && !sisters.some(({ href }) => href === url))
        found.push(`${url}: no alternate of itself`)
      for (const { href } of tagsIn(html, 'a'))
        if (href?.startsWith('/')) links.add(href.split('#')[0] ?? '')
    })
    await inTurns([...links], async href => {
      const answer = await request.get(href)
      // What is personal leads to the login page, which is there.
      if (answer.status() !== 200) found.push(`link ${href}: ${answer.status()}`)
    })
    expect(found).toEqual([])
  })

test('pages of one meaning name each other in all markets', { tag: '@all' }, async ({
  request,
}) => {
  test.setTimeout(120_000)
  const answer = await request.get('/ro/sitemap/content.xml')
  const found: string[] = []
  await inTurns(locsIn(await answer.text()), async url => {
    const sisters = sistersIn(await (await request.get(url)).text())
    for (const { hreflang, href } of sisters.filter(each => each.hreflang !== 'x-default')) {
      const back = sistersIn(await (await request.get(href)).text())
      const isMutual = back.some(each => each.href === url && each.hreflang === 'ro')
      if (!isMutual) found.push(`${href} (${hreflang}) does not name ${url}`)
    }
  })
  expect(found).toEqual([])
})
