/** What a role lets its holder do in one market. `read` shows, everything else changes. */
export const permissions = [
  'orders.read',
  'orders.ship',
  'orders.release',
  'refunds.decide',
  'trade-ins.read',
  'trade-ins.inspect',
  'payouts.pay',
  'returns.read',
  'returns.move',
  'reviews.read',
  'reviews.moderate',
  'prices.read',
  'prices.change',
  'settings.read',
  'settings.change',
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
  orders: ['orders.read', 'orders.ship', 'returns.read'],
  inspection: ['trade-ins.read', 'trade-ins.inspect', 'returns.read', 'returns.move'],
  finance: [
    'orders.read',
    'orders.release',
    'refunds.decide',
    'trade-ins.read',
    'payouts.pay',
    'returns.read',
    'prices.read',
    'settings.read',
  ],
  support: [
    'orders.read',
    'trade-ins.read',
    'returns.read',
    'returns.move',
    'reviews.read',
    'reviews.moderate',
  ],
  'read-only': ['orders.read', 'trade-ins.read', 'returns.read', 'reviews.read', 'settings.read'],
}

/** Moving money and granting roles require a second factor that was entered a short while ago. */
export const freshFactorFor: ReadonlySet<Permission> = new Set([
  'orders.release',
  'refunds.decide',
  'payouts.pay',
  'people.change',
])
