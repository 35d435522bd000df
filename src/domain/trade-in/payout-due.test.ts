import { expect, test } from 'vitest'
import { slowDueBy } from './payout-due.ts'

test('a payout inspected on 1 March and due on the 21st is paid from the 11th on, not on the 10th', () => {
  expect(slowDueBy('2026-03-11') >= '2026-03-21').toBe(true)
  expect(slowDueBy('2026-03-10') >= '2026-03-21').toBe(false)
})
