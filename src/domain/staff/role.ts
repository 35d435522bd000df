/** What a role lets its holder do in one market. `read` shows, everything else changes. */
export const permissions = [
  'orders.read',
  'orders.ship',
  'orders.change',
  'orders.release',
  'refunds.read',
  'refunds.request',
  'refunds.decide',
  'cash.match',
  'trade-ins.read',
  'trade-ins.inspect',
  'payouts.read',
  'payouts.pay',
  'returns.read',
  'returns.move',
  'claims.read',
  'claims.move',
  'reviews.read',
  'reviews.moderate',
  'prices.read',
  'prices.change',
  'settings.read',
  'settings.change',
  'tasks.close',
  'people.read',
  'people.change',
  'audit.read',
] as const

export type Permission = (typeof permissions)[number]

export const staffRoles = [
  'owner',
  'catalogue',
  'orders',
  'inspection',
  'finance',
  'support',
  'read-only',
] as const

export type StaffRole = (typeof staffRoles)[number]

/** The table of roles; pages, endpoints, menus and tests read it. */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  catalogue: ['prices.read', 'prices.change', 'reviews.read', 'reviews.moderate'],
  orders: [
    'orders.read',
    'orders.ship',
    'orders.change',
    'returns.read',
    'claims.read',
    'tasks.close',
  ],
  inspection: [
    'trade-ins.read',
    'trade-ins.inspect',
    'returns.read',
    'returns.move',
    'claims.read',
    'claims.move',
    'tasks.close',
  ],
  finance: [
    'orders.read',
    'orders.release',
    'refunds.read',
    'refunds.request',
    'refunds.decide',
    'cash.match',
    'trade-ins.read',
    'payouts.read',
    'payouts.pay',
    'returns.read',
    'claims.read',
    'prices.read',
    'settings.read',
    'tasks.close',
  ],
  support: [
    'orders.read',
    'orders.change',
    'refunds.read',
    'refunds.request',
    'trade-ins.read',
    'returns.read',
    'returns.move',
    'claims.read',
    'claims.move',
    'reviews.read',
    'reviews.moderate',
    'tasks.close',
  ],
  'read-only': [
    'orders.read',
    'refunds.read',
    'trade-ins.read',
    'payouts.read',
    'returns.read',
    'claims.read',
    'reviews.read',
    'prices.read',
    'settings.read',
  ],
}

/** Moving money and granting roles require a second factor that was entered a short while ago. */
export const freshFactorFor: ReadonlySet<Permission> = new Set([
  'orders.release',
  'refunds.decide',
  'cash.match',
  'payouts.pay',
  'people.change',
])
