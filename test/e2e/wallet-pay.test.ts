import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { aBuyer, deliveries, seats } from './buyers.ts'
import { addToCart, choosePlace, hydrated, stepOf, thankedFor } from './journey.ts'
import { goToPayment } from './pay-journey.ts'
import { holdPhoneForAll, openCheckout } from './prepared.ts'
import { phoneForAll } from './sold-out.ts'
import { type Market, markets } from './text.ts'

const texts = {
  ro: { title: 'Plătește dintr-o apăsare', pay: 'Plătește', refuse: 'Cardul este refuzat' },
  bg: { title: 'Плати с едно натискане', pay: 'Плати', refuse: 'Картата е отказана' },
  hu: { title: 'Fizetés egy érintéssel', pay: 'Fizetés', refuse: 'A kártyát elutasítják' },
  gr: { title: 'Πλήρωσε με ένα πάτημα', pay: 'Πληρωμή', refuse: 'Η κάρτα απορρίπτεται' },
} as const

const express = {
  ro: {
    total: /Prin curier, în total [\d.,]+\s?lei\./,
    open: 'Plătește rapid cu Apple Pay sau Google Pay',
    title: 'Plătește rapid, cu adresa din portofelul digital',
    city: 'Cluj-Napoca',
    number: '10',
  },
  bg: {
    total: /С куриер, общо [\d., ]+\s?Lev\./,
    open: 'Плати бързо с Apple Pay или Google Pay',
    title: 'Плати бързо, с адреса от портфейла',
    city: 'София',
    number: '12',
  },
  hu: {
    total: /Futárral, összesen [\d\s]+\s?Ft\./,
    open: 'Gyors fizetés: Apple Pay vagy Google Pay',
    title: 'Gyors fizetés, a tárcád címével',
    city: 'Budapest',
    number: '12',
  },
  gr: {
    total: /Με courier, σύνολο [\d.,]+\s?euro\./,
    open: 'Γρήγορη πληρωμή με Apple Pay ή Google Pay',
    title: 'Πλήρωσε γρήγορα, με τη διεύθυνση από το πορτοφόλι σου',
    city: 'Αθήνα',
    number: '12',
  },
} as const

/** A filled cart with nothing left to choose but the payment. */
async function atPayment(page: Page, market: Market, at: number) {
  const buyer = aBuyer(market)
  const delivery = deliveries[market].courier
  if (!delivery) throw new Error(`no courier in ${market}`)
  await holdPhoneForAll(page, market, at)
  await goToPayment(page, { market, customer: 'personal', delivery }, buyer)
  return buyer
}

/** The wallets at the top of a checkout in which nothing is filled in. */
async function openWallets(page: Page, market: Market, at: number) {
  await holdPhoneForAll(page, market, at)
  await openCheckout(page, market)
  await page.getByRole('button', { name: express[market].open }).click()
  return page.getByRole('region', { name: express[market].title })
}

function walletsOf(page: Page, market: Market) {
  return stepOf(page, market, 4).getByRole('region', { name: texts[market].title })
}

function ordersOf(email: string) {
  return rows(
    `select o.state, p.method, p.state as payment, p.by_wallet as "byWallet", p.amount_minor = o.total_minor as "isWhole"
     from orders o join payment p on p.order_id = o.id where o.contact_email = $1`,
    email,
  )
}

for (const market of markets)
  test(`a guest in ${market} pays by wallet in the payment step`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    test.slow()
    const { email } = await atPayment(page, market, 12)
    await page.getByRole('button', { name: express[market].open }).click()
    const wallets = walletsOf(page, market)
    await expect(wallets.getByRole('button', { name: 'Google Pay' })).toBeVisible()
    await expectNoAxeViolations(page)
    await wallets.getByRole('button', { name: 'Apple Pay' }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts[market].pay }).click()
    await thankedFor(page, market)
    expect(await ordersOf(email)).toEqual([
      { state: 'confirmed', method: 'card', payment: 'captured', byWallet: true, isWhole: true },
    ])
  })

test('a closed wallet orders nothing; a refused card leads to where it is paid again', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const { email } = await atPayment(page, 'ro', 13)
  await page.getByRole('button', { name: express.ro.open }).click()
  const wallets = walletsOf(page, 'ro')
  await wallets.getByRole('button', { name: 'Google Pay' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await ordersOf(email)).toEqual([])
  await wallets.getByRole('button', { name: 'Google Pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.ro.refuse }).click()
  await expect(page).toHaveURL(/plata/)
  await expect
    .poll(() => ordersOf(email))
    .toMatchObject([{ state: 'awaiting-payment', payment: 'declined', byWallet: true }])
  await expect(page.getByRole('heading', { level: 1, name: 'Plata nu a reușit' })).toBeVisible()
})

for (const market of markets)
  test(`a guest in ${market} orders with the address of a wallet, in one press at the checkout`, {
    tag: market === 'hu' ? [] : ['@all'],
  }, async ({ page }) => {
    const wallets = await openWallets(page, market, 15)
    await expect(wallets.getByRole('button', { name: 'Apple Pay' })).toBeVisible()
    await expect(wallets.getByText(express[market].total)).toBeVisible()
    await expectNoAxeViolations(page)
    await wallets.getByRole('button', { name: 'Google Pay' }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts[market].pay }).click()
    const number = await thankedFor(page, market)
    const [order] = await rows(
      `select o.state, o.delivery_method as method, a.locality as city, a.number, p.state as payment,
         p.amount_minor = o.total_minor as "isWhole"
       from orders o join payment p on p.order_id = o.id
       join order_address a on a.order_id = o.id and a.role = 'delivery' where o.number = $1`,
      number,
    )
    expect(order).toEqual({
      state: 'confirmed',
      method: 'courier',
      city: expect.stringContaining(express[market].city),
      number: express[market].number,
      payment: 'captured',
      isWhole: true,
    })
  })

for (const market of markets)
  test(`a guest in ${market} goes from the drawer to the wallets, whose script comes with that press`, {
    tag: market === 'bg' ? [] : ['@all'],
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/wallets/stripe.js')) scripts.push(request.url())
    })
    await page.goto(await phoneForAll(market, 27))
    await hydrated(page)
    const drawer = await addToCart(page, market)
    await expectNoAxeViolations(page)
    const way = drawer.getByRole('link', { name: express[market].open })
    await expect(way).toBeVisible()
    expect(scripts).toEqual([])
    await way.click()
    const wallets = page.getByRole('region', { name: express[market].title })
    await wallets.getByRole('button', { name: 'Google Pay' }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts[market].pay }).click()
    const [order] = await rows(
      `select o.state, p.by_wallet as "byWallet" from orders o join payment p on p.order_id = o.id where o.number = $1`,
      await thankedFor(page, market),
    )
    expect(order).toEqual({ state: 'confirmed', byWallet: true })
    expect(scripts).toHaveLength(1)
  })

test('a wallet whose address is not known pays nothing, and what it says is filled in', {
  tag: '@all',
}, async ({ page }) => {
  const wallets = await openWallets(page, 'ro', 16)
  await wallets.getByRole('button', { name: 'Apple Pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Adresă necunoscută' }).click()
  await expect(page.getByText('Nu am recunoscut adresa din portofelul digital')).toBeVisible()
  await expectNoAxeViolations(page)
  const plan = { delivery: '', place: { kind: 'address', ...seats.ro } } as const
  await choosePlace(page, 'ro', plan)
  const contact = stepOf(page, 'ro', 2)
  await expect(contact.getByLabel(/^Nume/)).toHaveValue('Client Încercat')
  await expect(contact.getByLabel(/^Telefon/)).toHaveValue(/712\s?345\s?678$/)
})

test('a wallet without a phone pays nothing, says so, and its address is taken over', {
  tag: '@all',
}, async ({ page }) => {
  const wallets = await openWallets(page, 'ro', 22)
  await wallets.getByRole('button', { name: 'Google Pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fără telefon' }).click()
  const said = page.getByText('Nu am recunoscut datele de contact din portofelul digital')
  await expect(said).toBeVisible()
  await expect(stepOf(page, 'ro', 1)).toContainText(express.ro.city)
  const contact = stepOf(page, 'ro', 2)
  await expect(contact.getByLabel(/^Nume/)).toHaveValue('Client Încercat')
  await expect(contact.getByLabel(/^Telefon/)).toHaveValue('')
  await expectNoAxeViolations(page)
  const email = await contact.getByLabel(/^(E-mail|Email)/).inputValue()
  expect(email).toMatch(/^wallet-/)
  expect(await ordersOf(email)).toEqual([])
  await contact.getByLabel(/^Telefon/).fill('0712 345 678')
  await contact.getByRole('button', { name: 'Continuă' }).click()
  await expect(said).toHaveCount(0)
})
