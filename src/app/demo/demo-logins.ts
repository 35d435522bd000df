import { createHmac } from 'node:crypto'
import { slowHashing } from '#providers/identity/password-hashing.ts'
import type { Db } from '#store/database.ts'
import { seedMembers } from '#store/seeds/seed-members.ts'
import { seedStaff } from '#store/seeds/seed-staff.ts'

/** The password of all demo accounts of one shop; each secret gives a different one. */
export function demoPassword(secret: string): string {
  return `kintsu-demo-${createHmac('sha256', secret).update('demo logins').digest('hex').slice(0, 8)}`
}

export async function addDemoLogins(db: Db, secret: string): Promise<void> {
  const hash = await slowHashing.hash(demoPassword(secret))
  await seedMembers(db, hash)
  await seedStaff(db, hash)
}
