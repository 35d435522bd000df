import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { signIn as asMember } from './members.ts'
import { signInText } from './sign-in-text.ts'
import { anEmail, followEmail, main, press, requestAccount } from './sign-in-walks.ts'
import { markets } from './text.ts'

const texts = {
  ro: {
    benefits: '/ro/cont/beneficii/',
    link: 'Linkul tău',
    invited: /Ai primit o invitație: 50\s?lei pentru tine/,
    toRegister: 'Creează un cont',
    promise: /voucher de 50\s?lei pentru prima comandă de cel puțin 500\s?lei/,
    accept: 'Primește voucherul',
    accepted: 'Ai primit voucherul pentru prima ta comandă.',
    counted: 'O persoană a acceptat invitația ta.',
    minor: 5_000,
  },
  bg: {
    benefits: '/bg/profil/predimstva/',
    link: 'Твоят линк',
    invited: /Имаш покана: 20\s?Lev за теб/,
    toRegister: 'Създай профил',
    promise: /ваучер за 20\s?Lev за първата си поръчка от поне 200\s?Lev/,
    accept: 'Вземи ваучера',
    accepted: 'Вече имаш ваучера за първата си поръчка.',
    counted: 'Един човек прие поканата ти.',
    minor: 2_000,
  },
  hu: {
    benefits: '/hu/fiok/elonyok/',
    link: 'A te linked',
    invited: /Meghívást kaptál: 4\s?000\s?Ft a tiéd/,
    toRegister: 'Fiók létrehozása',
    promise: /4\s?000\s?Ft értékű utalványt kapsz az első, legalább 40\s?000\s?Ft értékű/,
    accept: 'Kérem az utalványt',
    accepted: 'Megkaptad az első rendelésedhez szóló utalványt.',
    counted: '1 ember fogadta el a meghívásodat.',
    minor: 400_000,
  },
  gr: {
    benefits: '/gr/account/benefits/',
    link: 'Ο σύνδεσμός σου',
    invited: /Έχεις μια πρόσκληση: 10\s?euro για εσένα/,
    toRegister: 'Δημιούργησε λογαριασμό',
    promise: /κουπόνι 10\s?euro για την πρώτη σου παραγγελία από 100\s?euro και πάνω/,
    accept: 'Πάρε το κουπόνι',
    accepted: 'Πήρες το κουπόνι για την πρώτη σου παραγγελία.',
    counted: 'Ένα άτομο αποδέχτηκε την πρόσκλησή σου.',
    minor: 1_000,
  },
} as const

for (const market of markets)
  test(`a member in ${market} invites a friend, who gets a voucher`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page, context, browser, baseURL }) => {
    const text = texts[market]
    const inviting = await asMember(context, market, String(baseURL))
    await page.goto(text.benefits)
    await hydrated(page)
    const link = await page.getByLabel(text.link).inputValue()
    await expectNoAxeViolations(page)

    const visit = await browser.newContext({ baseURL: String(baseURL) })
    const friend = await visit.newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { name: text.invited })).toBeVisible()
    await expectNoAxeViolations(friend)
    await friend.getByRole('link', { name: text.toRegister, exact: true }).click()
    await expect(main(friend).getByText(text.promise)).toBeVisible()
    const email = anEmail('invited')
    await requestAccount(friend, market, email, new URL(friend.url()).search)
    await followEmail(friend, email)
    await press(friend, market, signInText[market].prove)
    await friend.getByRole('button', { name: text.accept, exact: true }).click()
    await expect(main(friend).getByText(text.accepted)).toBeVisible()
    await expectNoAxeViolations(friend)
    await visit.close()

    const vouchers = await rows(
      `select v.source_kind as "for", v.left_minor::int as minor, v.order_from_minor::int as "orderFrom",
         m.invited_by as "invitedBy"
       from voucher v join member m on m.id = v.user_id where m.email = $1 order by v.source_kind`,
      email,
    )
    const each = { minor: text.minor, orderFrom: text.minor * 10, invitedBy: inviting.userId }
    expect(vouchers).toEqual([
      { for: 'invited', ...each },
      { for: 'welcome', ...each },
    ])
    await page.reload()
    await expect(main(page).getByText(text.counted)).toBeVisible()
  })
