import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { hydrated } from './journey.ts'
import { type Market, markets } from './text.ts'

const shellText = {
  ro: {
    skip: 'Sari la conținut',
    notifications: 'Notificări',
    add: /^Adaugă în coș: /,
    offline: 'Nu ai conexiune la internet. Ce ai scris rămâne pe pagină.',
    held: /^Fără internet nu se poate trimite sau deschide nimic/,
    unreachable: 'Nu ai conexiune la internet',
  },
  bg: {
    skip: 'Към съдържанието',
    notifications: 'Известия',
    add: /^Добави в количката: /,
    offline: 'Няма връзка с интернет. Написаното остава на страницата.',
    held: /^Без интернет не можем да изпратим или да отворим нищо/,
    unreachable: 'Няма връзка с интернет',
  },
  hu: {
    skip: 'Ugrás a tartalomra',
    notifications: 'Értesítések',
    add: /^Kosárba: /,
    offline: 'Nincs internetkapcsolat. Amit beírtál, az oldalon marad.',
    held: /^Internet nélkül semmit sem tudunk elküldeni vagy megnyitni/,
    unreachable: 'Nincs internetkapcsolat',
  },
  gr: {
    skip: 'Μετάβαση στο περιεχόμενο',
    notifications: 'Ειδοποιήσεις',
    add: /^Προσθήκη στο καλάθι: /,
    offline: 'Δεν υπάρχει σύνδεση στο διαδίκτυο. Ό,τι έγραψες μένει στη σελίδα.',
    held: /^Χωρίς διαδίκτυο δεν μπορούμε να στείλουμε ή να ανοίξουμε τίποτα/,
    unreachable: 'Δεν υπάρχει σύνδεση στο διαδίκτυο',
  },
} as const

/** The path of each page within its market (markets.md). */
const paths = {
  ro: { accessories: '/accesorii/', forgot: '/forgot/', cookies: '/cookie-uri/' },
  bg: { accessories: '/aksesoari/', forgot: '/forgot/', cookies: '/biskvitki/' },
  hu: { accessories: '/kiegeszitok/', forgot: '/forgot/', cookies: '/sutik/' },
  gr: { accessories: '/accessories/', forgot: '/forgot/', cookies: '/cookies/' },
} as const

function toastsOf(page: Page, market: Market) {
  return page.getByRole('region', { name: shellText[market].notifications }).getByRole('listitem')
}

/** Advances the time until the page has noticed that nothing holds the toasts, and they are gone. */
function expectGone(page: Page, toasts: Locator) {
  return expect(async () => {
    await page.clock.runFor(5100)
    expect(await toasts.count()).toBe(0)
  }).toPass()
}

/** The page's clock is paused until a test lets it run. */
async function openAccessories(page: Page, market: Market) {
  await page.clock.install()
  await page.goto(`/${market}${paths[market].accessories}`)
  await hydrated(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  return page.getByRole('main').getByRole('button', { name: shellText[market].add })
}

test.describe('toasts', () => {
  test('gr: toasts are at the bottom centre for 5000 ms, three at most, and are announced politely', async ({
    page,
  }) => {
    const add = await openAccessories(page, 'gr')
    const toasts = toastsOf(page, 'gr')
    for (const at of [0, 1, 2, 3]) await add.nth(at).click()
    await expect(toasts).toHaveCount(3)
    const name = (await add.nth(3).getAttribute('aria-label'))?.replace(shellText.gr.add, '')
    await expect(page.getByRole('status').filter({ hasText: name ?? '' })).toHaveText(
      `Στο καλάθι: ${name}`,
    )
    const box = await toasts.last().boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10)
    expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(100)
    await page.clock.runFor(4900)
    await expect(toasts).toHaveCount(3)
    await page.clock.runFor(200)
    await expect(toasts).toHaveCount(0)
  })

  test('hu: toasts stay while they are hovered or focused, or the window is inactive', async ({
    page,
  }) => {
    const add = await openAccessories(page, 'hu')
    const toasts = toastsOf(page, 'hu')
    await add.first().click()
    await toasts.first().hover()
    await page.clock.runFor(20_000)
    await expect(toasts).toHaveCount(1)
    await page.mouse.move(5, 5)
    await expectGone(page, toasts)

    await add.first().focus()
    await page.keyboard.press('Enter')
    await expect(toasts).toHaveCount(1)
    await page.keyboard.press('Alt+T')
    await expect(toasts.getByRole('link')).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(toasts).toHaveCount(0)
    await expect(add.first()).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(toasts).toHaveCount(1)
    const turnAway = (isThere: boolean) =>
      page.evaluate(there => {
        document.hasFocus = () => there
        window.dispatchEvent(new Event(there ? 'focus' : 'blur'))
      }, isThere)
    await turnAway(false)
    await page.clock.runFor(20_000)
    await expect(toasts).toHaveCount(1)
    await turnAway(true)
    await expectGone(page, toasts)
  })

  test('ro: the message of a toast stays on the card, also after it was undone', {
    tag: '@all',
  }, async ({ page }) => {
    const add = await openAccessories(page, 'ro')
    const toasts = toastsOf(page, 'ro')
    const name = (await add.first().getAttribute('aria-label'))?.replace(shellText.ro.add, '')
    const card = page
      .getByRole('article')
      .filter({ hasText: name ?? '' })
      .first()
    await add.first().click()
    await expect(card).toContainText(`${name} e în coș.`)
    await toasts.first().hover()
    await page.clock.resume()
    await expectNoAxeViolations(page)
    await toasts.getByRole('button', { name: 'Anulează' }).click()
    await expect(card).toContainText(`Ai scos din coș: ${name}.`)
    await expect(add.first()).toBeFocused()
  })
})

/** The script for a lost network is a separate file loaded after the page: without it the page has no such message. */
function watched(page: Page) {
  return page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/static-parts-')),
  )
}

test.describe('offline', () => {
  // The router may be asking for the routes of links just when the network goes.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ })

  for (const market of markets) {
    const text = shellText[market]
    const tag = market === 'gr' ? [] : ['@all']

    test(`${market}: an offline form keeps the typed values and says why it was not sent`, {
      tag,
    }, async ({ page, context }) => {
      await page.goto(`/${market}${paths[market].forgot}`)
      await hydrated(page)
      await watched(page)
      const email = page.getByRole('main').locator('input[type=email]').first()
      await email.fill('kata@kintsu.example')
      await context.setOffline(true)
      const bar = page.getByRole('status').filter({ hasText: text.offline })
      await expect(bar).toBeInViewport()
      await expectNoAxeViolations(page)
      await email.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: text.held })).toBeInViewport()
      await expect(email).toHaveValue('kata@kintsu.example')
      await context.setOffline(false)
      await expect(page.getByText(text.held)).toBeHidden()
      await expect(email).toHaveValue('kata@kintsu.example')
    })

    test(`${market}: an offline page of text stays, and continues once the network is back`, {
      tag,
    }, async ({ page, context }) => {
      const here = `/${market}${paths[market].cookies}`
      await page.goto(here)
      await context.setOffline(true)
      await expect(page.getByText(text.offline)).toBeInViewport()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByText(text.held)).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`${here}$`))
      await context.setOffline(false)
      await expect(page.getByText(text.held)).toBeHidden()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/${market}/$`))
    })
  }

  test('hu: when the cart is only in memory, the page that has it stays', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(`/hu${paths.hu.accessories}`)
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: shellText.hu.add }).first().click()
    await expect(toastsOf(page, 'hu')).toHaveCount(1)
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByText(shellText.hu.held)).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${paths.hu.accessories}$`))
  })

  test('hu: a list that cannot be loaded says so instead of a blank page', async ({
    page,
    context,
  }) => {
    await page.goto('/hu/telefon/')
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('complementary').getByLabel('Nagyon jó').click()
    await expect(
      page.getByRole('heading', { level: 1, name: shellText.hu.unreachable }),
    ).toBeVisible()
    await expect(page.getByText(shellText.hu.offline)).toBeInViewport()
  })
})

test.describe('a chunk of the page that is missing after a deploy', () => {
  test.use({ allowedErrors: /ERR_FAILED|dynamically imported module/ })

  test('a missing chunk reloads the page once, and after that the page continues without it', async ({
    page,
  }) => {
    await page.route('**/assets/toaster-*.js', route => route.abort())
    await page.goto(`/gr${paths.gr.accessories}`)
    await hydrated(page)
    const add = page.getByRole('main').getByRole('button', { name: shellText.gr.add })
    const again = page.waitForEvent('load')
    await add.first().click()
    await again
    await hydrated(page)
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    await add.first().click()
    const name = (await add.first().getAttribute('aria-label'))?.replace(shellText.gr.add, '')
    await expect(page.getByRole('article').filter({ hasText: `Στο καλάθι: ${name}` })).toHaveCount(
      1,
    )
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  })
})

test.describe('the skip link', () => {
  test.use({ allowedErrors: /404/ })

  for (const market of markets) {
    test(`${market}: the first Tab leads to the skip link, on pages with the framework and without`, {
      tag: market === 'gr' ? [] : ['@all'],
    }, async ({ page }) => {
      const { accessories, cookies, forgot } = paths[market]
      for (const path of ['/', accessories, cookies, forgot, '/no-such-page/']) {
        await page.goto(`/${market}${path}`)
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: shellText[market].skip })
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main')).toBeFocused()
      }
    })
  }
})

test.describe('in print', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('hu: a printed page has its content below the logo, without banner, links or search', async ({
    page,
  }) => {
    await page.goto('/hu/aszf/')
    const banner = page.getByRole('region', { name: 'Sütik' })
    await expect(banner).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(banner).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kintsu, főoldal' })).toBeVisible()
    await expect(page.getByText('Kintsu Magyarország Kft.').first()).toBeVisible()
  })
})

test('the puzzle is downloaded only on pages with a form that needs it', async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', request => {
    if (/captcha|pbkdf2/.test(request.url())) requestedPaths.push(new URL(request.url()).pathname)
  })
  const { accessories, cookies } = paths.gr
  for (const path of ['/', accessories, cookies, '/smartphone/', '/shop/my-cart/']) {
    await page.goto(`/gr${path}`, { waitUntil: 'networkidle' })
    expect(requestedPaths, path).toEqual([])
  }
  await page.goto(`/gr${paths.gr.forgot}`)
  await hydrated(page)
  await page.getByRole('main').locator('input[type=email]').first().fill('kata@kintsu.example')
  await page.getByRole('main').locator('input[type=email]').first().press('Enter')
  await expect.poll(() => requestedPaths).toContain('/api/captcha/')
  await expect.poll(() => requestedPaths.join(' ')).toMatch(/\/assets\/pbkdf2-/)
})
