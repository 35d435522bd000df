import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { freshImei } from '#test/support/trade-ins.ts'
import { rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { signIn as asMember } from './members.ts'
import { offered } from './offered.ts'
import { field, main } from './sign-in-walks.ts'
import { type Market, markets } from './text.ts'

/** With phone numbers of their own: how many trade-ins one number may have open is limited. */
const texts = {
  ro: {
    name: 'Membru Probă',
    together: /^Îl pun în coletul cu Apple iPhone 13/,
    phone: 'Telefon',
    mobile: '0723987654',
    sell: 'Vinde dispozitivul',
    sold: 'Ai acceptat oferta',
    sharing: 'În același colet, cu aceeași etichetă:',
    another: 'Vinde încă un dispozitiv',
    landing: /\/ro\/vinde\/$/,
  },
  bg: {
    name: 'Пробен Член',
    together: /^Слагам го в пратката с Apple iPhone 13/,
    phone: 'Телефон',
    mobile: '0878987654',
    sell: 'Продай устройството',
    sold: 'Офертата е приета',
    sharing: 'В същата пратка, със същия етикет:',
    another: 'Продай още едно устройство',
    landing: /\/bg\/proday\/$/,
  },
  hu: {
    name: 'Próba Tag',
    together: /^Közös csomagba teszem ezzel: Apple iPhone 13/,
    phone: 'Telefon',
    mobile: '06209876543',
    sell: 'Eladom a készüléket',
    sold: 'Elfogadtad az ajánlatot',
    sharing: 'Ugyanabban a csomagban, ugyanazzal a címkével:',
    another: 'Még egy készüléket eladok',
    landing: /\/hu\/eladas\/$/,
  },
  gr: {
    name: 'Δοκιμή Μέλος',
    together: /^Τη βάζω στο ίδιο δέμα με: Apple iPhone 13/,
    phone: 'Τηλέφωνο',
    mobile: '6949876543',
    sell: 'Πούλησε τη συσκευή',
    sold: 'Έτοιμο, δέχτηκες την προσφορά',
    sharing: 'Στο ίδιο δέμα, με την ίδια ετικέτα:',
    another: 'Πούλησε άλλη μία συσκευή',
    landing: /\/gr\/sell-your-device\/$/,
  },
} as const

const declarations = ['adult', 'owner', 'not-stolen', 'locks-off', 'erased', 'sim-removed']

/** Requests of the signed-in seller about one trade-in. */
function requestsOf(page: Page, origin: string, number: string) {
  return (method: 'PUT' | 'POST', path: string, data: object) =>
    page.request.fetch(`${origin}/api/sales/${number}/${path}/`, {
      method,
      headers: { origin },
      data,
    })
}

/** A courier comes to Greek sellers; the others leave their parcel at a locker. */
async function handovers(market: Market): Promise<readonly object[]> {
  if (market !== 'gr') return [{ kind: 'locker' }]
  const [place] = await rows<{ countyId: string; localityId: string }>(
    `select c.id::text as "countyId", l.id::text as "localityId"
     from locality l join county c on c.market = l.market and c.id = l.county_id where l.market = 'gr' limit 1`,
  )
  const from = { ...place, street: 'Ερμού', number: '12', postalCode: '10563' }
  // The first of the next days on which a courier comes.
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(Date.now() + (at + 1) * 86_400_000).toISOString().slice(0, 10)
    return { kind: 'courier', day, from }
  })
}

/** A trade-in that was accepted, and whose parcel is still with its seller. */
async function accepted(page: Page, market: Market, origin: string, email: string) {
  const { number } = await offered(page, market, origin, email)
  const request = requestsOf(page, origin, number)
  expect((await request('PUT', 'payout', { payout: 'voucher' })).status()).toBe(200)
  expect((await request('PUT', 'device', { identifier: freshImei() })).status()).toBe(200)
  const sender = { name: texts[market].name, phone: texts[market].mobile }
  for (const handover of await handovers(market)) {
    const answer = await request('POST', 'acceptance', { sender, handover, declarations })
    if (answer.status() === 200) return number
    expect(answer.status(), await answer.text()).toBe(409)
  }
  throw new Error('no courier comes')
}

for (const market of markets)
  test(`a seller in ${market} puts a second device into the parcel of the first`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page, context, baseURL }) => {
    const text = texts[market]
    const origin = String(baseURL)
    const { email } = await asMember(context, market, origin)
    const first = await accepted(page, market, origin, email)
    const second = await offered(page, market, origin, email)
    const request = requestsOf(page, origin, second.number)
    await request('PUT', 'payout', { payout: 'voucher' })
    await page.goto(second.open)
    await page.goto(`/${market}/sell/delivery/`)
    await hydrated(page)
    const together = page.getByRole('checkbox', { name: text.together })
    await expect(together).toBeChecked()
    const how = main(page).getByRole('radio')
    await expect(how).toHaveCount(0)
    await expectNoAxeViolations(page)
    await together.uncheck()
    await expect(how.first()).toBeVisible()
    await together.check()
    await expect(how).toHaveCount(0)

    await field(page, 'IMEI').fill(freshImei())
    await field(page, text.phone).first().fill(text.mobile)
    for (const box of await page.locator('main form').getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: text.sell }).click()
    await expect(page.getByText(text.sold, { exact: true }).first()).toBeVisible()
    const sharing = main(page).getByText(text.sharing)
    await expect(sharing).toBeVisible()
    await expect(main(page).getByRole('listitem').filter({ hasText: first })).toBeVisible()
    await expectNoAxeViolations(page)
    const [parcel] = await rows(
      `select t.number, p.awb from inbound_parcel p join inbound_parcel t on t.id = p.together_with
       where p.number = $1`,
      second.number,
    )
    expect(parcel).toEqual({ number: first, awb: null })
    await main(page).getByRole('link', { name: text.another }).click()
    await expect(page).toHaveURL(text.landing)
  })
