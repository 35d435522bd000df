import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { deliveredToPay } from './delivered.ts'
import { hydrated } from './journey.ts'
import { signIn as asMember } from './members.ts'
import { markets } from './text.ts'

const texts = {
  ro: {
    path: '/ro/cont/setari/',
    label: 'Vești despre coletele cu comenzile tale',
    sms: 'Prin SMS',
    save: 'Salvează datele',
    saved: 'Am salvat datele tale.',
  },
  bg: {
    path: '/bg/profil/nastroyki/',
    label: 'Новини за пратките от поръчките ти',
    sms: 'Със SMS',
    save: 'Запази данните',
    saved: 'Запазихме данните ти.',
  },
  hu: {
    path: '/hu/fiok/beallitasok/',
    label: 'Hírek a rendeléseid csomagjairól',
    sms: 'SMS-ben',
    save: 'Adatok mentése',
    saved: 'Az adataidat elmentettük.',
  },
  gr: {
    path: '/gr/account/settings/',
    label: 'Νέα για τα δέματα των παραγγελιών σου',
    sms: 'Με SMS',
    save: 'Αποθήκευση στοιχείων',
    saved: 'Αποθηκεύσαμε τα στοιχεία σου.',
  },
} as const

for (const market of markets)
  test(`a member in ${market} chooses text messages for news of parcels`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page, context, baseURL }) => {
    const text = texts[market]
    const { userId } = await asMember(context, market, String(baseURL))
    await page.goto(text.path)
    await hydrated(page)
    await page.getByLabel(text.label).selectOption(text.sms)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(page.getByText(text.saved)).toBeVisible()
    await expect(page.getByLabel(text.label)).toHaveValue('sms')
    const [member] = await rows('select parcel_news_by as way from member where id = $1', userId)
    expect(member).toEqual({ way: 'sms' })
    if (market !== 'ro') return

    const { number } = await deliveredToPay(page, market)
    const [order] = await rows<{ id: string; user_id: string; phone: string }>(
      'select id, user_id, contact_phone as phone from orders where number = $1',
      number,
    )
    expect(order?.user_id).toBe(userId)
    // As a carrier's report that the parcel was delivered leaves it.
    await rows(
      `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
       values ($1::uuid, 'parcel-news', jsonb_build_object('orderId', $2::text, 'news', 'delivered'), now(), now(), 0)`,
      randomUUID(),
      String(order?.id),
    )
    const message = page
      .getByRole('listitem')
      .filter({ hasText: String(order?.phone) })
      .getByRole('link', { name: 'SMS' })
    await expect(async () => {
      await page.goto('/_mailbox/')
      await expect(message).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await message.click()
    await expect(page.locator('body')).toContainText(`Kintsu: comanda ${number} a ajuns.`)
  })
