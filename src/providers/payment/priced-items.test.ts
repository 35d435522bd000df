import { expect, test } from 'vitest'
import type { SoldLine } from './payment-provider.ts'
import { pricedItems } from './priced-items.ts'

function line(name: string, minor: number): SoldLine {
  return {
    name,
    sku: name,
    category: minor < 0 ? 'discount' : 'device',
    amount: { minor, currency: 'RON' },
  }
}

function priced(...lines: SoldLine[]) {
  return pricedItems(lines).map(({ name, amount }) => [name, amount.minor])
}

test('a discount is deducted from the most expensive item, and is not an item itself', () => {
  expect(priced(line('case', 5_000), line('phone', 129_999), line('promo', -13_000))).toEqual([
    ['case', 5_000],
    ['phone', 116_999],
  ])
})

test('a discount larger than the most expensive item is also deducted from the next', () => {
  expect(priced(line('phone', 10_000), line('case', 5_000), line('promo', -10_001))).toEqual([
    ['phone', 0],
    ['case', 4_999],
  ])
})

test('a free item is left out', () => {
  expect(priced(line('phone', 10_000), line('protector', 0))).toEqual([['phone', 10_000]])
})
