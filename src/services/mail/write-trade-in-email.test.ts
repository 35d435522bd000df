import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { usualTexts } from '#test/support/usual-texts.ts'
import type { TradeInEmail } from './trade-in-email.ts'
import { writeTradeInEmail } from './write-trade-in-email.ts'

const company = {
  name: 'Kintsu SRL',
  registrationNumber: 'J12/1/2026',
  vatNumber: 'RO1',
  address: 'Cluj-Napoca',
  phone: '0264 000 000',
  email: 'salut@kintsu.example',
} as TradeInEmail['company']

function offered(minor: number, currency: Currency) {
  return {
    kind: 'offer' as const,
    amount: { minor, currency },
    lines: [],
  }
}

function email(
  update: TradeInEmail['update'],
  over: Partial<TradeInEmail['view']> = {},
  market: Market = 'ro',
  currency: Currency = 'RON',
): TradeInEmail {
  return {
    update,
    company,
    texts: usualTexts(market),
    display: { currency: currency },
    link: 'https://shop.example/ro/sell/offer/?sale=SRO000000016&token=abc',
    view: {
      number: 'SRO000000016',
      state: 'offered',
      title: 'Apple iPhone 13, 128 GB',
      market,
      email: 'ana@example.com',
      isOwned: false,
      deviceType: 'SMARTPHONE',
      answers: {},
      startedAt: '2026-11-22T09:00:00Z',
      device: { kind: 'imei' },
      together: [],
      isCancellable: false,
      photoPaths: [],
      steps: [],
      ahead: [],
      due: { kind: 'accept-by', day: '2026-12-06' },
      offer: { minor: 150_000, currency },
      offers: {
        'bank-fast': offered(150_000, currency),
        'bank-slow': offered(157_500, currency),
        voucher: offered(162_000, currency),
      },
      ...over,
    },
  }
}

describe('an email about a trade-in', () => {
  test('states an offer with all three payouts and its deadline, and links to it', () => {
    const { subject, plain, html } = writeTradeInEmail(email('offered'))
    expect(subject).toBe(
      'Oferta noastră pentru dispozitivul tău: Apple iPhone 13, 128 GB (SRO000000016)',
    )
    for (const text of [plain, html]) {
      expect(text).toContain('În contul bancar, în 1–2 zile: 1.500,00\u00a0lei')
      expect(text).toContain('În contul bancar, în 10–20 de zile: 1.575,00\u00a0lei')
      expect(text).toContain('Voucher pentru magazin: 1.620,00\u00a0lei')
      expect(text).toContain('Prețul e valabil până pe 6 decembrie 2026.')
    }
    expect(plain).toContain(
      'Continuă cu oferta: https://shop.example/ro/sell/offer/?sale=SRO000000016&token=abc',
    )
  })

  test('states after acceptance how to prepare the device, and the deadline to hand it over', () => {
    const { plain } = writeTradeInEmail(
      email('accepted', {
        state: 'accepted',
        sender: { name: 'Ana Pop', phone: '+40712345678' },
        due: { kind: 'hand-over-by', day: '2026-12-06' },
      }),
    )
    expect(plain).toContain('Bună, Ana Pop!')
    expect(plain).toContain('4. Scoate cartela SIM și cardul de memorie.')
    expect(plain).toContain('Oferta acceptată: 1.500,00\u00a0lei')
    expect(plain).toContain('Predă coletul până pe 6 decembrie 2026.')
  })

  test.each([
    ['bg', 'BGN', 'Нашата оферта за твоето устройство', 'Цената важи до 6 декември 2026'],
    ['hu', 'HUF', 'Ajánlatunk a készülékedre', 'Az ár eddig érvényes: 2026. december 6.'],
    ['gr', 'EUR', 'Η προσφορά μας για τη συσκευή σου', 'Η τιμή ισχύει έως 6 Δεκεμβρίου 2026'],
  ] as const)('is in the language of %s', (market, currency, title, until) => {
    const { subject, plain } = writeTradeInEmail(email('offered', {}, market, currency))
    expect(subject).toContain(title)
    expect(plain).toContain(until)
  })

  test.each([
    ['ro', 'Un coleg se uită întâi', 'În cel mult o zi lucrătoare', 'Vezi vânzarea'],
    ['bg', 'Първо наш колега', 'До един работен ден', 'Виж продажбата'],
    ['hu', 'Előbb egy kollégánk', 'Egy munkanapon belül', 'Eladás megtekintése'],
    ['gr', 'Ένας συνάδελφός μας', 'σε μία εργάσιμη ημέρα', 'Δες την πώληση'],
  ] as const)('in %s states that a person looks first, and by when', (market, title, by, link) => {
    const { subject, plain } = writeTradeInEmail(email('person-looks', { state: 'draft' }, market))
    expect(subject).toContain(title)
    expect(plain).toContain(by)
    expect(plain).toContain(`${link}: https://shop.example/`)
    expect(plain).not.toContain('1.500')
  })

  test.each([
    ['ro', 'de pe acum'],
    ['bg', 'още сега'],
    ['hu', 'Már most'],
    ['gr', 'από τώρα'],
  ] as const)(
    'in %s contains the voucher of an accepted trade-in, which can be spent at once',
    (market, now) => {
      const view = { payout: 'voucher', voucherCode: 'KV-7H3K-9Q2M' } as const
      const { plain } = writeTradeInEmail(email('accepted', view, market))
      expect(plain).toContain('KV-7H3K-9Q2M')
      expect(plain).toContain(now)
    },
  )

  test.each([
    ['ro', 'Ai renunțat la vânzare', 'etichet'],
    ['bg', 'Продажбата е отменена', 'етикет'],
    ['hu', 'Törölted az eladást', 'címke'],
    ['gr', 'Ακύρωσες την πώληση', 'ετικέτα'],
  ] as const)(
    'in %s states that no person looks at the device any more, and mentions no label',
    (market, title, label) => {
      const { subject, plain } = writeTradeInEmail(
        email('withdrawn', { state: 'cancelled' }, market),
      )
      expect(subject).toContain(title)
      expect(plain).not.toContain(label)
    },
  )

  test('escapes the seller’s input', () => {
    const { html } = writeTradeInEmail(
      email('received', { sender: { name: '<b>Ana</b>', phone: '' } }),
    )
    expect(html).not.toContain('<b>Ana</b>')
  })

  test('shows both amounts and the rate where the market shows two currencies', () => {
    const inBoth = {
      ...email('accepted', {}, 'bg', 'EUR'),
      display: { currency: 'EUR', second: 'BGN' },
    } as const
    const { plain, html } = writeTradeInEmail(inBoth)
    for (const text of [plain, html]) {
      expect(text).toContain('1500,00\u00a0евро (2933,75\u00a0Lev)')
      expect(text).toContain('1\u00a0евро = 1,95583\u00a0Lev')
    }
    const { plain: inOne } = writeTradeInEmail(email('accepted', {}, 'bg', 'EUR'))
    expect(inOne).toContain('1500,00\u00a0евро')
    expect(inOne).not.toContain('Lev')
  })

  test('shows both amounts of an offer that was made before the currency changed', () => {
    const agreed = { ...email('accepted', {}, 'bg', 'BGN'), display: { currency: 'EUR' } } as const
    expect(writeTradeInEmail(agreed).plain).toContain('1500,00\u00a0Lev (766,94\u00a0евро)')
  })
})
