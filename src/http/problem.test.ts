import { expect, test } from 'vitest'
import { isOutage } from './problem.ts'

/** The error of the ORM for an error of PostgreSQL. */
function failedQuery(message: string, code: string) {
  return new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })
}

test.each([
  ['could not extend file', '53100'],
  ['cannot execute INSERT in a read-only transaction', '25006'],
  ['cannot access temporary or unlogged relations during recovery', '0A000'],
])('The database error "%s" is an outage', (message, code) => {
  expect(isOutage(failedQuery(message, code))).toBe(true)
})

test.each([
  ['invalid byte sequence for encoding "UTF8": 0x00', '22021'],
  ['cross-database references are not implemented', '0A000'],
])('The database error "%s" is not an outage: the query was wrong', (message, code) => {
  expect(isOutage(failedQuery(message, code))).toBe(false)
})
