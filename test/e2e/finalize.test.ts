import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { hydrated, nextButton, nextIn, placeOrder, stepOf } from './journey.ts'
import { signIn } from './members.ts'
import { holdPhoneForAll } from './prepared.ts'
import { pageText } from './text.ts'

/** A locality from the market's lists, saved as a member's address. */
function saveAddress(userId: string) {
  return shopRows(
    `insert into saved_address (id, user_id, market, county_id, county, locality_id, locality, street, number, postal_code, created_at, updated_at)
     select gen_random_uuid(), $1, 'ro', c.id::text, c.name, l.id::text, l.name, 'Calea Moților', '12A', '400001', now(), now()
     from locality l join county c on c.market = l.market and c.id = l.county_id
     where l.market = 'ro' and l.name = 'Cluj-Napoca' and c.name = 'Cluj' limit 1`,
    [userId],
  )
}

// The cloud cart sends one request without its token; its own test covers that.
test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

test('a member orders from one screen, prefilled with known data', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await holdPhoneForAll(page, 'ro', 19)
  await page.goto('/ro/magazin/cosul-meu/finalize/')
  await expect(page).toHaveURL(/\/ro\/magazin\/cosul-meu\/login\/$/)

  const member = await signIn(context, 'ro', String(baseURL))
  await saveAddress(member.userId)
  await page.goto('/ro/magazin/cosul-meu/login/')
  await expect(page).toHaveURL(/\/ro\/magazin\/cosul-meu\/finalize\/$/)
  await hydrated(page)
  const [delivery, address, contact, billing, payment] = ([0, 1, 2, 3, 4] as const).map(at =>
    stepOf(page, 'ro', at),
  )
  await expect(page.getByText('Am completat ce știam din contul tău.')).toBeVisible()
  await expect(delivery!).toContainText('Curier la adresă')
  await expect(address!).toContainText('Calea Moților 12A, Cluj-Napoca, Cluj, 400001')
  await expect(contact!.getByLabel(pageText.ro.name)).toHaveValue('Membru Încercat')
  await expect(contact!.getByLabel(pageText.ro.email)).toHaveValue(member.email)
  await expect(
    page.getByRole('button', { name: pageText.ro.orderButton }),
  ).toHaveAccessibleDescription('Completează mai întâi datele de contact')
  await expectNoAxeViolations(page)

  await address!.getByRole('button', { name: 'Modifică: Adresă de livrare' }).press('Enter')
  await expect(address!.getByRole('heading', { level: 2 })).toBeFocused()
  await address!.getByLabel(/^Număr( [*])?$/).fill('14')
  await nextIn(page, 'ro', 1)
  await expect(address!).toContainText('Calea Moților 14, Cluj-Napoca')
  await contact!.getByLabel(pageText.ro.phone).fill('0712 345 678')
  await nextIn(page, 'ro', 2)
  await expect(billing!).toContainText('Persoană fizică · Membru Încercat')
  await expect(nextButton(page, 'ro', 4)).toHaveCount(0)
  await payment!.getByRole('radio', { name: 'Ramburs' }).check()
  await page.getByRole('button', { name: pageText.ro.orderButton }).press('Enter')
  await expect(payment!.locator(':focus')).toContainText('Mai ai 1 câmp de corectat')
  await expectNoAxeViolations(page)
  await payment!.getByRole('checkbox', { name: pageText.ro.terms }).check()
  const number = await placeOrder(page, 'ro')
  expect(
    await shopRows(
      `select o.user_id, o.state, o.contact_email, o.contact_phone, o.payment_method,
         o.delivery_method, o.delivery_minor::int, o.collection_fee_minor::int, a.street, a.number
       from orders o join order_address a on a.order_id = o.id and a.role = 'delivery'
       where o.number = $1`,
      [number],
    ),
  ).toEqual([
    {
      user_id: member.userId,
      state: 'confirmed',
      contact_email: member.email,
      contact_phone: '+40712345678',
      payment_method: 'cashOnDelivery',
      delivery_method: 'courier',
      delivery_minor: 1999,
      collection_fee_minor: 999,
      street: 'Calea Moților',
      number: '14',
    },
  ])

  await holdPhoneForAll(page, 'ro', 19)
  await page.goto('/ro/magazin/cosul-meu/login/')
  await hydrated(page)
  await expect(address!).toContainText('Calea Moților 12A, Cluj-Napoca')
  await expect(contact!).toContainText('+40712345678')
  await expect(payment!.getByRole('radio', { name: 'Ramburs' })).not.toBeChecked()
  await expectNoAxeViolations(page)
})
