import { expect, test } from 'vitest'
import { canonical, printOf } from './order-key.ts'

test('a body is the same text in whatever order its keys stand, and lists keep their order', () => {
  const one = { b: 1, a: { d: [2, 1], c: 'x' } }
  const other = { a: { c: 'x', d: [2, 1] }, b: 1 }
  expect(canonical(one)).toBe(canonical(other))
  expect(canonical({ d: [1, 2] })).not.toBe(canonical({ d: [2, 1] }))
})

test('drafts that differ in one letter have other prints, and a print tells nothing of its text', () => {
  expect(printOf('{"name":"Ana Pop"}')).not.toBe(printOf('{"name":"Ane Pop"}'))
  expect(printOf('{"name":"Ana Pop"}')).toMatch(/^[0-9a-f]{1,8}-[0-9a-f]{1,8}$/)
})
