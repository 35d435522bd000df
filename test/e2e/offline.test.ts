import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'

const offline = [
  {
    market: 'ro',
    heading: 'Nu ai conexiune la internet',
    again: 'Încearcă din nou',
  },
  {
    market: 'gr',
    heading: 'Δεν υπάρχει σύνδεση στο διαδίκτυο',
    again: 'Δοκίμασε ξανά',
  },
] as const

test.use({ serviceWorkers: 'allow', allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

for (const { market, heading, again } of offline)
  test(`${market}: a page opened without a network is the shop’s own, and loads once it is back`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${market}/`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto(`/${market}/?again`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectNoAxeViolations(page)
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toEqual([`/${market}/offline.html`])
    await context.setOffline(false)
    await page.getByRole('link', { name: again }).click()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    expect(page.url()).toContain(`/${market}/?again`)
  })
