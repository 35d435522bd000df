import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, someSettings } from './cart.builders.ts'
import { mergeThreeWays } from './merge-three-ways.ts'

const { giftWrap } = someSettings()

function idsOf({ phoneCart }: ReturnType<typeof mergeThreeWays>) {
  return phoneCart.map(({ id }) => id)
}

describe('a removed line restored under its old id while another browser writes', () => {
  const base = { cart: aCart({ phoneCart: [aPhone('q')] }), removed: ['p', 'battery:q', 'loose'] }
  // The other browser added a phone; the lines removed before are still marked.
  const theirs = {
    cart: aCart({ phoneCart: [aPhone('q'), aPhone('r')] }),
    removed: ['p', 'battery:q', 'loose'],
  }

  test('a restored phone stays', () => {
    const ours = aCart({ phoneCart: [aPhone('q'), aPhone('p')] })
    expect(idsOf(mergeThreeWays({ base, ours, theirs }, giftWrap)).toSorted()).toEqual([
      'p',
      'q',
      'r',
    ])
  })

  test('a restored battery and a restored accessory stay', () => {
    const ours = aCart({
      phoneCart: [aPhone('q')],
      batteryCart: [aBattery('q')],
      accessoryCart: [anAccessory('loose')],
    })
    const merged = mergeThreeWays({ base, ours, theirs }, giftWrap)
    expect(merged.batteryCart.map(({ phoneId }) => phoneId)).toEqual(['q'])
    expect(merged.accessoryCart.map(({ lineId }) => lineId)).toEqual(['loose'])
  })

  test('a restored line goes if the other browser removed it after that', () => {
    const ours = aCart({ phoneCart: [aPhone('q'), aPhone('p')] })
    const since = { ...base, removed: [] }
    expect(idsOf(mergeThreeWays({ base: since, ours, theirs }, giftWrap))).toEqual(['q', 'r'])
  })
})

describe('a write with unknown outcome that does not mention a line of this browser', () => {
  const theirs = { cart: aCart({ phoneCart: [aPhone('q')] }), removed: ['p'] }
  const sent = aCart({ phoneCart: [aPhone('q')] })
  const ours = aCart({ phoneCart: [aPhone('q'), aPhone('p')] })

  test('a removed line of a document that the page no longer knows does not come back', () => {
    const base = { cart: aCart(), removed: [] }
    expect(idsOf(mergeThreeWays({ base, sent, ours, theirs }, giftWrap))).toEqual(['q'])
  })

  test('a line that this browser removed in that write and has restored since stays', () => {
    const base = { cart: aCart({ phoneCart: [aPhone('p')] }), removed: [] }
    const merged = mergeThreeWays({ base, sent, ours, theirs }, giftWrap)
    expect(idsOf(merged).toSorted()).toEqual(['p', 'q'])
  })

  test('a line that was added after that write stays', () => {
    const base = { cart: aCart(), removed: [] }
    const unmarked = { ...theirs, removed: [] }
    const merged = mergeThreeWays({ base, sent, ours, theirs: unmarked }, giftWrap)
    expect(idsOf(merged).toSorted()).toEqual(['p', 'q'])
  })
})

describe('the order of the lines', () => {
  const cartOf = (...ids: readonly string[]) => aCart({ phoneCart: ids.map(id => aPhone(id)) })
  const base = { cart: cartOf('p', 'q'), removed: [] }

  test('merged lines have the order of this browser if the other browser changed nothing', () => {
    const merged = mergeThreeWays({ base, ours: cartOf('q', 'p'), theirs: base }, giftWrap)
    expect(idsOf(merged)).toEqual(['q', 'p'])
  })

  test('merged lines have the order of the other browser if that changed, followed by new lines of this browser', () => {
    const theirs = { cart: cartOf('q', 'p', 'r'), removed: [] }
    const merged = mergeThreeWays({ base, ours: cartOf('p', 'q', 's'), theirs }, giftWrap)
    expect(idsOf(merged)).toEqual(['q', 'p', 'r', 's'])
  })
})

test('of two promos changed at once the one of this browser is used', () => {
  const promo = (code: string) => ({ promo: { code, percentage: 10 } })
  const merged = mergeThreeWays(
    {
      base: { cart: aCart(promo('OLD')), removed: [] },
      ours: aCart(promo('OURS')),
      theirs: { cart: aCart(promo('THEIRS')), removed: [] },
    },
    giftWrap,
  )
  expect(merged.promo?.code).toBe('OURS')
})
