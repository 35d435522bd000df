import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, someSettings } from './cart.builders.ts'
import { mergeValue } from './merge-lines.ts'
import { mergeThreeWays } from './merge-three-ways.ts'

const { giftWrap } = someSettings()

describe('a value that this browser reverted after it had sent another', () => {
  test('a reverted value stays as it is here, although the document has the sent one', () => {
    expect(mergeValue({ base: 'OLD', sent: 'SENT', ours: 'OLD', theirs: 'SENT' })).toBe('OLD')
  })

  test('a value that was sent unchanged is overwritten by theirs', () => {
    expect(mergeValue({ base: 'OLD', sent: 'OLD', ours: 'OLD', theirs: 'NEW' })).toBe('NEW')
  })
})

describe('the expiry of a merged cart', () => {
  test.each([
    ['only the other browser made it later', { base: 10, ours: 10, theirs: 20 }, 20],
    ['only the other browser made it earlier', { base: 10, ours: 10, theirs: 5 }, 5],
    ['only this browser made it later', { base: 10, ours: 20, theirs: 10 }, 20],
    ['only this browser made it earlier', { base: 10, ours: 5, theirs: 10 }, 5],
    ['both changed it, the other browser to the later one', { base: 10, ours: 20, theirs: 30 }, 30],
    ['both changed it, this browser to the later one', { base: 10, ours: 30, theirs: 20 }, 30],
  ])('the expiry is correct if %s', (_where, { base, ours, theirs }, end) => {
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

describe('a line that the base lacks and another browser removed', () => {
  const base = { cart: aCart({ phoneCart: [aPhone('p')] }), removed: [] }

  test('a battery that the base lacks and another browser removed is removed', () => {
    const ours = aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] })
    const theirs = { ...base, removed: ['battery:p'] }
    expect(mergeThreeWays({ base, ours, theirs }, giftWrap).batteryCart).toEqual([])
  })

  test('an accessory that the base lacks and another browser removed is removed, alone or with a phone', () => {
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
