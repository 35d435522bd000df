import { describe, expect, test } from 'vitest'
import type { ShelfRow } from '#store/cart/shelf.ts'
import { assignUnits, type RequestedDevice } from './assign-units.ts'
import { aShelfRow } from './cart-stores.builders.ts'

function aRow(id: string, units: readonly string[], grade: ShelfRow['grade'] = 'good'): ShelfRow {
  return aShelfRow(id, units, { grade })
}

function asking(changes: Partial<RequestedDevice> = {}): RequestedDevice {
  return {
    productId: 'product',
    accessoryIds: [],
    serviceIds: [],
    ...changes,
  }
}

function unitsOf(request: readonly RequestedDevice[], rows: readonly ShelfRow[]) {
  return assignUnits(request, rows).map(({ unitId }) => unitId)
}

describe('units given to a cart that asks', () => {
  test('go to the line that names them before one that names none', () => {
    const rows = [aRow('listing', ['u1', 'u2'])]
    expect(unitsOf([asking(), asking({ unitId: 'u1' })], rows)).toEqual(['u2', 'u1'])
  })

  test('serve one line each: the second line of the last unit gets none', () => {
    const rows = [aRow('listing', ['u1'])]
    expect(unitsOf([asking({ unitId: 'u1' }), asking({ unitId: 'u1' })], rows)).toEqual(['u1'])
  })

  test('are another of the same listing when the named one is gone', () => {
    expect(unitsOf([asking({ unitId: 'gone' })], [aRow('listing', ['u1'])])).toEqual(['u1'])
  })

  test('are of the grade that is asked, of each grade when none is', () => {
    const rows = [aRow('a', ['good-1']), aRow('b', ['fine-1'], 'very-good')]
    expect(unitsOf([asking({ grade: 'very-good' })], rows)).toEqual(['fine-1'])
    expect(unitsOf([asking()], rows)).toEqual(['good-1', 'fine-1'])
  })

  test('are none for a listing of another product', () => {
    const other = asking({ listingId: 'listing', productId: 'other' })
    expect(unitsOf([other], [aRow('listing', ['u1'])])).toEqual([])
  })
})
