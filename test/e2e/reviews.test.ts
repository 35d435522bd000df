import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { deliveredOrder, invitationOf } from './invited.ts'
import { hydrated } from './journey.ts'
import { type Market, markets } from './text.ts'

/** The text of the pages and the email, typed as a shopper reads it. */
const reviewText = {
  ro: {
    reviews: '/recenzii/',
    error: '/recenzii/eroare/',
    send: 'Publică recenzia',
    pick: 'Alege de la 1 la 5 stele',
    best: 'Excelent',
    title: 'Titlu',
    text: 'Părerea ta',
    done: 'Recenzia ta este publicată.',
    verified: 'Cumpărător verificat',
    one: '1 recenzie',
    all: 'Vezi toate recenziile modelului',
    forged: 'Nu găsim această invitație',
    report: 'Raportează recenzia',
    why: 'E reclamă',
    reportSend: 'Trimite',
    reportReceived: 'Mulțumim, ne uităm',
    review: 'Bateria ține două zile, carcasa are o zgârietură.',
    heading: 'Ca nou',
  },
  bg: {
    reviews: '/otzivi/',
    error: '/otzivi/greshka/',
    send: 'Публикувай отзива',
    pick: 'Избери от 1 до 5 звезди',
    best: 'Много ми харесва',
    title: 'Заглавие',
    text: 'Твоето мнение',
    done: 'Отзивът ти е публикуван.',
    verified: 'Проверен купувач',
    one: '1 отзив',
    all: 'Виж всички отзиви за модела',
    forged: 'Не намираме тази покана',
    report: 'Подай сигнал за отзива',
    why: 'Реклама е',
    reportSend: 'Изпрати',
    reportReceived: 'Благодарим, ще го прегледаме',
    review: 'Батерията държи два дни, корпусът е с една драскотина.',
    heading: 'Като ново',
  },
  hu: {
    reviews: '/velemenyek/',
    error: '/velemenyek/hiba/',
    send: 'Vélemény közzététele',
    pick: 'Válassz 1–5 csillagot',
    best: 'Nagyon elégedett',
    title: 'Cím',
    text: 'A véleményed',
    done: 'A véleményed megjelent.',
    verified: 'Igazolt vásárló',
    one: '1 vélemény',
    all: 'A modell összes véleménye',
    forged: 'Nem találjuk ezt a meghívót',
    report: 'Vélemény jelentése',
    why: 'Reklám',
    reportSend: 'Küldés',
    reportReceived: 'Köszönjük, megnézzük',
    review: 'Két napig bírja az akkumulátor, a hátlapon egy karcolás van.',
    heading: 'Mint az új',
  },
  gr: {
    reviews: '/reviews/',
    error: '/reviews/error/',
    send: 'Δημοσίευση κριτικής',
    pick: 'Διάλεξε από 1 έως 5 αστέρια',
    best: 'Μου αρέσει πολύ',
    title: 'Τίτλος',
    text: 'Η γνώμη σου',
    done: 'Η κριτική σου δημοσιεύτηκε.',
    verified: 'Επαληθευμένος αγοραστής',
    one: '1 κριτική',
    all: 'Δες όλες τις κριτικές του μοντέλου',
    forged: 'Δεν βρίσκουμε αυτή την πρόσκληση',
    report: 'Αναφορά κριτικής',
    why: 'Είναι διαφήμιση',
    reportSend: 'Αποστολή',
    reportReceived: 'Ευχαριστούμε, θα τη δούμε',
    review: 'Η μπαταρία κρατά δύο μέρες, το πλαίσιο έχει μια γρατζουνιά.',
    heading: 'Σαν καινούργιο',
  },
} as const satisfies Record<Market, object>

// An invalid link is a 404, which the browser logs.
test.use({ allowedErrors: /reviews\/error|eroare|greshka|hiba/ })

for (const market of markets) {
  const text = reviewText[market]
  const tag = market === 'gr' ? [] : ['@all']
  test(`a customer in ${market} writes a review by the email’s link, and it is public`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    const orderId = await deliveredOrder(page, market)
    await page.goto(await invitationOf(orderId))
    await hydrated(page)
    await expectNoAxeViolations(page)
    await page.getByLabel(text.title).fill(text.heading)
    await page.getByLabel(text.text).fill(text.review)
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByText(text.pick).first()).toBeVisible()
    await expect(page.getByLabel(text.title)).toHaveValue(text.heading)
    await expectNoAxeViolations(page)
    await page.getByRole('radio', { name: new RegExp(text.best) }).check()
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    await expectNoAxeViolations(page)

    const [stored] = await rows<{ id: string; legacy: number; brand: string; slug: string }>(
      `select r.id, m.legacy_id as legacy, m.brand_slug as brand, m.slug from review r
       join model m on m.id = r.model_id where r.order_id = $1 and r.state = 'published'`,
      orderId,
    )
    await page.goto(`/${market}${text.reviews}`)
    const article = page.locator(`#review-${stored?.id}`)
    await expect(article).toContainText(text.review)
    await expect(article).toContainText(text.verified)
    await expectNoAxeViolations(page)
    const shop = market === 'ro' || market === 'bg' ? 'magazin' : 'shop'
    await page.goto(`/${market}/${shop}/${stored?.brand}/${stored?.slug}/`)
    await expect(page.getByRole('link', { name: text.one })).toBeVisible()
    await page.getByRole('link', { name: text.one }).click()
    await expect(article).toBeVisible()
    await article.getByText(text.report).click()
    await article.getByLabel(text.why).check()
    await expectNoAxeViolations(page)
    await article.getByRole('button', { name: text.reportSend }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.reportReceived })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto(`/${market}${text.reviews}`)
    const [shown] = await rows<{ path: string }>(
      `select '/' || m.brand_slug || '/x/' || m.legacy_id || '/' as path from model m where m.legacy_id = $1`,
      stored?.legacy,
    )
    await page.goto(`/${market}/${shop}${shown?.path}`)
    const section = page.locator('#reviews')
    await expect(section).toContainText(text.review)
    await expect(section.getByRole('link', { name: text.all })).toBeVisible()
    await expectNoAxeViolations(page)

    const forged = await page.goto(`/${market}${text.error}?why=not-found`)
    expect(forged?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: text.forged })).toBeVisible()
    await expectNoAxeViolations(page)
  })
}
