const dayMs = 86_400_000
const announcedForDays = 30

export type PricePoint = { readonly since: Date; readonly minor: number }
export type Discount = { readonly percent: number; readonly lowest30Minor: number }

/**
 * A reduction of the last 30 days is measured against the lowest price of the 30 days before it, in whole percent,
 * rounded down; `undefined` where the price is not below that. `history` is oldest first (rules-of-trade.md 3, Art. 6a).
 */
export function announcedDiscount(history: readonly PricePoint[], now: Date): Discount | undefined {
  const past = history.filter(point => point.since <= now)
  const current = past.at(-1)
  if (!current || now.getTime() - current.since.getTime() > announcedForDays * dayMs)
    return undefined
  const windowStart = current.since.getTime() - announcedForDays * dayMs
  const before = past.slice(0, -1)
  const charged = before.filter(
    (_, index) => (before[index + 1] ?? current).since.getTime() > windowStart,
  )
  if (charged.length === 0) return undefined
  const lowest30Minor = Math.min(...charged.map(point => point.minor))
  const percent = Math.floor(((lowest30Minor - current.minor) * 100) / lowest30Minor)
  return percent >= 1 ? { percent, lowest30Minor } : undefined
}
