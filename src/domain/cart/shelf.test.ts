import { describe, expect, test } from 'vitest'
import { aDevice, anAccessory, aPhone } from './cart.builders.ts'
import { matchToShelf } from './shelf.ts'

function lineHolding(...ids: string[]) {
  return aPhone('line', {
    device: { id: 'sold', modelType: 'SMARTPHONE', grade: 'very-good' },
    deviceAccessories: ids.map(id => anAccessory(`piece-${id}`, { id })),
  })
}
function unitFor(held: string[], accessoryIds: string[]) {
  return matchToShelf([lineHolding(...held)], [aDevice('unit', { accessoryIds })]).get('line')
    ?.device.id
}

describe('a line whose unit is sold', () => {
  test('a line whose unit is sold gets another unit of its product that was returned for the same accessories', () => {
    expect(unitFor(['case', 'glass'], ['glass', 'case'])).toBe('unit')
    expect(unitFor([], [])).toBe('unit')
  })

  test('a line whose unit is sold gets no unit of another product', () => {
    const other = aDevice('unit', { productId: 'iphone-14-128-black' })
    expect([...matchToShelf([lineHolding()], [other]).keys()]).toEqual([])
  })

  test('a line whose unit is sold gets no unit returned for more or fewer accessories', () => {
    expect(unitFor(['case'], ['case', 'glass'])).toBeUndefined()
    expect(unitFor(['case', 'glass'], ['case'])).toBeUndefined()
  })

  test('a line whose unit is sold gets no unit returned for as many but different accessories, in part or all', () => {
    expect(unitFor(['case', 'glass'], ['case', 'cable'])).toBeUndefined()
    expect(unitFor(['case'], ['glass'])).toBeUndefined()
  })
})
