import { expect, test } from 'vitest'
import { permissionForTask } from './task-area.ts'

test.each([
  ['sale-to-review', 'trade-ins.read'],
  ['payout-refused', 'trade-ins.read'],
  ['inbound-two-parcels', 'trade-ins.read'],
  ['return-lost', 'returns.read'],
  ['warranty-parcel-came', 'claims.read'],
  ['review-flagged', 'reviews.read'],
  ['label-refused', 'orders.read'],
  ['deliver-message-stuck', 'orders.read'],
  ['of a kind that is new', 'orders.read'],
])('a task %s is shown with %s', (kind, permission) => {
  expect(permissionForTask(kind)).toBe(permission)
})
