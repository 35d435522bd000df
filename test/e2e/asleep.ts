import type { Page } from '@playwright/test'

/** Delays the framework's files until the gate is opened. */
export async function gate(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

export function isHydrated(page: Page) {
  return page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactProps')),
  )
}
