import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { hydrated } from './journey.ts'

/** The content policy violations that the browser reports to the page. */
async function listenToRefusals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', event => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => (window as Window & { refused?: string[] }).refused ?? [])
}

/** Serves the page at a path with a piece of HTML injected into it. */
async function injectInto(page: Page, path: string, html: string): Promise<void> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', () => `${html}</main>`)
    expect(body).toContain(html)
    await route.fulfill({ response, body })
  })
}

const pages = [
  ['home', '/ro/'],
  ['a list', '/ro/telefoane/'],
  ['accessories', '/ro/accesorii/'],
  ['the support page', '/ro/suport/'],
  ['the login page', '/ro/autentifica-te/'],
  ['the cart', '/ro/magazin/cosul-meu/'],
  ['the checkout', '/ro/magazin/cosul-meu/comanda/'],
  ['selling', '/ro/vinde/'],
  ['a page that is not there', '/ro/no-such-page/'],
] as const

test.describe('the content policy of a page blocks nothing of its own:', () => {
  test.use({ allowedErrors: /status of 404/ })

  for (const [name, path] of pages)
    test(name, async ({ page }) => {
      const refusals = await listenToRefusals(page)
      await page.goto(path)
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 600)
      await page.waitForLoadState('networkidle')
      expect(await refusals()).toEqual([])
    })

  test('a product in its colours', async ({ page }) => {
    const refusals = await listenToRefusals(page)
    await page.goto('/ro/telefoane/')
    const product = page.getByRole('main').locator('a[href*="shape="]').first()
    await page.goto(String(await product.getAttribute('href')))
    await hydrated(page)
    const discs = page.getByRole('main').locator('fieldset svg[color]')
    await expect(discs.first()).toBeVisible()
    for (const disc of await discs.all()) {
      const [expected, shown] = await disc.evaluate(each => {
        const probe = document.createElement('i')
        probe.style.color = String(each.getAttribute('color'))
        return [probe.style.color, getComputedStyle(each).backgroundColor]
      })
      expect(shown).toBe(expected)
    }
    expect(await refusals()).toEqual([])
  })
})

test.describe('HTML injected into a page', () => {
  test.use({ allowedErrors: /Content Security Policy|status of 404/ })

  test('injected HTML does not run and applies no styles', async ({ page }) => {
    const refusals = await listenToRefusals(page)
    await injectInto(
      page,
      '/ro/suport/',
      `<script>window.stolen = 'by a script'</script><img src="/nothing" onerror="window.stolen = 'by a handler'">
       <style>main { display: none }</style><p id="written" style="position: fixed; inset: 0">x</p>`,
    )
    await page.goto('/ro/suport/')
    await expect.poll(async () => (await refusals()).length).toBeGreaterThanOrEqual(4)
    const directives = (await refusals()).map(each => each.split(' ')[0])
    expect(new Set(directives)).toEqual(
      new Set(['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr']),
    )
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('#written')).toHaveCSS('position', 'static')
  })
})
