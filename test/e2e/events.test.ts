import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { measuredConsent } from '#test/support/consent-cookie.ts'
import { aBuyer } from './buyers.ts'
import { linesIn } from './cart-page.ts'
import { cartText } from './cart-text.ts'
import { oneScreen, saveAddress } from './filled-in.ts'
import {
  addToCart,
  hydrated,
  nextIn,
  openCart,
  orderButton,
  placeOrder,
  stepOf,
  thankedFor,
} from './journey.ts'
import { signIn } from './members.ts'
import { courses } from './pay-courses.ts'
import { fillOrder } from './pay-journey.ts'
import { isCalled, nameOf, type PaymentCase, paymentCases } from './pay-walks.ts'
import { holdPhoneForAll } from './prepared.ts'
import { phoneForAll } from './sold-out.ts'
import { type Market, pageText } from './text.ts'
import { itemForAll, named, watch } from './tracked.ts'
import {
  accessoryNamed,
  beginCheckoutEvent,
  fromCheckoutOn,
  ofCart,
  paymentInfoEvent,
  purchaseEvent,
  shippingInfoEvent,
} from './tracked-events.ts'

// The cloud cart sends one request without its token; its own test covers that.
test.use({
  storageState: { cookies: [measuredConsent()], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\//,
})

test('ro: a member’s prefilled delivery is tracked, and nothing twice after a reload, a step back, another tab or a second click', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const item = await itemForAll('ro', 17)
  const { tracked, layer, statuses } = await watch(page)
  const member = await signIn(context, 'ro', String(baseURL))
  await saveAddress(member.userId)
  await holdPhoneForAll(page, 'ro', 17)
  expect(named(layer, 'add_to_cart')).toEqual([
    { event: 'add_to_cart', ecommerce: ofCart('ro', [item]) },
  ])
  await page.goto(oneScreen)
  await hydrated(page)
  const filledIn = [beginCheckoutEvent('ro', item), shippingInfoEvent('ro', item, 'courier')]
  await expect.poll(() => named(tracked, ...fromCheckoutOn)).toEqual(filledIn)

  await page.reload()
  await hydrated(page)
  await page.goto('/ro/magazin/cosul-meu/')
  await hydrated(page)
  await page.goBack()
  await hydrated(page)
  const other = await context.newPage()
  const second = await watch(other)
  await other.goto(oneScreen)
  await hydrated(other)
  await expect(stepOf(other, 'ro', 0)).toContainText('Curier la adresă')
  expect(second.layer).toEqual([])
  await other.close()
  expect(named(layer, ...fromCheckoutOn)).toEqual(filledIn)

  const [contact, payment] = [stepOf(page, 'ro', 2), stepOf(page, 'ro', 4)]
  await contact.getByLabel(pageText.ro.phone).fill('0712 345 678')
  await nextIn(page, 'ro', 2)
  await payment.getByRole('radio', { name: 'Ramburs' }).check()
  await payment.getByRole('checkbox', { name: pageText.ro.terms }).check()
  await orderButton(page, 'ro').dblclick()
  const number = await thankedFor(page, 'ro')
  const all = [
    ...filledIn,
    paymentInfoEvent('ro', item, 'cashOnDelivery'),
    await purchaseEvent('ro', item, number),
  ]
  await expect.poll(() => named(tracked, ...fromCheckoutOn)).toEqual(all)
  for (const again of ['reload', 'back']) {
    if (again === 'reload') await page.reload()
    else {
      await page.goto('/ro/')
      await hydrated(page)
      // Events tracked while a page unloads are sent, but no browser shows a test that they were.
      await expect.poll(() => tracked).toEqual(layer)
      await page.goBack()
    }
    await hydrated(page)
  }
  expect(named(layer, ...fromCheckoutOn)).toEqual(all)
  // The pushed events are the sent ones, in the same order, and all were accepted.
  expect(tracked).toEqual(layer)
  expect(new Set(statuses)).toEqual(new Set([204]))
  const stored = await (await page.request.get('/_events/')).text()
  expect(stored).toContain(`&#34;transaction_id&#34;: &#34;${number}&#34;`)
})

/** One payment method of each kind: at once, both kinds on delivery, and financed by each lender. */
const kinds = [
  'ro personal card approved',
  'ro personal tnpl approved',
  'ro personal oney approved',
  'ro personal cardAtLocker paid on delivery',
  'bg corporate card approved',
  'bg personal standard approved',
  'bg personal cardOrCashAtOffice paid on delivery',
  'hu personal cofidis approved',
  'hu personal cofidis called by the lender, approved',
  'hu personal paymentOnDelivery paid on delivery',
  'gr personal bnpl approved',
  'gr personal card declined, paid otherwise',
]

/** The courier, or the kind of pickup point (Specification 3.2; markets.md: the points of each market). */
const tiers: Readonly<Record<Market, Readonly<Partial<Record<PaymentCase['delivery'], string>>>>> =
  {
    ro: { courier: 'courier', locker: 'easybox' },
    bg: { courier: 'courier', locker: 'econt-locker', office: 'econt-office' },
    hu: { courier: 'courier', locker: 'gls-locker', office: 'gls-office' },
    gr: { courier: 'courier' },
  }

for (const [at, paymentCase] of paymentCases
  .filter(each => kinds.includes(nameOf(each)))
  .entries()) {
  const { market } = paymentCase
  test(`${nameOf(paymentCase)}: the checkout and the purchase are tracked once`, {
    tag: '@all',
  }, async ({ page }) => {
    test.slow()
    const item = await itemForAll(market, at % 12)
    const { tracked, layer } = await watch(page)
    await fillOrder(
      page,
      { ...paymentCase, isCalled: isCalled(paymentCase) },
      aBuyer(market),
      at % 12,
    )
    await orderButton(page, market).click()
    const { number } = await courses[paymentCase.course](page, paymentCase)
    const all = [
      beginCheckoutEvent(market, item),
      shippingInfoEvent(market, item, String(tiers[market][paymentCase.delivery])),
      paymentInfoEvent(market, item, paymentCase.method),
      await purchaseEvent(market, item, number),
    ]
    await expect.poll(() => named(tracked, ...fromCheckoutOn)).toEqual(all)
    await page.reload()
    await hydrated(page)
    expect(named(layer, ...fromCheckoutOn)).toEqual(all)
    expect(tracked).toEqual(layer)
  })
}

test('ro: items added to the cart and removed from it are tracked everywhere, also when undone', {
  tag: '@all',
}, async ({ page }) => {
  const item = await itemForAll('ro', 3)
  const { tracked, layer } = await watch(page)
  const changes = () => named(tracked, 'add_to_cart', 'remove_from_cart')
  const change = (event: string, ...items: readonly { readonly price: number }[]) => ({
    event,
    ecommerce: ofCart('ro', items),
  })
  const expected: unknown[] = []
  const expectNext = async (...next: unknown[]) => {
    expected.push(...next)
    await expect.poll(changes).toEqual(expected)
  }
  await page.goto('/ro/accesorii/')
  await hydrated(page)
  const card = page.getByRole('article').first()
  const accessory = await accessoryNamed(await card.getByRole('heading').innerText())
  await card.getByRole('button').click()
  await expectNext(change('add_to_cart', accessory))
  await page.getByRole('button', { name: cartText.ro.undo }).click()
  await expectNext(change('remove_from_cart', accessory))

  await page.goto(await phoneForAll('ro', 3))
  await hydrated(page)
  const drawer = await addToCart(page, 'ro')
  await expectNext(change('add_to_cart', item))
  const beside = drawer.getByRole('list', { name: /^Accesorii potrivite pentru/ })
  await beside.getByRole('button').first().click()
  await expect.poll(() => changes().length).toBe(expected.length + 1)
  const [put] = changes().slice(-1) as [{ ecommerce: { items: [{ price: number }] } }]
  const [piece] = put.ecommerce.items
  expect(piece).toMatchObject({ category: 'Accessories', quantity: 1, origin: 'cross-sell' })
  expected.push(change('add_to_cart', piece))
  await expect.poll(changes).toEqual(expected)
  await openCart(page, 'ro', drawer)
  await page.getByRole('button', { name: pageText.ro.remove }).click()
  // Removing the last phone removes everything (Specification 4.6), and undo restores it.
  await expectNext(change('remove_from_cart', item, piece))
  await page.getByRole('button', { name: cartText.ro.undo }).first().click()
  await expect(linesIn(page, 'ro')).toBeVisible()
  await expectNext(change('add_to_cart', item, piece))
  await page.reload()
  await hydrated(page)
  expect(changes()).toEqual(expected)
  expect(tracked).toEqual(layer)
})

test('ro: every list tracks its first five models', { tag: '@all' }, async ({ page }) => {
  const { tracked, layer } = await watch(page)
  const lists = async (path: string, heading: string) => {
    const before = tracked.length
    await page.goto(path)
    await hydrated(page)
    await expect
      .poll(() => namesOf(named(tracked.slice(before), 'view_item_list')))
      .toContain(heading)
    return named(tracked.slice(before), 'view_item_list').map(itemsIn)
  }
  for (const [path, name] of [
    ['/ro/', 'popular'],
    ['/ro/telefoane/', 'listing'],
    ['/ro/magazin/apple/', 'listing'],
    ['/ro/cautare/?q=samsung', 'search'],
    ['/ro/cautare/?q=zzzzzz', 'popular'],
    ['/ro/accesorii/', 'accessories'],
    [await phoneForAll('ro', 5), 'similar'],
  ] as const) {
    const all = await lists(path, name)
    expect(all, path).toHaveLength(1)
    const ids = all.flat().map(({ id }) => id)
    expect(ids.length, path).toBeGreaterThan(0)
    expect(ids.length, path).toBeLessThanOrEqual(5)
    expect(new Set(ids).size, path).toBe(ids.length)
  }
  // Two models give two items, seven give five.
  const [few = []] = await lists('/ro/magazin/apple/iphone-13/', 'listing')
  expect(few).toHaveLength(1)
  const [many = []] = await lists('/ro/telefoane/', 'listing')
  expect(many).toHaveLength(5)
  expect(tracked).toEqual(layer)
})

type List = {
  readonly ecommerce: {
    readonly item_list_name: string
    readonly items: readonly { readonly id: string }[]
  }
}

function namesOf(lists: readonly unknown[]) {
  return lists.map(list => (list as List).ecommerce.item_list_name)
}
function itemsIn(list: unknown) {
  return (list as List).ecommerce.items
}

test.describe('before any consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('ro: an order from list to thank-you page sends no events and stores none', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const { tracked, layer } = await watch(page)
    const elsewhere: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url())
    })
    const item = await itemForAll('ro', 8)
    const paymentCase = paymentCases.find(
      each => nameOf(each) === 'ro personal cashOnDelivery paid on delivery',
    )
    await page.goto('/ro/telefoane/')
    await hydrated(page)
    await fillOrder(page, paymentCase as PaymentCase, aBuyer('ro'), 8)
    await placeOrder(page, 'ro')
    expect([tracked, elsewhere]).toEqual([[], []])
    // The page's own memory has the events; a purchase is not stored beyond its page.
    expect(named(layer, 'add_to_cart', ...fromCheckoutOn)).toEqual([
      { event: 'add_to_cart', ecommerce: ofCart('ro', [item]) },
      beginCheckoutEvent('ro', item),
      shippingInfoEvent('ro', item, 'courier'),
      paymentInfoEvent('ro', item, 'cashOnDelivery'),
    ])
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored.filter(key => key.includes('told'))).toEqual([])
  })
})
