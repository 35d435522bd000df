import { expect, test } from 'vitest'
import { judge } from './inspection.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' as const }
}
const first = lei(100_000)
const open = { isLocked: false }

test('A price within the tolerance is paid as offered, a larger difference makes a lower offer', () => {
  expect(judge(first, open, { kind: 'priced', amount: lei(97_000), lines: [] })).toEqual({
    kind: 'as-offered',
  })
  const lines = [{ part: 'battery', amount: lei(-3_500) }] as const
  expect(judge(first, open, { kind: 'priced', amount: lei(96_500), lines })).toEqual({
    kind: 'less',
    amount: lei(96_500),
    lines,
  })
})

test('A locked, stolen, counterfeit or different device is rejected, whatever its price', () => {
  const priced = { kind: 'priced', amount: first, lines: [] } as const
  expect(judge(first, { isLocked: true }, priced)).toEqual({
    kind: 'rejected',
    reasons: ['locked'],
  })
  for (const verdict of ['stolen', 'counterfeit', 'other-device'] as const)
    expect(judge(first, { isLocked: false, verdict }, priced)).toEqual({
      kind: 'rejected',
      reasons: [verdict],
    })
})

test('A device found swollen or banned is rejected, with each reason once', () => {
  expect(
    judge(first, { isLocked: true }, { kind: 'rejected', reasons: ['locked', 'online-ban'] }),
  ).toEqual({ kind: 'rejected', reasons: ['locked', 'online-ban'] })
})

test('A device that cannot be priced automatically waits for staff', () => {
  expect(judge(first, open, { kind: 'person-decides', most: lei(12_000) })).toEqual({
    kind: 'person-decides',
    most: lei(12_000),
  })
})
