import { expect, test } from 'vitest'
import { pdfPlaces, pdfText } from '#test/support/pdf-text.ts'
import { writeInboundLabel } from './write-inbound-label.ts'

const company = {
  name: 'Magazin SRL',
  registrationNumber: 'J12/1/2026',
  vatNumber: 'RO1',
  address: 'Strada Fabricii 12, 400620 Cluj-Napoca',
  phone: '+40 264 123 456',
  email: 'depozit@example.com',
}

function labelOf(name: string, line: string, awb = 'GR000000011-R1') {
  return writeInboundLabel(
    {
      market: 'gr',
      number: 'GR000000011-R1',
      awb,
      sendBy: '2026-12-01',
      sender: { name, email: 'client@example.com', phone: '+306912345678' },
      handover: {
        kind: 'courier',
        day: '2026-11-30',
        from: {
          county: { id: '1', name: line.slice(0, 60) },
          locality: { id: '1', name: line.slice(0, 60) },
          street: line,
          number: line.slice(0, 20),
          details: line,
          postalCode: '105 57',
        },
      },
    },
    company,
  )
}

/** The baselines of the text on the left above the fold, which is only the sender. */
function sender(pdf: Buffer) {
  return pdfPlaces(pdf).filter(({ x, y }) => x >= 48 && x < 100 && y > 100 && y < 360)
}

/** The barcode begins at 262 points from the top. */
const bars = 262

test.each([
  ['without a gap', 'Ș'.repeat(100), 'Ș'.repeat(300)],
  ['of many words', 'Papadopoulou '.repeat(7).trim(), 'Λεωφόρος Βασιλίσσης '.repeat(15)],
  ['of wide letters', 'W'.repeat(100), 'Щ'.repeat(300)],
])(
  'a sender whose name and address are %s and of maximum length stays above the barcode',
  async (_, name, line) => {
    const places = sender(await labelOf(name, line))
    expect(places.length).toBeGreaterThan(8)
    expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(bars)
  },
)

test('a sender of normal length is written in the normal size', async () => {
  const pdf = await labelOf('Ελένη Παπαδοπούλου', 'Ερμού')
  const text = pdfText(pdf).join('\n')
  expect(text).toContain('Ελένη Παπαδοπούλου')
  expect(Math.max(...sender(pdf).map(({ y }) => y))).toBeLessThan(200)
})

test('a name with invisible direction marks is written in letter order, and combining marks do not pile up', async () => {
  const pdf = await labelOf('Ana \u202epoP\u202c Ion', `e${'\u0301'.repeat(30)}`)
  const text = pdfText(pdf).join('\n')
  expect(text).toContain('Ana  poP  Ion')
  expect(text).not.toMatch(/\p{Cf}/u)
  expect(text).not.toMatch(/\p{M}{3}/u)
})

test('a carrier number is printed beside the number of the return, which is printed once where they are the same', async () => {
  const own = pdfText(await labelOf('Ana Pop', 'Ermou')).join('\n')
  expect(own.match(/^GR000000011-R1$/gm)).toHaveLength(1)
  const both = pdfText(await labelOf('Ana Pop', 'Ermou', '1098765432101')).join('\n')
  expect(both.match(/^(GR000000011-R1|1098765432101)$/gm)).toEqual([
    'GR000000011-R1',
    '1098765432101',
  ])
})
