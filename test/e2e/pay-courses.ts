import { expect, type Page } from '@playwright/test'
import { sandboxControl } from '#test/support/sandbox-control.ts'
import { goToCheckout, orderButton, thankedFor } from './journey.ts'
import { letTimePass, orderNumbered, paymentsOf, unitsOf } from './outcome.ts'
import { atProvider, chooseMethod, press, titled } from './pay-journey.ts'
import { type Method, payText } from './pay-text.ts'
import { type Course, isOnDelivery, type Transition } from './pay-walks.ts'
import { label, type Market } from './text.ts'

/** The order at the end of a test, and its payment attempts: method and state, oldest first. */
export type Ended = {
  readonly number: string
  readonly payments: readonly (readonly [method: Method, state: string])[]
}

/** From the order button to the end, by the controls used on the pages. */
export const courses: Readonly<Record<Course, (page: Page, walk: Transition) => Promise<Ended>>> = {
  'paid on delivery': async (page, walk) => ({
    number: await thanked(page, walk, walk.method),
    payments: [[walk.method, 'due']],
  }),
  approved: async (page, walk) => {
    await approve(page, walk, walk.method)
    return ended(page, walk, walk.method)
  },
  '3-D Secure passed': async (page, walk) => {
    await challenge(page, walk)
    await press(page, payText[walk.market].atProvider.confirm)
    return ended(page, walk, 'card')
  },
  '3-D Secure failed, paid again': async (page, walk) => {
    await challenge(page, walk)
    await press(page, payText[walk.market].atProvider.failConfirm)
    await expectFailed(page, walk, payText[walk.market].declined)
    await payAgain(page, walk)
    await approve(page, walk, 'card')
    return ended(page, walk, 'card', ['card', 'declined'])
  },
  'declined, paid otherwise': async (page, walk) => {
    const { atProvider: at, declined } = payText[walk.market]
    await atProvider(page, walk.market, walk.method)
    await press(page, walk.method === 'card' ? at.refuseCard : at.refuseLoan)
    await expectFailed(page, walk, declined)
    const other = walk.other ?? 'card'
    await chooseMethod(page, walk.market, { method: other })
    await payAgain(page, walk)
    await approve(page, walk, other)
    return ended(page, walk, other, [walk.method, 'declined'])
  },
  'interrupted, paid again': async (page, walk) => {
    const { atProvider: at } = payText[walk.market]
    await atProvider(page, walk.market, walk.method)
    await press(page, at.withdraw)
    await expectFailed(page, walk, undefined)
    await payAgain(page, walk)
    await approve(page, walk, walk.method)
    // TBI in RO uses one status for a refusal and a withdrawal.
    const isReported = walk.market !== 'ro' || walk.method === 'oney'
    return ended(page, walk, walk.method, [walk.method, isReported ? 'cancelled' : 'declined'])
  },
  'went back, went on': async (page, walk) => {
    const { atProvider: at, open, goOnAt } = payText[walk.market]
    await atProvider(page, walk.market, walk.method)
    await press(page, at.back)
    await titled(page, open)
    await page.getByRole('button', { name: goOnAt }).click()
    await approve(page, walk, walk.method)
    return ended(page, walk, walk.method)
  },
  'in review, approved': async (page, walk) => {
    const { atProvider: at } = payText[walk.market]
    await atProvider(page, walk.market, walk.method)
    const lender = page.url()
    await press(page, at.later)
    await titled(page, whileLentLater(walk.market, walk.method))
    const bank = await page.context().newPage()
    await bank.goto(lender)
    await press(bank, at.approveLoan)
    await expect(bank).not.toHaveURL(lender)
    await bank.close()
    return ended(page, walk, walk.method)
  },
  'called by the lender, approved': async (page, walk) => {
    const number = await thankedFor(page, walk.market, payText[walk.market].inReview)
    // Status 4 is deliverable; Cofidis has no page for this, and its status is queried (providers.md, Cofidis).
    await sandboxControl(String(process.env.KINTSU_E2E_SANDBOX)).scenario(
      { provider: 'cofidis', orderRef: number },
      { kind: 'poll', status: '4' },
    )
    return ended(page, walk, walk.method)
  },
  'abandoned, expired, ordered again': async (page, walk) => {
    const text = payText[walk.market]
    const number = await atProvider(page, walk.market, walk.method)
    await press(page, text.atProvider.leave)
    await page.getByRole('link', { name: text.atProvider.back }).click()
    await page.getByRole('link', { name: text.checkAgain }).waitFor()
    await letTimePass(number)
    await expect(page.getByRole('heading', { level: 1, name: text.expired })).toBeVisible({
      timeout: 40_000,
    })
    await expectFreed(number, walk.method)
    await expect(page.getByRole('main')).toContainText(text.cartSaved)
    await page.getByRole('link', { name: text.backToCart }).click()
    await goToCheckout(page, walk.market)
    await orderButton(page, walk.market).click()
    await approve(page, walk, walk.method)
    const again = await ended(page, walk, walk.method)
    expect(again.number).not.toBe(number)
    return again
  },
}

function thanked(page: Page, { market }: Transition, method: Method) {
  return thankedFor(
    page,
    market,
    isThankedByLender(market, method) ? payText[market].approved : label[market].thanks,
  )
}

/** The title of the page while the lender decides; TBI in RO reports nothing before its decision. */
export function whileLentLater(market: Market, method: Method): string {
  const { open, inReview, checking } = payText[market]
  if (!isThankedByLender(market, method)) return checking
  return market === 'ro' ? open : inReview
}

/** TBI has its own thank-you page in RO and BG, and Cofidis in HU (Specification 2.1). */
function isThankedByLender(market: Market, method: Method) {
  return market !== 'gr' && !['card', 'oney'].includes(method) && !isOnDelivery(method)
}

async function ended(
  page: Page,
  walk: Transition,
  method: Method,
  ...before: Ended['payments']
): Promise<Ended> {
  return {
    number: await thanked(page, walk, method),
    payments: [...before, [method, 'captured']],
  }
}

async function approve(page: Page, { market }: Transition, method: Method) {
  const { pay, approveLoan } = payText[market].atProvider
  await atProvider(page, market, method)
  await press(page, method === 'card' ? pay : approveLoan)
}

async function challenge(page: Page, { market }: Transition) {
  const text = payText[market].atProvider
  await atProvider(page, market, 'card')
  await press(page, text.askBank)
  await titled(page, text.challenge)
}

/** The units reserved for an unpaid order are for sale again. */
async function expectFreed(number: string, method: Method) {
  const order = await orderNumbered(number)
  expect(order.state).toBe('expired')
  expect(await paymentsOf(order.id)).toMatchObject([{ method, state: 'expired' }])
  expect(await unitsOf(order.id)).toEqual([])
}

async function expectFailed(page: Page, { market }: Transition, why: string | undefined) {
  const text = payText[market]
  await titled(page, text.failed)
  await expect(page.getByRole('main')).toContainText(text.nothingTaken)
  if (why !== undefined) await expect(page.getByRole('main')).toContainText(why)
}

function payAgain(page: Page, { market }: Transition) {
  return page.getByRole('button', { name: payText[market].payAgain }).click()
}
