import type { Failure } from './error.ts'
import { type WordedError, wordError } from './word-error.ts'

/** The header of a report, which is a table of the rows that were not imported. */
export const reportHeader = 'line,column,code,reason,suggestion,also\r\n'

/** One line of the report: the first error of a row and its reason; `also` lists the other errors. */
export function reportRow(line: number, errors: readonly Failure[]): string {
  const [first, ...others] = errors.map(wordError)
  if (!first) return ''
  const cells = [first.column, first.code, first.reason, first.suggestion, alsoOf(others)]
  return `${line},${cells.map(reportCell).join(',')}\r\n`
}

function alsoOf(others: readonly WordedError[]): string {
  return others.map(({ column, code }) => (column === '' ? code : `${column}: ${code}`)).join('; ')
}

/**
 * A spreadsheet would run text that begins like a formula, so a leading quote marks it as text (quality.md,
 * Attacks).
 */
export function reportCell(text: string): string {
  const inert = /^[\s"]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
