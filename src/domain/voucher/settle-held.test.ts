import { describe, expect, test } from 'vitest'
import { settleHeld } from './settle-held.ts'

const held = { originalMinor: 50_000, leftMinor: 20_000 }

describe('a held voucher of which 30,000 were spent', () => {
  test('is open as it is where as much is owed, and grows where more is', () => {
    expect(settleHeld(held, 50_000)).toEqual({ standing: 'open', byMinor: 0, shortMinor: 0 })
    expect(settleHeld(held, 54_000)).toEqual({ standing: 'open', byMinor: 4_000, shortMinor: 0 })
  })

  test('loses what is not owed, to the last minor unit that is left and no further', () => {
    expect(settleHeld(held, 30_000)).toEqual({ standing: 'open', byMinor: -20_000, shortMinor: 0 })
    expect(settleHeld(held, 29_999)).toEqual({ standing: 'open', byMinor: -20_000, shortMinor: 1 })
  })

  test('is withdrawn where nothing is owed, and tells what was spent in vain', () => {
    const said = { standing: 'withdrawn', byMinor: -20_000, shortMinor: 30_000 }
    expect(settleHeld(held, 0)).toEqual(said)
  })
})
