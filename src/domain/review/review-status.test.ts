import { expect, test } from 'vitest'
import { invitationDue, reviewStatus } from './review-status.ts'

const settings = { inviteAfterDays: 7, writeWithinDays: 180, editWithinDays: 14 }
const now = new Date('2026-11-22T10:00:00Z')
function daysAgo(days: number, ms = 0) {
  return new Date(now.getTime() - days * 86_400_000 - ms)
}
function status(
  doneAt: Date | undefined,
  review?: { readonly writtenAt: Date; readonly isWithdrawn: boolean },
) {
  return reviewStatus({ kind: 'purchase', doneAt, review }, settings, now)
}

test('a device that has not been delivered cannot be reviewed', () => {
  expect(status(undefined)).toBe('not-delivered')
})

test('a trade-in can be reviewed once it is paid, and for 180 days after', () => {
  const sold = (doneAt: Date | undefined) =>
    reviewStatus({ kind: 'sale', doneAt, review: undefined }, settings, now)
  expect(sold(undefined)).toBe('not-paid')
  expect(sold(daysAgo(180))).toBe('open')
  expect(sold(daysAgo(180, 1))).toBe('expired')
})

test('a review may be written for 180 days after delivery, not a moment longer', () => {
  expect(status(daysAgo(0))).toBe('open')
  expect(status(daysAgo(180))).toBe('open')
  expect(status(daysAgo(180, 1))).toBe('expired')
})

test('a review may be edited for 14 days, however long ago the device was delivered', () => {
  const written = (days: number, ms = 0) => ({ writtenAt: daysAgo(days, ms), isWithdrawn: false })
  expect(status(daysAgo(190), written(14))).toBe('editable')
  expect(status(daysAgo(20), written(14, 1))).toBe('written')
})

test('a withdrawn review cannot be written again', () => {
  expect(status(daysAgo(2), { writtenAt: daysAgo(1), isWithdrawn: true })).toBe('withdrawn')
})

test('the customer is invited a week after delivery', () => {
  expect(invitationDue(new Date('2026-11-01T08:00:00Z'), settings)).toEqual(
    new Date('2026-11-08T08:00:00Z'),
  )
})
