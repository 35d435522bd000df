import { describe, expect, test } from 'vitest'
import { aDevice, anAccessory, aPhone } from './cart.builders.ts'
import { matchToShelf } from './shelf.ts'

function lineHolding(...ids: string[]) {
  return aPhone('line', {
    device: { id: 'sold', modelType: 'SMARTPHONE', grade: 'very-good' },
    deviceAccessories: ids.map(id => anAccessory(`piece-${id}`, { id })),
  })
}
function unitFor(held: string[], answered: string[]) {
  return matchToShelf([lineHolding(...held)], [aDevice('unit', { accessoryIds: answered })]).get(
    'line',
  )?.device.id
}

describe('a line whose unit is sold', () => {
  test('takes another unit of its product that was answered for the same accessories', () => {
    expect(unitFor(['case', 'glass'], ['glass', 'case'])).toBe('unit')
    expect(unitFor([], [])).toBe('unit')
  })

  test('takes no unit of another product', () => {
    const other = aDevice('unit', { productId: 'iphone-14-128-black' })
    expect([...matchToShelf([lineHolding()], [other]).keys()]).toEqual([])
  })

  test('takes no unit answered for more accessories, or for fewer', () => {
    expect(unitFor(['case'], ['case', 'glass'])).toBeUndefined()
    expect(unitFor(['case', 'glass'], ['case'])).toBeUndefined()
  })

  test('takes no unit answered for as many accessories that are others, in part or all', () => {
    expect(unitFor(['case', 'glass'], ['case', 'cable'])).toBeUndefined()
    expect(unitFor(['case'], ['glass'])).toBeUndefined()
  })
})
