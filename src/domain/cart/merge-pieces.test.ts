import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aWrap, someSettings } from './cart.builders.ts'
import { merge, withoutRemoved } from './merge.ts'

const wrap = someSettings().giftWrap

function withPiece(id: string, ...lineIds: readonly string[]) {
  return aPhone(id, {
    deviceAccessories: lineIds.map(lineId => anAccessory(lineId, { phoneId: id })),
  })
}

function linesIn(cart: ReturnType<typeof merge>) {
  return {
    phones: cart.phoneCart.map(({ id, deviceAccessories }) => [
      id,
      ...deviceAccessories.map(({ lineId }) => lineId),
    ]),
    batteries: cart.batteryCart.map(({ phoneId }) => phoneId),
    loose: cart.accessoryCart.map(({ lineId }) => lineId),
  }
}

describe('merging a phone that both carts contain', () => {
  test('a phone in both carts gets the accessories that only the cloud has for it, each once, after its own', () => {
    const local = aCart({ phoneCart: [withPiece('p', 'mine', 'shared')] })
    const cloud = aCart({
      phoneCart: [withPiece('q', 'other'), withPiece('p', 'shared', 'theirs')],
    })
    expect(linesIn(merge(local, cloud, wrap)).phones).toEqual([
      ['p', 'mine', 'shared', 'theirs'],
      ['q', 'other'],
    ])
  })

  test('a phone in both carts is unchanged if the cloud has no more accessories for it', () => {
    const local = aCart({ phoneCart: [withPiece('p', 'mine', 'shared')] })
    const cloud = aCart({ phoneCart: [withPiece('p', 'shared')] })
    expect(merge(local, cloud, wrap).phoneCart).toEqual([withPiece('p', 'mine', 'shared')])
  })
})

test.each([
  [1_000, 2_000],
  [2_000, 1_000],
])(
  'of the times %i and %i merged carts have the later one, as timestamp and as expiry',
  (here, there) => {
    const local = aCart({ timestamp: here, expireAt: here + 500 })
    const cloud = aCart({ timestamp: there, expireAt: there + 500 })
    expect(merge(local, cloud, wrap)).toMatchObject({ timestamp: 2_000, expireAt: 2_500 })
  },
)

describe('lines removed from the document', () => {
  const cart = aCart({
    phoneCart: [withPiece('p', 'in-p', 'also-in-p'), withPiece('q', 'in-q'), withPiece('r')],
    batteryCart: [aBattery('p'), aBattery('r')],
    accessoryCart: [anAccessory('loose'), anAccessory('also-loose'), aWrap()],
  })

  test('removed phones, batteries and accessories are removed from the cart, and nothing else', () => {
    const removed = ['q', 'in-p', 'battery:r', 'loose', 'unknown']
    expect(linesIn(withoutRemoved(cart, removed))).toEqual({
      phones: [['p', 'also-in-p'], ['r']],
      batteries: ['p'],
      loose: ['also-loose', 'gift-wrap'],
    })
  })

  test('a gift wrap is never among the removed lines, because it is not a line', () => {
    expect(linesIn(withoutRemoved(cart, ['gift-wrap'])).loose).toEqual([
      'loose',
      'also-loose',
      'gift-wrap',
    ])
  })
})
