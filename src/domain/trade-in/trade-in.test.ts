import { expect, test } from 'vitest'
import { leftToPay } from './trade-in.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

test.each([
  [199_900, 100_000, 99_900],
  [199_900, 199_800, 100],
  [199_900, 199_900, 0],
  [199_900, 250_000, 0],
])('a price of %d less a voucher of %d leaves %d', (price, voucher, left) => {
  expect(leftToPay({ price: lei(price) }, lei(voucher))).toEqual(lei(left))
})
