import type { Cart } from './cart.ts'
import type { CartSettings } from './settings.ts'

/** Spec 4.6: the cloud's carts expire one month after the last write. */
export const cloudExpiryMonths = 1

/** Spec 4.6: expiry is configured in months; a month without that day ends on its last day. Milliseconds, UTC. */
export function expireAtOf(now: number, months: number): number {
  const start = new Date(now)
  const end = new Date(now)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + months)
  end.setUTCDate(Math.min(start.getUTCDate(), lastDayOf(end)))
  return end.getTime()
}

export function isExpired(cart: Cart, now: number): boolean {
  return now >= cart.expireAt
}

/** Stamped on every save: a timestamp only rises, and the months count from the last change. */
export function stamped(cart: Cart, settings: CartSettings, now: number): Cart {
  return {
    ...cart,
    timestamp: Math.max(now, cart.timestamp + 1),
    expireAt: expireAtOf(now, settings.expiryMonths),
  }
}

function lastDayOf(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
}
