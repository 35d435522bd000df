import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, someSettings } from './cart.builders.ts'
import { mergeThreeWays } from './merge-three-ways.ts'

const { giftWrap } = someSettings()

function idsOf({ phoneCart }: ReturnType<typeof mergeThreeWays>) {
  return phoneCart.map(({ id }) => id)
}

describe('a line that had been removed, put back under its old id while another browser writes', () => {
  const base = { cart: aCart({ phoneCart: [aPhone('q')] }), removed: ['p', 'battery:q', 'loose'] }
  // The other browser added a phone; what had been removed before is still marked.
  const theirs = {
    cart: aCart({ phoneCart: [aPhone('q'), aPhone('r')] }),
    removed: ['p', 'battery:q', 'loose'],
  }

  test('stays: a phone', () => {
    const ours = aCart({ phoneCart: [aPhone('q'), aPhone('p')] })
    expect(idsOf(mergeThreeWays({ base, ours, theirs }, giftWrap)).toSorted()).toEqual([
      'p',
      'q',
      'r',
    ])
  })

  test('stays: a battery and an accessory', () => {
    const ours = aCart({
      phoneCart: [aPhone('q')],
      batteryCart: [aBattery('q')],
      accessoryCart: [anAccessory('loose')],
    })
    const merged = mergeThreeWays({ base, ours, theirs }, giftWrap)
    expect(merged.batteryCart.map(({ phoneId }) => phoneId)).toEqual(['q'])
    expect(merged.accessoryCart.map(({ lineId }) => lineId)).toEqual(['loose'])
  })

  test('goes where the other browser removed it after that', () => {
    const ours = aCart({ phoneCart: [aPhone('q'), aPhone('p')] })
    const since = { ...base, removed: [] }
    expect(idsOf(mergeThreeWays({ base: since, ours, theirs }, giftWrap))).toEqual(['q', 'r'])
  })
})

describe('a write of unknown fate that has no word of a line of ours', () => {
  const theirs = { cart: aCart({ phoneCart: [aPhone('q')] }), removed: ['p'] }
  const sent = aCart({ phoneCart: [aPhone('q')] })
  const ours = aCart({ phoneCart: [aPhone('q'), aPhone('p')] })

  test('brings no removed line back that came from a document the page no longer knows', () => {
    const base = { cart: aCart(), removed: [] }
    expect(idsOf(mergeThreeWays({ base, sent, ours, theirs }, giftWrap))).toEqual(['q'])
  })

  test('keeps a line that this browser took out with it and put back since', () => {
    const base = { cart: aCart({ phoneCart: [aPhone('p')] }), removed: [] }
    const merged = mergeThreeWays({ base, sent, ours, theirs }, giftWrap)
    expect(idsOf(merged).toSorted()).toEqual(['p', 'q'])
  })

  test('keeps a line that was added since', () => {
    const base = { cart: aCart(), removed: [] }
    const unmarked = { ...theirs, removed: [] }
    const merged = mergeThreeWays({ base, sent, ours, theirs: unmarked }, giftWrap)
    expect(idsOf(merged).toSorted()).toEqual(['p', 'q'])
  })
})

test('of two promos changed at once the one of this browser is kept', () => {
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
