import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { issued, orderBefore, saveAddress } from './filled-in.ts'
import { hydrated, placeOrder, stepOf } from './journey.ts'
import { signIn } from './members.ts'
import { holdPhoneForAll } from './prepared.ts'
import { pageText } from './text.ts'

const cases = {
  ro: {
    tag: '',
    login: '/ro/magazin/cosul-meu/login/',
    onDelivery: 'Ramburs',
    minor: 10_000,
    written: '100,00',
    code: 'Codul voucherului',
    add: 'Adaugă voucherul',
    unknown: 'Nu cunoaștem acest cod sau voucherul aparține altui cont.',
    use: (code: string) => new RegExp(`Folosește voucherul ${code}`),
    removeIt: (code: string) => `Scoate voucherul ${code}`,
    paid: 'Plătit cu voucher',
    left: 'Rest de plată',
  },
} as const

// The cloud cart sends one request without its token; its own test covers that.
test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

for (const market of ['ro'] as const) {
  const text = cases[market]
  test(`a member pays partly by voucher and the rest on delivery in ${market}${text.tag}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    const member = await signIn(context, market, String(baseURL))
    await saveAddress(member.userId)
    await orderBefore(page)
    const voucher = await issued(text.minor, member.userId)
    await holdPhoneForAll(page, market, 23)
    await page.goto(text.login)
    await hydrated(page)
    const payment = stepOf(page, market, 4)

    await payment.getByLabel(text.code).fill('K7QX-92MD-0RTV-3HWB')
    await payment.getByRole('button', { name: text.add }).click()
    await expect(payment.getByText(text.unknown)).toBeVisible()
    await expect(payment.getByLabel(text.code)).toHaveValue('K7QX-92MD-0RTV-3HWB')
    await expectNoAxeViolations(page)

    await payment.getByRole('button', { name: text.use(voucher.code) }).press('Enter')
    await expect(payment.getByRole('button', { name: text.removeIt(voucher.code) })).toBeVisible()
    await expect(payment.getByText(text.unknown)).toHaveCount(0)
    await expect(payment.getByLabel(text.code)).toHaveValue('')
    await expect(page.getByText(text.left, { exact: true })).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByText(text.left, { exact: true })).toBeVisible()
    await payment.getByRole('radio', { name: text.onDelivery }).check()
    await payment.getByRole('checkbox', { name: pageText[market].terms }).check()
    await expectNoAxeViolations(page)
    const number = await placeOrder(page, market)

    await expect(page.getByText(text.paid, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(new RegExp(text.written)).first()).toBeVisible()
    await expectNoAxeViolations(page)
    const payments = await rows(
      `select p.method, p.state, p.amount_minor = case p.method when 'voucher' then $2
           else o.total_minor - $2 end as is_right, o.state as order
       from payment p join orders o on o.id = p.order_id where o.number = $1 order by p.method`,
      number,
      text.minor,
    )
    expect(payments).toEqual([
      { method: 'cashOnDelivery', state: 'due', is_right: true, order: 'confirmed' },
      { method: 'voucher', state: 'captured', is_right: true, order: 'confirmed' },
    ])
    expect(
      await rows('select left_minor::int as left from voucher where id = $1', voucher.id),
    ).toEqual([{ left: 0 }])
  })
}
