import { describe, expect, test } from 'vitest'
import { usualTexts } from '#test/support/usual-texts.ts'
import type { InspectionEmail } from './inspection-email.ts'
import { writeInspectionEmail } from './write-inspection-email.ts'

const company = {
  name: 'Kintsu SRL',
  registrationNumber: 'J12/1/2026',
  vatNumber: 'RO1',
  address: 'Cluj-Napoca',
  phone: '0264 000 000',
  email: 'salut@kintsu.example',
} as InspectionEmail['company']

function lei(minor: number) {
  return { minor, currency: 'RON' as const }
}

function email(over: Partial<InspectionEmail>): InspectionEmail {
  return {
    market: 'ro',
    name: 'Ana Pop',
    number: 'SRO000000016',
    device: 'Apple iPhone 13, 128 GB',
    update: 'inspected',
    link: 'https://shop.example/ro/cont/detalii-vanzare/SRO000000016/?token=abc',
    company,
    texts: usualTexts(over.market),
    display: { currency: 'RON' },
    ...over,
  }
}

const secondOffer = {
  first: lei(150_000),
  second: lei(148_000),
  lines: [
    { part: 'Starea ecranului', declared: 'fără urme', found: 'urme fine', amount: lei(-6_000) },
    { part: 'Starea carcasei', declared: 'urme ușoare', found: 'ca nouă', amount: lei(4_000) },
  ],
  answerBy: '2026-12-06',
}

describe('an email about a device that has arrived', () => {
  test.each([
    [
      'ro',
      'Dispozitivul tău e în stare mai bună: primești mai mult',
      'Starea ecranului: ai declarat',
    ],
    ['bg', 'Устройството ти е в по-добро състояние: получаваш повече', 'Starea ecranului: '],
    ['hu', 'Jobb a készüléked állapota: többet fizetünk', 'Starea ecranului: '],
    ['gr', 'Η συσκευή σου είναι σε καλύτερη κατάσταση: παίρνεις περισσότερα', 'Starea ecranului: '],
  ] as const)('tells in %s that more is paid, with every line', (market, title, line) => {
    const { subject, plain, html } = writeInspectionEmail(
      email({
        market,
        update: 'inspected-more',
        raised: {
          first: lei(140_000),
          lines: [
            { part: 'Starea ecranului', declared: 'urme', found: 'fără urme', amount: lei(16_000) },
          ],
        },
        payout: { amount: lei(156_000), dueOn: '2026-11-25' },
      }),
    )
    expect(subject).toBe(`${title}: Apple iPhone 13, 128 GB (SRO000000016)`)
    for (const text of [plain, html]) {
      expect(text).toContain(line)
      expect(text).toMatch(/\+160[.,]00/)
      expect(text).toMatch(/1[. \u00a0]?400[.,]00/)
      expect(text).toMatch(/1[. \u00a0]?560[.,]00/)
    }
  })

  test('lists for a second offer every line, both amounts, the last day, and that silence is not consent', () => {
    const { subject, plain, html } = writeInspectionEmail(
      email({ update: 'second-offer', secondOffer }),
    )
    expect(subject).toBe('Avem o a doua ofertă pentru tine: Apple iPhone 13, 128 GB (SRO000000016)')
    for (const text of [plain, html]) {
      expect(text).toContain(
        'Starea ecranului: ai declarat „fără urme”, am găsit „urme fine”: −60,00\u00a0lei',
      )
      expect(text).toContain('am găsit „ca nouă”: +40,00\u00a0lei')
      expect(text).toContain('Prima ofertă: 1.500,00\u00a0lei')
      expect(text).toContain('A doua ofertă: 1.480,00\u00a0lei')
      expect(text).toContain('6 decembrie 2026')
      expect(text).toContain('tăcerea nu înseamnă acord')
      expect(text).toContain('detalii-vanzare/SRO000000016/?token=abc')
    }
  })

  test.each([
    ['ro', 'cel târziu pe 6 decembrie 2026'],
    ['bg', 'най-късно на 6 декември 2026 г.'],
    ['hu', 'megérkezik hozzád: 2026. december 6.'],
    ['gr', 'έως 6 Δεκεμβρίου 2026.'],
  ] as const)('in %s states when the money arrives and in which account', (market, text) => {
    const payout = { amount: lei(150_000), dueOn: '2026-12-06', account: 'RO•••• 0000' }
    const { plain } = writeInspectionEmail(email({ market, payout }))
    expect(plain).toContain(text)
    expect(plain).toContain('RO•••• 0000')
    expect(plain).not.toContain('..')
  })

  test.each([
    ['locked', 'Dispozitivul este blocat cu un cont'],
    ['online-ban', 'Consola este exclusă'],
    ['counterfeit', 'Dispozitivul nu este original.'],
    ['other-device', 'Nu este dispozitivul pe care l-ai declarat.'],
  ] as const)(
    'states why the device is not bought (%s), and that it is sent back free of charge',
    (reason, why) => {
      const { plain } = writeInspectionEmail(email({ update: 'rejected', reasons: [reason] }))
      expect(plain).toContain(why)
      expect(plain).toContain('Îți trimitem dispozitivul înapoi, fără niciun cost pentru tine')
    },
  )

  test.each([
    ['ro', 'Am predat dispozitivul la reciclare', 'Am predat dispozitivul autorităților'],
    ['bg', 'Предадохме устройството за рециклиране', 'Предадохме устройството на органите'],
    ['hu', 'Leadtuk a készüléket újrahasznosításra', 'Átadtuk a készüléket a hatóságnak'],
    ['gr', 'Παραδώσαμε τη συσκευή για ανακύκλωση', 'Παραδώσαμε τη συσκευή στις αρχές'],
  ] as const)(
    'in %s names the recipient of a device neither bought nor sent back, and their document',
    (market, recycled, surrendered) => {
      const takenOver = { taker: 'Greentech SRL', reference: 'R-118/2026' }
      const emailOf = (update: InspectionEmail['update']) =>
        writeInspectionEmail(email({ market, update, takenOver }))
      expect(emailOf('recycled').subject).toContain(recycled)
      expect(emailOf('surrendered').subject).toContain(surrendered)
      for (const update of ['recycled', 'surrendered'] as const)
        expect(emailOf(update).plain).toMatch(/Greentech SRL.*R-118\/2026/)
      expect(emailOf('fetched').plain).not.toContain('Greentech')
    },
  )

  test.each([
    ['ro', 'nu punem niciodată un astfel de dispozitiv într-un colet', 'Nu îl trimitem înapoi'],
    ['bg', 'никога не слагаме такова устройство в пратка', 'Не го изпращаме обратно'],
    ['hu', 'ilyen készüléket soha nem teszünk csomagba', 'Nem küldjük vissza'],
    ['gr', 'δεν βάζουμε ποτέ τέτοια συσκευή σε δέμα', 'Δεν τη στέλνουμε πίσω'],
  ] as const)(
    'in %s promises no return parcel for a swollen battery or a stolen device',
    (market, swollen, stolen) => {
      const plainOf = (reasons: InspectionEmail['reasons']) =>
        writeInspectionEmail(email({ market, update: 'rejected', reasons: reasons ?? [] })).plain
      const free = /fără niciun cost|Връщаме ти|visszaküldjük neked|Σου στέλνουμε/
      expect(plainOf(['swollen-battery', 'locked'])).toContain(swollen)
      expect(plainOf(['swollen-battery'])).not.toMatch(free)
      expect(plainOf(['stolen'])).toContain(stolen)
      expect(plainOf(['stolen', 'swollen-battery'])).not.toMatch(free)
    },
  )

  test.each(['ro', 'bg', 'hu', 'gr'] as const)(
    'in %s names the carrier and the number of the return parcel',
    market => {
      const sentBack = { carrier: 'Econt', awb: '1051600123456' }
      const { plain } = writeInspectionEmail(email({ market, update: 'sent-back', sentBack }))
      expect(plain).toContain('Econt')
      expect(plain).toContain('1051600123456')
    },
  )

  test('greets a seller without a name', () => {
    expect(writeInspectionEmail(email({ name: '' })).plain).toContain('Bună!')
  })
})
