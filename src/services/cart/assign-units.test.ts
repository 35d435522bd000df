import { describe, expect, test } from 'vitest'
import type { ShelfRow } from '#store/cart/shelf.ts'
import { assignUnits, type RequestedDevice } from './assign-units.ts'
import { aShelfRow } from './cart-rows.builders.ts'

function aRow(id: string, units: readonly string[], grade: ShelfRow['grade'] = 'good'): ShelfRow {
  return aShelfRow(id, units, { grade })
}

function aRequestedDevice(changes: Partial<RequestedDevice> = {}): RequestedDevice {
  return {
    productId: 'product',
    accessoryIds: [],
    serviceIds: [],
    ...changes,
  }
}

function unitsOf(devices: readonly RequestedDevice[], rows: readonly ShelfRow[]) {
  return assignUnits(devices, rows).map(({ unitId }) => unitId)
}

describe('units assigned to the requested lines', () => {
  test('a unit goes to the line that names it before one that names none', () => {
    const rows = [aRow('listing', ['u1', 'u2'])]
    expect(unitsOf([aRequestedDevice(), aRequestedDevice({ unitId: 'u1' })], rows)).toEqual([
      'u2',
      'u1',
    ])
  })

  test('a unit serves one line: the second line of the last unit gets none', () => {
    const rows = [aRow('listing', ['u1'])]
    expect(
      unitsOf([aRequestedDevice({ unitId: 'u1' }), aRequestedDevice({ unitId: 'u1' })], rows),
    ).toEqual(['u1'])
  })

  test('a missing unit is replaced by another of the same listing', () => {
    expect(unitsOf([aRequestedDevice({ unitId: 'gone' })], [aRow('listing', ['u1'])])).toEqual([
      'u1',
    ])
  })

  test('units are of the requested grade, or of each grade if none is requested', () => {
    const rows = [aRow('a', ['good-1']), aRow('b', ['fine-1'], 'very-good')]
    expect(unitsOf([aRequestedDevice({ grade: 'very-good' })], rows)).toEqual(['fine-1'])
    expect(unitsOf([aRequestedDevice()], rows)).toEqual(['good-1', 'fine-1'])
  })

  test('a listing of another product gets no unit', () => {
    const other = aRequestedDevice({ listingId: 'listing', productId: 'other' })
    expect(unitsOf([other], [aRow('listing', ['u1'])])).toEqual([])
  })
})
