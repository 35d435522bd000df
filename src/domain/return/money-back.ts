export type JudgedLine = { readonly backMinor: number; readonly keptMinor: number | null }

/**
 * The promised amount less the deductions of the inspection for single lines, plus the charges (orders.md, Return).
 * Minor units.
 */
export function moneyBack(lines: readonly JudgedLine[], chargesMinor: number): number {
  return lines.reduce(
    (sum, { backMinor, keptMinor }) => sum + backMinor - (keptMinor ?? 0),
    chargesMinor,
  )
}
