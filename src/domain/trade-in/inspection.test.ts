import { expect, test } from 'vitest'
import { judge, judgeAgain, lineWithoutPhoto } from './inspection.ts'

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

test('A device worth more than the offer is paid that much, however small the difference', () => {
  const lines = [
    { part: 'grading-display', amount: lei(20_000) },
    { part: 'battery', amount: lei(-4_000) },
  ] as const
  expect(judge(first, open, { kind: 'priced', amount: lei(116_000), lines })).toEqual({
    kind: 'more',
    amount: lei(116_000),
    lines,
  })
  const one = [{ part: 'battery', amount: lei(500) }] as const
  expect(judge(first, open, { kind: 'priced', amount: lei(100_500), lines: one })).toEqual({
    kind: 'more',
    amount: lei(100_500),
    lines: one,
  })
  expect(judge(first, open, { kind: 'priced', amount: first, lines: [] })).toEqual({
    kind: 'as-offered',
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

test('After an objection an offer may only stay or rise', () => {
  const second = lei(80_000)
  const less = (minor: number) => ({ kind: 'less', amount: lei(minor), lines: [] }) as const
  expect(judgeAgain(second, less(79_999))).toEqual({ kind: 'stays' })
  expect(judgeAgain(second, less(80_000))).toEqual({ kind: 'stays' })
  expect(judgeAgain(second, less(80_001))).toEqual(less(80_001))
  expect(judgeAgain(second, { kind: 'rejected', reasons: ['counterfeit'] })).toEqual({
    kind: 'stays',
  })
  expect(judgeAgain(second, { kind: 'as-offered' })).toEqual({ kind: 'as-offered' })
  const more = { kind: 'more', amount: lei(120_000), lines: [] } as const
  expect(judgeAgain(second, more)).toEqual(more)
})

test('A line that lowers the offer needs a photo of that part, one that raises it does not', () => {
  const lines = [
    { part: 'grading-display', amount: lei(20_000) },
    { part: 'battery', amount: lei(-1) },
  ] as const
  expect(lineWithoutPhoto(lines, [])).toBe('battery')
  expect(lineWithoutPhoto(lines, ['grading-display', undefined])).toBe('battery')
  expect(lineWithoutPhoto(lines, ['battery'])).toBeUndefined()
})
