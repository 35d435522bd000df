import { describe, expect, test } from 'vitest'
import { claimStatesAhead } from './states-ahead.ts'

describe('what is still ahead of a warranty claim', () => {
  test('is its whole way at first, without a guess how it is solved', () => {
    expect(claimStatesAhead('opened')).toEqual(['received', 'diagnosed', 'closed'])
    expect(claimStatesAhead('received')).toEqual(['diagnosed', 'closed'])
    expect(claimStatesAhead('diagnosed')).toEqual(['closed'])
  })

  test.each(['repaired', 'replaced', 'refunded', 'rejected'] as const)(
    'is its end once it is %s',
    state => {
      expect(claimStatesAhead(state)).toEqual(['closed'])
    },
  )

  test.each(['closed', 'cancelled', 'expired'] as const)('is nothing once it is %s', state => {
    expect(claimStatesAhead(state)).toEqual([])
  })
})
