import { expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

test.each([
  [{ from: 299, to: 6499 }, ['-1000', '1000-2000', '2000-5000', '5000-']],
  [{ from: 59, to: 1299 }, ['-200', '200-500', '500-1000', '1000-']],
  [{ from: 180_000, to: 420_000 }, ['-200000', '200000-']],
  [{ from: 1000, to: 2000 }, []],
  [{ from: 999, to: 1001 }, ['-1000', '1000-']],
  [{ from: 0, to: 0 }, []],
])('prices of %o are parted into %o', (range, steps) => {
  expect(priceSteps(range)).toEqual(steps)
})
