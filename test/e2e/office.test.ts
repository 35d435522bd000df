import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { codeFor } from '#test/support/staff.ts'
import { freshImei } from '#test/support/trade-ins.ts'
import { addAuthenticator } from '#test/support/virtual-authenticator.ts'
import { gate, isHydrated } from './asleep.ts'
import { bought, rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { signIn as asMember } from './members.ts'
import {
  aColleague,
  aDeviceThatCame,
  demoPassword,
  deviceHash,
  enterOffice,
} from './office-staff.ts'
import { followEmail } from './sign-in-walks.ts'

// A refused form has a status of its own, and a page that is not one's own is a 404.
test.use({ allowedErrors: /status of (404|422)/ })

const widths = [320, 768, 1280]

/** Nothing sticks out of the page, and axe finds nothing, on a scanner's screen, a tablet and a desk. */
async function expectFitting(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const out = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect.soft(await page.evaluate(out), `pixels out of ${page.url()} at ${width}`).toBe(0)
    // A tablet shows what a desk shows, in less width.
    if (width !== 768) await expectNoAxeViolations(page)
  }
}

function title(page: Page, name: string | RegExp) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const menuNames = [
  'Today',
  'Tasks',
  'Send',
  'Receive',
  'Orders',
  'Returns',
  'Warranty claims',
  'Refunds',
  'Cash on delivery',
  'Trade-ins',
  'Payments to sellers',
  'Buying prices',
  'Messages',
  'Members',
  'Reviews',
  'Content',
  'Texts of emails',
  'Devices',
  'Prices',
  'Accessories and services',
  'Models',
  'Promo codes',
  'Imports and exports',
  'Figures',
  'Books',
  'Settings',
  'People',
  'Audit trail',
]

// In parts, which run beside each other.
for (const part of [0, 1, 2])
  test(`each page of the office fits every screen and can be used with a keyboard and a screen reader, part ${part + 1}`, async ({
    page,
  }) => {
    test.slow()
    await enterOffice(page, 'owner@office.example')
    await title(page, 'Today')
    const menu = page.getByRole('navigation', { name: 'Office' })
    await expect(menu.getByRole('link')).toHaveText(menuNames)
    for (const name of menuNames.filter((_, at) => at % 3 === part)) {
      await menu.getByRole('link', { name, exact: true }).click()
      await title(page, new RegExp(`^${name}`))
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectFitting(page)
    }
  })

test('the door of the office, and what is not in it', async ({ page }) => {
  await page.goto('/office/')
  await expectFitting(page)
  await enterOffice(page, 'owner@office.example')
  await title(page, 'Today')
  await page.goto('/office/nowhere/')
  await title(page, 'This did not work')
  await expectFitting(page)
})

test('what is scanned before the first page is hydrated is kept', async ({ page }) => {
  await enterOffice(page, 'orders@office.example')
  await title(page, 'Today')
  const open = await gate(page)
  await page.reload({ waitUntil: 'commit' })
  await title(page, 'Today')
  expect(await isHydrated(page)).toBe(false)
  await page.keyboard.type('RO000000123')
  open()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.keyboard.type('4')
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue('RO0000001234')
})

test('an inspector scans a parcel, finds a dent, and the seller gets a second offer', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { number, imei } = await aDeviceThatCame(browser, String(baseURL))
  await enterOffice(page, 'inspection@office.example')
  await title(page, 'Today')

  // A hand scanner types wherever the focus is, and ends with Enter.
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await title(page, `Trade-in ${number}`)
  await expectFitting(page)
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Case' }).selectOption({ label: 'dents' })
  await main.getByLabel('IMEI or serial number, as read off the device').fill(imei)
  const reasons = main.locator('form').filter({ hasText: 'Everything stands' }).getByLabel('Reason')
  await reasons.fill('two corners')
  await main.getByRole('button', { name: 'Inspected' }).click()
  await expect(main.getByRole('alert')).toContainText('A line that lowers the offer has no photo.')
  expect(await rows('select state from sale where number = $1', number)).toEqual([
    { state: 'received' },
  ])

  // What was typed is still there.
  await expect(main.getByRole('combobox', { name: 'Case' })).toHaveValue('grading-case=dents')
  await expect(reasons).toHaveValue('two corners')
  const part = main.getByRole('group', { name: 'Case' })
  await part.getByLabel('Photo of this part').setInputFiles({
    name: 'corner.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
  })
  await expect(part.getByText('Photo added.')).toBeVisible()
  await main.getByRole('button', { name: 'Inspected' }).click()
  await expect(main.getByText('Second offer made').first()).toBeVisible()
  await expect(main.getByRole('img', { name: 'Inspection' })).toBeVisible()
  await expectFitting(page)
  expect(
    await rows(
      `select s.state, f.part, f.amount_minor < 0 as lowers from sale s join sale_finding f on f.sale_id = s.id
       where s.number = $1`,
      number,
    ),
  ).toEqual([{ state: 'second-offer', part: 'grading-case', lowers: true }])
  expect(
    await rows(
      'select actor, outcome from audit_entry where action = $1 and subject = $2 order by id',
      'inspect-device',
      `trade-in ${number}`,
    ),
  ).toEqual([
    { actor: 'Demo Inspection', outcome: 'no-photo' },
    { actor: 'Demo Inspection', outcome: 'done' },
  ])
  // Inspectors send no orders.
  await page.goto('/office/orders/')
  await title(page, 'This did not work')
})

test('support hides a review for a reason of the list, and answers it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const buyer = await browser.newContext()
  const { userId } = await asMember(buyer, 'ro', String(baseURL))
  const { number, position } = await bought(page, 'ro', userId)
  const [id, text] = [randomUUID(), `Sună-mă la 0722 ${Math.random().toString().slice(2, 8)}`]
  await rows(
    `insert into review (id, market, kind, order_id, position, listing_id, product_id, model_id, brand_slug, grade,
       rating, title, text, shown_name, name, state, hidden_for, written_at)
     select $1, 'ro', 'purchase', n.order_id, n.position, n.listing_id, l.product_id, m.id, m.brand_slug, n.grade,
       1, 'Slab', $4, 'verified', '', 'hidden', 'off-topic', now()
     from orders o join order_line n on n.order_id = o.id join listing l on l.id = n.listing_id
     join product p on p.id = l.product_id join model m on m.id = p.model_id
     where o.number = $2 and n.position = $3`,
    id,
    number,
    position,
    text,
  )
  await buyer.close()
  await context.clearCookies()
  await enterOffice(page, 'support@office.example')
  await title(page, 'Today')
  await page.goto('/office/reviews/?view=hidden')
  const card = page.getByRole('listitem').filter({ hasText: text })
  const moderate = async (move: string, reason: string) => {
    await card.getByLabel('Action').selectOption({ label: move })
    await card.getByLabel('Reason', { exact: true }).fill(reason)
    await card.getByRole('button', { name: 'Moderate the review' }).click()
  }
  await moderate('Restore', 'about the phone after all')
  await expect(page.getByText('Done: Moderate the review.')).toBeVisible()
  await page.goto('/office/reviews/?view=published')
  await card.getByLabel('Reply of the shop').fill('Îți răspundem prin e-mail.')
  await card.getByRole('button', { name: 'Reply' }).click()
  await expect(card.getByText('Îți răspundem prin e-mail.').first()).toBeVisible()

  // A reason of the list is needed to hide.
  await moderate('Hide', 'a telephone number')
  await expect(card.getByRole('alert')).toContainText('Something is missing')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await card.getByLabel('Reason to hide').selectOption({ label: 'Personal data' })
  await card.getByRole('button', { name: 'Moderate the review' }).click()
  await expect(card).toHaveCount(0)
  expect(
    await rows('select state, hidden_for as "hiddenFor", reply from review where id = $1', id),
  ).toEqual([{ state: 'hidden', hiddenFor: 'personal-data', reply: 'Îți răspundem prin e-mail.' }])
})

test('an email is worded anew, with what the shop fills in, and back again', async ({ page }) => {
  await enterOffice(page, 'owner@office.example')
  await page.getByRole('link', { name: 'Texts of emails' }).click()
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Market' }).selectOption({ label: 'Ελλάδα' })
  await main.getByRole('button', { name: 'Show' }).click()
  await title(page, 'Texts of emails: Ελλάδα')
  await main.getByRole('link', { name: 'Οι πόντοι σου λήγουν σύντομα' }).click()
  await title(page, /^Οι πόντοι σου λήγουν σύντομα/)
  await hydrated(page)
  await main.getByLabel('Subject').fill('Οι πόντοι σου λήγουν')
  await main.getByLabel('Reason').fill('shorter')
  await main.getByRole('button', { name: 'Save the wording' }).click()
  await expect(main.getByText('Use {day} and nothing else in braces')).toBeVisible()
  await main.getByLabel('Subject').fill('Λήγουν {day}: οι πόντοι σου')
  await expect(main.getByRole('definition').first()).toHaveText('Λήγουν day: οι πόντοι σου')
  await expectFitting(page)
  await main.getByRole('button', { name: 'Save the wording' }).click()
  await expect(main.getByText('the usual wording → Λήγουν {day}: οι πόντοι σου')).toBeVisible()
  await expectFitting(page)
  const stored = () => rows(`select value from setting where market = 'gr' and key = 'mail-texts'`)
  expect(await stored()).toEqual([
    { value: { 'pointsEmail.subject': 'Λήγουν {day}: οι πόντοι σου' } },
  ])

  const change = main.getByRole('row').filter({ hasText: 'shorter' })
  await change.getByLabel('Reason').fill('as before')
  await change.getByRole('button', { name: 'Undo this change' }).click()
  await expect(main.getByRole('row').filter({ hasText: 'as before' })).toBeVisible()
  await expect(main.getByLabel('Subject')).not.toHaveValue(/Λήγουν/)
  expect(await stored()).toEqual([{ value: {} }])
})

test('an owner sets up a second factor and invites somebody, who joins and sees only their part', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [owner, password] = [await aColleague('owner', ['ro']), 'a whole sentence of staff']
  await enterOffice(page, owner)
  await title(page, 'Today')
  await page.goto('/office/people/')
  await page.getByRole('link', { name: 'Enter a code first' }).click()
  await title(page, 'My account')
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(demoPassword())
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.getByRole('main').locator('code').textContent()) ?? ''
  await expectFitting(page)
  await page.getByLabel('Code', { exact: true }).fill(codeFor(secret.trim()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await title(page, 'People')

  const invited = `invited-${randomUUID()}@office.example`
  await page.getByRole('main').getByLabel('Name').fill('Ioana Depozit')
  await page.getByRole('main').getByLabel('Email').fill(invited)
  await expect(page.getByLabel('Orders, България')).toBeDisabled()
  await page.getByLabel('Orders, România').check()
  await page.getByRole('button', { name: 'Invite' }).click()
  await title(page, 'Ioana Depozit')
  await expectFitting(page)

  const joining = await browser.newPage({ baseURL: String(baseURL) })
  await followEmail(joining, invited)
  await joining.getByLabel('New password').fill(password)
  await joining.getByRole('button', { name: 'Set the password' }).click()
  await expect(joining.getByText('Your password is set.')).toBeVisible()
  await joining.getByRole('textbox', { name: 'Email' }).fill(invited)
  await joining.getByLabel('Password').fill(password)
  await joining.getByRole('button', { name: 'Sign in' }).click()
  await title(joining, 'Today')
  const menu = joining.getByRole('navigation', { name: 'Office' }).getByRole('link')
  await expect(menu).toHaveText([
    'Today',
    'Tasks',
    'Send',
    'Receive',
    'Orders',
    'Returns',
    'Warranty claims',
    'Devices',
  ])
  await joining.close()
  expect(
    await rows(
      `select g.role, g.market from staff_grant g join staff s on s.id = g.staff_id where s.email = $1`,
      invited,
    ),
  ).toEqual([{ role: 'orders', market: 'ro' }])
})

test('a clerk adds a passkey, signs in with it alone, and removes it', async ({ page }) => {
  test.slow()
  await addAuthenticator(page)
  const clerk = await aColleague('orders', ['ro'])
  await page.goto('/office/sign-in/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await enterOffice(page, clerk)
  await title(page, 'Today')
  await page.goto('/office/account/')
  await hydrated(page)
  await page.getByLabel('Name of the device').fill('Laptop at the bench')
  await page.getByLabel('Confirm with your password').fill('not the password')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await passkeysOf(clerk)).toEqual([])
  // The device has a key that the shop refused; the next one for this account takes its place.
  await page.getByLabel('Confirm with your password').fill(demoPassword())
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await expectFitting(page)
  expect(await passkeysOf(clerk)).toEqual([{ name: 'Laptop at the bench', used: false }])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await title(page, 'Sign in to the office')
  await hydrated(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await title(page, 'Today')
  expect(await passkeysOf(clerk)).toEqual([{ name: 'Laptop at the bench', used: true }])
  await page.goto('/office/account/')
  await page.getByRole('button', { name: 'Remove: Laptop at the bench' }).click()
  await expect(page.getByText('You have none yet.')).toBeVisible()
  expect(await passkeysOf(clerk)).toEqual([])
})

function passkeysOf(email: string) {
  return rows(
    `select k.name, k.used_at is not null as used from staff_passkey k join staff s on s.id = k.staff_id
     where s.email = $1`,
    email,
  )
}

test('a clerk packs the device that was sold, and no other one', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const buyer = await browser.newContext()
  const { userId } = await asMember(buyer, 'ro', String(baseURL))
  await buyer.close()
  const { number } = await bought(page, 'ro', userId)
  const imei = freshImei()
  await rows(
    `update unit set imei_hash = $2 where id = (
       select n.unit_id from order_line n join orders o on o.id = n.order_id
       where o.number = $1 and n.kind = 'device')`,
    number,
    deviceHash(imei),
  )
  await rows(
    `with other as (delete from shipment where order_id = (select id from orders where number = $1)
       and state <> 'delivered')
     update shipment set state = 'label-created', label = '\\x25504446'
     where order_id = (select id from orders where number = $1) and state = 'delivered'`,
    number,
  )
  await page.context().clearCookies()
  await enterOffice(page, 'orders@office.example')
  await title(page, 'Today')
  await page.keyboard.type(imei)
  await page.keyboard.press('Enter')
  await title(page, `Order ${number}`)
  await expectFitting(page)
  const main = page.getByRole('main')
  const parcel = main.getByRole('textbox', { name: /^IMEI or serial number/ })
  const label = main.getByRole('link', { name: 'Open the label' })
  await expect(label).toHaveCount(0)
  await parcel.fill('490154203237518')
  await parcel.press('Enter')
  await expect(main.getByRole('alert')).toContainText('This is not the device that was sold.')
  await parcel.fill(imei)
  await parcel.press('Enter')
  await expect(label).toBeVisible()
  const file = await page.request.get(String(await label.getAttribute('href')))
  expect((await file.body()).toString()).toBe('%PDF')
})
