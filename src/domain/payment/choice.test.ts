import { expect, test } from 'vitest'
import { cofidisCallOf } from './choice.ts'

test('the online contact is e-commerce, the offline contact is a callback', () => {
  expect(cofidisCallOf).toEqual({
    online: { ecommerce: true, callback: false },
    offline: { ecommerce: false, callback: true },
  })
})
