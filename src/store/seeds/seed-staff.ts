import { randomUUID } from 'node:crypto'
import { markets } from '#domain/market/market.ts'
import { type StaffRole, staffRoles } from '#domain/staff/role.ts'
import type { Db } from '../database.ts'
import { staff, staffAccount, staffGrant } from '../schema/staff.ts'

/** Under .example, where nobody has a mailbox. */
export function demoStaffEmailOf(role: StaffRole): string {
  return `${role}@office.example`
}

const names: Readonly<Record<StaffRole, string>> = {
  owner: 'Demo Owner',
  catalogue: 'Demo Catalogue',
  orders: 'Demo Orders',
  inspection: 'Demo Inspection',
  finance: 'Demo Finance',
  support: 'Demo Support',
  'read-only': 'Demo Reader',
}

/** One staff account per role, in all markets; an existing account stays as it is. */
export function seedStaff(db: Db, passwordHash: string): Promise<void> {
  return db.transaction(async tx => {
    const timestamps = { createdAt: new Date(), updatedAt: new Date() }
    for (const role of staffRoles) {
      const [added] = await tx
        .insert(staff)
        .values({
          id: randomUUID(),
          name: names[role],
          email: demoStaffEmailOf(role),
          ...timestamps,
        })
        .onConflictDoNothing()
        .returning({ id: staff.id })
      if (!added) continue
      const account = { providerId: 'credential', accountId: added.id, password: passwordHash }
      await tx.insert(staffAccount).values({ userId: added.id, ...account, ...timestamps })
      await tx
        .insert(staffGrant)
        .values(markets.map(market => ({ staffId: added.id, role, market })))
    }
  })
}
