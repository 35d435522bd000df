import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { hasFiscalCodeCheckDigit, hasRegistrationCheckDigit } from './has-check-digit.ts'
import { isFiscalCode } from './patterns/fiscal-code.ts'
import { toE164 } from './patterns/phone.ts'
import { isPostalCode } from './patterns/postal-code.ts'
import { isRegistrationNumber } from './patterns/registration-number.ts'
import { isVat } from './patterns/vat.ts'

type Row = {
  country: string
  kind: string
  value: string
  valid: boolean
  note: string
  source: string
}
type Rule = { reason: string; excludes: (row: Row) => boolean }

const folder = resolve(process.env.KINTSU_DATA ?? '../shared/data', 'vectors')
function fileOf(name: string) {
  return resolve(folder, name)
}

function read(name: string): readonly Row[] {
  const [head = '', ...lines] = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n')
  const columns = head.split(',')
  return lines.map(line => {
    const cells = Array.from(
      line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g),
      m => m[1] ?? m[2] ?? '',
    )
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    return {
      country: cell('country'),
      kind: cell('kind'),
      value: cell('value'),
      valid: cell('valid') === '1',
      note: cell('note'),
      source: cell('source'),
    }
  })
}

function marketOf(row: Row) {
  return row.country.toLowerCase() as Market
}
function isFromValidator(row: Row) {
  return row.source.startsWith('validatorjs')
}
function plain(row: Row) {
  return row.value.replace(/[\s.-]/g, '').toUpperCase()
}

/** Removes the excluded rows: each counts once, under the first rule that excludes it, and the counts are printed. */
function included(name: string, rows: readonly Row[], rules: readonly Rule[]) {
  const ruleOf = (row: Row) => rules.find(rule => rule.excludes(row))
  for (const rule of rules) {
    const count = rows.filter(row => ruleOf(row) === rule).length
    process.stdout.write(`${name}: ${count} rows excluded: ${rule.reason}\n`)
  }
  const left = rows.filter(row => ruleOf(row) === undefined)
  process.stdout.write(`${name}: ${left.length} of ${rows.length} rows judged\n`)
  return left
}

function disagreements(rows: readonly Row[], isTaken: (row: Row) => boolean) {
  return rows
    .filter(row => isTaken(row) !== row.valid)
    .map(row => `${row.country} ${row.kind} "${row.value}"`)
}

function absent(name: string) {
  return !existsSync(fileOf(name))
}

/** A test against reference data; the title of a skipped test states the reason. */
function referenceTest(file: string, title: string, run: () => void) {
  return test.skipIf(absent(file))(
    absent(file) ? `${title} (skipped: reference data absent)` : title,
    run,
  )
}

const landline: Record<string, RegExp> = { RO: /^\+40[23]/, GR: /^(?:\+30)?2\d{9}$/, HU: /^0621/ }

const phoneRules: readonly Rule[] = [
  {
    reason:
      'a line that is not mobile, where only mobiles were asked for; markets.md takes the national format',
    excludes: row => isFromValidator(row) && (landline[row.country]?.test(row.value) ?? false),
  },
]

const prefixes: Record<string, string> = { RO: 'RO', BG: 'BG', HU: 'HU', GR: 'EL' }
function isBareVat(row: Row) {
  return row.kind === 'vat' && !plain(row).startsWith(prefixes[row.country] ?? '')
}

const kindRules: readonly Rule[] = [
  {
    reason: 'a personal number (cnp, personal_tax), a kind 5.2 and 5.3 do not ask for',
    excludes: row => row.kind === 'cnp' || row.kind === 'personal_tax',
  },
  {
    reason: 'a personal number in the place of a fiscal code; RO has at most 10 digits (5.3)',
    excludes: row => /^(?:vat|vat_or_cf)$/.test(row.kind) && /^(?:RO)?\d{13}$/.test(plain(row)),
  },
  {
    reason: "a sole trader's F or C number (markets.md)",
    excludes: row => row.kind === 'company_reg' && /^[FC]/.test(plain(row)),
  },
]

const formRules: readonly Rule[] = [
  {
    reason: 'a colon; markets.md strips spaces, dots and dashes only',
    excludes: row => row.value.includes(':'),
  },
  {
    reason: 'refused by its source for a space, which markets.md strips',
    excludes: row => isFromValidator(row) && /^[A-Z]{2} \d+$/.test(row.value),
  },
  {
    reason: 'EL with 8 digits; 5.3 asks for 9',
    excludes: row => row.country === 'GR' && /^EL\d{8}$/.test(plain(row)),
  },
  {
    reason: 'RO registration number without its slashes, which 5.3 asks for',
    excludes: row => row.kind === 'company_reg' && /^J\d{2}[ -]\d+[ -]\d{4}$/.test(row.value),
  },
  {
    reason: 'RO registration number with a slash after J or one county digit; 5.3: J, two digits',
    excludes: row => row.kind === 'company_reg' && /^J(?:\/|\d\/)/.test(plain(row)),
  },
  {
    reason: 'RO registration number ending in a whole date; 5.3: four digits',
    excludes: row => row.kind === 'company_reg' && /\/\d{2}\.\d{2}\.\d{4}$/.test(row.value),
  },
]

const bareVat: Rule = {
  reason: 'VAT number without its country prefix, which 5.3 asks for (judged with it below)',
  excludes: isBareVat,
}

function isFormRight(row: Row): boolean {
  if (row.kind === 'company_reg') return isRegistrationNumber(marketOf(row), row.value)
  if (row.kind === 'vat') return isVat(marketOf(row), row.value)
  return isFiscalCode(marketOf(row), row.value)
}

function isCheckDigitRight(row: Row): boolean {
  return row.kind === 'company_reg'
    ? hasRegistrationCheckDigit(marketOf(row), row.value)
    : hasFiscalCodeCheckDigit(marketOf(row), row.value)
}

/**
 * If the source checks check digits, a row must have no error and no warning; a valid row of a source that checks
 * only the format must have no error.
 */
function agreesWithSource(row: Row): boolean {
  return isFormRight(row) && (isCheckDigitRight(row) || (isFromValidator(row) && row.valid))
}

describe('external reference data', () => {
  referenceTest('phones.csv', 'phone numbers agree', () => {
    const rows = included('phones', read('phones.csv'), phoneRules)
    expect(rows.length).toBe(86)
    expect(disagreements(rows, row => toE164(marketOf(row), row.value) !== undefined)).toEqual([])
  })

  referenceTest('postal-codes.csv', 'postal codes agree', () => {
    const rows = included('postal-codes', read('postal-codes.csv'), [])
    expect(rows.length).toBe(6)
    expect(disagreements(rows, row => isPostalCode(marketOf(row), row.value))).toEqual([])
  })

  referenceTest('tax-ids.csv', 'tax numbers agree', () => {
    const rows = included('tax-ids', read('tax-ids.csv'), [...kindRules, ...formRules, bareVat])
    expect(rows.length).toBeGreaterThan(350)
    expect(disagreements(rows, agreesWithSource)).toEqual([])
  })

  referenceTest(
    'tax-ids.csv',
    'a bare VAT number is refused, and agrees once its prefix is written',
    () => {
      const bare = read('tax-ids.csv').filter(isBareVat)
      expect(bare.length).toBeGreaterThan(20)
      expect(bare.filter(isFormRight)).toEqual([])
      const written = bare.map(row => ({ ...row, value: `${prefixes[row.country]}${row.value}` }))
      expect(disagreements(written, agreesWithSource)).toEqual([])
    },
  )

  referenceTest('tax-ids.csv', 'a wrong check digit passes the form', () => {
    const wrong = read('tax-ids.csv').filter(row => row.note === 'format ok, checksum wrong')
    expect(wrong.length).toBeGreaterThan(5)
    expect(wrong.filter(row => !isFormRight(row) || isCheckDigitRight(row))).toEqual([])
  })
})
