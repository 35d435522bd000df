import { expect, test } from 'vitest'
import { messageOfError, traceOfError } from './error-message.ts'

/** As thrown by the ORM. */
function failedQuery() {
  const cause = new Error('duplicate key value violates unique constraint "member_email"')
  const params = ['ana@exemplu.ro', '    at ana@exemplu.ro']
  const error = new Error(`Failed query: insert into member\nparams: ${params}`, { cause })
  return Object.assign(error, { params })
}

test('a failed query is logged by its cause, without its values', () => {
  expect(messageOfError(failedQuery())).toBe(
    'query: duplicate key value violates unique constraint "member_email"',
  )
})

test('the log includes where an error happened', () => {
  const trace = traceOfError(failedQuery())
  expect(trace).toMatch(/^ {4}at failedQuery [^\n]+error-message\.test\.ts:\d+:\d+\)\n {4}at /)
  expect(trace).not.toContain('ana@')
})

test('any other error is logged unchanged, and so is a thrown value that is not an error', () => {
  expect(messageOfError(new Error('no handler'))).toBe('no handler')
  expect(messageOfError('gone')).toBe('gone')
  expect(traceOfError('gone')).toBe('')
})
