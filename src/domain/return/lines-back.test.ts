import { describe, expect, test } from 'vitest'
import { type BoughtLine, chosenLines, goesWith, linesBack, returnableLines } from './lines-back.ts'

function line(
  position: number,
  kind: BoughtLine['kind'],
  priceMinor: number,
  over: Partial<BoughtLine> = {},
): BoughtLine {
  return {
    position,
    kind,
    priceMinor,
    belongsTo: null,
    isLive: true,
    isHeld: false,
    ...over,
  }
}

/** A phone with a warranty, a battery, a gift wrap, a free protector and a case; a second phone; a cable. */
const lines = [
  line(0, 'device', 200_000),
  line(1, 'service', 19_900, { belongsTo: 0 }),
  line(2, 'battery', 24_900, { belongsTo: 0 }),
  line(3, 'gift-wrap', 1_500, { belongsTo: 0 }),
  line(4, 'accessory', 0, { belongsTo: 0 }),
  line(5, 'accessory', 7_900, { belongsTo: 0 }),
  line(6, 'device', 100_000),
  line(7, 'accessory', 4_900),
]

function positions(some: readonly BoughtLine[]) {
  return some.map(({ position }) => position)
}
function chosen(...selected: number[]) {
  const { going, notReturnable } = chosenLines(lines, new Set(selected))
  return { going: positions(going), notReturnable }
}

describe('returned lines of an order', () => {
  test('a device is returned with its services and extras, a paid accessory stays', () => {
    expect(chosen(0)).toEqual({ going: [0, 1, 2, 3, 4], notReturnable: [] })
  })

  test('an accessory is returned alone', () => {
    expect(chosen(5, 7)).toEqual({ going: [5, 7], notReturnable: [] })
  })

  test('naming a line that is included anyway changes nothing', () => {
    expect(chosen(0, 1, 2)).toEqual({ going: [0, 1, 2, 3, 4], notReturnable: [] })
  })

  test.each([1, 2, 3, 4])('the line %i is not returned without its device', position => {
    expect(chosen(position)).toEqual({ going: [], notReturnable: [position] })
  })

  test('lines that the order does not have are reported', () => {
    expect(chosen(6, 8)).toEqual({ going: [6], notReturnable: [8] })
  })

  test('a line that is already in a return, or was cancelled, cannot be returned again', () => {
    const held = lines.map(each => ({ ...each, isHeld: each.position <= 4 }))
    expect(positions(returnableLines(held))).toEqual([5, 6, 7])
    expect(chosenLines(held, new Set([0, 6])).notReturnable).toEqual([0])
    const dropped = lines.map(each => ({ ...each, isLive: each.position !== 0 }))
    expect(positions(returnableLines(dropped))).toEqual([5, 6, 7])
  })

  test('a gift wrap without a device goes with the first device, or with the first accessory', () => {
    const wrap = line(8, 'gift-wrap', 1_500)
    expect(goesWith(wrap, [...lines, wrap])).toBe(0)
    expect(goesWith(wrap, [line(2, 'accessory', 4_900), wrap])).toBe(2)
  })
})

describe('order lines without a device', () => {
  const wrap = line(8, 'gift-wrap', 1_500)

  test('a free accessory without a device is returned alone', () => {
    const free = line(2, 'accessory', 0)
    expect(goesWith(free, [line(0, 'device', 100_000), free])).toBeUndefined()
    expect(positions(returnableLines([line(0, 'device', 100_000), free]))).toEqual([0, 2])
  })

  test('a gift wrap without a device goes with the device, even if an accessory comes first', () => {
    expect(goesWith(wrap, [line(0, 'accessory', 4_900), line(1, 'device', 100_000), wrap])).toBe(1)
  })

  test('a gift wrap without a device does not go with a service', () => {
    expect(goesWith(wrap, [line(0, 'service', 900), line(1, 'accessory', 4_900), wrap])).toBe(1)
  })

  test('a free gift wrap or service is not goods and is not returned', () => {
    expect(goesWith(wrap, [wrap])).toBeUndefined()
    expect(returnableLines([wrap, line(9, 'service', 900)])).toEqual([])
  })
})

describe('the refund of a line', () => {
  test('the refund of a line without a discount is its price', () => {
    expect([...linesBack(lines, 0, 'RON')]).toEqual([
      [0, 200_000],
      [1, 19_900],
      [2, 24_900],
      [3, 1_500],
      [4, 0],
      [5, 7_900],
      [6, 100_000],
      [7, 4_900],
    ])
  })

  test('the refund of a line is its price less its share of the discount', () => {
    const two = [line(0, 'device', 100_000), line(1, 'accessory', 50_000)]
    expect([...linesBack(two, 10_000, 'RON').values()]).toEqual([93_333, 46_667])
  })

  test('the refund of a line is in whole forints', () => {
    const two = [line(0, 'device', 10_000_000), line(1, 'accessory', 500_000)]
    expect([...linesBack(two, 100_000, 'HUF').values()]).toEqual([9_904_800, 495_200])
  })
})
