import type { Permission } from './role.ts'

/** What the tasks of the shop are about, by how their kind begins; every other one is about orders. */
export const taskAreas = [
  { begins: ['sale-', 'payout-', 'inbound-', 'way-back-'], permission: 'trade-ins.read' },
  { begins: ['return-'], permission: 'returns.read' },
  { begins: ['warranty-'], permission: 'claims.read' },
  { begins: ['review-'], permission: 'reviews.read' },
] as const satisfies readonly {
  readonly begins: readonly string[]
  readonly permission: Permission
}[]

/** What a staff member needs to see a task of this kind. */
export function permissionForTask(kind: string): Permission {
  const area = taskAreas.find(({ begins }) => begins.some(each => kind.startsWith(each)))
  return area?.permission ?? 'orders.read'
}
