import type { Staff } from './staff.ts'

/**
 * How the history of an order, a trade-in or a return names a staff member. By email, which is unique: a second look is
 * taken by somebody else than the first (sell.md, Rulings).
 */
export function actorOf({ email }: Pick<Staff, 'email'>): string {
  return `staff ${email}`
}
