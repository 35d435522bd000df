import { expect, test } from 'vitest'
import { isReferenceOf, orderReferenceOf } from './order-reference.ts'

const attemptId = '6e41aa81-dc44-4778-a52d-8d20b3b46a11'

test('an order reference contains the order number and identifies the attempt', () => {
  const reference = orderReferenceOf({ orderNumber: 'RO000012344', attemptId })
  expect(reference).toBe('RO000012344-8d20b3b46a11')
  expect(isReferenceOf(reference, attemptId)).toBe(true)
})

test('another attempt of the same order has another reference', () => {
  const other = '6e41aa81-dc44-4778-a52d-8d20b3b46a12'
  expect(isReferenceOf('RO000012344-8d20b3b46a11', other)).toBe(false)
  expect(isReferenceOf('RO000012344', attemptId)).toBe(false)
})
