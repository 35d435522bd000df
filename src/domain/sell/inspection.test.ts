import { expect, test } from 'vitest'
import { judge } from './inspection.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' as const }
}
const first = lei(100_000)
const open = { isLocked: false }

test('Within the tolerance it is paid as offered, above it is offered less', () => {
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

test('What is locked, stolen, counterfeit or another device is rejected, whatever it were worth', () => {
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

test('What was found swollen or banned is rejected, each reason once', () => {
  expect(
    judge(first, { isLocked: true }, { kind: 'rejected', reasons: ['locked', 'online-ban'] }),
  ).toEqual({ kind: 'rejected', reasons: ['locked', 'online-ban'] })
})

test('What nobody can reckon waits for a person', () => {
  expect(judge(first, open, { kind: 'person-decides', most: lei(12_000) })).toEqual({
    kind: 'person-decides',
    most: lei(12_000),
  })
})
