import { expect, test } from '@playwright/test'
import { alternateErrors, wholeErrors } from './crawl/crawl.ts'
import type { Names } from './crawl/foreign-text.ts'
import { readFeed } from './crawl/merchant-feed.ts'
import { readNames } from './crawl/names.ts'
import { alternatesOf } from './crawl/page-errors.ts'
import { readPage } from './crawl/read-page.ts'
import { fetchUrl, linksOf } from './crawl/transition.ts'

/** Each check of the crawl fails on a page of the shop with one injected error. */
function addressOf(path: string) {
  return `${test.info().project.use.baseURL}/ro${path}`
}

function errorsOf(html: string, url: string, names: Names) {
  return wholeErrors(readPage(html), 'ro', url, { listed: new Set([url]), names })
}

const spoils: readonly (readonly [
  what: string,
  from: string | RegExp,
  to: string,
  fault: string,
])[] = [
  ['another language', '<html lang="ro"', '<html lang="hu"', 'is in "hu"'],
  ['a second h1', '</h1>', '</h1><h1>Kintsu</h1>', 'has 2 h1'],
  ['no h1', /<(\/?)h1/g, '<$1h2', 'has 0 h1'],
  ['no title', /<title>[^<]*<\/title>/, '', 'has 0 titles'],
  ['no description', 'name="description"', 'name="subject"', 'has no description'],
  ['no og:title', 'property="og:title"', 'property="og:name"', 'has no og:title'],
  ['another canonical', /rel="canonical" href="[^"]*/, '$&x', 'is listed, but its canonical'],
  ['noindex', '<title>', '<meta name="robots" content="noindex"/><title>', 'is listed, but noi'],
  ['no x-default', 'hrefLang="x-default"', 'hrefLang="el"', 'has no x-default'],
  ['not its own sister', /(hrefLang="ro" href="[^"]*)/, '$1x', 'is not among its sisters'],
  ['a link left as Markdown', '</h1>', '</h1><p>[x](/y/)</p>', 'shows marks: [x](/y/)'],
  ['a value left out', '</h1>', '</h1><p>undefined lei</p>', 'shows marks: undefined lei'],
  ['an id twice', '<main', '<i id="twice"></i><i id="twice"></i><main', 'has #twice twice'],
  ['a lost label', '<main', '<i aria-labelledby="lost"></i><main', 'points to #lost'],
  ['a picture without alt', '<main', '<img src="/favicon.svg"/><main', 'has a picture without'],
  ['a Hungarian text', '</h1>', '</h1><p>Kosárba teszem</p>', 'says "Kosárba"'],
  ['a Bulgarian label', '<main', '<i aria-label="Количка"></i><main', 'says "Количка"'],
  ['a Greek placeholder', '<main', '<input placeholder="Όνομα"/><main', 'says "Όνομα"'],
  ['an English word', '</h1>', '</h1><button>Close</button>', 'says "Close"'],
  ['a foreign og:title', /(property="og:title" content=")/, '$1Szállítás ', 'says "Szállítás"'],
  ['a thing of no known shape', '"@type":"BreadcrumbList"', '"@type":"Car"', 'describes a Car'],
  ['crumbs counted from 2', '"position":1,', '"position":2,', 'not counted from 1'],
]

const ofProduct: typeof spoils = [
  ['a new device', /RefurbishedCondition/g, 'NewCondition', 'Product.itemCondition'],
  ['another currency', '"priceCurrency":"RON"', '"priceCurrency":"EUR"', 'offers.priceCurrency'],
  ['no price', /"price":"[\d.]+"/, '"price":""', 'Product.offers.price'],
  ['no availability', 'https://schema.org/InStock', 'yes', 'Product.offers.availability'],
  [
    'a shorter return period',
    '"merchantReturnDays":60',
    '"merchantReturnDays":14',
    'merchantReturnDays',
  ],
  ['no cost of delivery', '"shippingRate"', '"rate"', 'shippingDetails.shippingRate'],
  ['the offer of another page', /("offers":\{[^}]*?"url":"[^"]*)/, '$1x', 'offers http'],
]

async function expectSpoiled(url: string, list: typeof spoils) {
  const names = await readNames()
  const { body } = await fetchUrl(url)
  expect(errorsOf(body, url, names)).toEqual([])
  for (const [what, from, to, error] of list) {
    const spoiled = body.replace(from, to)
    expect(spoiled, what).not.toBe(body)
    expect(errorsOf(spoiled, url, names).join('\n'), what).toContain(error)
  }
}

async function firstProduct() {
  const { body } = await fetchUrl(addressOf('/merchant/1.xml'))
  return { feed: body, item: readFeed(body, 'ro').items[0] }
}

test('each page check fails for one injected error, and no other check does', async () => {
  await expectSpoiled(addressOf('/telefoane/'), spoils)
})

test('each structured data check fails for one injected error, and no other check does', async () => {
  const { item } = await firstProduct()
  await expectSpoiled(item?.link ?? '', ofProduct)
})

test('an hreflang alternate without a link back is found', async () => {
  const url = addressOf('/suport/')
  const alternates = alternatesOf(readPage((await fetchUrl(url)).body))
  const [other] = alternates.filter(({ language }) => language === 'hu')
  const both = new Map([
    [url, { marketLinks: alternates }],
    [other?.url ?? '', { marketLinks: alternates }],
  ])
  expect(alternateErrors(both)).toEqual([])
  both.set(other?.url ?? '', {
    marketLinks: alternates.filter(({ language }) => language !== 'ro'),
  })
  expect(alternateErrors(both)).toEqual([`${other?.url} does not name ${url} as its sister`])
})

test('links of every kind are found, each once and complete', () => {
  const html = `<link rel="manifest" href="/m.json"><link rel="icon" href="/i.svg">
    <link rel="alternate" type="application/atom+xml" href="feed.xml"><a href="?page=2#top">
    <form action="/find/"><form action="/send/" method="post"><img src="/a.png" srcset="/b.png 1x, /c.png 2x">
    <script src="/s.js"></script><meta property="og:image" content="http://x.example/o.png">
    <a href="https://anpc.ro/"><a href="tel:+40"><a href="?page=2#top">`
  const found = linksOf(readPage(html), 'http://x.example/ro/blog/').map(
    ({ kind, url }) => `${kind} ${url.replace('http://x.example', '')}`,
  )
  expect(found).toEqual([
    'file /m.json',
    'file /i.svg',
    'file /ro/blog/feed.xml',
    'page /ro/blog/?page=2#top',
    'page /find/',
    'sent /send/',
    'file /a.png',
    'file /b.png',
    'file /c.png',
    'file /s.js',
    'file /o.png',
    'elsewhere https://anpc.ro/',
    'elsewhere tel:+40',
  ])
})

test('an invalid field of the merchant feed is found', async () => {
  const { feed } = await firstProduct()
  expect(readFeed(feed, 'ro').errors).toEqual([])
  const spoiled = [
    feed.replace('<g:condition>refurbished', '<g:condition>new'),
    feed.replace(/(<g:price>[\d.]+) RON/, '$1 EUR'),
    feed.replace(/<g:brand>[^<]*<\/g:brand>/, ''),
    feed.replace('<g:identifier_exists>no', '<g:identifier_exists>yes'),
    feed.replace(/<g:shipping>.*?<\/g:shipping>/, ''),
    feed.replace(/(<g:id>)[^<]*/g, '$1one'),
  ]
  for (const each of spoiled) expect(readFeed(each, 'ro').errors).toHaveLength(1)
})
