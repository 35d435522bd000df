import { describe, expect, test } from 'vitest'
import type { ShelfRow } from '#store/cart/shelf.ts'
import { assignUnits, type RequestedDevice } from './assign-units.ts'
import { aShelfRow } from './cart-rows.builders.ts'
import { listAlternatives } from './list-alternatives.ts'

function aRequestedDevice(
  grade: ShelfRow['grade'],
  changes: Partial<RequestedDevice> = {},
): RequestedDevice {
  return {
    productId: 'product',
    accessoryIds: [],
    serviceIds: [],
    grade,
    ...changes,
  }
}

function alternativesOf(devices: readonly RequestedDevice[], rows: readonly ShelfRow[]) {
  return listAlternatives('ro', devices, rows, assignUnits(devices, rows))
}

describe('the alternatives of a sold-out product', () => {
  test('are its other grade with price and page, if that grade has a unit', () => {
    const good = aShelfRow('a', ['u1'], { price: { minor: 90_000, currency: 'RON' } })
    const gone = aShelfRow('b', [], { grade: 'very-good' })
    expect(alternativesOf([aRequestedDevice('very-good')], [good, gone])).toEqual([
      {
        productId: 'product',
        listingId: 'a',
        grade: 'good',
        price: { minor: 90_000, currency: 'RON' },
        productUrl: '/magazin/b/telefoane-b-m/1/?shape=BUN',
      },
    ])
    expect(alternativesOf([aRequestedDevice('very-good')], [{ ...good, units: [] }, gone])).toEqual(
      [],
    )
  })

  test('are empty while the requested grade has a unit', () => {
    const rows = [aShelfRow('a', ['u1']), aShelfRow('b', ['u2'], { grade: 'very-good' })]
    expect(alternativesOf([aRequestedDevice('very-good')], rows)).toEqual([])
  })

  test('do not use a unit that is assigned to another line of the cart', () => {
    const gone = aShelfRow('b', [], { grade: 'very-good' })
    const both = [aRequestedDevice('very-good'), aRequestedDevice('good')]
    expect(alternativesOf(both, [aShelfRow('a', ['u1']), gone])).toEqual([])
    expect(alternativesOf(both, [aShelfRow('a', ['u1', 'u2']), gone])).toHaveLength(1)
  })

  test('do not include another product', () => {
    const gone = aShelfRow('b', [], { grade: 'very-good' })
    const other = aShelfRow('a', ['u1'])
    const rows = [{ ...other, product: { ...other.product, id: 'other' } }, gone]
    const devices = [
      aRequestedDevice('very-good'),
      aRequestedDevice('good', { productId: 'other', unitId: 'u9' }),
    ]
    expect(alternativesOf(devices, rows)).toEqual([])
  })
})
