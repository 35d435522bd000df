import { describe, expect, test } from 'vitest'
import { inSteps } from './price-steps.ts'

describe('a price range in steps of its first two digits', () => {
  test('a range between two-digit prices consists of whole steps', () => {
    expect(inSteps({ from: 3000, to: 4500 })).toEqual({
      whole: { least: 300_000, most: 450_000 },
      beside: [],
    })
  })

  test('a range that begins and ends within a step also reads parts of those steps', () => {
    expect(inSteps({ from: 1234, to: 2050 })).toEqual({
      whole: { least: 130_000, most: 200_000 },
      beside: [
        { least: 123_400, most: 129_999 },
        { least: 200_001, most: 205_000 },
      ],
    })
  })

  test('a range that crosses to prices with one digit more continues with the wider steps', () => {
    expect(inSteps({ from: 995, to: 1150 })).toEqual({
      whole: { least: 100_000, most: 110_000 },
      beside: [
        { least: 99_500, most: 99_999 },
        { least: 110_001, most: 115_000 },
      ],
    })
  })

  test('a range within one step has no whole step', () => {
    expect(inSteps({ from: 1730, to: 1799 })).toEqual({
      whole: { least: 1, most: 0 },
      beside: [{ least: 173_000, most: 179_900 }],
    })
  })

  test.each([
    [{ from: 500 }, { whole: { least: 50_000 }, beside: [] }],
    [{ to: 900 }, { whole: { most: 90_000 }, beside: [] }],
    [{ to: 905 }, { whole: { most: 90_000 }, beside: [{ least: 90_001, most: 90_500 }] }],
    [{ from: 0 }, { whole: { least: 0 }, beside: [] }],
  ])('the steps of the open range %o are open, too', (range, stepped) => {
    expect(inSteps(range)).toEqual(stepped)
  })
})
