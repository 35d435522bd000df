/** A cart is refreshed on load, and on focus after 5 minutes. Milliseconds; `undefined` means never (orders.md). */
export function isRefreshDue(refreshedAt: number | undefined, now: number): boolean {
  return refreshedAt === undefined || now - refreshedAt >= fiveMinutes
}

const fiveMinutes = 5 * 60_000
