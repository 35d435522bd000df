import { describe, expect, test } from 'vitest'
import { claimStatesAhead } from './states-ahead.ts'

describe('the states ahead of a warranty claim', () => {
  test('a new claim has all states ahead, without predicting its solution', () => {
    expect(claimStatesAhead('opened')).toEqual(['received', 'diagnosed', 'closed'])
    expect(claimStatesAhead('received')).toEqual(['diagnosed', 'closed'])
    expect(claimStatesAhead('diagnosed')).toEqual(['closed'])
  })

  test.each(['repaired', 'replaced', 'refunded', 'rejected'] as const)(
    'a claim that is %s has only its end ahead',
    state => {
      expect(claimStatesAhead(state)).toEqual(['closed'])
    },
  )

  test.each(['closed', 'cancelled', 'expired'] as const)(
    'a claim that is %s has no state ahead',
    state => {
      expect(claimStatesAhead(state)).toEqual([])
    },
  )
})
