import { describe, expect, test } from 'vitest'
import type { InspectionLetter } from './inspection-letter.ts'
import { writeInspectionLetter } from './write-inspection-letter.ts'

const company = {
  name: 'Kintsu SRL',
  registrationNumber: 'J12/1/2026',
  vatNumber: 'RO1',
  address: 'Cluj-Napoca',
  phone: '0264 000 000',
  email: 'salut@kintsu.example',
} as InspectionLetter['company']

function lei(minor: number) {
  return { minor, currency: 'RON' as const }
}

function letter(over: Partial<InspectionLetter>): InspectionLetter {
  return {
    market: 'ro',
    name: 'Ana Pop',
    number: 'SRO000000016',
    device: 'Apple iPhone 13, 128 GB',
    news: 'inspected',
    link: 'https://shop.example/ro/cont/detalii-vanzare/SRO000000016/?token=abc',
    company,
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

describe('a letter about a device that came', () => {
  test('tells of a second offer every line, both amounts, the last day, and that silence is no yes', () => {
    const { subject, plain, html } = writeInspectionLetter(
      letter({ news: 'second-offer', secondOffer }),
    )
    expect(subject).toBe('Avem o a doua ofertă pentru tine: Apple iPhone 13, 128 GB (SRO000000016)')
    for (const words of [plain, html]) {
      expect(words).toContain(
        'Starea ecranului: ai declarat „fără urme”, am găsit „urme fine”: −60,00\u00a0lei',
      )
      expect(words).toContain('am găsit „ca nouă”: +40,00\u00a0lei')
      expect(words).toContain('Prima ofertă: 1.500,00\u00a0lei')
      expect(words).toContain('A doua ofertă: 1.480,00\u00a0lei')
      expect(words).toContain('6 decembrie 2026')
      expect(words).toContain('tăcerea nu înseamnă acord')
      expect(words).toContain('detalii-vanzare/SRO000000016/?token=abc')
    }
  })

  test.each([
    ['ro', 'cel târziu pe 6 decembrie 2026'],
    ['bg', 'най-късно на 6 декември 2026 г.'],
    ['hu', 'megérkezik hozzád: 2026. december 6.'],
    ['gr', 'έως 6 Δεκεμβρίου 2026.'],
  ] as const)('in %s tells when the money comes and where to', (market, words) => {
    const payout = { amount: lei(150_000), dueOn: '2026-12-06', account: 'RO•••• 0000' }
    const { plain } = writeInspectionLetter(letter({ market, payout }))
    expect(plain).toContain(words)
    expect(plain).toContain('RO•••• 0000')
    expect(plain).not.toContain('..')
  })

  test.each([
    ['locked', 'Dispozitivul este blocat cu un cont'],
    ['online-ban', 'Consola este exclusă'],
    ['counterfeit', 'Dispozitivul nu este original.'],
    ['other-device', 'Nu este dispozitivul pe care l-ai declarat.'],
  ] as const)(
    'says why it is not bought (%s), and that it goes back for nothing',
    (reason, why) => {
      const { plain } = writeInspectionLetter(letter({ news: 'rejected', reasons: [reason] }))
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
    'in %s names who took what neither is bought nor comes back, and their paper',
    (market, recycled, surrendered) => {
      const takenOver = { taker: 'Greentech SRL', reference: 'R-118/2026' }
      const said = (news: InspectionLetter['news']) =>
        writeInspectionLetter(letter({ market, news, takenOver }))
      expect(said('recycled').subject).toContain(recycled)
      expect(said('surrendered').subject).toContain(surrendered)
      for (const news of ['recycled', 'surrendered'] as const)
        expect(said(news).plain).toMatch(/Greentech SRL.*R-118\/2026/)
      expect(said('fetched').plain).not.toContain('Greentech')
    },
  )

  test.each([
    ['ro', 'nu punem niciodată un astfel de dispozitiv într-un colet', 'Nu îl trimitem înapoi'],
    ['bg', 'никога не слагаме такова устройство в пратка', 'Не го изпращаме обратно'],
    ['hu', 'ilyen készüléket soha nem teszünk csomagba', 'Nem küldjük vissza'],
    ['gr', 'δεν βάζουμε ποτέ τέτοια συσκευή σε δέμα', 'Δεν τη στέλνουμε πίσω'],
  ] as const)(
    'in %s promises no parcel for a swollen battery or what is stolen',
    (market, swollen, stolen) => {
      const said = (reasons: InspectionLetter['reasons']) =>
        writeInspectionLetter(letter({ market, news: 'rejected', reasons: reasons ?? [] })).plain
      const free = /fără niciun cost|Връщаме ти|visszaküldjük neked|Σου στέλνουμε/
      expect(said(['swollen-battery', 'locked'])).toContain(swollen)
      expect(said(['swollen-battery'])).not.toMatch(free)
      expect(said(['stolen'])).toContain(stolen)
      expect(said(['stolen', 'swollen-battery'])).not.toMatch(free)
    },
  )

  test.each(['ro', 'bg', 'hu', 'gr'] as const)(
    'in %s names the carrier and the number of the parcel back',
    market => {
      const sentBack = { carrier: 'Econt', awb: '1051600123456' }
      const { plain } = writeInspectionLetter(letter({ market, news: 'sent-back', sentBack }))
      expect(plain).toContain('Econt')
      expect(plain).toContain('1051600123456')
    },
  )

  test('greets who left no name', () => {
    expect(writeInspectionLetter(letter({ name: '' })).plain).toContain('Bună!')
  })
})
