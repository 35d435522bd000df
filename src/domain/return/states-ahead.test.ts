import { describe, expect, test } from 'vitest'
import { statesAhead } from './states-ahead.ts'

describe('what is still ahead of a return', () => {
  test('is its whole way at first, and nothing once the money went back', () => {
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

  test('is the way back to its sender where it was rejected', () => {
    expect(statesAhead('rejected')).toEqual(['sent-back'])
  })

  test.each(['cancelled', 'expired', 'sent-back'] as const)('is nothing once it is %s', state => {
    expect(statesAhead(state)).toEqual([])
  })
})
