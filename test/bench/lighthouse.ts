import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildUrl } from '#domain/market/build-url.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { loadCatalogue } from '#text/shell/catalogue/load-catalogue.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { firstLink, pathsOf } from './addresses.ts'
import { type Lighthouse, loadLighthouse, type Report } from './load-lighthouse.ts'
import type { Run } from './shop.ts'
import { freePort } from './shop.ts'
import { printTable, rounded } from './table.ts'

const runs = 5
const failuresAllowed = 2
/** Landing pages, and personal pages, which are hidden from search engines and have no SEO score (Issue 7). */
const requiredScores = {
  listed: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  own: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 0 },
} as const
type Score = keyof typeof requiredScores.listed
const scores = Object.keys(requiredScores.listed) as Score[]
type Kind = keyof typeof requiredScores
type Inspected = { readonly kind: Kind; readonly path: string }

/** Lighthouse as a phone on slow 4G: the median of five runs of the most common landing pages. */
export async function benchLighthouse(
  shop: { readonly address: string },
  { market }: Pick<Run, 'market'>,
): Promise<readonly string[]> {
  const found = await findChromium()
  if (found.kind === 'missing') return [`NOT RUN: no Chromium. ${found.reasons.join(' ')}`]
  const loaded = await loadLighthouse()
  if (loaded.kind === 'missing') return [`NOT RUN: ${loaded.reason}`]
  const base = `${shop.address}/${market}`
  const pages = await pagesOf(shop.address, market)
  const browser = await openBrowser(found.path)
  const reports = new Map<string, readonly Report[]>()
  try {
    await fillCart(browser.port, base + pages.product.path, market)
    for (const [name, { path }] of Object.entries(pages))
      reports.set(name, await inspect(loaded.lighthouse, base + path, browser.port))
  } finally {
    await browser.close()
  }
  print(reports)
  return [...reports].flatMap(([name, results]) =>
    shortfalls(name, pages[name as keyof typeof pages].kind, results),
  )
}

async function pagesOf(address: string, market: Market) {
  const { home, listing, product, checkout } = await pathsOf(address, market)
  const blog = buildUrl(market, 'blog')
  const own = (path: string): Inspected => ({ kind: 'own', path })
  const listed = (path: string): Inspected => ({ kind: 'listed', path })
  return {
    home: listed(home),
    category: listed(listing),
    product: listed(product),
    'blog post': listed(await firstLink(`${address}/${market}`, blog, /\/blog\/[^/?]+\/$/)),
    sell: listed(buildUrl(market, 'sell')),
    cart: own(buildUrl(market, 'cart')),
    checkout: own(checkout),
    'sell step': own(buildUrl(market, 'sell-step', ['intro'])),
  }
}

/** Puts a device into the cart, so that the cart and the checkout are not empty. */
async function fillCart(port: number, product: string, market: Market) {
  const text = await loadCatalogue(languageOf[market])
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const [context] = browser.contexts()
    const page = await context?.newPage()
    await page?.goto(product)
    await page?.getByRole('button', { name: text.product.addToCart }).first().click()
    await page?.getByRole('dialog').waitFor()
    await page?.close()
  } finally {
    await browser.close()
  }
}

async function inspect(
  lighthouse: Lighthouse,
  url: string,
  port: number,
): Promise<readonly Report[]> {
  const results: Report[] = []
  let failures = 0
  while (results.length < runs) {
    const found = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (found && !found.lhr.runtimeError) results.push(found.lhr)
    // A browser occasionally loses the trace of a page (NO_NAVSTART).
    else if (++failures > failuresAllowed)
      throw new Error(found?.lhr.runtimeError?.message ?? `No report of ${url}.`)
  }
  return results
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function scoreOf(results: readonly Report[], score: Score) {
  return median(results.map(({ categories }) => Math.round((categories[score]?.score ?? 0) * 100)))
}

function figureOf(results: readonly Report[], audit: string) {
  return median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}

/** Bytes over the network, as counted by the browser. */
function scriptBytes({ audits }: Report): number {
  const { details } = audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? (details.items ?? []) : []
  return items
    .filter(item => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize), 0)
}

function print(reports: ReadonlyMap<string, readonly Report[]>) {
  printTable(
    ['page', ...scores, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS kB'],
    [...reports].map(([name, results]) => [
      name,
      ...scores.map(score => rounded(scoreOf(results, score))),
      rounded(figureOf(results, 'first-contentful-paint')),
      rounded(figureOf(results, 'largest-contentful-paint')),
      rounded(figureOf(results, 'total-blocking-time')),
      rounded(figureOf(results, 'cumulative-layout-shift'), 3),
      rounded(median(results.map(scriptBytes)) / 1000, 1),
    ]),
  )
  const speeds = [...reports.values()].flat().map(({ environment }) => environment.benchmarkIndex)
  console.log(`\nspeed of this machine (benchmarkIndex): ${rounded(median(speeds))}`)
  for (const [name, results] of reports)
    for (const line of errorsOf(results)) console.log(`${name}: ${line}`)
}

/** Every weighted audit that lost points in any run, with the place. */
function errorsOf(results: readonly Report[]): readonly string[] {
  const lines = results.flatMap(({ categories, audits }) =>
    scores.flatMap(score =>
      (categories[score]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${score}: ${id} ${placesOf(audits[id])}`.trim()),
    ),
  )
  return [...new Set(lines)]
}

function placesOf(audit: Report['audits'][string] | undefined): string {
  const { details, displayValue = '' } = audit ?? {}
  const items = details?.type === 'table' ? (details.items ?? []).slice(0, 3) : []
  return [displayValue, ...items.map(item => JSON.stringify(item).slice(0, 300))].join(' ')
}

function shortfalls(name: string, kind: Kind, results: readonly Report[]) {
  return scores
    .filter(score => scoreOf(results, score) < requiredScores[kind][score])
    .map(
      score =>
        `${name}: ${score} ${scoreOf(results, score)}, wanted ${requiredScores[kind][score]}`,
    )
}

async function openBrowser(path: string) {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'kintsu-chromium-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const child = spawn(
    path,
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const close = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const deadline = Date.now() + 20_000
  while (
    !(await fetch(`http://127.0.0.1:${port}/json/version`).then(
      r => r.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await close()
      throw new Error(`${path} did not open its port.`)
    }
    await wait(100)
  }
  return { port, close }
}
