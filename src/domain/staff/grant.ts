import { type Market, markets } from '#domain/market/market.ts'
import { type Permission, permissionsOf, type StaffRole } from './role.ts'

/** One role in one market; a staff member has any number of them. */
export type Grant = { readonly role: StaffRole; readonly market: Market }

export function may(grants: readonly Grant[], permission: Permission, market: Market): boolean {
  return grants.some(
    each => each.market === market && permissionsOf[each.role].includes(permission),
  )
}

/** The markets in which a permission is held, in their usual order. */
export function marketsWith(grants: readonly Grant[], permission: Permission): readonly Market[] {
  return markets.filter(market => may(grants, permission, market))
}

/** The markets in which any role is held. */
export function marketsOf(grants: readonly Grant[]): readonly Market[] {
  return markets.filter(market => grants.some(each => each.market === market))
}

/** Nobody grants, or takes away, what they do not hold themselves. */
export function mayGrant(own: readonly Grant[], { role, market }: Grant): boolean {
  return (
    may(own, 'people.change', market) &&
    permissionsOf[role].every(permission => may(own, permission, market))
  )
}

/** Whether everything that differs between two sets of grants is the changer's to give. */
export function mayChangeGrants(
  own: readonly Grant[],
  before: readonly Grant[],
  after: readonly Grant[],
): boolean {
  return [...without(before, after), ...without(after, before)].every(each => mayGrant(own, each))
}

export function isSameGrant(one: Grant, other: Grant): boolean {
  return one.role === other.role && one.market === other.market
}

function without(some: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  return some.filter(each => !others.some(other => isSameGrant(each, other)))
}
