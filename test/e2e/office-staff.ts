import { createHmac, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { createSerialHash } from '#store/import/serial-hash.ts'
import { codeFor } from '#test/support/staff.ts'
import { acceptance, account, freshImei, spotlessPhone } from '#test/support/trade-ins.ts'
import { rows } from './brought.ts'
import { signIn as asMember } from './members.ts'

function demoSecret(): string {
  return readFileSync(join(process.env.KINTSU_E2E_DIR ?? '', 'secret'), 'utf8').trim()
}

/** The digest by which the shop finds a device again. */
export function deviceHash(imei: string): string {
  return createSerialHash(demoSecret())(imei)
}

/** The password of the demo's logins, as its start prints it. */
export function demoPassword(): string {
  const digest = createHmac('sha256', demoSecret()).update('demo logins').digest('hex')
  return `kintsu-demo-${digest.slice(0, 8)}`
}

export async function enterOffice(page: Page, email: string, password = demoPassword()) {
  await page.goto('/office/')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A clean phone of a member, accepted by them and arrived at the shop. */
export async function aDeviceThatCame(browser: Browser, origin: string) {
  const sold = await aDeviceOnItsWay(browser, origin)
  await rows(
    `with come as (update sale set state = 'received' where number = $1 returning id)
     insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, 'in-transit', 'received', 'carrier', 'arrived', now() from come`,
    sold.number,
  )
  return sold
}

/** The same, accepted and not yet arrived. */
export async function aDeviceOnItsWay(browser: Browser, origin: string) {
  const context = await browser.newContext()
  await asMember(context, 'ro', origin)
  const send = async (method: string, path: string, data: object, key?: string) => {
    const headers = { origin, ...(key !== undefined && { 'idempotency-key': key }) }
    const response = await context.request.fetch(`${origin}${path}`, { method, headers, data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as { readonly number: string }
  }
  const key = `office-${randomInt(1e9, 1e10)}`
  const { number } = await send(
    'POST',
    '/api/sales/',
    { market: 'ro', email: `${key}@example.com`, answers: spotlessPhone },
    key,
  )
  const imei = freshImei()
  await send('PUT', `/api/sales/${number}/payout/`, { payout: 'bank-fast', account })
  await send('PUT', `/api/sales/${number}/device/`, { identifier: imei })
  await send('POST', `/api/sales/${number}/acceptance/`, acceptance())
  await context.close()
  return { number, imei }
}

/** A staff account of its own with the demo's password; the demo's would need a code in every other test from then on. */
export async function aColleague(role: string, markets: readonly string[]) {
  const email = `${role}-${randomInt(1e9)}@office.example`
  await rows(
    `with added as (
       insert into staff (id, name, email, created_at, updated_at)
       values (gen_random_uuid(), $2, $1, now(), now()) returning id
     ), entry as (
       insert into staff_account (id, user_id, account_id, provider_id, password, created_at, updated_at)
       select gen_random_uuid(), added.id, added.id, 'credential', a.password, now(), now()
       from added, staff_account a join staff s on s.id = a.user_id where s.email = 'owner@office.example'
     )
     insert into staff_grant (staff_id, role, market) select id, $3, market from added, unnest($4::text[]) as market`,
    email,
    `Second ${role}`,
    role,
    markets,
  )
  return email
}

/** Sets up an authenticator app on the page of one's account; its code opens money and roles for ten minutes. */
export async function setUpFactor(page: Page) {
  await page.getByLabel('Your password', { exact: true }).fill(demoPassword())
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.getByRole('main').locator('code').textContent()) ?? ''
  await page.getByLabel('Code', { exact: true }).fill(codeFor(secret.trim()))
  await page.getByRole('button', { name: 'Confirm' }).click()
}
