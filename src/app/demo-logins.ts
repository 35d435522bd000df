import { createHmac } from 'node:crypto'
import { hashOf } from '#providers/identity/hash-password.ts'
import type { Db } from '#store/database.ts'
import { seedMembers } from '#store/seeds/seed-members.ts'

/** Of all demo accounts of one shop; another shop's secret gives another one. */
export function demoPassword(secret: string): string {
  return `kintsu-demo-${createHmac('sha256', secret).update('demo logins').digest('hex').slice(0, 8)}`
}

export async function addDemoLogins(db: Db, secret: string): Promise<void> {
  return seedMembers(db, await hashOf(demoPassword(secret)))
}
