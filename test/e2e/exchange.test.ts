import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { plans } from './buyers.ts'
import {
  billPerson,
  chooseDelivery,
  choosePayment,
  choosePlace,
  hydrated,
  orderButton,
  stepOf,
  thankedFor,
} from './journey.ts'
import { signIn } from './members.ts'
import { offered } from './offered.ts'
import { byPointer } from './seller-hands.ts'
import { expectScreen, sendsDevice } from './seller-walks.ts'
import { main } from './sign-in-walks.ts'
import { phoneForAll } from './sold-out.ts'
import { markets } from './text.ts'
import { phoneInRo, sellerText } from './whole-trade-ins.ts'

const texts = {
  ro: {
    estimate: 'Vezi cât îți rămâne de plată',
    order: 'Comandă-l cu voucherul',
    thanks: 'Mulțumim, am primit comanda ta',
  },
  bg: {
    estimate: 'Виж колко остава за плащане',
    order: 'Поръчай го с ваучера',
    thanks: 'Благодарим, получихме поръчката ти',
  },
  hu: {
    estimate: 'Mennyit kell még fizetnem?',
    order: 'Megrendelem az utalvánnyal',
    thanks: 'Köszönjük, megkaptuk a rendelésedet',
  },
  gr: {
    estimate: 'Δες πόσα μένει να πληρώσεις',
    order: 'Παράγγειλέ το με το κουπόνι',
    thanks: 'Ευχαριστούμε, λάβαμε την παραγγελία σου',
  },
} as const

// The cloud cart sends one request without its token; its own test covers that.
test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

for (const market of markets)
  test(`a member in ${market} trades in an old phone and orders the new one with the voucher, in one visit`, {
    tag: market === 'hu' ? [] : ['@all'],
  }, async ({ page, context, baseURL }) => {
    test.slow()
    const [text, sale] = [texts[market], sellerText[market]]
    const { email } = await signIn(context, market, String(baseURL))
    await page.goto(await phoneForAll(market, 26))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const [product = ''] = title.trim().split(',')
    expect(product).not.toBe('')
    const estimate = page.getByRole('main').getByRole('link', { name: text.estimate })
    await page.goto(String(await estimate.getAttribute('href')))
    const { number, open } = await offered(page, market, String(baseURL), email)
    await page.goto(open)
    const tradeIn = { ...phoneInRo, market, payout: 'voucher' } as const
    const look = () => expectNoAxeViolations(page)
    const seller = { page, hands: byPointer, tradeIn, look }
    await expectScreen(seller, sale.offer)
    await expect(main(page)).toContainText(product)
    await main(page).getByRole('link', { name: sale.accept }).click()

    await expectScreen(seller, sale.payment)
    await expect(main(page).getByRole('radio', { name: sale.voucher })).toBeChecked()
    await main(page).getByRole('button', { name: sale.onward, exact: true }).click()
    await expectScreen(seller, sale.delivery)
    await sendsDevice(seller)
    await expect(main(page)).toContainText(product)
    await page.reload()
    await hydrated(page)
    await main(page).getByRole('button', { name: text.order }).click()

    await expect(stepOf(page, market, 0)).toBeVisible()
    await hydrated(page)
    // Who sends the old phone is known by now: their name and, in Greece, where they live.
    await chooseDelivery(page, market, plans[market])
    if (market !== 'gr') await choosePlace(page, market, plans[market])
    await expect(stepOf(page, market, 2)).toContainText(email)
    await billPerson(page, market)
    await choosePayment(page, market, plans[market])
    await orderButton(page, market).click()
    const ordered = await thankedFor(page, market, text.thanks)
    const stored = await rows(
      `select o.state, s.number as "tradeIn", s.payout, l.title
       from orders o join order_line l on l.order_id = o.id and l.kind = 'device'
       join voucher_entry e on e.order_id = o.id and e.kind = 'spend' join voucher v on v.id = e.voucher_id
       join sale s on s.id::text = v.source_subject where o.number = $1`,
      ordered,
    )
    expect(stored).toEqual([
      { state: 'awaiting-trade-in', tradeIn: number, payout: 'voucher', title: expect.anything() },
    ])
    await page.goto(`${sale.sale}${number}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByRole('button', { name: text.order })).toHaveCount(0)
  })
