import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, someSettings } from './cart.builders.ts'
import { mergeValue } from './merge-lines.ts'
import { mergeThreeWays } from './merge-three-ways.ts'

const { giftWrap } = someSettings()

describe('a value that this browser took back after it had sent another', () => {
  test('stays as it is here, though the document has what was sent', () => {
    expect(mergeValue({ base: 'OLD', sent: 'SENT', ours: 'OLD', theirs: 'SENT' })).toBe('OLD')
  })

  test('is theirs where it was sent unchanged', () => {
    expect(mergeValue({ base: 'OLD', sent: 'OLD', ours: 'OLD', theirs: 'NEW' })).toBe('NEW')
  })
})

describe('the moment a cart ends', () => {
  test.each([
    ['only the other browser made it later', { base: 10, ours: 10, theirs: 20 }, 20],
    ['only the other browser made it earlier', { base: 10, ours: 10, theirs: 5 }, 5],
    ['only this browser made it later', { base: 10, ours: 20, theirs: 10 }, 20],
    ['only this browser made it earlier', { base: 10, ours: 5, theirs: 10 }, 5],
    ['both changed it, the other browser to the later one', { base: 10, ours: 20, theirs: 30 }, 30],
    ['both changed it, this browser to the later one', { base: 10, ours: 30, theirs: 20 }, 30],
  ])('is right where %s', (_where, { base, ours, theirs }, end) => {
    const merged = mergeThreeWays(
      {
        base: { cart: aCart({ expireAt: base }), removed: [] },
        ours: aCart({ expireAt: ours }),
        theirs: { cart: aCart({ expireAt: theirs }), removed: [] },
      },
      giftWrap,
    )
    expect(merged.expireAt).toBe(end)
  })
})

describe('a line that the base does not know and that another browser removed', () => {
  const base = { cart: aCart({ phoneCart: [aPhone('p')] }), removed: [] }

  test('goes: a battery', () => {
    const ours = aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] })
    const theirs = { ...base, removed: ['battery:p'] }
    expect(mergeThreeWays({ base, ours, theirs }, giftWrap).batteryCart).toEqual([])
  })

  test('goes: an accessory, alone or with a phone', () => {
    const within = anAccessory('in-p', { phoneId: 'p' })
    const ours = aCart({
      phoneCart: [aPhone('p', { deviceAccessories: [within] })],
      accessoryCart: [anAccessory('loose')],
    })
    const theirs = { ...base, removed: ['loose', 'in-p'] }
    const merged = mergeThreeWays({ base, ours, theirs }, giftWrap)
    expect(merged.accessoryCart).toEqual([])
    expect(merged.phoneCart).toEqual([aPhone('p')])
  })
})
