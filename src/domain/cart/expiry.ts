import type { Cart } from './cart.ts'
import type { CartSettings } from './settings.ts'

/** Carts in the cloud expire one month after the last write (Spec 4.6). */
export const cloudExpiryMonths = 1

/** The expiry is configured in months; a month without that day ends on its last day. Milliseconds, UTC (Spec 4.6). */
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

/** Set on every save: the timestamp only increases, and the months count from the last change. */
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
