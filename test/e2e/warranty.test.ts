import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { bought, rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { signIn } from './members.ts'

/** markets.md, Routes; and the text of the pages as a member reads it. */
const warrantyText = {
  ro: {
    path: '/cont/garantiile-mele/',
    legal: 'Garanția legală de conformitate',
    shop: 'Garanția comercială Kintsu',
    sendIn: 'Trimite în garanție',
    problem: 'Problema',
    charging: 'Nu se încarcă',
    missing: 'Alege ce nu merge',
    describe: 'Descrie pe scurt',
    choose: 'Alege poze',
    sent: 'Trimisă',
    confirm: 'Trimite cererea',
    opened: 'Te așteptăm cu dispozitivul',
    cancel: 'Anulează cererea',
    sure: 'Da, anulează cererea',
    cancelled: 'Dispozitivul a rămas la tine. Garanția lui nu se schimbă.',
  },
  gr: {
    path: '/account/my-warranties/',
    legal: 'Νόμιμη εγγύηση συμμόρφωσης',
    shop: 'Εμπορική εγγύηση Kintsu',
    sendIn: 'Στείλε στην εγγύηση',
    problem: 'Το πρόβλημα',
    charging: 'Δεν φορτίζει',
    missing: 'Διάλεξε τι δεν λειτουργεί',
    describe: 'Περίγραψέ το σύντομα',
    choose: 'Διάλεξε φωτογραφίες',
    sent: 'Στάλθηκε',
    confirm: 'Αποστολή αιτήματος',
    opened: 'Περιμένουμε τη συσκευή',
    cancel: 'Ακύρωση αιτήματος',
    sure: 'Ναι, ακύρωσε το αίτημα',
    cancelled: 'Η συσκευή έμεινε σε εσένα. Η εγγύησή της δεν αλλάζει.',
  },
} as const

async function expectAccessible(page: Page) {
  await hydrated(page)
  await expectNoAxeViolations(page)
}

// The cloud cart sends one request without its token; its own test covers that.
test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

for (const market of ['ro', 'gr'] as const)
  test(`a member sends a device in under warranty in ${market}`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page, context, baseURL }) => {
    test.slow()
    const text = warrantyText[market]
    const member = await signIn(context, market, String(baseURL))
    await page.goto(`/${market}${text.path}`)
    await expectAccessible(page)

    const { number } = await bought(page, market, member.userId)
    await page.reload()
    const card = page.getByRole('article').filter({ hasText: number })
    await expect(card).toContainText(text.legal)
    await expect(card).toContainText(text.shop)
    await expectAccessible(page)

    await card.getByRole('link', { name: text.sendIn }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: text.confirm }).click()
    await expect(page.getByRole('link', { name: text.missing })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel(text.problem).selectOption({ label: text.charging })
    await page.getByLabel(text.describe).fill('De ieri.')
    const buffer = await sharp({
      create: { width: 2_000, height: 900, channels: 3, background: '#7a6' },
    })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel(text.choose)
      .setInputFiles({ name: 'poza.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText(text.sent, { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: text.confirm }).click()

    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${number}-W1`)
    await expect(page.getByText(text.opened, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    expect(
      await rows(
        `select w.state, w.problem, w.words, p.width, p.height, i.number
         from warranty_claim w join photo p on p.subject_id = w.id
         join inbound_parcel i on i.subject_id = w.id where w.number = $1`,
        `${number}-W1`,
      ),
    ).toEqual([
      {
        state: 'opened',
        problem: 'charging',
        words: 'De ieri.',
        width: 1600,
        height: 720,
        number: `${number}-W1`,
      },
    ])

    await page.getByText(text.cancel, { exact: true }).click()
    await page.getByRole('button', { name: text.sure }).click()
    await expect(page.getByText(text.cancelled)).toBeVisible()
    await expectAccessible(page)
    expect(
      await rows('select state from warranty_claim where number = $1', `${number}-W1`),
    ).toEqual([{ state: 'cancelled' }])
  })
