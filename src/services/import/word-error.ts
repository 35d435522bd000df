import { gradeToWire } from '#domain/device/grade.ts'
import type { AmountRefusal } from '#domain/money/parse-amount.ts'
import type { Failure } from './error.ts'

/** A human-readable error: a stable code, a sentence, and a suggestion. */
export type WordedError = {
  readonly column: string
  readonly code: string
  readonly reason: string
  readonly suggestion: string
}

export function wordError(error: Failure): WordedError {
  const [reason, suggestion] = (text[error.kind] as (error: Failure) => Text)(error)
  return {
    column: 'column' in error ? error.column : '',
    code: error.kind === 'amount' ? error.reason.kind : error.kind,
    reason,
    suggestion,
  }
}

type Text = readonly [reason: string, suggestion: string]
type TextOf = {
  readonly [Kind in Failure['kind']]: (error: Extract<Failure, { kind: Kind }>) => Text
}

const mostNamed = 8

function joined(values: readonly string[]): string {
  return values.length > mostNamed
    ? `${values.slice(0, mostNamed).join(' | ')} | … (${values.length})`
    : values.join(' | ')
}

const text: TextOf = {
  'line-too-long': () => ['The line is longer than 20,000 characters.', 'Check its quotes.'],
  'broken-quotes': () => [
    'A quote is opened and never closed, or text follows a closed one.',
    'Write a quote inside a quoted cell twice.',
  ],
  'too-many-cells': ({ cells, expected }) => [
    `The row has ${cells} cells, the header ${expected}.`,
    'Put a value that holds the separating sign, such as 1339,69, into quotes.',
  ],
  'refused-by-database': ({ code }) => [`The database refused the row (${code}).`, ''],
  'unreadable-letters': () => [
    'The cell has letters that could not be read.',
    'Save the file as CSV UTF-8.',
  ],
  missing: ({ options }) => ['The cell is empty.', joined(options)],
  near: ({ value, meant }) => [`"${value}" is not in the catalogue; something like it is.`, meant],
  ambiguous: ({ value, candidates }) => [`"${value}" can mean several things.`, joined(candidates)],
  unknown: ({ value, closest }) => [`"${value}" is not known.`, joined(closest)],
  'not-whole': ({ value, from, to }) => [
    `"${value}" is not a whole number from ${from} to ${to}.`,
    '',
  ],
  'wrong-form': ({ value, example }) => [`"${value}" is not written as it should be.`, example],
  'too-long': ({ most }) => [`The cell is longer than ${most} characters.`, ''],
  amount: ({ value, reason }) => aboutAmount(value, reason),
  'not-a-shelf-price': ({ value, market }) => [
    `"${value}" cannot stand on a shelf in ${market}.`,
    market === 'gr' ? 'More than nothing.' : 'Whole units, more than nothing.',
  ],
  'new-price-not-above': ({ value }) => [
    `"${value}" is not more than the shelf price.`,
    'This column is what the device costs new elsewhere.',
  ],
  'in-the-future': ({ value }) => [`"${value}" is still to come.`, ''],
  'bad-serial': () => [
    'This is no serial number: 4 to 40 letters and digits.',
    'A spreadsheet may have rounded it: format the column as text.',
  ],
  'bad-imei': () => [
    'This is no IMEI: 15 digits, the last of which checks the others.',
    'Read it from the device again (*#06#).',
  ],
  'no-such-product': ({ model }) => [
    `${model} is not in the catalogue in this combination.`,
    'Correct the configuration, or add the product first.',
  ],
  'no-listing': ({ sku, grade, market }) => [
    `${sku} has no listing in grade ${gradeToWire(grade)} in ${market}.`,
    'Import its price first: it opens the listing.',
  ],
  'known-otherwise': ({ differs }) => [
    `The serial number is known, with another ${differs.join(', ')}.`,
    'Correct the row, or the unit by hand; nothing was overwritten.',
  ],
  claimed: ({ column }) => [
    `This ${column === 'imei' ? 'IMEI' : 'serial'} is of a device in stock, or of one that somebody is selling to us.`,
    'Check the number.',
  ],
  repeated: ({ line }) => [`Line ${line} says something else of the same.`, 'Keep one of the two.'],
}

function aboutAmount(value: string, reason: AmountRefusal): Text {
  switch (reason.kind) {
    case 'not-an-amount':
      return [`"${value}" is not an amount.`, '1299 | 1.299,50']
    case 'negative':
      return [`"${value}" is below nothing.`, '']
    case 'other-currency':
      return [
        `"${value}" is not in ${reason.expected}.`,
        `Amounts of this market are in ${reason.expected}.`,
      ]
    case 'too-fine':
      return [`"${value}" is finer than ${reason.expected} can be paid.`, '']
  }
}
