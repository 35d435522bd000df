import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { spotlessPhone } from '#test/support/trade-ins.ts'
import type { Market } from './text.ts'

/** An offer as created by the email step, for a phone with a light scratch; `open` is the link in its email. */
export async function offered(page: Page, market: Market, origin: string, email: string) {
  const response = await page.request.post(`${origin}/api/sales/`, {
    headers: { origin, 'idempotency-key': randomUUID() },
    data: { market, email, answers: { ...spotlessPhone, 'grading-display': 'light' } },
  })
  expect(response.status()).toBe(201)
  const { number, token } = (await response.json()) as { number: string; token: string }
  return { number, open: `/${market}/sell/offer/?sale=${number}&token=${token}` }
}
