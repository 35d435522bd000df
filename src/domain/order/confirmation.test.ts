import { expect, test } from 'vitest'
import { whatHappensNext } from './confirmation.ts'

const days = { min: 2, max: 3 }
const settings = { costs: {}, workingDays: { locker: days, office: days, courier: days } }

test('an order has known days for dispatch, arrival and return', () => {
  // 14 January 2027 is a Thursday; 18 January is a holiday in this test.
  const placed = { placedOn: '2027-01-14', delivery: 'locker', returnDays: 60 } as const
  expect(whatHappensNext(placed, settings, new Set(['2027-01-18']))).toEqual([
    { kind: 'sent-by', day: '2027-01-19' },
    { kind: 'arrives', delivery: 'locker', from: '2027-01-19', to: '2027-01-20' },
    { kind: 'return-until', day: '2027-03-21' },
  ])
})

test('the return period has at least the 14 days of the law', () => {
  const placed = { placedOn: '2027-01-14', delivery: 'locker' } as const
  const lastDay = (returnDays: number) =>
    whatHappensNext({ ...placed, returnDays }, settings, new Set(['2027-01-18'])).at(-1)
  expect(lastDay(13)).toEqual({ kind: 'return-until', day: '2027-02-03' })
  expect(lastDay(15)).toEqual({ kind: 'return-until', day: '2027-02-04' })
})
