import { expect, type Locator, type Page } from '@playwright/test'
import { anImei, freshImei } from '#test/support/trade-ins.ts'
import { barcodePicture } from './barcode-picture.ts'
import { aBuyer, seats } from './buyers.ts'
import { fillAddress, hydrated } from './journey.ts'
import { answers, type Hands } from './seller-hands.ts'
import { signInText } from './sign-in-text.ts'
import { field, main } from './sign-in-walks.ts'
import { pageText } from './text.ts'
import { sellerText, type WholeTradeIn } from './whole-trade-ins.ts'

/** The seller, the device and the input device; `look` runs on every page before anything is touched. */
export type Seller = {
  readonly page: Page
  readonly hands: Hands
  readonly tradeIn: WholeTradeIn
  readonly look: () => Promise<void>
}

/** The page with this title is shown and hydrated. */
export async function expectScreen({ page, look }: Pick<Seller, 'page' | 'look'>, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await hydrated(page)
  await look()
}

function button(page: Page, name: string) {
  return main(page).getByRole('button', { name, exact: true })
}

/** Finds the answer by its exact label: an answer's name may be the start of another one's. */
export function answerInput(page: Page, label: string): Locator {
  return main(page)
    .getByRole('group')
    .getByText(label, { exact: true })
    .locator('xpath=ancestor::label[1]//input')
}

export async function choosesDevice({ page, hands, tradeIn, look }: Seller) {
  const text = sellerText[tradeIn.market]
  await page.goto(text.landing)
  await hydrated(page)
  await look()
  await hands.press(main(page).getByRole('button', { name: tradeIn.type }))
  for (const label of [tradeIn.brand, tradeIn.model]) {
    await expect(answerInput(page, label)).toHaveCount(1)
    await hydrated(page)
    await look()
    await answers(page, hands, [answerInput(page, label)], button(page, text.next))
  }
}

/** Answers all the questions about the device, and reloads one of the pages on the way. */
export async function answersAll(seller: Seller) {
  const { page, hands, tradeIn } = seller
  for (const [title, ...labels] of tradeIn.screens) {
    await expectScreen(seller, title)
    if (title === tradeIn.reloadsAt) {
      await page.reload()
      await expectScreen(seller, title)
    }
    const inputs = labels.map(label => answerInput(page, label))
    await answers(page, hands, inputs, button(page, sellerText[tradeIn.market].next))
  }
}

/** From the email step to the offer, and on to the sign-in page. */
export async function takesOffer(seller: Seller, email: string) {
  const { page, hands, tradeIn } = seller
  const text = sellerText[tradeIn.market]
  await expectScreen(seller, text.lastTitle)
  await hands.fill(field(page, text.email), email)
  await hands.press(button(page, text.see))
  await expectScreen(seller, text.offer)
  await page.reload()
  await expectScreen(seller, text.offer)
  await hands.press(main(page).getByRole('link', { name: text.accept }))
  await expectScreen(seller, text.auth)
  await page.reload()
  await expectScreen(seller, text.auth)
}

export async function signsIn(
  { page, hands, tradeIn }: Seller,
  member: { readonly email: string; readonly password: string },
) {
  const text = signInText[tradeIn.market]
  await hands.fill(field(page, text.email), member.email)
  // The button that reveals the password has a similar name.
  await hands.fill(main(page).getByRole('textbox', { name: text.password }), member.password)
  const send = async () => {
    const response = page.waitForResponse(each => each.request().method() === 'POST')
    await hands.press(button(page, text.submit))
    return (await response).status()
  }
  // After many attempts from one IP address, a puzzle must be solved first.
  if ((await send()) === 422) await send()
}

/** Chooses the payout and its account; the page is reloaded before and after. */
export async function choosesPayout(seller: Seller) {
  const { page, hands, tradeIn } = seller
  const text = sellerText[tradeIn.market]
  await expectScreen(seller, text.payment)
  await page.reload()
  await expectScreen(seller, text.payment)
  await hands.choose(main(page).getByRole('radio', { name: text[tradeIn.payout] }))
  if (tradeIn.payout === 'bank') {
    await hands.fill(field(page, 'IBAN'), text.iban)
    await hands.fill(field(page, text.holder), aBuyer(tradeIn.market).name)
  }
  await hands.press(button(page, text.onward))
  await expectScreen(seller, text.delivery)
  await page.reload()
  await expectScreen(seller, text.delivery)
}

/** A picture without an IMEI says so; the one with it fills in the field, past the other numbers of a phone. */
async function readsPicture({ page, tradeIn }: Seller, imei: string) {
  const text = sellerText[tradeIn.market]
  const chooser = page.getByLabel(text.fromPicture)
  await chooser.setInputFiles(await barcodePicture('F2LXK0ABCD'))
  await expect(page.getByText(text.nothingRead)).toBeVisible()
  await expect(field(page, 'IMEI')).toHaveValue('')
  await chooser.setInputFiles(await barcodePicture('89049032000001000000', imei, anImei(1)))
  await expect(page.getByText(text.pictureRead)).toBeVisible()
  await expect(field(page, 'IMEI')).toHaveValue(imei)
}

/** Enters the device, the handover and the declarations, and accepts the offer. Returns the device's number. */
export async function sendsDevice(seller: Seller): Promise<string> {
  const { page, hands, tradeIn } = seller
  const text = sellerText[tradeIn.market]
  const serial = `KN${Math.floor(100_000 + Math.random() * 800_000)}`
  const identifier = tradeIn.number === 'imei' ? freshImei() : serial
  if (tradeIn.number === 'imei') await readsPicture(seller, identifier)
  else await hands.fill(field(page, text.serial), identifier)
  await hands.fill(field(page, pageText[tradeIn.market].name), aBuyer(tradeIn.market).name)
  await hands.fill(field(page, pageText[tradeIn.market].phone).first(), `${text.mobile} x`)
  await expect(field(page, pageText[tradeIn.market].phone).first()).toHaveValue(text.mobile)
  await hands.choose(main(page).getByRole('radio', { name: text.handover }))
  // Greece has courier handover only.
  if (tradeIn.market === 'gr') await fillAddress(page.locator('main form'), 'gr', seats.gr)
  for (const box of await page.locator('main form').getByRole('checkbox').all())
    await hands.choose(box)
  await hands.press(button(page, text.sell))
  await expect(page.getByText(text.sold, { exact: true }).first()).toBeVisible()
  await hydrated(page)
  await seller.look()
  return identifier
}
