import type { Failure } from './fault.ts'
import { type WordedError, wordError } from './word-fault.ts'

/** The first line of a report: what a table of the rows not taken in is made of. */
export const reportHeader = 'line,column,code,reason,suggestion,also\r\n'

/** One line of the report: where a row failed first and why; `also` names what else is wrong with it. */
export function reportRow(line: number, errors: readonly Failure[]): string {
  const [first, ...others] = errors.map(wordError)
  if (!first) return ''
  const cells = [first.column, first.code, first.reason, first.suggestion, alsoOf(others)]
  return `${line},${cells.map(reportCell).join(',')}\r\n`
}

function alsoOf(others: readonly WordedError[]): string {
  return others.map(({ column, code }) => (column === '' ? code : `${column}: ${code}`)).join('; ')
}

/** A spreadsheet would run what begins like a formula, so a quote mark makes it text (quality.md, Attacks). */
export function reportCell(text: string): string {
  const inert = /^[\s"]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
