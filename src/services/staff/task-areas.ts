import { marketsWith } from '#domain/staff/grant.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { taskAreas } from '#domain/staff/task-area.ts'
import type { TaskArea } from '#store/staff/tasks.ts'

/** Which tasks a staff member sees, in which markets. */
export function areasOf(grants: Staff['grants']): readonly TaskArea[] {
  return [
    ...taskAreas.map(({ begins, permission }) => ({
      begins,
      markets: marketsWith(grants, permission),
    })),
    { begins: [], markets: marketsWith(grants, 'orders.read') },
  ]
}
