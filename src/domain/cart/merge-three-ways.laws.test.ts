import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEdit, settingsOf } from '#test/faults/cart-edits.ts'
import { type Draws, drawsFrom } from '#test/faults/draws.ts'
import { aMoment } from './cart.builders.ts'
import type { Cart } from './cart.ts'
import { sharedOf } from './document.ts'
import { emptyCart } from './empty.ts'
import { mergeThreeWays } from './merge-three-ways.ts'
import { lineIdsOf } from './write-document.ts'

const settings = settingsOf('1')
const { giftWrap } = settings

/** Three carts of the same origin, each edited separately. */
const carts = fc
  .record({ seed: fc.nat(), base: fc.nat(12), ours: fc.nat(8), theirs: fc.nat(8) })
  .map(({ seed, base, ours, theirs }) => {
    const draws = drawsFrom(seed)
    let count = 0
    const newId = () => {
      count += 1
      return `line-${count}`
    }
    const start = edited(draws, emptyCart('ro', settings, aMoment, 'cart'), base, newId)
    return {
      base: start,
      ours: edited(draws, start, ours, newId),
      theirs: edited(draws, start, theirs, newId),
    }
  })

function edited(draws: Draws, cart: Cart, times: number, newId: () => string): Cart {
  return times === 0 ? cart : edited(draws, anyEdit(draws, cart, newId), times - 1, newId)
}

function three(base: Cart, ours: Cart, theirs: Cart): Cart {
  return mergeThreeWays(
    { base: { cart: base, removed: [] }, ours, theirs: { cart: theirs, removed: [] } },
    giftWrap,
  )
}

function linesOf(cart: Cart) {
  return new Set(lineIdsOf(cart))
}

function laws(name: string, check: (base: Cart, ours: Cart, theirs: Cart) => void) {
  test(name, () => {
    fc.assert(
      fc.property(carts, ({ base, ours, theirs }) => check(base, ours, theirs)),
      { numRuns: 500 },
    )
  })
}

laws('a cart that was not changed becomes the cart of the other side', (base, _ours, theirs) => {
  expect(sharedOf(three(base, base, theirs))).toEqual(sharedOf(theirs))
})

laws('a cart stays as it is if the other side changed nothing', (base, ours) => {
  expect(sharedOf(three(base, ours, base))).toEqual(sharedOf(ours))
})

laws('two equally changed carts merge into the same cart', (base, ours) => {
  expect(sharedOf(three(base, ours, ours))).toEqual(sharedOf(ours))
})

laws('merging again with the same document changes nothing', (base, ours, theirs) => {
  const once = three(base, ours, theirs)
  expect(sharedOf(three(theirs, once, theirs))).toEqual(sharedOf(once))
})

laws('a merged cart contains no line that either side removed', (base, ours, theirs) => {
  const merged = linesOf(three(base, ours, theirs))
  const sides = [linesOf(ours), linesOf(theirs)]
  for (const id of linesOf(base))
    if (!sides.every(lines => lines.has(id))) expect(merged).not.toContain(id)
})

laws('a merged cart has every phone that neither side removed, each once', (base, ours, theirs) => {
  const before = new Set(base.phoneCart.map(({ id }) => id))
  const [own, other] = [ours, theirs].map(cart => cart.phoneCart.map(({ id }) => id))
  const expected = [
    ...own!.filter(id => !before.has(id) || other!.includes(id)),
    ...other!.filter(id => !before.has(id)),
  ]
  const merged = three(base, ours, theirs).phoneCart.map(({ id }) => id)
  expect(merged.toSorted()).toEqual(expected.toSorted())
})

laws(
  'a merged cart has at most one gift wrap, never alone or with a tablet, and no battery without its phone',
  (...sides) => {
    const merged = three(...sides)
    const wraps = merged.accessoryCart.filter(({ isWrappingTax }) => isWrappingTax).length
    const hasTablet = merged.phoneCart.some(({ device }) => device.modelType === 'TABLET')
    expect(wraps).toBeLessThanOrEqual(lineIdsOf(merged).length > 0 && !hasTablet ? 1 : 0)
    for (const { phoneId } of merged.batteryCart)
      expect(merged.phoneCart.map(({ id }) => id)).toContain(phoneId)
  },
)
