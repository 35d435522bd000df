import type { Grade } from '#domain/device/device.ts'
import type { ShelfRow } from '#store/cart/shelf.ts'

/** One line of the requested cart (Spec 7.1); the fields that distinguish two grades or two units are optional. */
export type RequestedDevice = {
  readonly productId: string
  readonly accessoryIds: readonly string[]
  readonly serviceIds: readonly string[]
  readonly batteryId?: string
  readonly unitId?: string
  readonly grade?: Grade
  readonly listingId?: string
}

export type AssignedUnit = {
  readonly requested: RequestedDevice
  readonly row: ShelfRow
  readonly unitId: string
}

/**
 * An id match outranks a bundle match, and one unit serves one line. A line without a grade gets a unit of each
 * grade, from which the cart chooses (orders.md, Cart).
 */
export function assignUnits(
  devices: readonly RequestedDevice[],
  rows: readonly ShelfRow[],
): AssignedUnit[] {
  const free = new Map(rows.map(row => [row.id, [...row.units]]))
  const take = (entry: RequestedDevice, row: ShelfRow, at: number): AssignedUnit[] => {
    const [unitId] = at < 0 ? [] : (free.get(row.id)?.splice(at, 1) ?? [])
    return unitId === undefined ? [] : [{ requested: entry, row, unitId }]
  }
  const own = devices.map(entry =>
    rows
      .filter(row => serves(row, entry))
      .flatMap(row => take(entry, row, indexOf(free.get(row.id), entry.unitId))),
  )
  return devices.flatMap((entry, at) => {
    const assigned = own[at] ?? []
    if (assigned.length > 0) return assigned
    return rows.filter(row => serves(row, entry)).flatMap(row => take(entry, row, 0))
  })
}

function indexOf(units: readonly string[] | undefined, unitId: string | undefined): number {
  return unitId === undefined ? -1 : (units?.indexOf(unitId) ?? -1)
}

function serves(row: ShelfRow, { listingId, productId, grade }: RequestedDevice): boolean {
  return listingId === undefined
    ? row.product.id === productId && (grade === undefined || row.grade === grade)
    : row.id === listingId && row.product.id === productId
}
