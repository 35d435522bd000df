import type { Browser, Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { refusedConsent } from '../support/consent-cookie.ts'
import { pathsOf } from './addresses.ts'
import type { Run } from './shop.ts'
import { printTable, rounded } from './table.ts'

const runs = 5
const viewport = { width: 360, height: 740 }
/** Bytes a second, and milliseconds: slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}
const slowedDown = 4

type Measured = { readonly name: string; readonly bar: number; readonly values: readonly number[] }

/** What a visitor waits for on a cheap phone: the largest paint of a page, and the answer to a press (Issue 22). */
export async function benchPhone(
  { address }: { readonly address: string },
  { market }: Pick<Run, 'market'>,
): Promise<readonly string[]> {
  const found = await findChromium()
  if (found.kind === 'missing') return [`NOT RUN: no Chromium. ${found.reasons.join(' ')}`]
  const { home, listing, product } = await pathsOf(address, market)
  const base = `${address}/${market}`
  const { chromium } = await import('@playwright/test')
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: found.path, args })
  try {
    const figures: Measured[] = []
    const measure = async (name: string, bar: number, once: (page: Page) => Promise<number>) =>
      figures.push({ name, bar, values: await repeated(browser, once) })
    for (const [name, path] of Object.entries({ home, list: listing, product }))
      await measure(`largest paint: ${name}`, 1500, page => largestPaint(page, base + path))
    await measure('press on a heart to its mark', 200, page => markedHeart(page, base + product))
    for (const [name, press] of Object.entries(filterPresses)) {
      await measure(`press on ${name} to its list`, 300, page =>
        changedList(page, base + listing, press),
      )
      await measure(`${name}, fast network and processor`, 300, page =>
        changedList(page, base + listing, press, false),
      )
    }
    print(figures)
    return figures
      .filter(({ bar, values }) => !(median(values) <= bar))
      .map(({ name, bar, values }) => `${name}: ${rounded(median(values))} ms, at most ${bar}`)
  } finally {
    await browser.close()
  }
}

/** Each time in a browser context of its own, whose cache is empty. */
async function repeated(browser: Browser, once: (page: Page) => Promise<number>) {
  const values: number[] = []
  while (values.length < runs) {
    const storageState = { cookies: [refusedConsent()], origins: [] }
    const context = await browser.newContext({
      viewport,
      isMobile: true,
      hasTouch: true,
      storageState,
    })
    values.push(await once(await context.newPage()))
    await context.close()
  }
  return values
}

async function open(page: Page, url: string, isSlow = true) {
  if (isSlow) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  }
  await page.goto(url, { waitUntil: 'load' })
}

async function largestPaint(page: Page, url: string): Promise<number> {
  await open(page, url)
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        )
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

async function markedHeart(page: Page, url: string): Promise<number> {
  await open(page, url)
  const heart = page.locator('main [data-save]').first()
  const changed = heart.evaluate(
    element =>
      new Promise<number>(resolve => {
        let pressed = 0
        element.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
        })
        const look = () => {
          if (element.getAttribute('aria-pressed') !== 'true') return
          requestAnimationFrame(() => resolve(performance.now() - pressed))
        }
        new MutationObserver(look).observe(element, { attributes: true })
      }),
  )
  await heart.tap()
  return changed
}

/** Ways to filter a list that is awake: each leads to where the press is made. */
const filterPresses = {
  'a chip of a filter': async (page: Page) => page.locator('main ul li a[href*="?"]').first(),
  'a box in the sheet of filters': async (page: Page) => {
    await page.locator('main a[data-sheet]').first().tap()
    return page.getByRole('dialog').getByRole('checkbox').first()
  },
} as const

type FilterPress = (typeof filterPresses)[keyof typeof filterPresses]

/** Until the cards below are others. */
async function changedList(page: Page, url: string, press: FilterPress, isSlow = true) {
  await open(page, url, isSlow)
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some(key => key.startsWith('__reactProps'))
  })
  const control = await press(page)
  await control.scrollIntoViewIfNeeded()
  const changed = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const cards = () =>
          [...document.querySelectorAll('main article h2 a')]
            .map(a => a.getAttribute('href'))
            .join()
        const before = cards()
        let pressed = 0
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
          once: true,
        })
        const look = () => {
          if (pressed === 0 || cards() === before) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - pressed))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await control.tap()
  return changed
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(figures: readonly Measured[]) {
  printTable(
    ['figure', 'median ms', 'lowest', 'highest', 'at most'],
    figures.map(({ name, bar, values }) => [
      name,
      ...[median(values), Math.min(...values), Math.max(...values), bar].map(each => rounded(each)),
    ]),
  )
}
