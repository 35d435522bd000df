import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { shopRows } from '#test/support/shop-database.ts'

// An incomplete form is answered with its page.
test.use({ javaScriptEnabled: false, allowedErrors: /422/ })

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shopRows(sql, values)) as unknown as Row[]
}

/**
 * A phone for a guest, paid on delivery, so that a refund account is required; courier 19.99 and fee 9.99 lei
 * (markets.md).
 */
async function ordered(page: Page) {
  const [unit] = await shelfUnits(rows, 'ro', 1, 130_000)
  if (!unit) throw new Error('nothing is for sale in ro')
  const body = await aCourierOrder(rows, 'ro', [unit], {
    payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
    shownTotal: { minor: unit.price + 1_999 + 999, currency: 'RON' },
  })
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: body,
  })
  expect(response.status(), await response.text()).toBe(201)
  const placed = (await response.json()) as { readonly number: string; readonly token: string }
  return { ...placed, email: body.contact.email }
}

type Ordered = Awaited<ReturnType<typeof ordered>>

function brought(number: string) {
  return rows(
    `with o as (update orders set state = 'closed' where number = $1 returning id),
       s as (update shipment set state = 'delivered' where order_id = (select id from o))
     insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, 'shipment', 'in-transit', 'delivered', 'test', 'test', now() - interval '3 days'
     from o`,
    number,
  )
}

/** From the footer of the home page, by number and email. */
async function find(page: Page, { number, email }: Ordered) {
  await page.goto('/ro/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Retrage-te din contract' }).click()
  await page.getByLabel('Numărul comenzii').fill(number)
  await page.locator('main').getByRole('textbox').last().fill('altcineva@example.com')
  await page.getByRole('button', { name: 'Caută comanda' }).click()
  await expect(page.getByText('Nu am găsit comanda')).toBeVisible()
  await page.locator('main').getByRole('textbox').last().fill(email)
  await page.getByRole('button', { name: 'Caută comanda' }).click()
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function returnsOf(number: string) {
  return rows<{ state: string; kind: string; day: string | null }>(
    `select r.state, p.handover->>'kind' as kind, p.handover->>'day' as day
     from order_return r join orders o on o.id = r.order_id
     join inbound_parcel p on p.subject_id = r.id and p.state <> 'cancelled' where o.number = $1`,
    number,
  )
}

function next(page: Page) {
  return page.getByRole('button', { name: 'Mai departe: verifică și confirmă' })
}

async function fillAccount(page: Page) {
  await page.getByLabel('IBAN').fill('RO49 AAAA 1B31 0075 9384 0000')
  await page.getByLabel('Titularul contului').fill('Ana Pop')
}

async function confirm(page: Page, { number }: Ordered) {
  await next(page).click()
  await expect(heading(page)).toHaveText('Confirmă retragerea')
  await page.getByRole('button', { name: 'Confirmă retragerea' }).click()
  await expect(heading(page)).toHaveText(`Retur ${number}-R1`)
}

test('without JavaScript a guest returns an order by number and email, and an error loses no input', async ({
  page,
}) => {
  const order = await ordered(page)
  await brought(order.number)
  await find(page, order)
  await expect(heading(page)).toHaveText('Retragere din contract')
  const details = page.getByLabel('Spune-ne mai mult (opțional)')
  await page.getByLabel('De ce? (opțional)').selectOption({ label: 'Nu funcționează cum trebuie' })
  await details.fill('Ecranul clipește.')
  await page.getByRole('radio', { name: 'Îl lași la un easybox' }).check()
  await next(page).click()
  await expect(
    page.getByText('IBAN-ul nu este corect. Verifică fiecare cifră').first(),
  ).toBeVisible()
  await expect(details).toHaveValue('Ecranul clipește.')
  await fillAccount(page)
  await next(page).click()
  await page.getByRole('button', { name: 'Modifică' }).click()
  await expect(details).toHaveValue('Ecranul clipește.')
  await confirm(page, order)
  expect(await returnsOf(order.number)).toMatchObject([{ kind: 'locker' }])
})

test('without JavaScript the courier comes on the chosen day, until it is changed to an easybox or cancelled', async ({
  page,
}) => {
  const order = await ordered(page)
  await brought(order.number)
  await page.goto(`/ro/cont/formular-retur/${order.number}/?t=${order.token}`)
  await page.getByRole('radio', { name: 'Curierul vine la tine' }).check()
  const day = page.getByLabel('Ziua în care vine')
  const later = await day.getByRole('option').nth(1).getAttribute('value')
  await day.selectOption({ index: 1 })
  await fillAccount(page)
  await confirm(page, order)
  expect(await returnsOf(order.number)).toMatchObject([{ kind: 'courier', day: later }])

  const change = page.getByRole('link', { name: 'Schimbă predarea' })
  await expect(async () => {
    await page.reload()
    await expect(change).toBeVisible({ timeout: 500 })
  }).toPass()
  await change.click()
  await page.getByRole('radio', { name: 'Îl lași la un easybox' }).check()
  await page.getByRole('button', { name: 'Salvează predarea' }).click()
  await expect(page.getByText('Am salvat noua predare.')).toBeVisible()
  expect(await returnsOf(order.number)).toMatchObject([{ kind: 'locker' }])

  await page.getByText('Renunță la retur', { exact: true }).click()
  await page.getByRole('button', { name: 'Da, renunț la retur' }).click()
  await expect(page.getByText('Anulat', { exact: true }).first()).toBeVisible()
  const [after] = await rows<{ state: string }>(
    `select r.state from order_return r join orders o on o.id = r.order_id where o.number = $1`,
    order.number,
  )
  expect(after?.state).toBe('cancelled')
})

test('without JavaScript a guest cancels an order that was not sent yet', async ({ page }) => {
  const order = await ordered(page)
  await find(page, order)
  await expect(heading(page)).toHaveText('Comanda nu a plecat încă')
  await page.getByRole('button', { name: 'Da, anulează comanda' }).click()
  await expect(page.getByText('Comanda a fost anulată')).toBeVisible()
  const after = await rows('select state from orders where number = $1', order.number)
  expect(after).toEqual([{ state: 'cancelled' }])
})
