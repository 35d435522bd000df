import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { openFirstProduct, openPhones } from './journey.ts'
import { signIn } from './members.ts'
import { signInText } from './sign-in-text.ts'
import { type Market, markets } from './text.ts'

const words: Readonly<
  Record<
    Market,
    Readonly<
      Record<'keep' | 'note' | 'title' | 'link' | 'seen' | 'choose' | 'compare' | 'differs', string>
    > & { readonly empty: string }
  >
> = {
  ro: {
    keep: 'Adaugă la favorite',
    note: 'Adăugat. Vezi și compară favoritele',
    title: 'Favorite',
    link: 'Linkul acestei liste',
    seen: 'Văzute recent',
    choose: 'Compară',
    compare: 'Compară ce ai ales',
    differs: 'Diferă',
    empty: 'Încă nu ai nimic la favorite',
  },
  bg: {
    keep: 'Запази в любими',
    note: 'Запазено. Виж и сравни любимите',
    title: 'Любими',
    link: 'Линк към този списък',
    seen: 'Наскоро разглеждани',
    choose: 'Сравни',
    compare: 'Сравни избраните',
    differs: 'Различава се',
    empty: 'Още нямаш любими',
  },
  hu: {
    keep: 'Kedvencekhez',
    note: 'Elmentve. Kedvencek és összehasonlítás',
    title: 'Kedvencek',
    link: 'A lista linkje',
    seen: 'Legutóbb megnézett készülékek',
    choose: 'Összehasonlítom',
    compare: 'A kiválasztottak összehasonlítása',
    differs: 'Eltér',
    empty: 'Még nincs kedvenced',
  },
  gr: {
    keep: 'Στα αγαπημένα',
    note: 'Αποθηκεύτηκε. Δες και σύγκρινε τα αγαπημένα',
    title: 'Αγαπημένα',
    link: 'Σύνδεσμος αυτής της λίστας',
    seen: 'Είδες πρόσφατα',
    choose: 'Σύγκριση',
    compare: 'Σύγκριση των επιλεγμένων',
    differs: 'Διαφέρει',
    empty: 'Δεν έχεις ακόμα αγαπημένα',
  },
}

const lists: Readonly<Record<Market, string>> = {
  ro: '/ro/favorite/',
  bg: '/bg/lyubimi/',
  hu: '/hu/kedvencek/',
  gr: '/gr/favourites/',
}

for (const market of markets)
  test(`in ${market} devices are saved, found again, shared and compared`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page, browser }) => {
    const text = words[market]
    await page.goto(`/${market}/`)
    await openPhones(page, market)
    const hearts = page.getByRole('button', { name: text.keep })
    await hearts.nth(0).click()
    await hearts.nth(2).click()
    await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expectNoAxeViolations(page)
    const name = await openFirstProduct(page, 1)
    await expect(hearts.first()).toHaveAccessibleName(new RegExp(name))
    await page.goBack()
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await hearts.nth(3).click()
    await page.getByRole('status').getByRole('link', { name: text.note }).click()

    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: text.seen })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expectNoAxeViolations(page)
    const shared = await page.getByLabel(text.link).inputValue()
    const stranger = await browser.newPage()
    await stranger.goto(shared)
    await expect(stranger.getByRole('article')).toHaveCount(3)
    await expect(stranger.getByRole('button', { name: text.keep, pressed: true })).toHaveCount(0)
    await stranger.close()

    await hearts.nth(0).click()
    await expect(page.getByRole('article'), 'what is saved no longer is gone').toHaveCount(3)
    const boxes = page.getByRole('main').getByRole('checkbox', { name: text.choose })
    for (const at of [0, 1]) await expect(boxes.nth(at), 'what is saved is ticked').toBeChecked()
    await expect(boxes.nth(2), 'what was looked at is not').not.toBeChecked()
    await boxes.nth(2).check()
    await page.getByRole('button', { name: text.compare }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(page.getByRole('rowheader', { name: text.differs, exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

test('a heart that is pressed before the page is hydrated saves once', async ({ page }) => {
  await page.goto('/ro/telefoane/')
  const heart = page.getByRole('button', { name: words.ro.keep }).first()
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.goto('/ro/favorite/')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: words.ro.keep }).click()
  await expect(page.getByText(words.ro.empty)).toBeVisible()
})

for (const market of markets)
  test(`in ${market} a member finds the devices of one browser in another, and takes them off there`, {
    tag: market === 'bg' ? [] : ['@all'],
  }, async ({ page, context, browser, baseURL }) => {
    const { keep, title, empty } = words[market]
    const list = lists[market]
    await page.goto(`/${market}/`)
    await openPhones(page, market)
    const hearts = page.getByRole('button', { name: keep })
    await hearts.nth(0).click()
    await hearts.nth(2).click()
    const { userId } = await signIn(context, market, String(baseURL))
    const saved = () =>
      shopRows<{ id: string }>(
        'select listing_id as id from saved_listing where user_id = $1 and is_saved',
        [userId],
      )
    await page.reload()
    await expect.poll(async () => (await saved()).length).toBe(2)

    const elsewhere = await browser.newContext()
    await elsewhere.addCookies(await context.cookies())
    const other = await elsewhere.newPage()
    await other.goto(list)
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(other.getByRole('article')).toHaveCount(2)
    await expectNoAxeViolations(other)
    await other.getByRole('button', { name: keep, pressed: true }).first().click()
    await expect(other.getByRole('article')).toHaveCount(1)
    await expect.poll(async () => (await saved()).length).toBe(1)
    await elsewhere.close()

    // As a minute later.
    await page.evaluate(asked => localStorage.removeItem(asked), `kintsu.saved-asked.${market}`)
    await page.goto(list)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto(`/${market}/logout/`)
    const { signOut, out } = signInText[market]
    await page.getByRole('main').getByRole('button', { name: signOut, exact: true }).click()
    await expect(page.getByText(out).first()).toBeVisible()
    await page.goto(list)
    await expect(page.getByText(empty)).toBeVisible()
    expect(await saved()).toHaveLength(1)
  })

test('a heart that is pressed while the first list of a member is on its way is not lost', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/ro/telefoane/')
  const hearts = page.getByRole('button', { name: words.ro.keep })
  await hearts.nth(0).click()
  const { userId } = await signIn(context, 'ro', String(baseURL))
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/favourites/', async route => {
    await promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/favourites/')
  await page.reload()
  await sent
  await hearts.nth(1).click()
  await hearts.nth(0).click()
  release()
  const saved = () =>
    shopRows<{ id: string }>(
      'select listing_id as id from saved_listing where user_id = $1 and is_saved',
      [userId],
    )
  const id = await hearts.nth(1).getAttribute('data-save')
  await expect.poll(saved).toEqual([{ id }])
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false')
})
