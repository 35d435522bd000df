import { expect, test } from 'vitest'
import { whyAlternative } from './why-alternative.ts'

const lei = (minor: number) => ({ minor, currency: 'RON' }) as const
const shown = { price: lei(200_000), year: 2021 }

test.each([
  ['a cheaper one says by how much', 150_000, 2020, { kind: 'cheaper', by: lei(50_000) }],
  ['a cheaper and newer one says by how much', 199_999, 2023, { kind: 'cheaper', by: lei(1) }],
  [
    'a newer one at the same price says of which year',
    200_000,
    2022,
    { kind: 'newer', year: 2022 },
  ],
  ['a newer one that costs more says of which year', 300_000, 2024, { kind: 'newer', year: 2024 }],
] as const)('%s', (_, minor, year, why) => {
  expect(whyAlternative(shown, { price: lei(minor), year })).toEqual(why)
})

test('one that is neither cheaper nor newer says nothing', () => {
  expect(whyAlternative(shown, { price: lei(200_000), year: 2021 })).toBeUndefined()
})
