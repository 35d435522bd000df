import { describe, expect, test } from 'vitest'
import { pdfText } from '#test/support/pdf-text.ts'
import { anInvoice } from './invoice.builders.ts'
import { writeInvoicePdf } from './write-invoice-pdf.ts'

async function pagesOf(...parts: Parameters<typeof anInvoice>) {
  return pdfText(await writeInvoicePdf(anInvoice(...parts)))
}

async function textOf(...parts: Parameters<typeof anInvoice>) {
  return (await pagesOf(...parts)).join('\n').replaceAll('\u00a0', ' ')
}

describe('the PDF of an invoice', () => {
  test('states the parties, the goods, the dates and the amounts as selectable text', async () => {
    const text = await textOf()
    const facts = [
      'Factură',
      'KRO 000123',
      'RO000000011',
      'K & Fiii SRL',
      'Nume Prenume',
      '400001 Cluj-Napoca',
      'Apple iPhone 13, Midnight, 128',
      'Preț 1.649,00, reducere −164,90',
      '1.484,10',
      '37,18',
      '7,81',
      '44,99',
      'Cu TVA 21 %\n82,08',
      'Bază de impozitare\n67,83',
      'TVA\n14,25',
      'În regimul marjei\n1.484,10',
      'Reducere inclusă\n−171,80',
      'Total de plată\n1.566,18 lei',
      'Card online\nAchitat integral',
      'Sumele sunt în RON.',
      'Pagina 1 din 1',
    ]
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).not.toContain('\ufffd')
  })

  test('prints no date of delivery or payment if there is none', async () => {
    expect(await textOf()).toContain('Data livrării sau a încasării avansului\n21 noiembrie 2026')
    const { suppliedOn: _none, ...content } = anInvoice().content
    const unpaid = {
      ...anInvoice(),
      content: {
        ...content,
        payment: { method: 'Ramburs', standing: 'due-on-delivery' },
      },
    } as const
    const text = (await pdfText(await writeInvoicePdf(unpaid))).join('\n')
    expect(text).not.toContain('Data livrării')
    expect(text).toContain('Data emiterii')
    expect(text).toContain('De plată la primirea coletului')
  })

  test('has the date of the market: 22:30 in London is already the next day in Bucharest', async () => {
    expect(await textOf()).toContain('Data emiterii\n22 noiembrie 2026')
  })

  test('shows a line under the margin scheme with its wording, and dashes for its VAT', async () => {
    expect(await textOf()).toContain(
      'Regimul marjei – bunuri second-hand\nPreț 1.649,00, reducere −164,90\n1\n–\n–\n–\n1.484,10',
    )
  })

  test('does not mention the margin scheme if no line is under it', async () => {
    const lines = anInvoice().content.lines.slice(1)
    const text = await textOf({}, { lines })
    expect(text).not.toContain('marj')
  })

  test('names a Hungarian company with its domestic tax number beside the VAT number', async () => {
    const buyer = {
      kind: 'corporate',
      name: 'Próba Kft.',
      fiscalCode: 'HU12892312',
      domesticTaxNumber: '12892312-2-41',
      registrationNumber: '01-09-123456',
      address: ['1062 Budapest, Andrássy út 60.'],
    } as const
    const text = await textOf({ language: 'hu' }, { buyer })
    expect(text).toContain(
      'Közösségi adószám: HU12892312\nAdószám: 12892312-2-41\nCégjegyzékszám: 01-09-123456',
    )
  })

  test('names a company with its codes', async () => {
    const buyer = {
      kind: 'corporate',
      name: 'Firma SRL',
      fiscalCode: '12345674',
      registrationNumber: 'J40/1/2020',
      address: [],
    } as const
    const text = await textOf({}, { buyer })
    expect(text).toContain('Firma SRL\nCod fiscal: 12345674\nNr. Reg. Com.: J40/1/2020')
  })

  test('of a credit note has negative amounts and names the invoice it corrects', async () => {
    const text = await textOf(
      { kind: 'credit-note', number: 7 },
      {
        lines: [
          {
            position: 1,
            title: 'Husă',
            price: -1_210,
            discount: 0,
            gross: -1_210,
            tax: { kind: 'vat', rate: 21, net: -1_000, vat: -210 },
          },
        ],
        payment: { method: 'Card online', standing: 'refunded' },
        corrects: { number: 'KRO 000123', issuedOn: '2026-11-21' },
      },
    )
    expect(text).toContain('Factură storno\nSeria și numărul KROS 000007')
    expect(text).toContain('Stornează factura KRO 000123 din 21 noiembrie 2026')
    expect(text).toContain('Husă\n–\n21\n−10,00\n−2,10\n−12,10')
    expect(text).toContain('Total storno\n−12,10 lei')
    expect(text).toContain('Suma se restituie clientului')
  })

  test('shows below the total the amount paid by vouchers and the remainder; no tax changes', async () => {
    const { payment } = anInvoice().content
    const [without, paid] = [
      await textOf({}, {}),
      await textOf({}, { payment: { ...payment, vouchers: 100 } }),
    ]
    expect(paid).toContain('Plătit cu voucher\n−1,00')
    expect(paid).toContain('Rest de plată')
    const taxes = (text: string) => text.split('\n').filter(line => line.startsWith('TVA'))
    expect(taxes(paid)).toEqual(taxes(without))
    expect(without).not.toContain('oucher')
  })

  test('continues on the next page, with the table header and the number on each', async () => {
    const lines = Array.from({ length: 25 }, (_, position) => ({
      ...anInvoice().content.lines[1]!,
      position,
      title: `Husă ${position}.`,
    }))
    const pages = await pagesOf({}, { lines })
    expect(pages.length).toBe(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('KRO 000123')
      expect(page).toContain(`Pagina ${at + 1} din 2`)
      expect(page).toContain('Fără TVA')
    }
    for (const { title } of lines) expect(pages.join('\n').split(title).length).toBe(2)
  })

  test('has the same bytes each time, with a title and its language', async () => {
    const [one, other] = [await writeInvoicePdf(anInvoice()), await writeInvoicePdf(anInvoice())]
    expect(one.equals(other)).toBe(true)
    expect(one.toString('latin1')).toContain('/Lang (ro)')
    expect(one.toString('utf8')).toContain('Factură KRO 000123')
  })

  test('omits invisible characters and combines accents with their letters', async () => {
    const name = 'A\u0000b\u202eC\u200bș\u001b d\u{d800}e s\u0326'
    const text = await textOf({}, { buyer: { kind: 'personal', name, address: [] } })
    expect(text).toContain('A b C ș  d e ș')
  })

  test('contains the letters of four languages', async () => {
    const alphabets = [
      'ăâîșțĂÂÎȘȚ',
      'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
      'абвгдежзийклмнопрстуфхцчшщъьюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ№',
      'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ',
      '„“”«»–−€%&',
    ]
    const address = alphabets.flatMap(each => each.match(/.{1,20}/gu) ?? [])
    const text = await textOf({}, { buyer: { kind: 'personal', name: 'x', address } })
    for (const line of address) expect(text).toContain(line)
  })
})

describe('the margin scheme wording and the title', () => {
  const line = anInvoice().content.lines[0]!
  const textIn = (market: 'bg' | 'hu' | 'gr', language: 'bg' | 'hu' | 'el', wording: string) =>
    textOf({ market, language }, { lines: [{ ...line, tax: { kind: 'margin', wording } }] })

  test('are Bulgarian', async () => {
    const wording = 'Режим на облагане на маржа – стоки втора употреба'
    const text = await textIn('bg', 'bg', wording)
    expect(text).toContain('Фактура\n№ 0000000123')
    expect(text).toContain(wording)
    expect(text).toContain('Сума за плащане')
  })

  test('are Hungarian', async () => {
    const wording = 'Különbözet szerinti szabályozás – használt cikkek'
    const text = await textIn('hu', 'hu', wording)
    expect(text).toContain('Számla\nSorszám: KHU 000123')
    expect(text).toContain(wording)
    expect(text).toContain('Fizetendő')
  })

  test('are Greek', async () => {
    const wording = 'Καθεστώς περιθωρίου – Μεταχειρισμένα αγαθά'
    const text = await textIn('gr', 'el', wording)
    expect(text).toContain('Απόδειξη λιανικής πώλησης\nΣειρά και αριθμός KGR 000123')
    expect(text).toContain(wording)
    expect(text).toContain('Πληρωτέο ποσό')
  })

  test('states its total in a second currency with the rate, if it has one', async () => {
    const text = await textOf(
      { market: 'bg', language: 'bg', currency: 'EUR' },
      { market: 'bg', language: 'bg', currency: 'EUR', secondCurrency: 'BGN' },
    )
    expect(text).toContain('1566,18 евро')
    // 1,566.18 × 1.95583 = 3,063.18 leva.
    expect(text).toContain('Сума за плащане: 3063,18 Lev (1 евро = 1,95583 Lev)')
    const inOne = { market: 'bg', language: 'bg', currency: 'EUR' } as const
    expect(await textOf(inOne, inOne)).not.toContain('Lev')
  })
})
