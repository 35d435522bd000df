import { expect, test } from 'vitest'
import type { IssuedSlip } from '#store/trade-in/acquisition-slips.ts'
import { pdfPlaces, pdfText } from '#test/support/pdf-text.ts'
import { writeSlipPdf } from './write-slip-pdf.ts'

const slip: IssuedSlip = {
  id: '5b0a3c52-6f3e-4f0e-8d52-0a7f2d1b9c11',
  year: 2026,
  number: 123,
  issuedAt: new Date('2026-11-22T22:30:00Z'),
  content: {
    buyer: {
      name: 'Kintsu România SRL',
      registrationNumber: 'J40/1/2020',
      vatNumber: 'RO12345678',
      address: 'Str. Aurului 1, București',
      phone: '0210000000',
      email: 'buna@kintsu.example',
    },
    seller: { name: 'Ștefan Țăranu', address: ['Str. Lungă 2', '400001 Cluj-Napoca'] },
    tradeInNumber: 'SRO000000016',
    device: 'Apple iPhone 13, 128 GB',
    identifier: '••••3809',
    paid: { minor: 144_000, currency: 'RON' },
    paidBy: 'bank',
    paidOn: '2026-11-22',
  },
}

async function textOf(changes: Partial<IssuedSlip['content']> = {}) {
  return (await pdfText(await writeSlipPdf({ ...slip, content: { ...slip.content, ...changes } })))
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

test('an acquisition slip says who bought what from whom, for how much, and when', async () => {
  const text = await textOf()
  const facts = [
    'Borderou de achiziție',
    'KBA 2026/000123',
    'Data emiterii\n23 noiembrie 2026',
    'Data plății\n22 noiembrie 2026',
    'SRO000000016',
    'Kintsu România SRL',
    'RO12345678',
    'Ștefan Țăranu',
    'Str. Lungă 2, 400001 Cluj-Napoca',
    'Apple iPhone 13, 128 GB\n••••3809\n1\n1.440,00',
    'Total plătit: 1.440,00 lei',
    'Transfer bancar',
    'Semnătura vânzătorului: ____',
  ]
  for (const fact of facts) expect(text).toContain(fact)
  expect(text).not.toContain('\ufffd')
})

test('fields that the shop does not ask for are left blank to fill in by hand', async () => {
  const text = await textOf({ seller: { name: 'Ștefan Țăranu', address: [] }, paidBy: 'voucher' })
  expect(text).toContain('Domiciliul: ____')
  expect(text).toContain('CNP: ____')
  expect(text).toMatch(/CI, seria și nr\.: ____/)
  expect(text).toContain('Voucher')
})

test('a name with invisible direction marks is printed in letter order, and combining marks do not pile up', async () => {
  const name = 'Ana \u202epoP\u202c Ion'
  const text = await textOf({ seller: { name, address: [`e${'\u0301'.repeat(30)}`] } })
  expect(text).toContain('Ana  poP  Ion')
  expect(text).not.toMatch(/\p{Cf}|\p{M}{3}/u)
})

test.each([
  ['without a gap', 'W'.repeat(100), 'Щ'.repeat(300)],
  ['of many words', 'Papadopoulou '.repeat(7).trim(), 'Strada Lungă '.repeat(23)],
])(
  'a seller whose name and address are %s and of maximum length leaves the page room for the rest',
  async (_, name, line) => {
    const seller = { name, address: [line, line] }
    const pdf = await writeSlipPdf({ ...slip, content: { ...slip.content, seller } })
    const own = pdfPlaces(pdf).filter(({ y }) => y < 780)
    expect(Math.min(...own.map(({ x }) => x))).toBeGreaterThanOrEqual(48)
    expect(Math.max(...own.map(({ x }) => x))).toBeLessThan(547)
    const [text = '', ...more] = await pdfText(pdf)
    expect(more).toEqual([])
    expect(text).toContain('Semnătura vânzătorului')
  },
)
