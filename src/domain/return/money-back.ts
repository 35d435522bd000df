export type JudgedLine = { readonly backMinor: number; readonly keptMinor: number | null }

/** orders.md, Return: what was promised, less what inspection keeps of single lines, and the charges. Minor units. */
export function moneyBack(lines: readonly JudgedLine[], chargesMinor: number): number {
  return lines.reduce(
    (sum, { backMinor, keptMinor }) => sum + backMinor - (keptMinor ?? 0),
    chargesMinor,
  )
}
