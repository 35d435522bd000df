import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, type ShelfUnit } from '#test/support/order-cases.ts'
import { rows } from './brought.ts'
import { aBuyer, deliveries } from './buyers.ts'
import { agree } from './consent-text.ts'
import { issued } from './filled-in.ts'
import { addToCart, hydrated, orderButton, stepOf, thankedFor } from './journey.ts'
import { signIn } from './members.ts'
import { goToPayment } from './pay-journey.ts'
import { holdPhoneForAll } from './prepared.ts'
import { phoneForAll } from './sold-out.ts'
import { pageText } from './text.ts'
import { itemForAll, named, type Watched, watch } from './tracked.ts'
import {
  accessoryNamed,
  beginCheckoutEvent,
  fromCheckoutOn,
  ofCart,
  paymentInfoEvent,
  purchaseEvent,
  shippingInfoEvent,
} from './tracked-events.ts'

// Nothing is consented to at first. The cloud cart sends one request without its token.
test.use({
  storageState: { cookies: [], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\//,
})

function courier() {
  const { courier } = deliveries.ro
  if (!courier) throw new Error('no courier in ro')
  return courier
}

test('ro: an order paid by voucher is tracked with the voucher, and its purchase once, from the consent on', async ({
  page,
}) => {
  test.slow()
  const item = await itemForAll('ro', 14)
  const { tracked, layer } = await watch(page)
  const { id, code } = await issued(500_000)
  await holdPhoneForAll(page, 'ro', 14)
  await goToPayment(page, { market: 'ro', customer: 'personal', delivery: courier() }, aBuyer('ro'))
  const before = [beginCheckoutEvent('ro', item), shippingInfoEvent('ro', item, 'courier')]
  await expect.poll(() => named(layer, ...fromCheckoutOn)).toEqual(before)

  await agree(page, 'ro')
  const payment = stepOf(page, 'ro', 4)
  await payment.getByRole('heading', { name: 'Ai un voucher?' }).click()
  await payment.getByLabel('Codul voucherului').fill(code)
  await payment.getByRole('button', { name: 'Adaugă voucherul' }).click()
  await expect(payment.getByRole('button', { name: `Scoate voucherul ${code}` })).toBeVisible()
  await payment.getByRole('checkbox', { name: pageText.ro.terms }).check()
  await orderButton(page, 'ro').dblclick()
  const number = await thankedFor(page, 'ro')
  const after = [paymentInfoEvent('ro', item, 'voucher'), await purchaseEvent('ro', item, number)]
  await expect.poll(() => tracked).toEqual(after)
  await page.reload()
  await hydrated(page)
  await page.goto('/ro/')
  await page.goBack()
  await hydrated(page)
  expect(named(layer, ...fromCheckoutOn)).toEqual([...before, ...after])
  expect(named(tracked, ...fromCheckoutOn)).toEqual(after)
  expect(JSON.stringify([tracked, layer])).not.toContain(code)
  expect(
    await rows<{ method: string; isAll: boolean }>(
      `select p.method, p.amount_minor = o.total_minor as "isAll"
       from payment p join orders o on o.id = p.order_id where o.number = $1`,
      number,
    ),
  ).toEqual([{ method: 'voucher', isAll: true }])
  expect(await rows('select 1 from voucher where id = $1 and left_minor > 0', id)).toHaveLength(1)
})

/** A unit of that product in very good condition, with a compatible accessory, ordered by the signed-in member. */
async function orderOf(request: Parameters<typeof signIn>[0]['request'], productId: string) {
  const [unit] = await rows<ShelfUnit>(
    `select l.id as listing, l.product_id as product, u.id as unit, l.price_minor::int as price, l.currency
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     where l.market = 'ro' and l.grade = 'very-good' and l.product_id = $1 limit 1`,
    productId,
  )
  const [piece] = await rows<{ id: string; name: string; price: number }>(
    `select a.id, a.name->>'ro' as name, l.price_minor::int as price
     from accessory a join accessory_listing l on l.accessory_id = a.id
     where l.market = 'ro' and l.price_minor > 0 order by a.id limit 1`,
  )
  if (!unit || !piece) throw new Error('nothing to order again')
  const payment = { type: 'card', tac: true, newsletter: false } as const
  const bare = await aCourierOrder(rows, 'ro', [unit], { payment })
  const response = await request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: {
      ...bare,
      accessories: [{ lineId: 'a-1', id: piece.id }],
      shownTotal: { ...bare.shownTotal, minor: bare.shownTotal.minor + piece.price },
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { number } = (await response.json()) as { readonly number: string }
  return { number, accessory: await accessoryNamed(piece.name) }
}

test('ro: an order added to the cart again is tracked as added items, each time once', async ({
  page,
  context,
  baseURL,
}) => {
  const item = await itemForAll('ro', 16)
  const { tracked, layer } = await watch(page)
  await signIn(context, 'ro', String(baseURL))
  const { number, accessory } = await orderOf(context.request, item.productId)
  const added = { event: 'add_to_cart', ecommerce: ofCart('ro', [item, accessory]) }
  await page.goto(`/ro/cont/cumparaturile-mele/${number}/`)
  await hydrated(page)
  const again = page.getByRole('button', { name: 'Pune din nou în coș' })
  await again.click()
  await expect.poll(() => layer).toEqual([added])
  await agree(page, 'ro')
  await again.click()
  await expect.poll(() => tracked).toEqual([added])
  expect(layer).toEqual([added, added])
  await page.reload()
  await hydrated(page)
  expect(tracked).toEqual([added])
})

/** The name on a toggle, which follows its price. */
async function nameOn(toggle: Locator) {
  return String(await toggle.getAttribute('aria-label')).replace(/^[^,]*, /, '')
}

function changesOf({ tracked }: Watched) {
  return () => named(tracked, 'add_to_cart', 'remove_from_cart')
}

function change(event: 'add_to_cart' | 'remove_from_cart', item: { readonly price: number }) {
  return {
    event,
    ecommerce: ofCart('ro', [item]),
  }
}

test('ro: extras for a device are tracked where they are chosen, in the drawer and before the checkout', {
  tag: '@all',
}, async ({ page }) => {
  const watched = await watch(page)
  const changes = changesOf(watched)
  const item = await itemForAll('ro', 18)
  await page.goto(await phoneForAll('ro', 18))
  await hydrated(page)
  const drawer = await addToCart(page, 'ro')
  const beside = drawer
    .getByRole('list', { name: /^Accesorii potrivite pentru/ })
    .getByRole('button')
  const first = beside.first()
  const inDrawer = await accessoryNamed(await nameOn(first), 'cross-sell')
  await first.click()
  await expect
    .poll(() => named(watched.layer, 'add_to_cart'))
    .toEqual([change('add_to_cart', item), change('add_to_cart', inDrawer)])

  // The drawer covers the banner: consent given in another tab applies here from the next event on.
  const other = await page.context().newPage()
  await other.goto('/ro/')
  await agree(other, 'ro')
  await other.close()
  await first.click()
  await first.click()
  const expected = [change('remove_from_cart', inDrawer), change('add_to_cart', inDrawer)]
  await expect.poll(changes).toEqual(expected)

  await page.goto('/ro/magazin/cosul-meu/extra/')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Înainte de comandă' })).toBeVisible()
  const extras = page.getByRole('group', { name: /^Opțiuni pentru/ })
  const pieces = extras.getByRole('list', { name: /^Accesorii potrivite pentru/ })
  const chosen = pieces.getByRole('button', { pressed: true })
  await expect(chosen).toHaveCount(1)
  const another = pieces.getByRole('button', { pressed: false }).first()
  const name = await nameOn(another)
  const onPage = await accessoryNamed(name, 'cart')
  await another.click()
  expected.push(change('add_to_cart', onPage))
  await expect.poll(changes).toEqual(expected)
  await pieces.getByRole('button', { name, pressed: true }).click()
  await chosen.click()
  expected.push(change('remove_from_cart', onPage), change('remove_from_cart', inDrawer))
  await expect.poll(changes).toEqual(expected)

  const glass = extras.getByRole('button', { name: /^Gratuit, / })
  const free = { ...(await accessoryNamed(await nameOn(glass))), price: 0 }
  await glass.click()
  await glass.click()
  expected.push(change('add_to_cart', free), change('remove_from_cart', free))
  await expect.poll(changes).toEqual(expected)
  const battery = await batteryOffered()
  const fitted = extras.getByRole('button', { name: /Baterie nouă$/ })
  await fitted.click()
  await fitted.click()
  expected.push(change('add_to_cart', battery), change('remove_from_cart', battery))
  await expect.poll(changes).toEqual(expected)
  expect(watched.layer.slice(-expected.length)).toEqual(expected)
  expect(watched.tracked).toEqual(expected)
})

async function batteryOffered() {
  const [found] = await rows<{ id: string; price: number }>(
    `select id, price_minor::int / 100 as price from battery_offer
     where market = 'ro' and device_type = 'SMARTPHONE'`,
  )
  const { id, price } = found as { id: string; price: number }
  return {
    id,
    productId: id,
    name: 'Battery',
    category: 'Accessories',
    price,
    quantity: 1,
    origin: 'Default',
  }
}
