import { expect, test } from 'vitest'
import { linesByPart } from './lines-by-part.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

test('the defects of one question make one line, under the question this device was asked', () => {
  const lines = linesByPart(
    [
      { kind: 'base', amount: lei(100_000) },
      { kind: 'factor', factor: 'display', amount: lei(-6_000) },
      { kind: 'defect', defect: 'charging', amount: lei(-10_000) },
      { kind: 'defect', defect: 'buttons', amount: lei(-6_000) },
      { kind: 'payout', payout: 'voucher', amount: lei(6_240) },
      { kind: 'rounding', amount: lei(-240) },
    ],
    { 'tablet-defects': ['charging', 'buttons'] },
  )
  expect(lines).toEqual([
    { kind: 'base', amount: lei(100_000) },
    { kind: 'part', part: 'grading-display', amount: lei(-6_000) },
    { kind: 'part', part: 'tablet-defects', amount: lei(-16_000) },
    { kind: 'payout', amount: lei(6_240) },
    { kind: 'rounding', amount: lei(-240) },
  ])
})

test('controllers make one line, the capped deductions another', () => {
  const lines = linesByPart(
    [
      { kind: 'defect', defect: 'drift', amount: lei(-8_000) },
      { kind: 'defect', defect: 'no-cables', amount: lei(-5_000) },
      { kind: 'second-controller', amount: lei(4_000) },
      { kind: 'most-deducted', amount: lei(2_000) },
      { kind: 'not-below-nothing', amount: lei(500) },
    ],
    { 'console-defects': ['hdmi'] },
  )
  expect(lines).toEqual([
    { kind: 'part', part: 'console-controllers', amount: lei(-9_000) },
    { kind: 'cap', amount: lei(2_500) },
  ])
})
