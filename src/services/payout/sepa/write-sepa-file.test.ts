import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { epcText } from './epc-text.ts'
import { type SepaFile, writeSepaFile } from './write-sepa-file.ts'

const file: SepaFile = {
  messageId: 'KINTSU-2026-11-22-0a1b2c3d',
  createdAt: new Date('2026-11-22T14:30:05.123Z'),
  executeOn: '2026-11-22',
  debtor: { name: 'Kintsu Ελλάς Μ.ΙΚΕ', iban: 'GR1601101250000000012300695' },
  transfers: [
    {
      key: '11111111-2222-4333-8444-555555555555',
      market: 'gr',
      amountMinor: 38_500,
      account: { iban: 'GR9608100010000001234567890', holder: 'Μαρία Παπαδοπούλου' },
      text: 'Kintsu SGR000000016',
    },
    {
      key: '99999999-2222-4333-8444-555555555555',
      market: 'gr',
      amountMinor: 12_001,
      account: { iban: 'DE89370400440532013000', holder: 'Jürgen <Groß> & Söhne' },
      text: 'Kintsu SGR000000024',
    },
  ],
}

/** The text between the first two tags of that name. */
function within(xml: string, name: string) {
  return xml.split(`<${name}>`)[1]?.split(`</${name}>`)[0]
}

/** Checked by libxml2 against the schema of what we write. */
async function errorsOf(contents: string) {
  const schema = readFileSync(new URL('pain-001.xsd', import.meta.url), 'utf8')
  const checked = await validateXML({ xml: { fileName: 'file.xml', contents }, schema })
  return checked.errors.map(({ message }) => message)
}

describe('a pain.001.001.09 file', () => {
  const xml = writeSepaFile(file)

  test('the file names its version, and states the number of transfers and their sum twice', () => {
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09"><CstmrCdtTrfInitn><GrpHdr>/,
    )
    expect(within(xml, 'GrpHdr')).toBe(
      '<MsgId>KINTSU-2026-11-22-0a1b2c3d</MsgId><CreDtTm>2026-11-22T14:30:05</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>505.01</CtrlSum><InitgPty><Nm>Kintsu Ellas M.IKE</Nm></InitgPty>',
    )
    expect(xml.split('<NbOfTxs>2</NbOfTxs><CtrlSum>505.01</CtrlSum>')).toHaveLength(3)
  })

  test('the file states the method, date and account of the payment in schema order', () => {
    const beforeTransfers = within(xml, 'PmtInf')?.split('<CdtTrfTxInf>')[0]
    expect(beforeTransfers).toBe(
      '<PmtInfId>KINTSU-2026-11-22-0a1b2c3d</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>2</NbOfTxs><CtrlSum>505.01</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-22</Dt></ReqdExctnDt><Dbtr><Nm>Kintsu Ellas M.IKE</Nm></Dbtr><DbtrAcct><Id><IBAN>GR1601101250000000012300695</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
    )
  })

  test('the file names the bank by its BIC, if it is known', () => {
    const withBic = writeSepaFile({ ...file, debtor: { ...file.debtor, bic: 'ETHNGRAA' } })
    expect(within(withBic, 'DbtrAgt')).toBe('<FinInstnId><BICFI>ETHNGRAA</BICFI></FinInstnId>')
  })

  // EPC217-08 transliterates Greek letter by letter: an upsilon becomes a y.
  test('the file contains each transfer with its key, amount, holder and account', () => {
    expect(within(xml, 'CdtTrfTxInf')).toBe(
      '<PmtId><EndToEndId>11111111222243338444555555555555</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">385.00</InstdAmt></Amt><Cdtr><Nm>Maria Papadopoyloy</Nm></Cdtr><CdtrAcct><Id><IBAN>GR9608100010000001234567890</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Kintsu SGR000000016</Ustrd></RmtInf>',
    )
    expect(xml).toContain('<InstdAmt Ccy="EUR">120.01</InstdAmt>')
  })

  test('the file contains no character that a SEPA bank may refuse, and closes every tag it opens', () => {
    const text = xml.split(/<[^>]*>/).join('')
    expect(text.replaceAll('\n', '')).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/)
    const open: string[] = []
    for (const [, slash, name] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>?]*>/g))
      if (slash === '/') expect(open.pop()).toBe(name)
      else open.push(name ?? '')
    expect(open).toEqual([])
  })
})

describe('by its schema', () => {
  test('the file is valid, with a BIC and without', async () => {
    expect(await errorsOf(writeSepaFile(file))).toEqual([])
    const debtor = { ...file.debtor, bic: 'ETHNGRAA' }
    expect(await errorsOf(writeSepaFile({ ...file, debtor }))).toEqual([])
  })

  test('the file is valid with the longest names and texts, the smallest and the largest amount', async () => {
    const [transfer] = file.transfers
    if (!transfer) throw new Error('There is no transfer.')
    const long = 'ψ'.repeat(200)
    const account = { ...transfer.account, holder: long }
    const transfers = [1, 99_999_999_999].map(amountMinor => ({
      ...transfer,
      amountMinor,
      account,
      text: long,
    }))
    const debtor = { ...file.debtor, name: long }
    expect(await errorsOf(writeSepaFile({ ...file, debtor, transfers }))).toEqual([])
  })

  test.each([
    ['<NbOfTxs>2</NbOfTxs>', ''],
    ['<PmtMtd>TRF</PmtMtd>', '<PmtMtd>CHK</PmtMtd>'],
    ['Ccy="EUR"', 'Ccy="RON"'],
    ['385.00', '385.001'],
    ['385.00', '0.00'],
    ['385.00', '1000000000.00'],
    ['2026-11-22T14:30:05', '22.11.2026'],
    ['GR9608100010000001234567890', '96GR08100010000001234567890'],
    ['Maria', 'Μαρία'],
    ['11111111222243338444555555555555', '1'.repeat(36)],
    ['<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SHAR</ChrgBr>'],
  ])('a file with another text than %s is not: %s', async (part, other) => {
    const xml = writeSepaFile(file)
    expect(xml).toContain(part)
    expect(await errorsOf(xml.replace(part, other))).not.toEqual([])
  })
})

test.each([
  ['Ștefan Țăranu', 'ro', 'Stefan Taranu'],
  ['Ügyes Őrs', 'hu', 'Ugyes Ors'],
  ['Иван Петров', 'bg', 'Ivan Petrov'],
  ['a_b*c\u0000d "e" #f', 'ro', 'a b c d e f'],
] as const)('%s is transliterated to %s', (text, language, expected) => {
  expect(epcText(text, language, 70)).toBe(expected)
})

test('a name is cut to seventy characters', () => {
  expect(epcText('a'.repeat(70), 'ro', 70)).toHaveLength(70)
  expect(epcText('a'.repeat(71), 'ro', 70)).toHaveLength(70)
})
