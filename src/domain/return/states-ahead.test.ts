import { describe, expect, test } from 'vitest'
import { statesAhead } from './states-ahead.ts'

describe('the states ahead of a return', () => {
  test('a new return has all states ahead, a refunded one has none', () => {
    expect(statesAhead('requested')).toEqual([
      'approved',
      'in-transit',
      'received',
      'inspected',
      'settled',
    ])
    expect(statesAhead('inspected')).toEqual(['settled'])
    expect(statesAhead('settled')).toEqual([])
  })

  test('a rejected return is sent back to its sender', () => {
    expect(statesAhead('rejected')).toEqual(['sent-back'])
  })

  test.each(['cancelled', 'expired', 'sent-back'] as const)(
    'a return that is %s has no states ahead',
    state => {
      expect(statesAhead(state)).toEqual([])
    },
  )
})
